extension ReadableFile {
    /// Reads into a range of an array until it is full or the file ends, and returns how many bytes there were.
    func fill(_ bytes: inout [UInt8], in range: Range<Int>, from offset: Int) throws(JournalError) -> Int {
        var filled = 0
        while filled < range.count {
            let count = try read(at: offset + filled, into: &bytes, in: range.dropFirst(filled))
            guard count > 0 else { break }
            filled += count
        }
        return filled
    }

    /// Returns the bytes of a range, fewer where the file ends before it does.
    public func bytes(in range: Range<Int>) throws(JournalError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        let count = try fill(&bytes, in: bytes.indices, from: range.lowerBound)
        return count < bytes.count ? Array(bytes[..<count]) : bytes
    }

    /// Returns the bytes from the start, at most so many; there is never memory for more than the file has.
    public func bytes(upTo limit: Int) throws(JournalError) -> [UInt8] {
        var bytes: [UInt8] = []
        try forEachPiece(of: 0..<limit) { bytes += $0 }
        return bytes
    }

    /// Reads a range piece by piece, until it or the file ends.
    func forEachPiece(
        of range: Range<Int>, _ body: (ArraySlice<UInt8>) throws(JournalError) -> Void
    ) throws(JournalError) {
        var piece = [UInt8](repeating: 0, count: min(range.count, 256 << 10))
        var offset = range.lowerBound
        while offset < range.upperBound {
            let count = try fill(&piece, in: 0..<min(piece.count, range.upperBound - offset), from: offset)
            guard count > 0 else { return }
            try body(piece[..<count])
            offset += count
        }
    }
}
