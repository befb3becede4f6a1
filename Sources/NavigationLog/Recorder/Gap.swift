import NavigationModel
import StrictJSON

/// Entries that did not get into the journal, and what they have led to.
struct Gap: Sendable {
    /// How many were lost, and why.
    struct Loss: Sendable {
        var count: Int
        var reason: String

        /// What the header of the journal says that goes on after the gap.
        var json: JSONValue { ["entries": .integer(count), "reason": .string(reason)] }
    }

    /// The seq of the last one that was lost.
    var seq: Int
    /// The world after it.
    var world: World
    /// When the journal goes on, in milliseconds since 1970.
    var time: Int64
    /// How many were lost, and why.
    var loss: Loss
}
