import NavigationModel

/// Lines of a journal that were read, to tell later which of them are still there.
///
/// A file that became shorter may have grown again since, so its size does not say where it was cut. A line that is
/// unchanged does: what stands before it was not touched.
struct FollowedLines {
    fileprivate struct Line {
        var start: Int
        var length: Int
        var checksum: UInt32
        var seq: Int
        /// The place behind it.
        var mark: ReaderMark
    }

    private static let limit = 64
    private var first: Line?
    private var lines: [Line] = []

    /// Adds the line that was read last, after which a seq is the last one.
    mutating func add(_ reader: JournalReader, seq: Int) {
        let bytes = reader.currentLine
        let line = Line(
            start: reader.location.offset, length: bytes.count, checksum: CRC32C.checksum(bytes.span.bytes), seq: seq,
            mark: reader.mark)
        if first == nil { first = line } else { lines.append(line) }
        if lines.count >= 2 * Self.limit { lines.removeFirst(Self.limit) }
    }

    /// Whether the line that was added last is as it was.
    func isIntact(in file: any ReadableFile) throws(JournalError) -> Bool {
        guard let last = lines.last ?? first else { return true }
        return try last.isIn(file)
    }

    /// Forgets the lines that are not there any more, and returns the place behind what is left with its last seq; nil
    /// if nothing is.
    mutating func cut(to file: any ReadableFile) throws(JournalError) -> (mark: ReaderMark, seq: Int)? {
        while let last = lines.last {
            if try last.isIn(file) { return (last.mark, last.seq) }
            lines.removeLast()
        }
        guard let first, try first.isIn(file) else { return nil }
        return (first.mark, first.seq)
    }
}

extension FollowedLines.Line {
    func isIn(_ file: any ReadableFile) throws(JournalError) -> Bool {
        var bytes = try file.bytes(in: start..<start + length + 1)
        return bytes.count == length + 1 && bytes.removeLast() == 0x0A
            && CRC32C.checksum(bytes.span.bytes) == checksum
    }
}
