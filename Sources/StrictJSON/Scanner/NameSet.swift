/// The names an object has had so far.
///
/// Ordinary names are not copied: of up to sixteen of them the set knows where they begin, and a byte of each by which
/// all are compared at once; text is looked at only when these bytes meet. An object with more names, or with an
/// escape in one, goes over to a hashed set, whose seed leaves nothing to gain for someone who chooses the names.
struct NameSet {
    /// A byte for each name, the first lowest.
    private var fingerprints: UInt128 = 0
    /// Where the contents of each name begin; a vector because it lives on the stack.
    private var starts = SIMD16<Int>()
    private var count = 0
    private var many: Set<[UInt8]>?

    /// Adds a name; returns false if it is there already, however it is escaped.
    mutating func insert(_ name: ScannedString, in bytes: RawSpan) -> Bool {
        guard many == nil, count < starts.scalarCount, !name.hasEscapes else { return insertIntoMany(name, in: bytes) }
        let fingerprint = UInt128(bytes.fingerprint(of: name.contents))
        var candidates = (fingerprints ^ fingerprint &* .ones).zeroBytes
        while candidates != 0 {
            let index = candidates.trailingZeroBitCount / 8
            if index < count, bytes.string(from: starts[index], is: name.contents) { return false }
            candidates &= candidates &- 1
        }
        fingerprints |= fingerprint &<< UInt128(8 &* count)
        starts[count] = name.contents.lowerBound
        count += 1
        return true
    }

    private mutating func insertIntoMany(_ name: ScannedString, in bytes: RawSpan) -> Bool {
        if many == nil { many = Set((0..<count).map { bytes.unescapedString(from: starts[$0]) }) }
        return many?.insert(bytes.unescapedString(from: name.contents.lowerBound)).inserted ?? false
    }
}

extension UInt128 {
    /// A one in each byte.
    fileprivate static var ones: UInt128 { .max / 0xFF }

    /// Marks (0x80) the bytes that are zero, and at times some above the lowest of them.
    @inline(__always)
    fileprivate var zeroBytes: UInt128 {
        (self &- .ones) & ~self & (.ones &* 0x80)
    }
}

extension RawSpan {
    /// Returns a byte that equal names share and others seldom do: from the length and from the first, the middle and
    /// the last byte. An empty name has its quotes for these.
    @inline(__always)
    fileprivate func fingerprint(of name: Range<Int>) -> UInt8 {
        let first = unsafeLoad(fromByteOffset: name.lowerBound, as: UInt8.self)
        let middle = unsafeLoad(fromByteOffset: name.lowerBound + name.count / 2, as: UInt8.self)
        let last = unsafeLoad(fromByteOffset: name.upperBound - 1, as: UInt8.self)
        return first &+ 3 &* middle &+ 5 &* last &+ 29 &* UInt8(truncatingIfNeeded: name.count)
    }

    /// Returns whether the string whose contents begin at an offset is a name; neither has escapes.
    fileprivate func string(from start: Int, is name: Range<Int>) -> Bool {
        extracting(start..<start + name.count).isEqual(to: extracting(name)) && byte(at: start + name.count) == .quote
    }

    private func isEqual(to other: RawSpan) -> Bool {
        byteOffsets.allSatisfy { byte(at: $0) == other.byte(at: $0) }
    }
}
