/// What is wrong with the spelling of a pattern.
public enum LinkPatternError: Error, Hashable, Sendable {
    /// A capture without a name, or with one that is no identifier.
    case badCapture(String)
    /// A `*` that is not the whole last segment, where it takes the rest.
    case misplacedStar(String)
    /// A query value or a fragment that captures several segments.
    case severalSegments(String)
    /// The same capture a second time in one rule.
    case repeatedCapture(Name)
}
