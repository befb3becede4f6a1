import NavigationModel
import StrictJSON

/// A verb that asks for an intent: what a person, the app or the system could do.
struct IntentVerb: Verb {
    let name: String
    let summary: String
    let details: String
    let group: VerbGroup
    let signature: Signature
    /// Reads what is asked for from the arguments.
    let request: @Sendable (Call, IntentContext) throws -> IntentRequest

    init(
        _ name: String, _ summary: String, details: String = "", group: VerbGroup = .act,
        takes positionals: [Signature.Positional] = [], options: [Signature.Option] = [], isAppWide: Bool = false,
        request: @escaping @Sendable (Call, IntentContext) throws -> IntentRequest
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.group = group
        self.request = request
        signature = Signature(
            positionals: positionals, options: options + (isAppWide ? [] : [Self.scene]) + [Self.origin])
    }

    private static let scene = Signature.Option(
        name: "--scene", value: .scene, summary: "the scene, instead of the current one")
    private static let origin = Signature.Option(
        name: "--origin", value: .choice(Origin.allCases.map(\.rawValue)),
        summary: "who asks instead of you: link, system, restore, default or auto")

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        var request = try request(call, try session.intentContext())
        if let scene = call.value("--scene") { request.scene = Name(scene) }
        if let origin = call.value("--origin") { request.origin = Origin(recorded: origin) }
        try session.act(request)
        return .done
    }
}

/// What an intent verb may look at.
struct IntentContext {
    /// The app's description.
    var manifest: Manifest?
    /// Reads a file that a word names.
    var readFile: (String) throws -> [UInt8]
    /// Returns the newest snapshot that `restore last` means, nil if there is none.
    var lastSnapshot: () throws -> JSONValue?
}

extension Call {
    /// The text of a word that the signature demands.
    func text(_ index: Int) -> String { word(index)?.text ?? "" }

    /// Reads the words from a place on as routes.
    func routes(from index: Int, _ context: IntentContext) throws -> [Route] {
        var routes: [Route] = []
        for word in words.dropFirst(index) { routes.append(try word.route(context.manifest)) }
        return routes
    }

    /// Reads a word as a number that is at least `minimum`.
    func number(_ index: Int, atLeast minimum: Int) throws -> Int? {
        guard let word = word(index) else { return nil }
        guard let number = Int(word.text), number >= minimum else {
            throw Diagnostic.usage("\"\(word.text)\" is no number from \(minimum) on")
        }
        return number
    }

    /// Reads a word as one of several choices.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ index: Int, _ what: String
    ) throws -> Choice where Choice.RawValue == String {
        guard let choice = Choice(rawValue: text(index)) else {
            throw Diagnostic.unknown(what, text(index), known: Choice.allCases.map(\.rawValue))
        }
        return choice
    }
}

extension Word {
    /// Reads the word as a route, in either notation.
    func route(_ manifest: Manifest?, as role: Route.Role = .pushed) throws -> Route {
        do {
            return try Route(text: text, manifest: manifest, as: role)
        } catch {
            throw Diagnostic(error, in: text)
        }
    }
}
