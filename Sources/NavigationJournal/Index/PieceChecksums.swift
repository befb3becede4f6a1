import NavigationModel

/// The bytes of a file up to an offset, as the checksums of pieces of one length; the last one may be shorter.
struct PieceChecksums {
    /// The number of bytes of a piece.
    let length: Int
    /// The number of bytes of all.
    let end: Int
    let sums: [UInt32]

    /// The bytes of a piece.
    func range(of piece: Int) -> Range<Int> { piece * length..<min((piece + 1) * length, end) }
}

extension PieceChecksums {
    /// Reads checksums, of as many pieces as there must be.
    init(unpacking unpacker: inout Unpacker, upTo end: Int) throws(Unpacker.Malformed) {
        length = try unpacker.int()
        self.end = end
        sums = try unpacker.list { unpacker throws(Unpacker.Malformed) in
            guard let sum = UInt32(exactly: try unpacker.int()) else { throw Unpacker.Malformed() }
            return sum
        }
        guard length > 0, sums.count == end / length + (end % length).signum() else { throw Unpacker.Malformed() }
    }
}
