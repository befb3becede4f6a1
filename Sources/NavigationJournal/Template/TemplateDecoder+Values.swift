import NavigationModel
import StrictJSON

/// Values: found by their bytes, or read the general way the first time.
extension TemplateDecoder {
    /// Moves over bytes that are known, if they stand here.
    @inline(__always)
    mutating func take(_ text: StaticString, in bytes: RawSpan) -> Bool {
        cursor.take(text, in: bytes)
    }

    /// Moves over bytes that must stand here.
    @inline(__always)
    mutating func expect(_ text: StaticString, in bytes: RawSpan) throws(Unusual) {
        guard cursor.take(text, in: bytes) else { throw Unusual() }
    }

    /// Moves over an integer that is not negative.
    mutating func integer(in bytes: RawSpan) throws(Unusual) -> Int {
        guard let integer = cursor.takeInteger(in: bytes) else { throw Unusual() }
        return integer
    }

    /// Moves over a string without escapes.
    mutating func text(in bytes: RawSpan) throws(Unusual) -> String {
        guard bytes[cursor.position] == UInt8(ascii: "\"") else { throw Unusual() }
        var scanner = JSONScanner(position: cursor.position)
        guard let string = try? scanner.skipString(in: bytes.extracting(..<cursor.end)), !string.hasEscapes
        else { throw Unusual() }
        cursor.position = scanner.position
        return bytes.text(in: string.contents)
    }

    /// Moves over a string that is likely to come again.
    mutating func name(in bytes: RawSpan) throws(Unusual) -> Name {
        guard bytes[cursor.position] == UInt8(ascii: "\"") else { throw Unusual() }
        let token = bytes.token(from: cursor.position + 1, to: cursor.end, .quote)
        if let token, let name = names.value(of: token, in: bytes) {
            cursor.position = token.range.upperBound
            return name
        }
        let name = Name(try text(in: bytes))
        if let token { names.insert(name, for: token, in: bytes) }
        return name
    }

    /// Moves over an object.
    mutating func json(in bytes: RawSpan) throws(Unusual) -> JSONValue {
        var scanner = JSONScanner(position: cursor.position)
        guard let value = try? scanner.parseValue(in: bytes.extracting(..<cursor.end), depth: 1)
        else { throw Unusual() }
        cursor.position = scanner.position
        return value
    }

    /// Moves over an outcome.
    mutating func outcome(in bytes: RawSpan) throws(Unusual) -> JSONValue {
        let token = bytes.token(from: cursor.position, to: cursor.end, .quoteAndBrace)
        if let token, let outcome = outcomes.value(of: token, in: bytes) {
            cursor.position = token.range.upperBound
            return outcome
        }
        let outcome = try json(in: bytes)
        if let token, token.range.upperBound == cursor.position { outcomes.insert(outcome, for: token, in: bytes) }
        return outcome
    }
}

extension RawSpan {
    /// Returns the text of bytes known to be UTF-8.
    func text(in range: Range<Int>) -> String {
        extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
}
