public import StrictJSON

/// What a part of a pattern took from a URL.
public struct LinkCapture: Sendable, Equatable {
    /// The name in the pattern.
    public var name: Name
    /// The text, decoded; several segments are joined by `/`.
    public var text: String
}

extension Parameter.Kind {
    /// Returns the value of this kind that a text of a URL spells, nil if it spells none. Only ASCII digits count.
    public func value(of text: String) -> JSONValue? {
        switch self {
        case .string, .json: .string(text)
        case .int: Self.integer(text).map { .number($0) }
        case .double: JSONNumber(literal: text).flatMap { $0.doubleValue.isFinite ? .number($0) : nil }
        case .bool: text == "true" ? true : text == "false" ? false : nil
        case .uuid: UUIDText.isValid(text) ? .string(text.uppercased()) : nil
        }
    }

    /// Returns an integer of any size. Leading zeros, which no JSON number has, are dropped.
    private static func integer(_ text: String) -> JSONNumber? {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
        guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        if significant.isEmpty { return JSONNumber(0) }
        return JSONNumber(literal: (isNegative ? "-" : "") + String(Substring(significant)))
    }
}
