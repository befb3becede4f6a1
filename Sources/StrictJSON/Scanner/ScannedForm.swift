/// What the scanner makes of values it has found valid: nothing, or a tree.
///
/// The grammar is written once, generic over its form. The compiler specialises both, and in `Skipped` nothing is left.
protocol ScannedForm {
    associatedtype Value
    associatedtype Elements
    associatedtype Members

    static var null: Value { get }
    static func bool(_ bool: Bool) -> Value
    static func number(_ literal: Range<Int>, in bytes: RawSpan) -> Value
    static func string(_ string: ScannedString, in bytes: RawSpan) -> Value

    static var noElements: Elements { get }
    static func append(_ value: Value, to elements: inout Elements)
    static func array(_ elements: Elements) -> Value

    static var noMembers: Members { get }
    static func append(_ value: Value, named name: ScannedString, in bytes: RawSpan, to members: inout Members)
    static func object(_ members: Members) -> Value
}

/// The form that keeps nothing.
enum Skipped: ScannedForm {
    static var null: Void { () }
    static func bool(_ bool: Bool) {}
    static func number(_ literal: Range<Int>, in bytes: RawSpan) {}
    static func string(_ string: ScannedString, in bytes: RawSpan) {}

    static var noElements: Void { () }
    static func append(_ value: Void, to elements: inout Void) {}
    static func array(_ elements: Void) {}

    static var noMembers: Void { () }
    static func append(_ value: Void, named name: ScannedString, in bytes: RawSpan, to members: inout Void) {}
    static func object(_ members: Void) {}
}

/// The form that keeps everything.
enum Tree: ScannedForm {
    static var null: JSONValue { .null }
    static func bool(_ bool: Bool) -> JSONValue { .bool(bool) }

    static func number(_ literal: Range<Int>, in bytes: RawSpan) -> JSONValue {
        .number(JSONNumber(validated: bytes.text(in: literal)))
    }

    static func string(_ string: ScannedString, in bytes: RawSpan) -> JSONValue {
        .string(string.text(in: bytes))
    }

    static var noElements: [JSONValue] { [] }
    static func append(_ value: JSONValue, to elements: inout [JSONValue]) { elements.append(value) }
    static func array(_ elements: [JSONValue]) -> JSONValue { .array(elements) }

    static var noMembers: [JSONObject.Member] { [] }

    static func append(
        _ value: JSONValue, named name: ScannedString, in bytes: RawSpan, to members: inout [JSONObject.Member]
    ) {
        members.append(JSONObject.Member(name: name.text(in: bytes), value: value))
    }

    static func object(_ members: [JSONObject.Member]) -> JSONValue { .object(JSONObject(distinct: members)) }
}
