/// A verb that moves through the histories of a session, or sets what moving does.
struct TravelVerb: Verb {
    let name: String
    let summary: String
    let details: String
    let group: VerbGroup
    let signature: Signature
    private let isRepeatable: Bool
    private let action: @Sendable (Session, Call) throws -> Void

    /// Creates a verb.
    ///
    /// - Parameters:
    ///   - name: What a person types.
    ///   - summary: What it does, a line.
    ///   - details: More about it.
    ///   - group: Its chapter of the help.
    ///   - positionals: What it takes.
    ///   - isRepeatable: Whether an empty line does it again.
    ///   - action: What it does.
    init(
        _ name: String, _ summary: String, details: String = "", group: VerbGroup = .travel,
        takes positionals: [Signature.Positional] = [], isRepeatable: Bool = false,
        action: @escaping @Sendable (Session, Call) throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.group = group
        self.isRepeatable = isRepeatable
        self.action = action
        signature = Signature(positionals: positionals)
    }

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        try action(session, call)
        if isRepeatable { session.travel.repeatable = call }
        return .done
    }
}
