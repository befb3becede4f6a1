import NavigationModel
import StrictJSON

/// Turns a line into what it holds.
///
/// It knows nothing of the lines around it, so that lines can be decoded in any order and on any thread.
struct LineDecoder {
    var general = RecordDecoder()
    private var template = TemplateDecoder()

    /// Decodes the bytes of one line, without its line feed; an entry goes into its place.
    ///
    /// - Parameter notes: takes what else there is to say about the line.
    mutating func decode(
        _ line: Range<Int>, in bytes: RawSpan, into entry: inout Entry, noting notes: inout [LineNote]
    ) -> Record {
        guard line.count <= BlockReader.maximumLineLength else {
            return .fault(Record.Fault(code: .tooLong, offset: line.lowerBound, length: line.count))
        }
        if general.migration == nil, template.decode(line, in: bytes, into: &entry) { return .entry }
        let frame = LineFrame(line, in: bytes)
        notes = frame.notes
        guard !frame.record.isEmpty else { return .none }
        let record = general.decode(bytes.extracting(frame.record), into: &entry)
        guard case .fault(var fault) = record else { return record }
        fault.offset += frame.record.lowerBound
        return .fault(fault)
    }
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
