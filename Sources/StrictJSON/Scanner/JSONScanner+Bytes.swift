extension JSONScanner {
    /// The byte at the position, 0 at the end: a NUL is as unexpected as the end wherever this is asked.
    @inline(__always)
    func byte(in bytes: RawSpan) -> UInt8 {
        position < bytes.byteCount ? bytes.unsafeLoad(fromByteOffset: position, as: UInt8.self) : 0
    }

    /// Returns the error for a byte that does not fit the grammar, or for the end.
    @inline(never)
    func unexpected(in bytes: RawSpan) -> JSONError {
        let byte = byte(in: bytes)
        if byte >= 0x80, case .invalid = bytes.sequence(at: position) {
            return JSONError(code: .invalidUTF8, offset: position)
        }
        return JSONError(code: .syntax, offset: position)
    }

    /// Moves over one expected byte.
    @inline(__always)
    mutating func expect(_ expected: UInt8, in bytes: RawSpan) throws(JSONError) {
        guard byte(in: bytes) == expected else { throw unexpected(in: bytes) }
        position += 1
    }
}

extension UInt8 {
    /// Whether this is one of the four bytes that may stand between tokens; for most bytes one comparison says no.
    var isWhitespace: Bool {
        self <= .space && (self == .space || self == .lineFeed || self == .carriageReturn || self == .tab)
    }

    /// Whether this is one of the ten digits.
    var isDigit: Bool { .zero ... .nine ~= self }

    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var quote: UInt8 { UInt8(ascii: "\"") }
    static var plus: UInt8 { UInt8(ascii: "+") }
    static var comma: UInt8 { UInt8(ascii: ",") }
    static var minus: UInt8 { UInt8(ascii: "-") }
    static var point: UInt8 { UInt8(ascii: ".") }
    static var zero: UInt8 { UInt8(ascii: "0") }
    static var nine: UInt8 { UInt8(ascii: "9") }
    static var colon: UInt8 { UInt8(ascii: ":") }
    static var upperE: UInt8 { UInt8(ascii: "E") }
    static var openBracket: UInt8 { UInt8(ascii: "[") }
    static var backslash: UInt8 { UInt8(ascii: "\\") }
    static var closeBracket: UInt8 { UInt8(ascii: "]") }
    static var lowerE: UInt8 { UInt8(ascii: "e") }
    static var lowerF: UInt8 { UInt8(ascii: "f") }
    static var lowerN: UInt8 { UInt8(ascii: "n") }
    static var lowerT: UInt8 { UInt8(ascii: "t") }
    static var openBrace: UInt8 { UInt8(ascii: "{") }
    static var closeBrace: UInt8 { UInt8(ascii: "}") }
}
