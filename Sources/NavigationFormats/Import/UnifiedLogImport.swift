import NavigationJournal
import NavigationModel
import StrictJSON

/// Apple's unified log, as `log show --style ndjson` prints it, of an app that logs its entries.
///
/// An entry is what begins with the first brace of a message, so a word may stand before it. The time is the entry's
/// own, else that of the log.
public struct UnifiedLogImport: ImportFormat {
    /// The name.
    public let name = "oslog"
    /// What it reads.
    public let summary = "lines of log show --style ndjson whose messages hold entries"

    /// Creates the format.
    public init() {}

    /// Lines of JSON, the first few of which have an `eventMessage`.
    public func recognizes(_ document: ImportDocument) -> Bool {
        document.records.prefix(8).contains { $0["eventMessage"] != nil }
    }

    /// Returns the journal of the entries in the messages, in their order.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        guard document.records.contains(where: { $0["eventMessage"] != nil }) else { throw .otherShape }
        var draft = JournalDraft(from: self, request)
        var entries: [Entry] = []
        for line in document.lines {
            guard case .success(let record) = line.value, let message = record["eventMessage"]?.stringValue else {
                if !Self.isFrame(line) { draft.remark(.noNavigation(kind: "text"), at: line.number) }
                continue
            }
            switch Self.object(in: message) {
            case .success(let object) where object["navlog"] != nil && object["seq"] == nil:
                if let header = try? Header(json: object) { draft.adopt(header) }
            case .success(let object) where object["intent"] != nil:
                if let entry = Self.entry(object, after: entries.last?.seq ?? 0, record) {
                    entries.append(entry)
                } else {
                    draft.remark(.noEntry, at: line.number)
                }
            case .failure(let error) where message.utf8.contains(UInt8(ascii: "{")):
                draft.remark(.notJSON(error.code), at: line.number)
            case .success, .failure:
                draft.remark(.noNavigation(kind: record["category"]?.stringValue ?? "log"), at: line.number)
            }
        }
        draft.adopt(entries, place: 0)
        return draft.journal
    }

    /// Whether a line is what `log` prints around the records: what was filtered, and how many there were.
    private static func isFrame(_ line: ImportDocument.Line) -> Bool {
        switch line.value {
        case .success(let record): record["finished"] != nil
        case .failure: line.bytes.starts(with: "Filtering the log data".utf8)
        }
    }

    /// Returns the entry that a message holds. One without a seq follows the one before it.
    private static func entry(_ object: JSONObject, after seq: Int, _ record: JSONValue) -> Entry? {
        var object = object
        if object["seq"] == nil, seq < .max { object["seq"] = .integer(seq + 1) }
        guard var entry = try? Entry(json: object) else { return nil }
        entry.time = entry.time ?? record["timestamp"]?.stringValue.flatMap(ForeignTime.date)
        return entry
    }

    private static func object(in message: String) -> Result<JSONObject, JSONError> {
        let bytes = Array(message.utf8.drop { $0 != UInt8(ascii: "{") })
        return Result { () throws(JSONError) in
            guard let object = try JSONValue(parsing: bytes).objectValue else {
                throw JSONError(code: .syntax, offset: 0)
            }
            return object
        }
    }
}
