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
    /// What lines have said again and again, by the number that the decoder of the batch has for it.
    private var known: [Statement] = []
    /// The same by the numbers of the other decoders.
    private var knownElsewhere: [Int: [Statement]] = [:]
    /// The place in the batch of the line that comes next.
    private var next = 0
    /// The line that was read last.
    private(set) var line = DecodedLine()
    /// How many lines came before the batch.
    private var linesBefore = 0
    /// Where the part is that was read last, if it is no line of the batch.
    private var place = LineLocation(line: 0, offset: 0, length: 0)

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

    /// Where the part is that was read last.
    var location: LineLocation {
        guard next > 0 else { return place }
        return LineLocation(
            line: linesBefore + next, offset: batch.block.offset + line.range.lowerBound, length: line.range.count)
    }

    /// Goes on at an offset, behind so many lines.
    mutating func resume(offset: Int, line: Int, keeping lastLine: [UInt8]?) {
        batches.resume(at: offset)
        keptCopy = lastLine
        place = LineLocation(line: line, offset: offset, length: 0)
    }

    /// Goes on by itself behind the batch if a copy takes batches from the same threads.
    mutating func detach() {
        batches.detach(at: batch.block.offset + batch.block.count)
    }

    /// Reads the next line if it simply goes on from this one.
    @inline(__always)
    mutating func goOn() -> Bool {
        guard next < batch.decoded.lines.count, batch.decoded.lines[next].goesOn else { return false }
        step()
        return true
    }

    /// Reads the next part.
    mutating func read() throws(JournalError) -> Part {
        if next < batch.decoded.lines.count {
            step()
            return .line
        }
        detach()
        keptCopy = keptLine
        place = location
        (kept, linesBefore, next, line) = (nil, place.line, 0, DecodedLine())
        let decoder = batch.decoded.decoder
        try batches.next(into: &batch)
        if batch.decoded.decoder != decoder {
            knownElsewhere[decoder] = known
            known = knownElsewhere.removeValue(forKey: batch.decoded.decoder) ?? []
        }
        if batch.decoded.beginsAnew { known = [] }
        known += batch.decoded.learned
        switch batch.part {
        case .lines:
            step()
            return .line
        case .nulRun(let offset, let length):
            return .nulRun(offset: offset, length: length)
        case .overlongLine(let offset, let length):
            place = LineLocation(line: linesBefore + 1, offset: offset, length: length)
            return .overlong
        case .tornTail(let offset, let length):
            place = LineLocation(line: linesBefore + 1, offset: offset, length: length)
            if !batch.decoded.lines.isEmpty { step() }
            return .tornTail
        case .foreignEncoding:
            place = LineLocation(line: linesBefore + 1, offset: 0, length: 0)
            return .foreignEncoding
        case .end:
            return .end
        }
    }

    @inline(__always)
    private mutating func step() {
        line = batch.decoded.lines[next]
        next += 1
    }
}

/// What the line holds.
extension DecodedLines {
    /// What the general way made of the line, nil for an entry that took the fast path.
    var other: OtherLine? {
        if case .other(let place) = line.content { batch.decoded.others[Int(place)] } else { nil }
    }

    /// The seq of the entry on the line, if it holds one.
    var seq: Int? { line.isUsual ? line.seq : otherEntry?.seq }

    /// The entry of the line, if it holds one, made anew.
    ///
    /// It changes nothing. Were it not mutating, the lines would be copied for the call.
    @inline(__always)
    mutating func makeEntry() -> Entry? {
        batch.decoded.entry(at: line, knowing: known) ?? otherEntry
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
        let lines = batch.decoded.lines
        return batch.block.offset + (next < lines.count ? lines[next].range.lowerBound : batch.block.count)
    }

    /// The line that was read last, in the block.
    var currentLine: Range<Int> {
        let (location, offset) = (location, batch.block.offset)
        return location.offset - offset..<location.offset - offset + location.length
    }

    /// Keeps the line that was read last, to compare later ones with it.
    mutating func keepLine() {
        kept = next - 1
        if keptCopy != nil { keptCopy = nil }
    }

    /// The bytes of the line that is kept.
    var keptLine: [UInt8]? { kept.map { Array(batch.block.bytes[batch.decoded.lines[$0].range]) } ?? keptCopy }

    /// Whether the line that was read last has the bytes of the one that is kept.
    var repeatsKeptLine: Bool {
        let line = batch.block.bytes[currentLine]
        return keptLine.map { $0[...] == line } ?? false
    }
}
