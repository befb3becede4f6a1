import NavigationModel
import StrictJSON

/// Values: found by their bytes, or validated the general way the first time.
extension FastDecoder {
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
    @inline(__always)
    mutating func integer(in bytes: RawSpan) throws(Unusual) -> Int {
        guard let integer = cursor.takeInteger(in: bytes) else { throw Unusual() }
        return integer
    }

    /// Moves over a string without escapes, and returns where it stands between its quotes.
    private mutating func contents(in bytes: RawSpan) throws(Unusual) -> Range<Int> {
        guard bytes[cursor.position] == UInt8(ascii: "\"") else { throw Unusual() }
        var scanner = JSONScanner(position: cursor.position)
        guard let string = try? scanner.skipString(in: bytes.extracting(..<cursor.end)), !string.hasEscapes
        else { throw Unusual() }
        cursor.position = scanner.position
        return string.contents
    }

    /// Moves over a string without escapes.
    mutating func text(in bytes: RawSpan) throws(Unusual) -> String {
        bytes.text(in: try contents(in: bytes))
    }

    /// Moves over a string that is likely to come again.
    mutating func name(in bytes: RawSpan) throws(Unusual) -> Name {
        guard bytes[cursor.position] == UInt8(ascii: "\""),
            let token = bytes.token(from: cursor.position + 1, to: cursor.end, .quote)
        else { throw Unusual() }
        if let name = names.value(of: token, in: bytes) {
            cursor.position = token.end
            return name
        }
        let name = Name(try text(in: bytes))
        names.learn(name, of: token, in: bytes)
        return name
    }

    /// Moves over a label and the string behind it.
    mutating func name(_ label: StaticString, in bytes: RawSpan) throws(Unusual) -> Name {
        try expect(label, in: bytes)
        return try name(in: bytes)
    }

    /// Moves over a label and the route behind it.
    mutating func route(_ label: StaticString, in bytes: RawSpan) throws(Unusual) -> Route {
        try expect(label, in: bytes)
        return try route(in: bytes).route
    }

    /// Moves over the name of an origin.
    mutating func origin(in bytes: RawSpan) throws(Unusual) -> Origin {
        if take("\"system\"", in: bytes) { return .system }
        if take("\"link\"", in: bytes) { return .link }
        if take("\"user\"", in: bytes) { return .user }
        if take("\"auto\"", in: bytes) { return .auto }
        if take("\"default\"", in: bytes) { return .default }
        if take("\"restore\"", in: bytes) { return .restore }
        try expect("\"repl\"", in: bytes)
        return .repl
    }

    /// The outcome that most entries have.
    private static let applied: JSONValue = ["kind": "applied"]

    /// Moves over an outcome.
    mutating func outcome(in bytes: RawSpan) throws(Unusual) -> JSONValue {
        if take("{\"kind\":\"applied\"}", in: bytes) { return Self.applied }
        if let token = bytes.token(from: cursor.position, to: cursor.end, .quoteAndBrace),
            let outcome = outcomes.value(of: token, in: bytes)
        {
            cursor.position = token.end
            return outcome
        }
        let token = try value(in: bytes)
        if let outcome = outcomes.value(of: token, in: bytes) { return outcome }
        let outcome = try json(in: token.range, of: bytes)
        outcomes.learn(outcome, of: token, in: bytes)
        return outcome
    }

    /// Moves over a target of any kind.
    mutating func target(in bytes: RawSpan) throws(Unusual) -> Target {
        let token = try value(in: bytes)
        if let target = targets.value(of: token, in: bytes) { return target }
        guard let target = Target(json: try json(in: token.range, of: bytes)) else { throw Unusual() }
        targets.learn(target, of: token, in: bytes)
        return target
    }

    /// Returns the value that bytes say.
    func json(in range: Range<Int>, of bytes: RawSpan) throws(Unusual) -> JSONValue {
        var scanner = JSONScanner(position: range.lowerBound)
        guard let json = try? scanner.parseValue(in: bytes.extracting(..<range.upperBound)) else { throw Unusual() }
        return json
    }

    /// Moves over a value of any kind.
    private mutating func value(in bytes: RawSpan) throws(Unusual) -> Token {
        var scanner = JSONScanner(position: cursor.position)
        guard (try? scanner.skipValue(in: bytes.extracting(..<cursor.end), depth: 1)) != nil else { throw Unusual() }
        defer { cursor.position = scanner.position }
        return bytes.token(from: cursor.position, length: scanner.position - cursor.position)
    }
}

extension RawSpan {
    /// Returns the text of bytes that are known to be UTF-8.
    func text(in range: Range<Int>) -> String {
        extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
}
