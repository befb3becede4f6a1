import StrictJSON

/// A question about an entry and the state after it, whose answer is yes or no.
///
///     main.path.count > 3 and main.tab == "search"
///     main.path contains article(a1) or not changed(main.path)
///     outcome == rejected and intent == openURL
///
/// - A subject is a path into the state, its `.count`, or what the entry says: `outcome` (its kind), `reason`,
///   `resolved`, `intent`, `origin`, `scene`. A scene that is called like one of these is written `["outcome"].path`.
/// - `resolved` is the kind of what became of an intent that had waited until this entry, and `reason` the entry's own
///   reason or that of such an intent. There may be several: one that is equal is enough, and `!=` is not `==`.
/// - `==` and `!=` compare with a word, a text in quotes, a number, `null`, a route or JSON. Numbers have an order, so
///   they take `<`, `<=`, `>`, `>=`, too.
/// - `contains` looks for an element of a list, a member of an object, or a piece of a text.
/// - `matches` holds a text against a pattern in quotes: `*` is any text, `?` any single scalar.
/// - `changed(PATH)` holds if the entry changed what the path leads to.
/// - `not` binds tighter than `and`, `and` tighter than `or`.
///
/// A bare name stands for a text, and for any route of that name: `main.path contains article`. With parentheses the
/// route must be equal: `settings()` has no parameters. What the state does not have is equal to nothing, not even to
/// `null`, has no order and contains nothing; `!=` is `not ==`.
public struct Predicate: Sendable, Hashable {
    let formula: Formula

    /// A predicate without its text.
    indirect enum Formula: Sendable, Hashable {
        case all([Formula])
        case any([Formula])
        case not(Formula)
        case changed(StatePath)
        case compare(Subject, Relation, Operand)
        case contains(Subject, Operand)
        case matches(Subject, Glob)
    }

    /// What is asked about.
    enum Subject: Sendable, Hashable {
        case entry(EntryField)
        case state(StatePath)
        /// The number of elements at a path.
        case count(StatePath)
    }

    /// What an entry says.
    enum EntryField: String, Sendable, CaseIterable {
        case outcome, reason, resolved, intent, origin, scene
    }

    /// How two values are compared.
    enum Relation: String, Sendable, CaseIterable {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case atMost = "<="
        case greater = ">"
        case atLeast = ">="
    }

    /// What a subject is compared with.
    enum Operand: Sendable, Hashable {
        /// A bare name: a text, or any route of that name.
        case word(Name)
        /// Anything else; a route is its JSON.
        case json(JSONValue)
    }
}

extension Predicate {
    /// Whether an entry decides, not only the state after it: such a predicate has no answer before the first entry.
    public var asksAboutEntry: Bool {
        formula.tests.contains { test in
            switch test {
            case .compare(.entry, _, _), .contains(.entry, _), .matches(.entry, _), .changed: true
            default: false
            }
        }
    }

    /// Whether the answer may be another one when another scene is the current one.
    public var needsCurrentScene: Bool {
        formula.tests.contains { test in
            switch test {
            case .changed(let path), .compare(.state(let path), _, _), .compare(.count(let path), _, _),
                .contains(.state(let path), _), .contains(.count(let path), _), .matches(.state(let path), _),
                .matches(.count(let path), _):
                path.needsCurrentScene
            default: false
            }
        }
    }
}

extension Predicate.Formula {
    /// The tests that it is put together from, from the left.
    var tests: [Self] {
        switch self {
        case .all(let parts), .any(let parts): parts.flatMap(\.tests)
        case .not(let part): part.tests
        case .changed, .compare, .contains, .matches: [self]
        }
    }
}
