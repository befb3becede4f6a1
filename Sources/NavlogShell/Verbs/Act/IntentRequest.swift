import NavigationModel
import StrictJSON

/// What somebody asks for: an intent, and where and by whom if that is said.
struct IntentRequest {
    var intent: Intent
    /// The scene, nil for the current one.
    var scene: Name?
    /// Who asks, nil for the person at the session.
    var origin: Origin?

    static func app(_ intent: AppIntent) -> IntentRequest { IntentRequest(intent: .app(intent)) }
    static func scene(_ intent: SceneIntent, in scene: Name? = nil) -> IntentRequest {
        IntentRequest(intent: .scene(intent), scene: scene)
    }

    /// Reads the JSON of an entry. What a journal's writer decides is not looked at: seq, time, outcome, state.
    init(json text: String) throws {
        let json: JSONValue
        do { json = try JSONValue(parsing: text) } catch { throw Diagnostic(error, in: text) }
        guard let members = json.objectValue, let name = members["intent"]?.stringValue else {
            throw Diagnostic.usage("an entry is a JSON object with a member \"intent\"")
        }
        intent = Intent(name: name, members: members)
        scene = members["scene"]?.stringValue.map(Name.init)
        origin = members["origin"]?.stringValue.map(Origin.init(recorded:))
    }

    private init(intent: Intent, scene: Name? = nil) {
        self.intent = intent
        self.scene = scene
    }
}
