import Synchronization

/// A file whose whole pieces are summed while they are read in their order, by whoever reads them.
///
/// The journal goes by anyway when there is no index of it. Read once more for its checksums, it would keep somebody
/// waiting.
final class SummedFile: ReadableFile {
    fileprivate struct Sums {
        /// Those that are known, by the number of their piece.
        var known: [Int: UInt32] = [:]
        /// The offset behind the bytes that came last.
        var end = 0
        /// The checksum of what came of the piece they are in, nil if its beginning was not among it.
        var sum: UInt32? = 0
    }

    /// The file itself.
    let file: any ReadableFile
    private let piece: Int
    private let sums = Mutex(Sums())

    init(_ file: any ReadableFile, piece: Int) {
        self.file = file
        self.piece = piece
    }

    var isSeekable: Bool { file.isSeekable }
    var identity: FileIdentity? { file.identity }
    var stamp: FileStamp? { file.stamp }
    var findings: [Finding] { file.findings }

    func placed(_ finding: Finding) -> Finding { file.placed(finding) }

    func size() throws(JournalError) -> Int { try file.size() }

    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        let count = try file.read(at: offset, into: &bytes, in: range)
        let new = bytes.span.bytes.extracting(range.prefix(count))
        sums.withLock { $0.take(new, at: offset, piece) }
        return count
    }

    /// Returns the checksums of what stands before an offset; nil if the file ends before it.
    func checksums(upTo end: Int) -> PieceChecksums? {
        let known = sums.withLock { $0.known }
        var sums: [UInt32] = []
        for start in stride(from: 0, to: end, by: piece) {
            let isWhole = end - start >= piece
            let kept = isWhole ? known[start / piece] : nil
            guard let sum = kept ?? sum(of: start..<min(start + piece, end)) else { return nil }
            sums.append(sum)
        }
        return PieceChecksums(length: piece, end: end, sums: sums)
    }

    /// Returns where the first piece begins that is not as it was, nil if none is another one.
    func firstChange(from old: PieceChecksums) -> Int? {
        let change = old.sums.indices.first { sum(of: old.range(of: $0)) != old.sums[$0] }
        if old.length == piece {
            let same = zip(old.sums.indices, old.sums).prefix(change ?? old.end / piece)
            sums.withLock { $0.known = Dictionary(uniqueKeysWithValues: same.map { ($0, $1) }) }
        }
        return change.map { old.range(of: $0).lowerBound }
    }

    private func sum(of range: Range<Int>) -> UInt32? {
        var (sum, count) = (0 as UInt32, 0)
        try? file.forEachPiece(of: range) { bytes in
            sum = CRC32C.checksum(bytes.span.bytes, after: sum)
            count += bytes.count
        }
        return count == range.count ? sum : nil
    }
}

extension SummedFile.Sums {
    /// Takes bytes that were read at an offset.
    fileprivate mutating func take(_ bytes: RawSpan, at offset: Int, _ piece: Int) {
        if offset != end { (end, sum) = (offset, offset % piece == 0 ? 0 : nil) }
        var rest = bytes
        while rest.byteCount > 0 {
            let part = rest.extracting(first: piece - end % piece)
            sum = sum.map { CRC32C.checksum(part, after: $0) }
            rest = rest.extracting(droppingFirst: part.byteCount)
            end += part.byteCount
            guard end % piece == 0 else { continue }
            known[end / piece - 1] = sum ?? known[end / piece - 1]
            sum = 0
        }
    }
}
