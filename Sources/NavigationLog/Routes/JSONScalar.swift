import StrictJSON

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value that is one of JSON's, as Foundation's encoder writes it.
protocol JSONScalar {
    /// The value as JSON; nil where JSON has no word for it.
    var json: JSONValue? { get }
    /// Reads the value; nil if it is another one.
    init?(json: JSONValue)
}

extension Bool: JSONScalar {
    var json: JSONValue? { .bool(self) }
    init?(json: JSONValue) {
        guard let bool = json.boolValue else { return nil }
        self = bool
    }
}

extension String: JSONScalar {
    var json: JSONValue? { .string(self) }
    init?(json: JSONValue) {
        guard let string = json.stringValue else { return nil }
        self = string
    }
}

/// Integers keep all their digits; `1.0` is one, too.
extension JSONScalar where Self: FixedWidthInteger {
    var json: JSONValue? { JSONNumber(literal: String(self)).map(JSONValue.number) }
    init?(json: JSONValue) {
        guard let number = json.numberValue else { return nil }
        if let exact = Self(number.literal) {
            self = exact
        } else if !number.isInteger, let whole = Self(exactly: number.doubleValue) {
            self = whole
        } else {
            return nil
        }
    }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}

extension Double: JSONScalar {
    var json: JSONValue? { JSONNumber(self).map(JSONValue.number) }
    init?(json: JSONValue) {
        guard let number = json.numberValue else { return nil }
        self = number.doubleValue
    }
}

extension Float: JSONScalar {
    var json: JSONValue? { JSONNumber(literal: isFinite ? "\(self)" : "").map(JSONValue.number) }
    init?(json: JSONValue) {
        guard let literal = json.numberValue?.literal, let float = Float(literal) else { return nil }
        self = float
    }
}

extension URL: JSONScalar {
    var json: JSONValue? { .string(absoluteString) }
    init?(json: JSONValue) {
        guard let text = json.stringValue, let url = URL(string: text) else { return nil }
        self = url
    }
}

extension Data: JSONScalar {
    var json: JSONValue? { .string(base64EncodedString()) }
    init?(json: JSONValue) {
        guard let text = json.stringValue, let data = Data(base64Encoded: text) else { return nil }
        self = data
    }
}

extension Decimal: JSONScalar {
    var json: JSONValue? { JSONNumber(literal: description).map(JSONValue.number) }
    init?(json: JSONValue) {
        guard let literal = json.numberValue?.literal, let decimal = Decimal(string: literal) else { return nil }
        self = decimal
    }
}
