import NavigationModel
import StrictJSON

/// What shall happen next in a made-up history.
struct Planned {
    /// How much of what became of an entry the app writes down.
    enum Record {
        case everything, kind, nothing
        /// What the app says instead; its digest is left out.
        case claim(JSONValue)
    }

    /// The milliseconds since the entry before.
    var delay: Int
    var scene: Name?
    var intent: Intent
    var origin: Origin?
    /// Members that only inform, like `deliveredTo`.
    var notes = JSONObject()
    var record = Record.everything
    /// Whether the entry names the one before as its cause.
    var followsPrevious = false
    /// The fault that the entry is to blame for.
    var fault: PlantedFault?
}

/// A state that a made-up app has saved.
struct SavedState {
    var snapshot: JSONValue
    /// The entry after which it was saved.
    var seq: Int
}

/// How a run of a made-up app begins.
struct Start {
    var isByLink = false
    /// The state that comes back.
    var saved: SavedState?
    /// Whether the app restores before it says who is signed in.
    var knowsSessionLate = false
    /// Whether the session ends before the app is ready.
    var signsOut = false
    /// The fault of this start.
    var fault: PlantedFault?
}
