/// Finds the target of a URL.
public struct LinkMatcher: Sendable {
    private let table: LinkTable

    /// Creates a matcher for a table.
    public init(_ table: LinkTable) {
        self.table = table
    }

    /// Returns what a URL opens, or why it opens nothing.
    public func match(_ url: String) -> LinkMatch {
        .rejected(.noRule)
    }
}

/// What a URL leads to.
public enum LinkMatch: Sendable, Equatable {
    /// The target, and the id of the rule that gave it.
    case opens(Target, rule: String)
    /// The reason it is refused with.
    case rejected(Reason)
}
