import NavigationJournal
import NavigationModel
import StrictJSON

/// CloudEvents as navlog exports them, as lines or as a batch, in any order.
public struct CloudEventsImport: ImportFormat {
    /// The name.
    public let name = "cloudevents"
    /// What it reads.
    public let summary = "events as navlog export writes them"

    /// Creates the format.
    public init() {}

    /// Objects with a `specversion`.
    public func recognizes(_ document: ImportDocument) -> Bool {
        document.records.first?["specversion"] != nil
    }

    /// Returns the journal that was exported.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        guard document.records.contains(where: { $0["specversion"] != nil }) else { throw .otherShape }
        var draft = JournalDraft(from: self, request)
        var entries: [Entry] = []
        var headers: [JSONObject] = []
        var ids: Set<Name> = []
        for (index, event) in document.records.enumerated() {
            guard let event = event.objectValue, let type = event["type"]?.stringValue else {
                draft.remark(.otherShape, at: index)
                continue
            }
            if let id = event["id"]?.stringValue,
                !ids.insert(Name("\(event["source"]?.stringValue ?? "") \(id)")).inserted
            {
                draft.remark(.duplicate, at: index)
            } else if type == CloudEventEnvelope.journalType {
                headers.append(event)
            } else if let entry = Self.entry(event, type) {
                entries.append(entry)
            } else {
                draft.remark(.noNavigation(kind: type), at: index)
            }
        }
        headers.sort { Self.seq(of: $0) < Self.seq(of: $1) }
        if let header = headers.first?["data"]?.objectValue.flatMap({ try? Header(json: $0) }) { draft.adopt(header) }
        // A header in the middle began a new run; in one journal an entry does.
        for header in headers.dropFirst() { entries.append(Entry(seq: Self.seq(of: header), intent: .app(.launched))) }
        let order = entries.indices.sorted { (entries[$0].seq, $0) < (entries[$1].seq, $1) }
        draft.adopt(order.map { entries[$0] }, place: 0)
        return draft.journal
    }

    private static func seq(of event: JSONObject) -> Int {
        max(0, event["sequence"]?.stringValue.flatMap { Int($0) } ?? 0)
    }

    /// Returns the entry of an event: its data, and what the envelope says instead of it.
    private static func entry(_ event: JSONObject, _ type: String) -> Entry? {
        guard type.hasPrefix(CloudEventEnvelope.prefix), type.hasSuffix(CloudEventEnvelope.suffix),
            let seq = event["sequence"]?.stringValue.flatMap({ Int($0) })
        else { return nil }
        let intent = type.dropFirst(CloudEventEnvelope.prefix.count).dropLast(CloudEventEnvelope.suffix.count)
        var members: JSONObject = ["seq": .integer(seq)]
        members["time"] = event["time"]
        members["scene"] = event["subject"]
        members["intent"] = .string(String(intent))
        for member in event["data"]?.objectValue?.members ?? [] { members[member.name] = member.value }
        let cause = event["causationid"]?.stringValue.flatMap { $0.split(separator: "-").last.flatMap { Int($0) } }
        members["cause"] = cause.map { .integer($0) }
        return try? Entry(json: members)
    }
}
