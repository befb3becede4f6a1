/// A JSON value that keeps what a journal must not lose: the order of members and the spelling of numbers.
///
/// Two values are equal when their canonical texts are: the order of members does not matter, 1, 1.0 and 1e0 are
/// equal, integer literals are exact at any size, and strings are compared scalar by scalar. What is written is still
/// what was read: equality looks through the spelling, the text keeps it.
public enum JSONValue: Sendable {
    /// The value `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, with its literal.
    case number(JSONNumber)
    /// A string, unescaped.
    case string(String)
    /// An array of values.
    case array([JSONValue])
    /// An object, with its members in order.
    case object(JSONObject)
}
