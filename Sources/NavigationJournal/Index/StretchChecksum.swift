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
        var sum: UInt64 = 0
        var count = 0
        // The checksums of the pieces, chained: a piece that has moved changes the sum.
        try? file.forEachPiece(of: range) { piece in
            sum = (sum ^ UInt64(CRC32C.checksum(piece.span.bytes))) &* 0x9E37_79B9_7F4A_7C15
            count += piece.count
        }
        guard count == range.count else { return nil }
        self.init(range: range, sum: sum)
    }
}
