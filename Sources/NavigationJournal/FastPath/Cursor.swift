/// A place in a line that is spelled as the writer spells lines.
///
/// Every method moves over what it is asked for, or says that something else stands there.
struct Cursor {
    /// The offset of the next byte.
    var position: Int
    /// The offset behind the last byte.
    var end: Int

    /// Moves over bytes that are known, eight at a time: behind the line there must be padding.
    @inline(__always)
    mutating func take(_ text: StaticString, in bytes: RawSpan) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= end else { return false }
        var index = 0
        while index < count {
            let length = min(count - index, 8)
            guard bytes.word(at: position + index).prefix(length) == text.word(at: index, length) else { return false }
            index += 8
        }
        position += count
        return true
    }

    /// Moves over bytes that are known, wherever they stand.
    mutating func takeUnpadded(_ text: StaticString, in bytes: RawSpan) -> Bool {
        let isThere = text.withUTF8Buffer { text in
            position + text.count <= end && text.indices.allSatisfy { bytes[position + $0] == text[$0] }
        }
        if isThere { position += text.utf8CodeUnitCount }
        return isThere
    }

    /// Moves over an integer literal without a sign that fits easily. Behind the line there must be padding.
    @inline(__always)
    mutating func takeInteger(in bytes: RawSpan) -> Int? {
        // Up to seven digits are looked at together: the first byte that is none tells how many they are.
        let digits = bytes.word(at: position) ^ 0x3030_3030_3030_3030
        let others = (digits | (digits &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0
        let count = others.trailingZeroBitCount / 8
        guard 1...7 ~= count, position + count <= end else { return takeLongInteger(in: bytes) }
        if count > 1, digits & 0xFF == 0 { return nil }
        position += count
        // Digits, then pairs, then fours, each with its neighbour.
        var value = digits << UInt64(64 - 8 * count)
        value = (value &* 10 &+ value >> 8) & 0x00FF_00FF_00FF_00FF
        value = (value &* 100 &+ value >> 16) & 0x0000_FFFF_0000_FFFF
        return Int(truncatingIfNeeded: (value &* 10_000 &+ value >> 32) & 0xFFFF_FFFF)
    }

    private mutating func takeLongInteger(in bytes: RawSpan) -> Int? {
        let start = position
        var value = 0
        while position < end {
            let digit = bytes[position] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            value = value &* 10 &+ Int(digit)
            position += 1
        }
        let count = position - start
        let hasLeadingZero = count > 1 && bytes[start] == UInt8(ascii: "0")
        return 1...18 ~= count && !hasLeadingZero ? value : nil
    }
}

extension UInt64 {
    /// The eight bytes of a text as a word.
    @inline(__always)
    init(spelling text: StaticString) {
        self = text.word(at: 0, 8)
    }
}

extension StaticString {
    /// Some bytes of the text as a word, which is known when the program is compiled.
    @inline(__always)
    fileprivate func word(at start: Int, _ length: Int) -> UInt64 {
        let bytes = UnsafeRawPointer(utf8Start)
        var word: UInt64 = 0
        for index in 0..<length {
            word |= UInt64(bytes.load(fromByteOffset: start + index, as: UInt8.self)) << UInt64(8 * index)
        }
        return word
    }
}
