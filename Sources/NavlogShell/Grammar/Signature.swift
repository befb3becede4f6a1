import NavigationModel

/// The arguments that a verb takes.
struct Signature: Sendable {
    /// What a value is: it decides on completion and on the word in the usage line.
    indirect enum Kind: Sendable, Equatable {
        case journal, file, manifest, position, scene, tab, column, stack, route, presentation, statePath, predicate,
            url
        case text, number, verb, mark, snapshot
        /// The name of an intent, and the kind of an outcome or a reason.
        case intent, outcome
        /// A kind of content, and an id of the kind that stands before it.
        case contentKind, content
        /// A route that one can see: of the current path, or of what lies over the scene.
        case onScreen(Route.Role)
        /// A branch of a session: `main` or a fork; or a fork alone.
        case branch, fork
        /// One of these words, and nothing else.
        case choice([String])
        /// Any of these kinds.
        case either([Kind])
    }

    /// A value in its place.
    struct Positional: Sendable {
        /// How many words it takes.
        enum Arity: Sendable {
            case one, optional, any, many
            /// All words that are left, as one text.
            case rest
        }

        var name: String
        var kind: Kind
        var arity: Arity
    }

    /// A value or a switch with a name.
    struct Option: Sendable {
        var name: String
        /// The kind of its value, nil for a switch.
        var value: Kind?
        var isRepeatable = false
        /// Whether the verb does nothing without it.
        var isNeeded = false
        var summary: String
    }

    var positionals: [Positional] = []
    var options: [Option] = []
    /// Whether the command line may name any number of journals, each of which is asked by itself.
    var asksManyJournals = false

    /// The options that every verb takes.
    static let common: [Option] = [
        Option(name: "--json", summary: "answer as JSON, one value a line"),
        Option(name: "--no-color", summary: "answer without colours"),
        Option(name: "--help", summary: "show this help"),
    ]

    /// Where a verb writes the journal that it makes.
    static let output = Option(name: "-o", value: .file, summary: "the file to create; - is standard output")

    /// The same, for a verb whose answer is that journal.
    static let neededOutput = Option(name: output.name, value: output.value, isNeeded: true, summary: output.summary)

    /// Where one question is asked of many journals, besides the words.
    static let journals: [Option] = [
        Option(
            name: "--files-from", value: .file,
            summary: "also the journals in this list, a path a line or each with a NUL; - is standard input"),
        Option(name: "--total", summary: "answer with what all journals come to, and nothing else"),
    ]

    /// How journals are read, for every verb of the command line. In a session the journal is open already.
    static let reading: [Option] = [
        Option(name: "--lenient", summary: "skip damaged lines instead of stopping at the first"),
        Option(name: "--manifest", value: .manifest, isRepeatable: true, summary: "the app's manifest"),
        Option(name: "--with", value: .journal, isRepeatable: true, summary: "another file of the same journal"),
        Option(name: "--expand-limit", value: .text, summary: "how far an archive may expand, as in 64G"),
        Option(name: "--manifest-path", value: .file, isRepeatable: true, summary: "a folder to look for manifests in"),
        Option(name: "--no-index", summary: "read the whole journal, and keep no index of it"),
    ]
}

extension Signature.Positional {
    static func one(_ name: String, _ kind: Signature.Kind) -> Self { .init(name: name, kind: kind, arity: .one) }
    static func optional(_ name: String, _ kind: Signature.Kind) -> Self {
        .init(name: name, kind: kind, arity: .optional)
    }
    static func any(_ name: String, _ kind: Signature.Kind) -> Self { .init(name: name, kind: kind, arity: .any) }
    static func many(_ name: String, _ kind: Signature.Kind) -> Self { .init(name: name, kind: kind, arity: .many) }
    static func rest(_ name: String, _ kind: Signature.Kind) -> Self { .init(name: name, kind: kind, arity: .rest) }

    /// The positional as the usage line shows it.
    var usage: String {
        switch arity {
        case .one, .rest: name
        case .optional: "[\(name)]"
        case .any: "[\(name)]…"
        case .many: "\(name)…"
        }
    }

    /// Whether further words belong to it, too.
    var repeats: Bool { arity == .any || arity == .many || arity == .rest }

    /// Whether there must be a word for it.
    var isNeeded: Bool { arity == .one || arity == .many || arity == .rest }
}

extension Signature.Option {
    /// The option with the placeholder of its value.
    var usage: String { value.map { "\(name) \($0.placeholder)" } ?? name }
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
        case .stack: "STACK"
        case .route, .presentation, .onScreen: "ROUTE"
        case .statePath: "PATH"
        case .predicate: "PRED"
        case .url: "URL"
        case .text: "TEXT"
        case .number: "N"
        case .verb: "VERB"
        case .mark, .branch, .fork: "NAME"
        case .snapshot: "SNAPSHOT"
        case .intent: "INTENT"
        case .outcome: "OUTCOME"
        case .contentKind: "KIND"
        case .content: "ID"
        case .choice(let values) where values.count > 4: "WORD"
        case .choice(let values): values.joined(separator: "|")
        case .either(let kinds): kinds.map(\.placeholder).joined(separator: "|")
        }
    }
}
