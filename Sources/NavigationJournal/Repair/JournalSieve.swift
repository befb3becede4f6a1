import NavigationModel
import StrictJSON

/// Goes through a journal line by line, leniently, and says what each line is worth.
struct JournalSieve {
    /// A line, or several headers in a row.
    struct Line {
        /// What a line is worth.
        enum Worth {
            /// The header of the journal.
            case header(Header)
            /// A header in the middle.
            case middle
            /// An entry that counts.
            case entry
            /// Nothing: it does not count.
            case none
        }

        var worth: Worth
        /// The bytes in the file, the line feed included.
        var range: Range<Int>
        /// What should not be there.
        var findings: [Finding] = []
    }

    private var reader: JournalReader
    /// Where the last line ends.
    private var end = 0
    private var held: Line?

    init(_ file: any ReadableFile) {
        reader = JournalReader(file, tolerance: .lenient)
    }

    /// The entry, if the last line was one.
    var entry: Entry { reader.entry }

    /// The record on the line that was read last, without what may stand around it, as a range of `bytes`.
    var record: Range<Int> {
        let line = reader.lines.currentLine
        // A line that is too long is not in memory, nor is the last one when the end was reached.
        guard reader.location.length <= BlockReader.maximumLineLength, line.lowerBound >= 0,
            line.upperBound <= bytes.count
        else { return 0..<0 }
        return LineFrame(line, in: bytes.span.bytes).record
    }

    /// The memory that the record stands in.
    var bytes: [UInt8] { reader.lines.block.bytes }

    /// Returns the next line, nil after the last one.
    mutating func next() throws(JournalError) -> Line? {
        if let line = held {
            held = nil
            return line
        }
        var line = Line(worth: .none, range: end..<end)
        while let item = try reader.next() {
            switch item {
            case .header(let header):
                // One that comes with an error stands for one that is missing.
                if !line.findings.contains(where: { $0.severity == .error }) { line.worth = .header(header) }
            case .entry: line.worth = .entry
            case .checkpoint: line.worth = .middle
            case .finding(let finding): line.findings.append(finding)
            case .relaunch: break
            }
            if reader.items.isEmpty { return place(line) }
        }
        return middle(upTo: reader.lines.nextOffset)
    }

    /// Gives a line its range. What lies between it and the line before are headers: only they say nothing when read.
    private mutating func place(_ line: Line) -> Line {
        var line = line
        let nuls = line.findings.first { $0.code == .nulRun }
        let middle = middle(upTo: nuls.map { $0.origin + $0.lineOffset } ?? reader.location.offset)
        line.range = end..<max(end, reader.lines.nextOffset)
        end = line.range.upperBound
        guard let middle else { return line }
        held = line
        return middle
    }

    private mutating func middle(upTo offset: Int) -> Line? {
        guard offset > end else { return nil }
        defer { end = offset }
        return Line(worth: .middle, range: end..<offset)
    }
}
