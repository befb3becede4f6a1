import NavigationModel
import StrictJSON

/// The records of a journal that count, as they stand there.
struct JournalRecords {
    /// The members of one line.
    struct Record {
        var members: JSONObject
        /// The seq of an entry, nil for a header.
        var seq: Int?
    }

    private var lines: LineReader
    private var held: Record?
    private var succession = Succession()
    /// Whether a line before the next record does not count.
    private var hasSkipped = false
    private var isFinished = false

    init(_ file: any ReadableFile) {
        lines = LineReader(file, blockSize: 256 << 10)
    }

    /// Returns the header, one without members but for its version if there is none.
    mutating func takeHeader() throws(JournalError) -> JSONObject {
        guard let first = try next() else { return Header().json }
        // A header behind a damaged line begins a new run of the app, as it does for every reader.
        if first.seq == nil, !hasSkipped, let header = try? Header(json: first.members) {
            succession = Succession(after: header)
            return first.members
        }
        held = first
        return Header().json
    }

    /// Returns the next record, nil after the last one.
    mutating func next() throws(JournalError) -> Record? {
        if let record = held {
            held = nil
            return record
        }
        while !isFinished {
            switch try lines.read() {
            case .line(let line) where line.count > BlockReader.maximumLineLength: hasSkipped = true
            case .line(let line):
                let frame = LineFrame(line, in: lines.block.bytes.span.bytes).record
                if let record = record(in: frame) { return record }
                if !frame.isEmpty { hasSkipped = true }
            case .overlong: hasSkipped = true
            case .tornTail, .foreignEncoding, .end: isFinished = true
            }
        }
        return nil
    }

    /// What a line holds without what stands around it, nil if that does not count.
    private mutating func record(in line: Range<Int>) -> Record? {
        let bytes = lines.block.bytes[line]
        guard let members = (try? JSONValue(parsing: Array(bytes)))?.objectValue else { return nil }
        if members["navlog"] != nil && members["seq"] == nil {
            do throws(Header.Fault) {
                _ = try Header(json: members)
                return Record(members: members)
            } catch {
                if case .unsupportedVersion = error { isFinished = true }
                return nil
            }
        }
        guard let entry = try? Entry(json: members),
            members["crc"] == nil || CRC32C.isRight(inRecord: Array(bytes).span.bytes)
        else { return nil }
        if case .notAbove = succession.take(entry.seq) { return nil }
        return Record(members: members, seq: entry.seq)
    }
}
