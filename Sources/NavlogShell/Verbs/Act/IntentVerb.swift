import NavigationModel
import StrictJSON

/// A verb that asks for an intent: what a person, the app or the system could do.
struct IntentVerb: Verb {
    let name: String
    let summary: String
    let details: String
    let group: VerbGroup
    let signature: Signature
    /// Reads the intent from the arguments.
    let intent: @Sendable (Call, IntentContext) throws(Diagnostic) -> Intent

    init(
        _ name: String, _ summary: String, details: String = "", group: VerbGroup = .act,
        takes positionals: [Signature.Positional] = [], options: [Signature.Option] = [],
        intent: @escaping @Sendable (Call, IntentContext) throws(Diagnostic) -> Intent
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.group = group
        self.intent = intent
        signature = Signature(positionals: positionals, options: options + Self.addressing)
    }

    private static let addressing = [
        Signature.Option(name: "--scene", value: .scene, summary: "the scene, instead of the current one"),
        Signature.Option(
            name: "--origin", value: .choice(Origin.allCases.map(\.rawValue)), summary: "who asks, instead of you"),
    ]

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let context = try session.intentContext()
        let intent = try intent(call, context)
        try session.act(intent, scene: call.value("--scene").map(Name.init), origin: try origin(call))
        return .done
    }

    func origin(_ call: Call) throws(Diagnostic) -> Origin? {
        guard let text = call.value("--origin") else { return nil }
        guard let origin = Origin(rawValue: text) else {
            let known = Origin.allCases.map(\.rawValue)
            let near = known.nearest(to: text).map { "did you mean \($0)?" }
            throw .usage("unknown origin \"\(text)\"", hint: near ?? "one of \(known.joined(separator: ", "))")
        }
        return origin
    }
}

/// What an intent verb may look at.
struct IntentContext {
    /// The app's description.
    var manifest: Manifest?
    /// The current scene.
    var sceneID: Name?
    /// Reads a file that a word names.
    var readFile: (String) throws(Diagnostic) -> [UInt8]
    /// Returns the newest snapshot that `restore last` means, nil if there is none.
    var lastSnapshot: () throws(Diagnostic) -> JSONValue?
}

extension Call {
    /// Reads the words from a place on as routes.
    func routes(from index: Int, _ context: IntentContext) throws(Diagnostic) -> [Route] {
        var routes: [Route] = []
        for word in words.dropFirst(index) { routes.append(try word.route(context.manifest)) }
        return routes
    }

    /// Reads a word as a number that is at least `minimum`.
    func number(_ index: Int, atLeast minimum: Int) throws(Diagnostic) -> Int? {
        guard let word = word(index) else { return nil }
        guard let number = Int(word.text), number >= minimum else {
            throw .usage("\"\(word.raw)\" is no number from \(minimum) on")
        }
        return number
    }

    /// Reads a word as one of several choices.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ index: Int, _ what: String
    ) throws(Diagnostic) -> Choice where Choice.RawValue == String {
        let text = word(index)?.text ?? ""
        if let choice = Choice(rawValue: text) { return choice }
        let known = Choice.allCases.map(\.rawValue)
        let near = known.nearest(to: text).map { "did you mean \($0)?" }
        throw .usage("unknown \(what) \"\(text)\"", hint: near ?? "one of \(known.joined(separator: ", "))")
    }
}

extension Word {
    /// Reads the word as a route, in either notation.
    func route(_ manifest: Manifest?, as role: Route.Role = .pushed) throws(Diagnostic) -> Route {
        do {
            return try Route(text: raw, manifest: manifest, as: role)
        } catch {
            throw Diagnostic(error, in: raw)
        }
    }
}
