/// The first mistake of a predicate, from the left.
public struct PredicateError: Error, Hashable, Sendable {
    /// What should stand at a place.
    public enum Expectation: Hashable, Sendable {
        /// A path into the state, `outcome`, `intent` …, `changed(PATH)`, `not` or an opening parenthesis.
        case test
        /// A path into the state.
        case path
        /// One of these words.
        case oneOf([String])
        /// Something to compare with: a word, a text in quotes, a number, a route or JSON.
        case operand
        /// A number.
        case number
        /// A text: a word, or anything in quotes.
        case text
        /// A route.
        case route
        /// A list, as JSON.
        case list
        /// An object, as JSON.
        case object
        /// A pattern in quotes.
        case pattern
        /// An opening parenthesis.
        case opening
        /// A closing parenthesis.
        case closing
        /// `and`, `or`, or the end.
        case end
        /// Fewer levels of parentheses and `not`.
        case fewerLevels
        /// What a route or JSON would go on with.
        case rest(RouteTextError.Fault)
    }

    /// Where, in UTF-8 bytes from the start of the text.
    public var offset: Int
    /// What should stand there.
    public var expected: Expectation
    /// What stands there, nil at the end of the text.
    public var found: String?
}

extension PredicateError {
    /// What is wrong, as a fragment of a sentence, values in quotes.
    public var message: String {
        if case .rest(let fault) = expected { return RouteTextError(fault, at: offset, found: found).message }
        return "expected \(expected.phrase), found \(found.map { quoted($0) } ?? "the end")"
    }
}

extension PredicateError.Expectation {
    fileprivate var phrase: String {
        switch self {
        case .test: "a path into the state, outcome, reason, resolved, intent, origin, scene, changed(PATH) or not"
        case .path: "a path into the state"
        case .oneOf(let words): words.joined(separator: ", ")
        case .operand: "a word, a text in quotes, a number, a route or JSON"
        case .number: "a number"
        case .text: "a word or a text in quotes"
        case .route: "a route"
        case .list: "a list as JSON"
        case .object: "an object as JSON"
        case .pattern: "a pattern in quotes"
        case .opening: "\"(\""
        case .closing: "\")\", \"and\" or \"or\""
        case .end: "\"and\", \"or\" or the end"
        case .fewerLevels: "at most \(PredicateReader.maximumDepth) levels of parentheses and not"
        case .rest: "something else"
        }
    }
}
