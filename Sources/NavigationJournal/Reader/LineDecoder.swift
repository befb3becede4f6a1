import NavigationModel
import StrictJSON

/// Turns a line into what it holds.
///
/// It needs nothing from outside the block but the phrases that it has learned itself, so that blocks can be decoded on
/// any thread.
struct LineDecoder {
    var general = RecordDecoder()
    private var fast = FastDecoder()

    /// Which of the decoders of a file it is: what it has learned has numbers with it alone.
    private let number: Int

    init(number: Int = 0, general: RecordDecoder = RecordDecoder()) {
        self.number = number
        self.general = general
    }

    /// Decodes all lines of a block, each with its line feed.
    mutating func decode(_ block: Block, into decoded: inout DecodedBlock) {
        let bytes = block.bytes.span.bytes
        begin(&decoded)
        var start = 0
        while start < block.count {
            let end = block.lineEnd(from: start)
            decode(start..<end, in: bytes, into: &decoded)
            start = end + 1
        }
    }

    /// Decodes the bytes behind the last line feed.
    mutating func decodeTail(_ block: Block, into decoded: inout DecodedBlock) {
        begin(&decoded)
        decode(0..<block.count, in: block.bytes.span.bytes, into: &decoded)
    }

    private mutating func begin(_ decoded: inout DecodedBlock) {
        decoded.decoder = number
        fast.beginBlock(&decoded)
    }

    private mutating func decode(_ line: Range<Int>, in bytes: RawSpan, into decoded: inout DecodedBlock) {
        if line.count <= BlockReader.maximumLineLength, general.migration == nil,
            fast.decode(line, in: bytes, into: &decoded)
        {
            return
        }
        var other = DecodedLine(line)
        other.content = .other(Int32(truncatingIfNeeded: decoded.others.count))
        decoded.lines.append(other)
        decoded.others.append(self.other(line, in: bytes))
    }

    private func other(_ line: Range<Int>, in bytes: RawSpan) -> OtherLine {
        var other = OtherLine()
        guard line.count <= BlockReader.maximumLineLength else {
            other.record = .fault(Record.Fault(code: .tooLong, offset: line.lowerBound, length: line.count))
            return other
        }
        let frame = LineFrame(line, in: bytes)
        other.notes = frame.notes
        guard !frame.record.isEmpty else { return other }
        other.record = general.decode(bytes.extracting(frame.record), into: &other.entry)
        if case .fault(var fault) = other.record {
            fault.offset += frame.record.lowerBound
            other.record = .fault(fault)
        }
        return other
    }
}

/// A line that the fast path does not know.
struct OtherLine {
    var record = Record.none
    /// The entry, if the record is one.
    var entry = Entry(seq: 0, intent: .app(.launched))
    /// What else there is to say about the line.
    var notes: [LineNote] = []
}

/// Something to say about a line, whatever its record is.
struct LineNote {
    var code: Finding.Code
    /// The bytes it is about.
    var range: Range<Int>
    /// Whether its length says something.
    var hasLength: Bool { code == .nulRun }
}

extension LineFrame {
    /// What there is to say about the frame of a line.
    fileprivate var notes: [LineNote] {
        var notes = nulRuns.map { LineNote(code: .nulRun, range: $0) }
        if let mark { notes.insert(LineNote(code: .bom, range: mark), at: 0) }
        if record.isEmpty, nulRuns.isEmpty { notes.append(LineNote(code: .blankLine, range: line)) }
        return notes
    }
}
