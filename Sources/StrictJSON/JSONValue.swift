/// A JSON value that keeps what a journal must not lose: member order and number spelling.
public enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

/// A JSON number, kept as the literal it was written with.
public struct JSONNumber: Sendable {
    /// The text of the number, as it stood in the document.
    public let literal: String
}

/// The members of a JSON object, in document order.
public struct JSONObject: Sendable {
    /// One name with its value.
    public struct Member: Sendable {
        public var name: String
        public var value: JSONValue
    }

    /// All members, in document order, names unique scalar by scalar.
    public private(set) var members: [Member] = []
}
