import NavigationModel

extension JournalWriter {
    /// Appends the entries of another journal between two positions, as they are: unknown members, checksums
    /// and headers between them included.
    ///
    /// Lines that do not count are left out. Nothing is acknowledged before `sync`.
    ///
    /// - Parameters:
    ///   - file: The other journal.
    ///   - first: The seq of the entry before the first one.
    ///   - last: The seq of the last entry.
    /// - Returns: The number of entries.
    public func copyEntries(of file: any ReadableFile, after first: Int, through last: Int) throws(JournalError) -> Int
    {
        var sieve = JournalSieve(file)
        var run = LineRun(of: file)
        // A header in the middle belongs to the entry that follows it.
        var headers: [Range<Int>] = []
        var (count, seq) = (0, lastSeq)
        while let line = try sieve.next() {
            switch line.worth {
            case .header, .none: break
            case .middle: headers.append(line.range)
            case .entry where sieve.entry.seq <= first: headers = []
            case .entry where sieve.entry.seq > last:
                try run.write(to: self, upTo: seq)
                return count
            case .entry:
                for lines in headers + [line.range] { try run.add(lines, to: self, after: seq) }
                headers = []
                (count, seq) = (count + 1, sieve.entry.seq)
            }
        }
        try run.write(to: self, upTo: seq)
        return count
    }

    /// Appends whole lines of another journal as they are.
    ///
    /// They are not acknowledged before `sync`. When it throws, none of them is in the journal.
    ///
    /// - Parameters:
    ///   - file: The other journal.
    ///   - range: The bytes of the lines, the last line feed included.
    ///   - seq: The seq of the last entry among them.
    func copyLines(of file: any ReadableFile, _ range: Range<Int>, upTo seq: Int) throws(JournalError) {
        guard !range.isEmpty else { return }
        let lines = try file.bytes(in: range)
        guard lines.count == range.count else {
            throw .changed(path: path, expectedSize: range.upperBound, size: range.lowerBound + lines.count)
        }
        try write(lines: lines, endingWith: seq)
    }
}
