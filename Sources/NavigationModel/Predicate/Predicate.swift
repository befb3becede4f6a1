import StrictJSON

/// A question about an entry and the state after it, whose answer is yes or no.
///
///     main.path.count > 3 and main.tab == "search"
///     main.path contains article(a1) or not changed(main.path)
///     outcome == rejected and intent == openURL
///
/// - A subject is a path into the state, its `.count`, or what the entry says: `outcome` (its kind), `reason`,
///   `intent`, `origin`, `scene`. A scene that is called like one of these is written `["outcome"].path`.
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
        case outcome, reason, intent, origin, scene
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
        formula.contains { leaf in
            switch leaf {
            case .compare(.entry, _, _), .contains(.entry, _), .matches(.entry, _), .changed: true
            default: false
            }
        }
    }

    /// Whether the answer may be another one when another scene is the current one.
    public var needsCurrentScene: Bool {
        formula.contains { leaf in
            switch leaf {
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
    fileprivate func contains(where test: (Self) -> Bool) -> Bool {
        switch self {
        case .all(let parts), .any(let parts): parts.contains { $0.contains(where: test) }
        case .not(let part): part.contains(where: test)
        case .changed, .compare, .contains, .matches: test(self)
        }
    }
}
