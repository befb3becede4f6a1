extension JournalWriter {
    /// Appends whole lines of another journal as they are, unknown members and checksums included.
    ///
    /// They are not acknowledged before `sync`. When it throws, none of them is in the journal.
    ///
    /// - Parameters:
    ///   - file: The journal they come from.
    ///   - range: The bytes of the lines, the last line feed included.
    ///   - seq: The seq of the last entry among them.
    public func copyLines(of file: any ReadableFile, _ range: Range<Int>, upTo seq: Int) throws(JournalError) {
        guard !range.isEmpty else { return }
        var block = [UInt8](repeating: 0, count: min(range.count, 256 << 10))
        var lines: [UInt8] = []
        lines.reserveCapacity(range.count)
        while lines.count < range.count {
            let wanted = min(block.count, range.count - lines.count)
            let count = try file.read(at: range.lowerBound + lines.count, into: &block, in: 0..<wanted)
            guard count > 0 else {
                throw .changed(path: path, expectedSize: range.upperBound, size: range.lowerBound + lines.count)
            }
            lines += block[..<count]
        }
        try write(lines: lines, endingWith: seq)
    }
}
