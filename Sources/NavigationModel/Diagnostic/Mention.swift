/// A name in a question, and what it is to be the name of.
public struct Mention: Sendable, Hashable {
    /// What names are given to.
    public enum Kind: String, Sendable, CaseIterable {
        case scene, tab, stack, column, route, presentation, intent, reason
        /// A kind of outcome, or a reason: a log is asked for both in one place.
        case outcome
        /// A kind of content.
        case content
    }

    /// What it is to be the name of.
    public var kind: Kind
    /// The name.
    public var name: Name

    /// Creates a mention.
    public init(_ kind: Kind, _ name: Name) {
        self.kind = kind
        self.name = name
    }
}
