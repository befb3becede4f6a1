/// What the path, query and fragment of a URL must look like. Absent parts match anything.
public struct LinkPattern: Sendable, Equatable {
    /// One segment of a path pattern.
    public enum Segment: Sendable, Equatable {
        /// Exactly this text.
        case literal(String)
        /// One segment: `:name`, or none at all: `:name?`.
        case capture(Name, isOptional: Bool)
        /// One or more segments: `:name+`, or any number: `:name*`.
        case captureRest(Name, mayBeEmpty: Bool)
        /// The rest, also nothing: a last `*`.
        case rest
    }

    /// What one query value, or the fragment, must look like.
    public enum Value: Sendable, Equatable {
        /// Exactly this text.
        case literal(String)
        /// A value that is there and not empty: `:name`, or may be absent: `:name?`.
        case capture(Name, isOptional: Bool)
    }

    /// A query item that a rule names.
    public struct QueryItem: Sendable, Equatable {
        /// The name of the item.
        public var name: String
        /// What its value must look like.
        public var value: Value

        /// Creates a query item.
        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The segments of the path, nil for any path.
    public var path: [Segment]?
    /// The query items that must match; others are ignored.
    public var query: [QueryItem] = []
    /// The fragment, nil for any.
    public var fragment: Value?

    /// Creates a pattern that matches everything.
    public init() {}
}
