/// A place in a line that is spelled as the writer spells lines.
///
/// Every method moves over what it is asked for, or says that something else stands there.
struct Cursor {
    /// The offset of the next byte.
    var position: Int
    /// The offset behind the line's last byte.
    let end: Int

    /// Moves over bytes that are known.
    @inline(__always)
    mutating func take(_ text: StaticString, in bytes: RawSpan) -> Bool {
        let count = text.utf8CodeUnitCount
        let expected = UnsafeRawPointer(text.utf8Start)
        guard position + count <= end else { return false }
        for index in 0..<count where bytes[position + index] != expected.load(fromByteOffset: index, as: UInt8.self) {
            return false
        }
        position += count
        return true
    }

    /// Moves over an integer literal without a sign that fits easily.
    @inline(__always)
    mutating func takeInteger(in bytes: RawSpan) -> Int? {
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
