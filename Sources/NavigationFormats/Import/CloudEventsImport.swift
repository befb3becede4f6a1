import NavigationJournal
import NavigationModel
import StrictJSON

/// CloudEvents as navlog exports them, as lines or as a batch, in any order.
///
/// Lines in order, as an export writes them, may be of any number: they are read one by one, twice. Others are held in
/// memory to be sorted, and may have ``ImportDocument/sizeLimit`` bytes.
public struct CloudEventsImport: ImportFormat {
    /// The name.
    public let name = "cloudevents"
    /// What it reads.
    public let summary = "events as navlog export writes them"

    /// Creates the format.
    public init() {}

    /// Objects with a `specversion`.
    public func recognizes(_ document: ImportDocument) -> Bool {
        document.head.first?["specversion"] != nil
    }

    /// Returns the journal that was exported.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        try stream(from: document, request).journal()
    }

    /// Returns the journal that was exported, as it is read.
    public func stream(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportStream {
        let header = request.header(for: self)
        var survey = try EventSurvey(.read(document), header)
        guard survey.order.hasEvents else { throw .otherShape }
        if !survey.order.isKept { survey = try EventSurvey(.held(try Self.sorted(document)), header) }
        let numbering = survey.numbers.numbering(&survey.header)
        return ImportStream(survey.header, isEmpty: !survey.hasBegun) {
            [events = survey.events] give throws(JournalError) in
            var numbering = numbering
            var hasBegun = false
            try events.forEach { place, event throws(JournalError) in
                switch event.content {
                case .header:
                    if hasBegun { try give(.record(Header().json)) }
                    hasBegun = true
                case .entry(let entry):
                    try give(.record(numbering?.number(entry) ?? entry))
                    hasBegun = true
                case .other(let matter): try give(.remark(ImportRemark(place: place, matter: matter)))
                }
            }
            if numbering != nil { try give(.remark(ImportRemark(place: 0, matter: .renumbered))) }
        }
    }

    /// Returns all events in order, each once, with the places that they had; in front of them what is none.
    private static func sorted(_ document: ImportDocument) throws(ImportError) -> [(place: Int, event: Event)] {
        guard document.size <= ImportDocument.sizeLimit else { throw .tooLarge }
        var events: [(place: Int, event: Event)] = []
        var others: [(place: Int, event: Event)] = []
        var ids: Set<Name> = []
        try reading { () throws(JournalError) in
            try document.forEachLine { line in
                let event = Event(line)
                if case .other = event.content {
                    others.append((line.number, event))
                } else if let id = event.id, !ids.insert(id).inserted {
                    others.append((line.number, Event(.other(.duplicate))))
                } else {
                    events.append((line.number, event))
                }
            }
        }
        events.sort {
            ($0.event.place.seq, $0.event.place.rank, $0.place) < ($1.event.place.seq, $1.event.place.rank, $1.place)
        }
        return others + events
    }
}

/// The events of a document.
private enum Events: Sendable {
    case read(ImportDocument)
    case held([(place: Int, event: Event)])

    func forEach(_ body: (Int, Event) throws(JournalError) -> Void) throws(JournalError) {
        switch self {
        case .read(let document):
            try document.forEachLine { line throws(JournalError) in try body(line.number, Event(line)) }
        case .held(let events):
            for (place, event) in events { try body(place, event) }
        }
    }
}

/// What has to be known of all events before the first of them is taken over.
private struct EventSurvey {
    let events: Events
    private(set) var order = EventOrder()
    var header: Header
    private(set) var numbers = EntryNumbers()
    /// Whether there is a header or an entry among them.
    private(set) var hasBegun = false

    init(_ events: Events, _ header: Header) throws(ImportError) {
        (self.events, self.header) = (events, header)
        try reading { () throws(JournalError) in
            try events.forEach { _, event in see(event) }
        }
    }

    private mutating func see(_ event: Event) {
        order.see(event)
        switch event.content {
        case .header(let other):
            if !hasBegun { header.adopt(other) }
            hasBegun = true
        case .entry:
            numbers.see(event.place.seq)
            hasBegun = true
        case .other: break
        }
    }
}

/// Whether events come in order, each once. That they do is certain where each id ends in the sequence, behind what all
/// of its kind begin with.
private struct EventOrder {
    /// Whether any of them is an event at all.
    private(set) var hasEvents = false
    /// Whether they are in order.
    private(set) var isKept = true
    private var last = (Int.min, 0)
    private var stems: [Bool: String] = [:]

    mutating func see(_ event: Event) {
        hasEvents = hasEvents || event.isEvent
        if case .other = event.content { return }
        isKept = isKept && event.place > last && event.stem.map { $0.utf8.elementsEqual(stem(event, $0).utf8) } ?? false
        last = event.place
    }

    private mutating func stem(_ event: Event, _ own: String) -> String {
        if let known = stems[event.isHeader] { return known }
        stems[event.isHeader] = own
        return own
    }
}

/// An event, as what it stands for.
private struct Event: Sendable {
    enum Content {
        case header(Header)
        case entry(JSONObject)
        case other(ImportRemark.Matter)
    }

    let content: Content
    /// Whether it says which version of CloudEvents it is.
    private(set) var isEvent = false
    /// What it is told from others by, with its source; nil if it has no id.
    private(set) var id: Name?
    /// What its id begins with, if it ends in the sequence.
    private(set) var stem: String?
    /// Where it stands: a header after the entry of its seq.
    private(set) var place = (seq: 0, rank: 0)

    init(_ content: Content) {
        self.content = content
    }

    init(_ line: ImportLine) {
        guard let record = line.value else {
            content = .other(line.fault)
            return
        }
        isEvent = record["specversion"] != nil
        guard let event = record.objectValue, let type = event["type"]?.stringValue else {
            content = .other(.otherShape)
            return
        }
        let sequence = event["sequence"]?.stringValue
        if let id = event["id"]?.stringValue {
            self.id = Name("\(event["source"]?.stringValue ?? "") \(id)")
            if let sequence, !sequence.isEmpty, id.hasSuffix("-\(sequence)") {
                stem = String(id.dropLast(sequence.count))
            }
        }
        if type == CloudEventEnvelope.journalType {
            let header = event["data"]?.objectValue.flatMap { try? Header(json: $0) }
            content = header.map(Content.header) ?? .other(.noEntry)
            place = (max(0, sequence.flatMap { Int($0) } ?? 0), 1)
        } else if !type.hasPrefix(CloudEventEnvelope.prefix) || !type.hasSuffix(CloudEventEnvelope.suffix) {
            content = .other(.noNavigation(kind: type))
        } else if let seq = sequence.flatMap({ Int($0) }), let entry = Self.entry(event, type, seq) {
            content = .entry(entry)
            place = (seq, 0)
        } else {
            content = .other(.noEntry)
        }
    }

    var isHeader: Bool { if case .header = content { true } else { false } }

    /// Returns the entry of an event: its data, which is an object, and what the envelope says besides.
    private static func entry(_ event: JSONObject, _ type: String, _ seq: Int) -> JSONObject? {
        let data = event["data"] ?? [:]
        let isWhole = (event["data_base64"] ?? .null) == .null
        guard isWhole, data == .null || data.objectValue != nil else { return nil }
        let intent = type.dropFirst(CloudEventEnvelope.prefix.count).dropLast(CloudEventEnvelope.suffix.count)
        var members: JSONObject = ["seq": .integer(seq)]
        members["time"] = event["time"]?.stringValue.flatMap(ForeignTime.date)?.json ?? event["time"]
        members["scene"] = event["subject"]
        members["intent"] = .string(String(intent))
        let cause = event["causationid"]?.stringValue.flatMap { $0.split(separator: "-").last.flatMap { Int($0) } }
        for member in data.objectValue?.members ?? [] {
            if member.name == "outcome" || member.name == "state", let cause { members["cause"] = .integer(cause) }
            members[member.name] = member.value
        }
        if let cause { members["cause"] = .integer(cause) }
        return (try? Entry(json: members)) == nil ? nil : members
    }
}
