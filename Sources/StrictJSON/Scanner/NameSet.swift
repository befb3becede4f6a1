/// The names an object has had so far.
///
/// Up to sixteen names are kept as fingerprints, without memory of their own, and are all compared at once; a name is
/// looked at only when fingerprints meet. An object with more names goes over to a set, whose seeded hash leaves
/// nothing to gain for someone who chooses the names.
struct NameSet {
    private var fingerprints = SIMD16<UInt32>()
    /// Where the contents of each name begin.
    private var starts = SIMD16<Int>()
    private var count = 0
    private var many: Set<[UInt8]>?

    /// Adds a name; returns false if it is there already, however it is escaped.
    mutating func insert(_ name: ScannedString, in bytes: RawSpan) -> Bool {
        guard many == nil, count < starts.scalarCount else { return insertIntoMany(name, in: bytes) }
        let fingerprint = name.fingerprint(in: bytes)
        if any(fingerprints .== fingerprint), contains(name, fingerprint, in: bytes) { return false }
        fingerprints[count] = fingerprint
        starts[count] = name.contents.lowerBound
        count += 1
        return true
    }

    private func contains(_ name: ScannedString, _ fingerprint: UInt32, in bytes: RawSpan) -> Bool {
        let contents = bytes.unescapedString(from: name.contents.lowerBound)
        return (0..<count).contains { index in
            fingerprints[index] == fingerprint && bytes.unescapedString(from: starts[index]) == contents
        }
    }

    private mutating func insertIntoMany(_ name: ScannedString, in bytes: RawSpan) -> Bool {
        var names = many.take() ?? []
        defer { many = names }
        if names.isEmpty {
            for index in 0..<count { names.insert(bytes.unescapedString(from: starts[index])) }
        }
        return names.insert(bytes.unescapedString(from: name.contents.lowerBound)).inserted
    }
}

extension ScannedString {
    /// A number that equal names share and others rarely do; never 0, which stands for no name.
    fileprivate func fingerprint(in bytes: RawSpan) -> UInt32 {
        guard hasEscapes else { return bytes.fingerprint(of: contents) }
        let unescaped = bytes.unescapedString(from: contents.lowerBound)
        return unescaped.span.bytes.fingerprint(of: unescaped.indices)
    }
}

extension RawSpan {
    fileprivate func fingerprint(of range: Range<Int>) -> UInt32 {
        var hash = UInt64(range.count)
        var offset = range.lowerBound
        while offset < range.upperBound {
            hash = (hash ^ word(at: offset, before: range.upperBound)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            offset += 8
        }
        return UInt32(truncatingIfNeeded: hash) | 1
    }

    /// Returns up to eight bytes, those from `end` on as zeros.
    private func word(at offset: Int, before end: Int) -> UInt64 {
        let length = end - offset
        if offset + 8 <= byteCount {
            let word = word(at: offset)
            return length >= 8 ? word : word & (1 << (8 * UInt64(length)) - 1)
        }
        return (offset..<end).reversed().reduce(0) { word, index in
            word << 8 | UInt64(unsafeLoad(fromByteOffset: index, as: UInt8.self))
        }
    }
}
