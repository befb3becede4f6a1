import NavigationJournal
import NavigationModel
import StrictJSON

/// Apple's unified log, as `log show --style ndjson` or `json` prints it, of an app that logs its entries.
///
/// An entry is what begins with the first brace of a message, so a word may stand before it. The time is the entry's
/// own, else that of the log. A log of lines may be of any size: they are read one by one, twice.
public struct UnifiedLogImport: ImportFormat {
    /// The name.
    public let name = "oslog"
    /// What it reads.
    public let summary = "lines of log show --style ndjson whose messages hold entries"

    /// Creates the format.
    public init() {}

    /// Lines of JSON, the first few of which have an `eventMessage`.
    public func recognizes(_ document: ImportDocument) -> Bool {
        document.head.contains { $0["eventMessage"] != nil }
    }

    /// Returns the journal of the entries in the messages, in their order.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        try stream(from: document, request).journal()
    }

    /// Returns the entries in the messages, in their order, as they are read.
    public func stream(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportStream {
        var header = request.header(for: self)
        var numbers = EntryNumbers()
        var (isLog, hasBegun) = (false, false)
        try reading { () throws(JournalError) in
            try document.forEachLine { line in
                let record = Record(line, after: numbers.last)
                isLog = isLog || record.isOfLog
                switch record.content {
                case .header(let other):
                    if !hasBegun { header.adopt(other) }
                    hasBegun = true
                case .entry(_, let seq):
                    numbers.see(seq)
                    hasBegun = true
                case .nothing, .other: break
                }
            }
        }
        guard isLog else { throw .otherShape }
        let numbering = numbers.numbering(&header)
        return ImportStream(header, isEmpty: !hasBegun) { give throws(JournalError) in
            var numbering = numbering
            var (last, hasBegun) = (0, false)
            try document.forEachLine { line throws(JournalError) in
                switch Record(line, after: last).content {
                case .nothing: break
                case .header(let header):
                    if hasBegun, header.snapshot == nil { try give(.record(Header().json)) }
                    hasBegun = true
                case .entry(let entry, let seq):
                    (last, hasBegun) = (seq, true)
                    try give(.record(numbering?.number(entry) ?? entry))
                case .other(let matter): try give(.remark(ImportRemark(place: line.number, matter: matter)))
                }
            }
            if numbering != nil { try give(.remark(ImportRemark(place: 0, matter: .renumbered))) }
        }
    }
}

/// A line of a log.
private struct Record {
    enum Content {
        case header(Header)
        case entry(JSONObject, seq: Int)
        case other(ImportRemark.Matter)
        /// What `log` prints around the records: what was filtered, and how many there were.
        case nothing
    }

    let content: Content
    /// Whether it has a message, as the records of a log have.
    let isOfLog: Bool

    /// Reads a line. An entry without a seq follows the one before it.
    init(_ line: ImportLine, after seq: Int) {
        guard let record = line.value, let message = record["eventMessage"]?.stringValue else {
            isOfLog = false
            content =
                switch (line.bytes, line.value) {
                case (nil, _): .other(.tooLong)
                case (_, let record?) where record["finished"] != nil: .nothing
                case (let bytes?, nil) where bytes.starts(with: "Filtering the log data".utf8): .nothing
                default: .other(.noNavigation(kind: "text"))
                }
            return
        }
        isOfLog = true
        content = Self.content(of: message, record, after: seq)
    }

    private static func content(of message: String, _ record: JSONValue, after seq: Int) -> Content {
        let bytes = Array(message.utf8.drop { $0 != UInt8(ascii: "{") })
        let none = Content.other(.noNavigation(kind: record["category"]?.stringValue ?? "log"))
        guard !bytes.isEmpty else { return none }
        do throws(JSONError) {
            guard let object = try JSONValue(parsing: bytes).objectValue else { return none }
            if object["navlog"] != nil, object["seq"] == nil {
                return (try? Header(json: object)).map(Content.header) ?? .other(.noEntry)
            }
            guard object["intent"] != nil else { return none }
            return entry(object, record, after: seq) ?? .other(.noEntry)
        } catch { return .other(.notJSON(error.code)) }
    }

    private static func entry(_ object: JSONObject, _ record: JSONValue, after seq: Int) -> Content? {
        var members: JSONObject = [:]
        members["seq"] = object["seq"] ?? (seq < .max ? .integer(seq + 1) : nil)
        members["time"] = object["time"] ?? record["timestamp"]?.stringValue.flatMap(ForeignTime.date)?.json
        for member in object.members { members[member.name] = member.value }
        return (try? Entry(json: members)).map { .entry(members, seq: $0.seq) }
    }
}
