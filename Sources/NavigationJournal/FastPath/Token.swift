/// A run of bytes that ends with a closing mark, and their hash.
///
/// The end is only where the mark is first seen. That it is the end of a value is known when the same bytes have been
/// found to be one before: whole strings and objects are never the beginning of others.
struct Token {
    var start: Int
    var end: Int
    var hash: UInt64

    var length: Int { end - start }
    var range: Range<Int> { start..<end }
}

/// How a token ends.
enum TokenEnd {
    /// With a quote: a string from behind its opening quote.
    case quote
    /// With two braces: a route, `{"name":{…}}`.
    case braces
    /// With a quote and a brace: an outcome.
    case quoteAndBrace
}

extension RawSpan {
    /// The bytes that must follow a line in memory, so that whole words can be read to its end.
    static var padding: Int { 32 }

    /// Returns the token that begins at an offset and ends before `limit`, nil if there is none.
    @inline(__always)
    func token(from start: Int, to limit: Int, _ end: TokenEnd) -> Token? {
        var hash: UInt64 = 0
        var carry: UInt64 = 0
        var offset = start
        while offset < limit {
            let word = word(at: offset)
            let ends = word.ends(end, carry: &carry)
            if ends != 0 {
                let length = ends.trailingZeroBitCount / 8 + 1
                hash = hash.mixed(with: word.prefix(length))
                guard offset + length <= limit else { return nil }
                return Token(start: start, end: offset + length, hash: hash)
            }
            hash = hash.mixed(with: word)
            offset += 8
        }
        return nil
    }

    /// Returns the token of so many bytes.
    func token(from start: Int, length: Int) -> Token {
        var hash: UInt64 = 0
        for offset in stride(from: 0, to: length, by: 8) {
            hash = hash.mixed(with: word(at: start + offset).prefix(min(length - offset, 8)))
        }
        return Token(start: start, end: start + length, hash: hash)
    }

    /// Returns the token of all bytes between two offsets, with a hash that takes many of them at a time.
    @inline(__always)
    func run(from start: Int, to end: Int) -> Token {
        var token = Token(start: start, end: end, hash: UInt64(truncatingIfNeeded: end &- start))
        guard token.length >= 32 else {
            for offset in stride(from: start, to: end, by: 8) {
                token.hash = token.hash.mixed(with: word(at: offset).prefix(min(end - offset, 8)))
            }
            return token
        }
        var offset = start
        while offset < end &- 32 {
            token.hash = token.hash.mixed(with: words(at: offset))
            offset &+= 32
        }
        token.hash = token.hash.mixed(with: words(at: end &- 32))
        return token
    }

    /// Returns whether the bytes of a token stand at an offset of another span.
    ///
    /// Where the hashes are equal they nearly always do, so all are compared. Both spans are padded to whole words.
    @inline(__always)
    func has(_ token: Token, at place: Int, in other: RawSpan) -> Bool {
        var difference: UInt64 = 0
        var offset = 0
        guard token.length >= 32 else {
            while offset < token.length {
                let word = word(at: token.start &+ offset).prefix(min(token.length - offset, 8))
                difference |= word ^ other.word(at: place &+ offset)
                offset &+= 8
            }
            return difference == 0
        }
        let last = token.length &- 32
        while offset < last {
            difference |= words(at: token.start &+ offset).difference(from: other.words(at: place &+ offset))
            offset &+= 32
        }
        difference |= words(at: token.start &+ last).difference(from: other.words(at: place &+ last))
        return difference == 0
    }

    /// The thirty-two bytes at an offset.
    @inline(__always)
    private func words(at offset: Int) -> SIMD4<UInt64> {
        unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
    }

    /// The eight bytes at an offset, the first one lowest.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}

extension UInt64 {
    /// The first bytes of a word, the others as zeros.
    @inline(__always)
    func prefix(_ length: Int) -> UInt64 {
        self & .max >> UInt64(64 - 8 * length)
    }

    /// Marks the bytes that end a token. `carry` is what the word before says about the first byte.
    @inline(__always)
    fileprivate func ends(_ end: TokenEnd, carry: inout UInt64) -> UInt64 {
        switch end {
        case .quote: marks(of: UInt8(ascii: "\""))
        case .braces: pairs(UInt8(ascii: "}"), UInt8(ascii: "}"), &carry)
        case .quoteAndBrace: pairs(UInt8(ascii: "\""), UInt8(ascii: "}"), &carry)
        }
    }

    @inline(__always)
    private func pairs(_ first: UInt8, _ second: UInt8, _ carry: inout UInt64) -> UInt64 {
        let firsts = marks(of: first)
        defer { carry = firsts >> 56 }
        return marks(of: second) & (firsts << 8 | carry)
    }

    /// Marks (0x80) exactly the bytes that are equal to one.
    @inline(__always)
    private func marks(of byte: UInt8) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let difference = self ^ 0x0101_0101_0101_0101 &* UInt64(byte)
        return ~(((difference & low) &+ low) | difference | low)
    }

    /// Mixes four words in. The products do not depend on those before them, so several are under way at once.
    @inline(__always)
    fileprivate func mixed(with words: SIMD4<UInt64>) -> UInt64 {
        let keyed =
            words ^ SIMD4(0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9)
        let first = keyed[0].multipliedFullWidth(by: keyed[1])
        let second = keyed[2].multipliedFullWidth(by: keyed[3])
        return (self << 23 | self >> 41) &+ (first.high ^ first.low) &+ (second.high ^ second.low)
    }

    @inline(__always)
    fileprivate func mixed(with word: UInt64) -> UInt64 {
        let product = (self ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }
}

extension SIMD4<UInt64> {
    /// The bits in which both differ, of all words in one.
    @inline(__always)
    fileprivate func difference(from other: Self) -> UInt64 {
        let difference = self ^ other
        return difference[0] | difference[1] | difference[2] | difference[3]
    }
}
