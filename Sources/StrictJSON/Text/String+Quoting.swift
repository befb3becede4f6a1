extension [UInt8] {
    /// Appends a string in quotes, with the escapes of the form.
    mutating func append(quoting string: String, as form: TextForm) {
        append(.quote)
        var string = string
        let isPlain = string.withUTF8 { bytes in
            guard bytes.allSatisfy(\.isPlain) else { return false }
            append(contentsOf: bytes)
            return true
        }
        if !isPlain { append(escaping: string, as: form) }
        append(.quote)
    }

    private mutating func append(escaping string: String, as form: TextForm) {
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                append(.backslash)
                append(UInt8(truncatingIfNeeded: scalar.value))
            case _ where form.escapes(scalar):
                append(escaping: scalar, as: form)
            default:
                append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    private mutating func append(escaping scalar: Unicode.Scalar, as form: TextForm) {
        if form.hasShortEscapes, let letter = scalar.shortEscape {
            append(.backslash)
            append(letter)
            return
        }
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            append(contentsOf: "\\u".utf8)
            for shift in [12, 8, 4, 0] { append(hexadecimalDigit: UInt8(unit >> shift & 0xF)) }
        }
    }

    private mutating func append(hexadecimalDigit digit: UInt8) {
        append(digit < 10 ? .zero + digit : UInt8(ascii: "a") + digit - 10)
    }
}

extension UInt8 {
    /// Whether this is an ASCII character that no form escapes.
    fileprivate var isPlain: Bool {
        0x20..<0x7F ~= self && self != .quote && self != .backslash
    }
}

extension Unicode.Scalar {
    /// The letter of the escape of two characters that JSON has for this scalar.
    fileprivate var shortEscape: UInt8? {
        switch self {
        case "\u{08}": UInt8(ascii: "b")
        case "\t": UInt8(ascii: "t")
        case "\n": UInt8(ascii: "n")
        case "\u{0C}": UInt8(ascii: "f")
        case "\r": UInt8(ascii: "r")
        default: nil
        }
    }
}
