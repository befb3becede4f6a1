public import StrictJSON

/// A piece of content that a route shows.
public struct Content: Sendable, Hashable {
    /// The kind, by default the name of the route.
    public var kind: Name
    /// The id within its kind.
    public var id: ContentID

    /// Creates a piece of content.
    public init(kind: Name, id: ContentID) {
        self.kind = kind
        self.id = id
    }
}

/// The id of a piece of content: a JSON string or number, compared as a JSON value (1 is not "1").
public struct ContentID: Sendable, Hashable, Comparable {
    let canonical: Name

    /// Creates an id from a JSON value.
    public init(_ json: JSONValue) {
        canonical = Name(json.canonicalText)
    }

    init(canonical: Name) {
        self.canonical = canonical
    }

    /// The id as JSON.
    public var json: JSONValue {
        (try? JSONValue(parsing: canonical.text)) ?? .null
    }

    /// Orders ids by their canonical text.
    public static func < (lhs: ContentID, rhs: ContentID) -> Bool {
        lhs.canonical < rhs.canonical
    }
}
