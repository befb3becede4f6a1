/// What stands where a character of several bytes should begin.
enum UTF8Sequence {
    case valid(length: Int)
    case invalid
    /// All right so far, but the bytes end.
    case cutOff
}

extension RawSpan {
    /// Returns the eight bytes at an offset, the first one lowest.
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Returns the byte at an offset, nil past the end.
    func byte(at offset: Int) -> UInt8? {
        offset < byteCount ? unsafeLoad(fromByteOffset: offset, as: UInt8.self) : nil
    }

    /// Returns the text of bytes known to be UTF-8.
    func text(in range: Range<Int>) -> String {
        extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// Judges the character that begins at an offset with a byte of 0x80 or more, after table 3-7 of the Unicode
    /// standard: no overlong form, no surrogate, nothing above U+10FFFF.
    func sequence(at offset: Int) -> UTF8Sequence {
        guard let lead = byte(at: offset) else { return .cutOff }
        let length: Int
        var allowed: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, allowed) = (3, 0xA0...0xBF)
        case 0xED: (length, allowed) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, allowed) = (4, 0x90...0xBF)
        case 0xF4: (length, allowed) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return .invalid
        }
        for index in offset + 1..<offset + length {
            guard let next = byte(at: index) else { return .cutOff }
            guard allowed.contains(next) else { return .invalid }
            allowed = 0x80...0xBF
        }
        return .valid(length: length)
    }
}
