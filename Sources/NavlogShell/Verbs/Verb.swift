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

    /// Does it.
    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus
}

/// The chapters of the help.
enum VerbGroup: String, CaseIterable, Sendable {
    case see = "See"
    case travel = "Travel"
    case act = "Act, as a person or the app would"
    case scenes = "Scenes and facts"
    case links = "Links"
    case journals = "Journals"
    case session = "Session"

    /// Whether its verbs need a session that goes on.
    var isForSessionsOnly: Bool {
        switch self {
        case .travel, .act, .scenes: true
        case .see, .links, .journals, .session: false
        }
    }
}

extension Verb {
    var details: String { "" }
    var signature: Signature { Signature() }

    var isForSessionsOnly: Bool { group.isForSessionsOnly }

    /// What it takes in its places; a session leaves the journal out.
    func positionals(impliesJournal: Bool) -> [Signature.Positional] {
        impliesJournal ? signature.positionals.filter { $0.kind != .journal } : signature.positionals
    }

    /// The usage line, without `navlog`.
    func usage(impliesJournal: Bool) -> String {
        let options = signature.options.map { option in
            let value = option.value.map { " \($0.placeholder)" } ?? ""
            return "[\(option.name)\(value)]\(option.isRepeatable ? "…" : "")"
        }
        return ([name] + positionals(impliesJournal: impliesJournal).map(\.usage) + options).joined(separator: " ")
    }
}

extension Signature.Kind {
    /// The word that stands for a value in a usage line.
    var placeholder: String {
        switch self {
        case .journal: "J"
        case .file: "FILE"
        case .manifest: "MANIFEST"
        case .position: "POS"
        case .scene: "SCENE"
        case .tab: "TAB"
        case .column: "COLUMN"
        case .route, .presentation: "ROUTE"
        case .statePath: "PATH"
        case .predicate: "PRED"
        case .url: "URL"
        case .text: "TEXT"
        case .number: "N"
        case .verb: "VERB"
        case .mark: "NAME"
        case .snapshot: "SNAPSHOT"
        case .choice(let values): values.joined(separator: "|")
        }
    }
}
