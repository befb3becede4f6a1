/// One thing that navlog can do, on the command line, in a session, or in both.
///
/// A verb is one value in one table: the parser, the help, the completion and the manual all come from it.
protocol Verb: Sendable {
    /// The name, the same everywhere.
    var name: String { get }
    /// What it does, a line without a full stop.
    var summary: String { get }
    /// More, for `help VERB`; empty if the summary says it all.
    var details: String { get }
    /// Where it stands in the help.
    var group: VerbGroup { get }
    /// What it takes.
    var signature: Signature { get }
    /// Whether it makes sense in a session only.
    var isForSessionsOnly: Bool { get }

    /// What the next word is, where the words before it decide; nil where its place does.
    func kind(after words: [Word]) -> Signature.Kind?

    /// Does it.
    func run(_ call: Call, in session: Session) throws -> ExitStatus
}

/// The chapters of the help.
enum VerbGroup: String, CaseIterable, Sendable {
    case see = "See"
    case find = "Find"
    case travel = "Travel"
    case whatIf = "What if"
    case act = "Act, as a person or the app would"
    case scenes = "Scenes and facts"
    case links = "Links"
    case journals = "Journals"
    case session = "Session"

    /// Whether its verbs need a session that goes on.
    var isForSessionsOnly: Bool {
        switch self {
        case .travel, .whatIf, .act, .scenes: true
        case .see, .find, .links, .journals, .session: false
        }
    }
}

extension Verb {
    var details: String { "" }
    var signature: Signature { Signature() }

    var isForSessionsOnly: Bool { group.isForSessionsOnly }

    func kind(after words: [Word]) -> Signature.Kind? { nil }

    /// What it takes in its places; a session leaves the journal out.
    func positionals(inSession: Bool) -> [Signature.Positional] {
        inSession ? signature.positionals.filter { $0.kind != .journal } : signature.positionals
    }

    /// What a word in that place is, nil if there is no such place.
    func positional(at index: Int, inSession: Bool) -> Signature.Positional? {
        let places = positionals(inSession: inSession)
        if places.indices.contains(index) { return places[index] }
        return places.last.flatMap { $0.repeats ? $0 : nil }
    }

    /// Its own options, then those of every verb.
    func options(inSession: Bool) -> [Signature.Option] {
        signature.options + (signature.asksManyJournals && !inSession ? Signature.journals : []) + Signature.common
            + (inSession ? [] : Signature.reading)
    }

    /// The usage line, without `navlog`.
    func usage(inSession: Bool) -> String {
        let needed = signature.options.filter(\.isNeeded).map(\.usage)
        return ([name] + positionals(inSession: inSession).map(\.usage) + needed + ["[option…]"]).joined(separator: " ")
    }
}
