/// The bytes of a journal between two places, as a checksum.
struct StretchChecksum: Hashable {
    let range: Range<Int>
    let sum: UInt64

    init(range: Range<Int>, sum: UInt64) {
        self.range = range
        self.sum = sum
    }

    /// Reads a stretch, however long, in pieces; nil if the file ends before it does.
    init?(_ range: Range<Int>, of file: any ReadableFile) {
        guard range.lowerBound <= range.upperBound else { return nil }
        var piece = [UInt8](repeating: 0, count: min(range.count, 256 << 10))
        var offset = range.lowerBound
        var sum: UInt64 = 0
        while offset < range.upperBound {
            let size = min(piece.count, range.upperBound - offset)
            guard file.fill(&piece, upTo: size, at: offset) else { return nil }
            // The checksums of the pieces, chained: a piece that has moved changes the sum.
            sum = (sum ^ UInt64(CRC32C.checksum(piece.span.bytes.extracting(..<size)))) &* 0x9E37_79B9_7F4A_7C15
            offset += size
        }
        self.init(range: range, sum: sum)
    }
}

extension ReadableFile {
    /// Fills the beginning of an array from an offset on; false if the file does not have so many bytes.
    func fill(_ bytes: inout [UInt8], upTo count: Int, at offset: Int) -> Bool {
        var filled = 0
        while filled < count {
            guard let new = try? read(at: offset + filled, into: &bytes, in: filled..<count), new > 0
            else { return false }
            filled += new
        }
        return true
    }
}
