#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A part of a file that holds whole lines only.
struct Block: Sendable {
    /// The memory; only the first `count` bytes are the block's, and some more are always there.
    private(set) var bytes: [UInt8] = []
    /// The number of bytes, the last of them a line feed.
    private(set) var count = 0
    /// The offset of the first byte in the file.
    private(set) var offset = 0

    /// Whether the file begins with the byte order mark of UTF-16.
    var isForeign: Bool {
        offset == 0 && count >= 2 && (bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF)
    }

    /// How many NULs it begins with.
    var leadingNULs: Int { bytes[..<count].prefix { $0 == 0 }.count }

    /// Begins anew with bytes that have been read already.
    mutating func restart(at newOffset: Int, with first: [UInt8]) {
        offset = newOffset
        count = first.count
        if bytes.count < count { bytes = first }
        // Replacing a range would move everything behind it, even to where it is.
        for index in first.indices { bytes[index] = first[index] }
    }

    /// Reads more behind the bytes that are there; false at the end of the file.
    mutating func fill(from file: any ReadableFile, upTo size: Int) throws(JournalError) -> Bool {
        let missing = count + size + RawSpan.padding - bytes.count
        if missing > 0 { bytes += [UInt8](repeating: 0, count: missing) }
        let new = try file.read(at: offset + count, into: &bytes, in: count..<count + size)
        count += new
        return new > 0
    }

    /// Takes away the bytes from an index on, and returns them.
    mutating func split(at index: Int) -> [UInt8] {
        defer { count = index }
        return Array(bytes[index..<count])
    }

    /// Forgets the bytes that are there.
    mutating func discard() {
        offset += count
        count = 0
    }

    /// Returns the index of the line feed that ends the line, or the end of the block.
    func lineEnd(from start: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let lineFeed = memchr(base + start, 0x0A, count - start) else {
                return count
            }
            return base.distance(to: lineFeed)
        }
    }
}
