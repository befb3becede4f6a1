import NavigationModel

/// The lines of a file, one after the other, each decoded.
struct DecodedLines {
    /// What was read.
    enum Part {
        /// A line.
        case line
        /// A line with more bytes than a line may have.
        case overlong
        /// The bytes behind the last line feed.
        case tornTail
        /// The file is in UTF-16.
        case foreignEncoding
        case end
    }

    private var batches: BatchReader
    private var batch = Batch()
    private var vocabulary = Vocabulary()
    /// The place in the batch of the line that comes next.
    private var next = 0
    /// The place of the line that was read last, nil for a part that is none.
    private var current: Int?
    /// Where the part is that was read last.
    private(set) var location = LineLocation(line: 0, offset: 0, length: 0)

    /// The line that is kept, as long as its block is there, and a copy of it once the block has gone.
    private var kept: Range<Int>?
    private var keptCopy: [UInt8]?

    init(_ file: any ReadableFile, blockSize: Int) {
        batches = BatchReader(file, blockSize: blockSize)
    }

    /// Brings the members of every entry to another schema; to be set before anything is read.
    var migration: RecordDecoder.Migration? {
        get { batches.migration }
        set { batches.migration = newValue }
    }

    /// The memory that the line stands in.
    var block: Block { batch.block }

    /// Goes on at an offset, behind so many lines.
    mutating func resume(offset: Int, line: Int, keeping lastLine: [UInt8]?) {
        batches.resume(at: offset)
        keptCopy = lastLine
        location = LineLocation(line: line, offset: offset, length: 0)
    }

    /// Reads the next part.
    @inline(__always)
    mutating func read() throws(JournalError) -> Part {
        if next < batch.sketches.lines.count {
            step()
            return .line
        }
        return try readBatch()
    }

    private mutating func readBatch() throws(JournalError) -> Part {
        keptCopy = keptLine
        (kept, current, next) = (nil, nil, 0)
        try batches.next(into: &batch)
        let bytes = batch.block.bytes
        vocabulary.learn(batch.sketches, in: bytes.span.bytes)
        switch batch.part {
        case .lines:
            step()
            return .line
        case .overlongLine(let offset, let length):
            moveTo(offset: offset, length: length)
            return .overlong
        case .tornTail(let offset, let length):
            current = batch.sketches.lines.indices.first
            next = batch.sketches.lines.count
            moveTo(offset: offset, length: length)
            return .tornTail
        case .foreignEncoding:
            moveTo(offset: 0, length: 0)
            return .foreignEncoding
        case .end:
            return .end
        }
    }

    private mutating func step() {
        let line = batch.sketches.lines[next].line
        moveTo(offset: batch.block.offset + line.lowerBound, length: line.count)
        current = next
        next += 1
    }

    private mutating func moveTo(offset: Int, length: Int) {
        location = LineLocation(line: location.line + 1, offset: offset, length: length)
    }
}

/// What the line holds.
extension DecodedLines {
    /// What the general way made of the line, nil for an entry that the template knows.
    var other: OtherLine? {
        guard let current, batch.sketches.lines[current].intent == nil else { return nil }
        return batch.sketches.others[batch.sketches.lines[current].number]
    }

    /// The seq of the entry on the line, if it holds one.
    var seq: Int? {
        guard let current else { return nil }
        if batch.sketches.lines[current].intent != nil { return batch.sketches.lines[current].seq }
        return otherEntry?.seq
    }

    /// Whether the line is an entry, in the spelling of the template, that simply goes on.
    @inline(__always)
    func goesOn(in succession: inout Succession) -> Bool {
        guard let current, batch.sketches.lines[current].intent != nil else { return false }
        return succession.continues(batch.sketches.lines[current].seq, batch.sketches.lines[current].time)
    }

    /// Makes the entry of the line, if it holds one.
    mutating func make(_ entry: inout Entry) {
        guard let current else { return }
        guard let intent = batch.sketches.lines[current].intent else {
            if let other = otherEntry { entry = other }
            return
        }
        let bytes = batch.block.bytes
        vocabulary.make(&entry, of: batch.sketches.lines[current], intent, in: batch.sketches, bytes.span.bytes)
    }

    private var otherEntry: Entry? {
        guard let other, case .entry = other.record else { return nil }
        return other.entry
    }
}

/// The bytes of lines.
extension DecodedLines {
    /// The offset of the first byte behind the part that was read last.
    var nextOffset: Int {
        if next < batch.sketches.lines.count { return batch.block.offset + Int(batch.sketches.lines[next].start) }
        return batch.block.offset + batch.block.count
    }

    /// The line that was read last, in the block.
    var currentLine: Range<Int> {
        let start = location.offset - batch.block.offset
        return start..<start + location.length
    }

    /// Keeps the line that was read last, to compare later ones with it.
    mutating func keepLine() {
        kept = currentLine
        keptCopy = nil
    }

    /// The bytes of the line that is kept.
    var keptLine: [UInt8]? { kept.map { Array(batch.block.bytes[$0]) } ?? keptCopy }

    /// Whether the line that was read last has the bytes of the one that is kept.
    var repeatsKeptLine: Bool {
        let line = batch.block.bytes[currentLine]
        return kept.map { batch.block.bytes[$0] == line } ?? keptCopy.map { $0[...] == line } ?? false
    }
}
