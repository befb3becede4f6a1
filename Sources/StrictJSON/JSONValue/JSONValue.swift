/// A JSON value that keeps what a journal must not lose: the order of members and the spelling of numbers.
///
/// Two values are equal when their canonical texts are: the order of members does not matter, 1, 1.0 and 1e0 are
/// equal, integer literals are exact at any size, and strings are compared scalar by scalar. What is written is still
/// what was read: equality looks through the spelling, the text keeps it.
public enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}
