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
        output.write(JSONValue.object(envelope.event(for: header.json, after: excerpt.start)).text(.journal) + "\n")
        var last = excerpt.start
        try excerpt.forEachEntry { exported, _ throws(ExportError) in
            if exported.step.beginsRun {
                output.write(JSONValue.object(envelope.event(for: Header().json, after: last)).text(.journal) + "\n")
            }
            last = exported.step.entry.seq
            output.write(JSONValue.object(envelope.event(for: exported)).text(.journal) + "\n")
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
        session = excerpt.header.session ?? "journal"
        source = "/navlog/\((excerpt.header.app ?? "app").percentEncoded)/\(session.percentEncoded)"
    }

    /// The event of a header, which stands after an entry and takes its place in the sequence.
    func event(for header: JSONObject, after seq: Int) -> JSONObject {
        var event = attributes(of: seq, type: Self.journalType)
        event["id"] = .string("\(session)-journal-\(Self.padded(seq))")
        if let created = header["created"]?.stringValue, Self.isTime(created) { event["time"] = .string(created) }
        event["data"] = .object(header)
        return event
    }

    func event(for exported: ExportedEntry) -> JSONObject {
        let entry = exported.step.entry
        let ownType = Self.prefix + entry.intent.name + Self.suffix
        // The type of a header is taken, so such an entry names its intent itself.
        let isTaken = ownType.utf8.elementsEqual(Self.journalType.utf8)
        var event = attributes(of: entry.seq, type: isTaken ? Self.otherType : ownType)
        var data = exported.members
        data["seq"] = nil
        if !isTaken { data["intent"] = nil }
        if case .utc? = entry.time {
            event["time"] = data["time"]
            data["time"] = nil
        }
        if let scene = entry.scene, !scene.text.isEmpty {
            event["subject"] = data["scene"]
            data["scene"] = nil
        }
        if let cause = entry.cause, cause >= 1 {
            event["causationid"] = .string(id(of: cause))
            data["cause"] = nil
        }
        event["data"] = .object(data)
        return event
    }

    private func attributes(of seq: Int, type: String) -> JSONObject {
        [
            "specversion": "1.0", "id": .string(id(of: seq)), "source": .string(source), "type": .string(type),
            "sequence": .string(Self.padded(seq)),
        ]
    }

    private func id(of seq: Int) -> String { "\(session)-\(Self.padded(seq))" }

    /// Nineteen digits, as the largest seq has: texts of one length are ordered as their numbers.
    private static func padded(_ seq: Int) -> String {
        let digits = String(seq)
        return String(repeating: "0", count: max(0, 19 - digits.utf8.count)) + digits
    }

    private static func isTime(_ text: String) -> Bool {
        if case .utc = EntryTime(json: .string(text)) { true } else { false }
    }
}

extension String {
    /// The text as a segment of a URI reference: everything but letters, digits and `-._~` percent-encoded.
    fileprivate var percentEncoded: String {
        utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
            if isPlain || "-._~".unicodeScalars.contains(scalar) { return String(scalar) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
