/// The arguments that a verb takes.
struct Signature: Sendable {
    /// What a value is: it decides on completion and on the word in the usage line.
    enum Kind: Sendable, Equatable {
        case journal, file, manifest, position, scene, tab, column, route, presentation, statePath, predicate, url
        case text, number, verb, mark, snapshot
        case choice([String])
    }

    /// A value in its place.
    struct Positional: Sendable {
        /// How many words it takes.
        enum Arity: Sendable { case one, optional, any, many }

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
        var summary: String
    }

    var positionals: [Positional] = []
    var options: [Option] = []
    /// Whether the rest of the line, from the first positional on, is one value with spaces in it.
    var takesRestOfLine = false

    /// The options that every verb takes.
    static let common: [Option] = [
        Option(name: "--json", summary: "answer as JSON, one value a line"),
        Option(name: "--no-color", summary: "answer without colours"),
        Option(name: "--lenient", summary: "skip damaged lines instead of stopping at the first"),
        Option(name: "--manifest", value: .manifest, summary: "the app's manifest"),
        Option(name: "--manifest-path", value: .file, isRepeatable: true, summary: "a folder to look for manifests in"),
    ]
}

extension Signature.Positional {
    static func one(_ name: String, _ kind: Signature.Kind) -> Self { .init(name: name, kind: kind, arity: .one) }
    static func optional(_ name: String, _ kind: Signature.Kind) -> Self {
        .init(name: name, kind: kind, arity: .optional)
    }
    static func any(_ name: String, _ kind: Signature.Kind) -> Self { .init(name: name, kind: kind, arity: .any) }
    static func many(_ name: String, _ kind: Signature.Kind) -> Self { .init(name: name, kind: kind, arity: .many) }

    /// The positional as the usage line shows it.
    var usage: String {
        switch arity {
        case .one: name
        case .optional: "[\(name)]"
        case .any: "[\(name)]…"
        case .many: "\(name)…"
        }
    }
}
