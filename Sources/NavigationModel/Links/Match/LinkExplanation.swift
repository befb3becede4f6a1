public import StrictJSON

/// How a URL was matched: every rule that was tried, and why it was not the one.
public struct LinkExplanation: Sendable {
    /// The URL as it was split and decoded, or what is wrong with it.
    public var url: Result<LinkURL, URLFault>
    /// The rules that were tried, in order; the last one decided if `match` names it.
    public var attempts: [LinkAttempt]
    /// What came of it.
    public var match: LinkMatch
}

/// One rule, tried on a URL.
public struct LinkAttempt: Sendable {
    /// How it ended.
    public enum Result: Sendable {
        /// The rule does not match.
        case mismatch(LinkMismatch)
        /// It matches, takes these captures and decides.
        case match([Converted], LinkDecision)
    }

    /// A capture with the value that the rule's own conversion makes of it, nil if it makes none.
    public struct Converted: Sendable {
        /// The capture.
        public var capture: LinkCapture
        /// Its value.
        public var value: JSONValue?
    }

    /// The id of the rule.
    public var rule: String
    /// The segment that was taken away since it names a locale.
    public var locale: String?
    /// How it ended.
    public var result: Result
}

/// The first part of a URL that a rule does not fit.
public enum LinkMismatch: Sendable, Equatable {
    /// A segment of the path, counted from 0 with a locale. None is found where the path ends too early, none is
    /// wanted where it should have ended.
    case segment(at: Int, found: String?, wanted: LinkPattern.Segment?)
    /// The value of a query item; none is found if there is no item of that name.
    case query(LinkPattern.QueryItem, found: String?)
    /// The fragment.
    case fragment(LinkPattern.Value, found: String?)
}
