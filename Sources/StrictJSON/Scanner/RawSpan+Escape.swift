/// What stands where a backslash is.
enum EscapeSequence {
    case scalar(Unicode.Scalar, length: Int)
    case invalid
    case loneSurrogate
    /// All right so far, but the bytes end.
    case cutOff
}

extension RawSpan {
    /// Reads the escape whose backslash is at an offset; a surrogate pair is one escape of twelve bytes.
    func escape(at offset: Int) -> EscapeSequence {
        guard let kind = byte(at: offset + 1) else { return .cutOff }
        switch kind {
        case .quote, .backslash, UInt8(ascii: "/"): return .scalar(Unicode.Scalar(kind), length: 2)
        case UInt8(ascii: "b"): return .scalar("\u{08}", length: 2)
        case UInt8(ascii: "t"): return .scalar("\t", length: 2)
        case UInt8(ascii: "n"): return .scalar("\n", length: 2)
        case UInt8(ascii: "f"): return .scalar("\u{0C}", length: 2)
        case UInt8(ascii: "r"): return .scalar("\r", length: 2)
        case UInt8(ascii: "u"): return unicodeEscape(at: offset)
        default: return .invalid
        }
    }

    private func unicodeEscape(at offset: Int) -> EscapeSequence {
        switch codeUnit(at: offset + 2) {
        case .cutOff: return .cutOff
        case .invalid: return .invalid
        case .unit(let unit) where UTF16.isLeadSurrogate(unit): return surrogatePair(unit, at: offset)
        case .unit(let unit):
            guard let scalar = Unicode.Scalar(unit) else { return .loneSurrogate }
            return .scalar(scalar, length: 6)
        }
    }

    private func surrogatePair(_ lead: UInt16, at offset: Int) -> EscapeSequence {
        guard let backslash = byte(at: offset + 6) else { return .cutOff }
        guard backslash == .backslash else { return .loneSurrogate }
        guard let kind = byte(at: offset + 7) else { return .cutOff }
        guard kind == UInt8(ascii: "u") else { return .loneSurrogate }
        switch codeUnit(at: offset + 8) {
        case .cutOff: return .cutOff
        case .unit(let trail) where UTF16.isTrailSurrogate(trail):
            return .scalar(UTF16.decode(UTF16.EncodedScalar([lead, trail])), length: 12)
        case .invalid, .unit: return .loneSurrogate
        }
    }

    private enum HexadecimalUnit {
        case unit(UInt16)
        case invalid
        case cutOff
    }

    /// Reads four hexadecimal digits.
    private func codeUnit(at offset: Int) -> HexadecimalUnit {
        var unit: UInt16 = 0
        for index in offset..<offset + 4 {
            guard let byte = byte(at: index) else { return .cutOff }
            guard let digit = byte.hexadecimalValue else { return .invalid }
            unit = unit << 4 | UInt16(digit)
        }
        return .unit(unit)
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit in ASCII.
    fileprivate var hexadecimalValue: UInt8? {
        switch self {
        case .zero ... .nine: self - .zero
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
