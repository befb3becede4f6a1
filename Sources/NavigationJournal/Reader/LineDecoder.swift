import NavigationModel
import StrictJSON

/// Turns a line into what it holds.
///
/// It knows nothing of the lines around it, so that lines can be decoded on any thread.
struct LineDecoder {
    var general = RecordDecoder()
    private var template = TemplateDecoder()

    /// Decodes all lines of a block, each with its line feed.
    mutating func decode(_ block: Block, into sketches: inout Sketches) {
        let bytes = block.bytes.span.bytes
        template.beginBlock(&sketches)
        var start = 0
        while start < block.count {
            let end = block.lineEnd(from: start)
            decode(start..<end, in: bytes, into: &sketches)
            start = end + 1
        }
    }

    /// Decodes the bytes behind the last line feed.
    mutating func decodeTail(_ block: Block, into sketches: inout Sketches) {
        template.beginBlock(&sketches)
        decode(0..<block.count, in: block.bytes.span.bytes, into: &sketches)
    }

    private mutating func decode(_ line: Range<Int>, in bytes: RawSpan, into sketches: inout Sketches) {
        if line.count <= BlockReader.maximumLineLength, general.migration == nil,
            template.decode(line, in: bytes, into: &sketches)
        {
            return
        }
        var sketch = Sketch(line)
        sketch.content = .other(Int32(truncatingIfNeeded: sketches.others.count))
        sketches.lines.append(sketch)
        sketches.others.append(other(line, in: bytes))
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

/// A line that the template does not know.
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
