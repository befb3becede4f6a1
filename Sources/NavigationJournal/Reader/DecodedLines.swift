import NavigationModel

/// The lines of a file, one after the other, each decoded.
struct DecodedLines {
    /// What was read.
    enum Part {
        /// A line.
        case line
        /// NULs that the next line begins with.
        case nulRun(offset: Int, length: Int)
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
    /// The line that was read last.
    private(set) var sketch = Sketch()
    /// Where the part is that was read last.
    private(set) var location = LineLocation(line: 0, offset: 0, length: 0)

    /// The place of the line that is kept, as long as its block is there, and a copy of it once the block has gone.
    private var kept: Int?
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
        (kept, sketch, next) = (nil, Sketch(), 0)
        try batches.next(into: &batch)
        vocabulary.learn(batch)
        switch batch.part {
        case .lines:
            step()
            return .line
        case .nulRun(let offset, let length):
            return .nulRun(offset: offset, length: length)
        case .overlongLine(let offset, let length):
            moveTo(offset: offset, length: length)
            return .overlong
        case .tornTail(let offset, let length):
            sketch = batch.sketches.lines.first ?? Sketch()
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
        sketch = batch.sketches.lines[next]
        next += 1
        moveTo(offset: batch.block.offset + Int(sketch.start), length: Int(sketch.length))
    }

    private mutating func moveTo(offset: Int, length: Int) {
        location = LineLocation(line: location.line + 1, offset: offset, length: length)
    }
}

/// What the line holds.
extension DecodedLines {
    /// What the general way made of the line, nil for an entry that the template knows.
    var other: OtherLine? {
        if case .other(let place) = sketch.content { batch.sketches.others[Int(place)] } else { nil }
    }

    /// The seq of the entry on the line, if it holds one.
    var seq: Int? { sketch.isUsual ? sketch.seq : otherEntry?.seq }

    /// The entry of the line, if it holds one, made anew.
    ///
    /// It changes nothing. Were it not mutating, the lines would be copied for the call.
    @inline(__always)
    mutating func makeEntry() -> Entry? {
        if !sketch.isUsual { return otherEntry }
        return vocabulary.entry(sketch, in: batch)
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
        kept = next - 1
        if keptCopy != nil { keptCopy = nil }
    }

    /// The bytes of the line that is kept.
    var keptLine: [UInt8]? { kept.map { Array(batch.block.bytes[batch.sketches.lines[$0].line]) } ?? keptCopy }

    /// Whether the line that was read last has the bytes of the one that is kept.
    var repeatsKeptLine: Bool {
        let line = batch.block.bytes[currentLine]
        return keptLine.map { $0[...] == line } ?? false
    }
}
