import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// CloudEvents 1.0 in JSON, an event a line: first one that says what the journal starts from, then one an entry.
///
/// What the envelope has a place for stands there, and `data` holds the rest of the entry, so that an import gives the
/// same entries. Order is by `sequence`, whose numbers are padded to compare as text; `causationid` names the event of
/// an entry's cause.
public struct CloudEventsFormat: ExportFormat {
    /// The name.
    public let name = "cloudevents"
    /// What it is good for.
    public let summary = "an event an entry, as JSON Lines (CloudEvents 1.0); import takes them back"
    /// Entries.
    public let scope: ExportScope = .entries

    /// Creates the format.
    public init() {}

    /// Writes a line of JSON for the start, then a line an entry.
    @discardableResult
    public func write(
        _ excerpt: Excerpt, to output: inout some TextOutputStream
    ) throws(ExportError) -> [ExportLoss] {
        let envelope = CloudEventEnvelope(excerpt)
        var header = excerpt.header
        if excerpt.start > excerpt.timeline.start || header.snapshot != nil {
            header.snapshot = try excerpt.snapshot(at: excerpt.start)
            header.continues = nil
        }
        header.schema = excerpt.manifest?.schema ?? header.schema
        output.write(envelope.event(for: header.json, after: excerpt.start) + "\n")
        var last = excerpt.start
        try excerpt.forEachEntry(envelope.saying) { step, saying, _ throws(ExportError) in
            if step.beginsRun { output.write(envelope.event(for: Header().json, after: last) + "\n") }
            last = step.entry.seq
            output.write(envelope.event(for: step.entry, saying) + "\n")
        }
        return []
    }
}

/// The envelope that all events of a journal share.
struct CloudEventEnvelope {
    /// What the type of every event begins with; the name of the intent and the version follow.
    static let prefix = "dev.navlog."
    static let suffix = ".v1"
    /// The type of the event that holds a header.
    static let journalType = "dev.navlog.journal.v1"
    /// The type of an event whose entry names its intent.
    private static let otherType = "dev.navlog.intent.v1"

    private let source: String
    private let session: String

    init(_ excerpt: Excerpt) {
        let session = excerpt.header.session ?? "journal"
        source = "/navlog/\((excerpt.header.app ?? "app").percentEncoded())/\(session.percentEncoded())"
        self.session = session.textInJSON
    }

    /// Returns the event of a header, which stands after an entry and takes its place in the sequence.
    func event(for header: JSONObject, after seq: Int) -> String {
        var event = beginning(idMark: "journal-", type: Self.journalType, seq)
        if let created = header["created"]?.stringValue, Self.isTime(created) {
            event += ",\"time\":\"\(created)\"".utf8
        }
        event += ",\"data\":\(JSONValue.object(header).text(.journal))}".utf8
        return String(decoding: event, as: UTF8.self)
    }

    /// What the events of entries have in common that say the same.
    struct Saying {
        fileprivate var type: String
        /// The members between the time and the data, each behind a comma.
        fileprivate var context: String
        fileprivate var data: MembersText
    }

    func saying(_ entry: Entry, _ line: JSONObject) -> Saying {
        let ownType = Self.prefix + entry.intent.name + Self.suffix
        // The type of a header is taken, so such an entry names its intent itself.
        let isTaken = ownType.utf8.elementsEqual(Self.journalType.utf8)
        var (data, context) = (line, "")
        data["seq"] = nil
        if !isTaken { data["intent"] = nil }
        if case .utc? = entry.time { data["time"] = nil }
        if let scene = entry.scene, !scene.text.isEmpty {
            context += ",\"subject\":\(JSONValue.string(scene.text).text(.journal))"
            data["scene"] = nil
        }
        if let cause = entry.cause, cause >= 1 {
            context += ",\"causationid\":\"\(session)-\(Self.padded(cause))\""
            data["cause"] = nil
        }
        let hasOddState = data["state"].map { $0.stringValue == nil } ?? false
        return Saying(
            type: (isTaken ? Self.otherType : ownType).textInJSON, context: context,
            data: MembersText(data, holes: hasOddState ? [] : ["state"]))
    }

    func event(for entry: Entry, _ saying: Saying) -> String {
        var event = beginning(idMark: "", type: saying.type, entry.seq)
        if case .utc(let milliseconds)? = entry.time {
            event += ",\"time\":\"".utf8
            event += EntryTime.text(milliseconds).utf8
            event += "\"".utf8
        }
        event += saying.context.utf8
        event += ",\"data\":{".utf8
        saying.data.write(to: &event) { _ in entry.recordedDigest.map { JSONValue.string($0).text(.journal) } }
        event += "}}".utf8
        return String(decoding: event, as: UTF8.self)
    }

    /// The attributes that every event has.
    private func beginning(idMark: String, type: String, _ seq: Int) -> [UInt8] {
        let number = Self.padded(seq)
        let texts = [
            "{\"specversion\":\"1.0\",\"id\":\"", session, "-", idMark, number, "\",\"source\":\"", source,
            "\",\"type\":\"",
            type, "\",\"sequence\":\"", number, "\"",
        ]
        var event: [UInt8] = []
        event.reserveCapacity(512)
        for text in texts { event += text.utf8 }
        return event
    }

    /// Nineteen digits, as the largest seq has: texts of one length are ordered as their numbers.
    private static func padded(_ seq: Int) -> String {
        let digits = String(seq)
        return String("0000000000000000000".dropFirst(digits.utf8.count)) + digits
    }

    private static func isTime(_ text: String) -> Bool {
        if case .utc = EntryTime(json: .string(text)) { true } else { false }
    }
}
