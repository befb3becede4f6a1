extension JSONScanner {
    /// Moves over a string, from its opening quote to after its closing one.
    mutating func string(in bytes: RawSpan) throws(JSONError) -> ScannedString {
        try expect(.quote, in: bytes)
        let start = position
        var hasEscapes = false
        while true {
            skipPlainCharacters(in: bytes)
            switch byte(in: bytes) {
            case .quote:
                position += 1
                return ScannedString(contents: start..<position - 1, hasEscapes: hasEscapes)
            case .backslash:
                hasEscapes = true
                try skipEscape(in: bytes)
            case 0x80...:
                try skipSequence(in: bytes)
            default:
                let isEnd = position >= bytes.byteCount
                throw JSONError(code: isEnd ? .syntax : .controlCharacter, offset: position)
            }
        }
    }

    /// Moves over ASCII that means itself, eight bytes a step.
    @inline(__always)
    private mutating func skipPlainCharacters(in bytes: RawSpan) {
        while bytes.byteCount - position >= 8 {
            let special = bytes.word(at: position).specialCharacters
            guard special == 0 else {
                position += special.trailingZeroBitCount / 8
                return
            }
            position += 8
        }
        while true {
            let byte = byte(in: bytes)
            guard byte >= 0x20, byte < 0x80, byte != .quote, byte != .backslash else { return }
            position += 1
        }
    }

    /// Moves over one character of two to four bytes.
    private mutating func skipSequence(in bytes: RawSpan) throws(JSONError) {
        switch bytes.sequence(at: position) {
        case .valid(let length): position += length
        case .invalid: throw JSONError(code: .invalidUTF8, offset: position)
        case .cutOff: throw JSONError(code: .syntax, offset: bytes.byteCount)
        }
    }

    /// Moves over one escape, or over two that make a surrogate pair.
    private mutating func skipEscape(in bytes: RawSpan) throws(JSONError) {
        let start = position
        switch bytes.escape(at: start) {
        case .scalar(_, let length): position += length
        case .invalid: throw JSONError(code: .syntax, offset: start)
        case .loneSurrogate: throw JSONError(code: .loneSurrogate, offset: start)
        case .cutOff: throw JSONError(code: .syntax, offset: bytes.byteCount)
        }
    }
}

extension UInt64 {
    /// Marks (0x80) the bytes that end a run of plain characters: quotes, backslashes, controls and non-ASCII.
    ///
    /// Only the lowest mark is exact: subtracting may borrow from the bytes above a marked one.
    fileprivate var specialCharacters: UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = (self ^ ones &* UInt64(UInt8.quote)) &- ones
        let backslashes = (self ^ ones &* UInt64(UInt8.backslash)) &- ones
        let controls = self &- ones &* 0x20
        return (quotes | backslashes | controls | self) & (ones &* 0x80)
    }
}
