import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// A file for Swift Testing that replays the entries and expects what the journal says of them.
///
/// Where the recording app noted no outcome or digest, today's are expected: the test then guards against change. What
/// it noted otherwise than it comes to is an exception that the file names: the test fails when it is one no more. The
/// file needs nothing but `NavigationTesting`; the manifest and the recording stand in it as text.
public struct SwiftTestFormat: ExportFormat {
    /// The name.
    public let name = "swift-test"
    /// What it is good for.
    public let summary = "a Swift Testing file that replays the entries and expects their outcomes"
    /// Entries.
    public let scope: ExportScope = .entries

    /// Creates the format.
    public init() {}

    /// Writes a Swift file.
    @discardableResult
    public func write(
        _ excerpt: Excerpt, to output: inout some TextOutputStream
    ) throws(ExportError) -> [ExportLoss] {
        let recording = try Recording(excerpt)
        let exceptions = recording.exceptions.isEmpty ? "" : ", except: \(recording.exceptions)"
        let remark = recording.exceptions.isEmpty ? "" : Self.remark + "\n        "
        let manifest = excerpt.manifestJSON == nil ? "" : ", manifest: manifest"
        let app = excerpt.header.app ?? excerpt.manifest?.app
        output.write(
            """
            import NavigationTesting
            import Testing

            /// \(Self.title(of: excerpt, app))
            @Suite struct \(SuiteName(file: excerpt.fileName, app: app).text) {
                @Test func everyEntryEndsAsExpected() throws {
                    \(remark)try assertReplay(recording: recording\(manifest)\(exceptions))
                }
            }

            /// Where it begins, then an entry a line with the outcome and the digest that are expected of it.
            private let recording = \(Self.literal(recording.lines))

            """)
        if let manifest = excerpt.manifestJSON {
            output.write(
                """

                /// The app as it was described then.
                private let manifest = \(Self.literal([manifest.text(.journal)]))

                """)
        }
        return []
    }

    private static let remark =
        "// Of the exceptions something else comes than the app noted. One that is none any more fails."

    /// What the test is about, a line.
    private static func title(of excerpt: Excerpt, _ app: String?) -> String {
        let end = min(excerpt.timeline.sharedEnd, excerpt.header.forkOf?.seq ?? .max)
        let fork = excerpt.end > end ? ", those after \(max(end, excerpt.start)) on a fork" : ""
        let range = excerpt.start < excerpt.end ? "entries \(excerpt.start + 1) to \(excerpt.end)" : "no entries"
        return "What happened in \(app?.textInJSON ?? "an app"): \(range)\(fork)."
    }

    /// A string literal of several lines in which nothing has to be escaped.
    private static func literal(_ lines: [String]) -> String {
        let longest = lines.map(\.longestRunOfNumberSigns).max() ?? 0
        let marks = String(repeating: "#", count: longest + 1)
        return "\(marks)\"\"\"\n    \(lines.joined(separator: "\n    "))\n    \"\"\"\(marks)"
    }
}

extension String {
    fileprivate var longestRunOfNumberSigns: Int {
        var (longest, current) = (0, 0)
        for byte in utf8 {
            current = byte == UInt8(ascii: "#") ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}

/// The lines of a journal of which every entry says what is expected of it.
private struct Recording {
    /// A header, then the entries, and a header wherever a new run of the app begins.
    private(set) var lines: [String] = []
    /// The entries that say something else than comes of them.
    private(set) var exceptions: [Int] = []

    init(_ excerpt: Excerpt) throws(ExportError) {
        var header = Header()
        header.schema = excerpt.manifest?.schema
        if excerpt.start > excerpt.timeline.start || excerpt.header.snapshot != nil {
            header.snapshot = try excerpt.snapshot(at: excerpt.start)
        } else if excerpt.start > 0 {
            header.continues = .init(seq: excerpt.start)
        }
        lines.append(JSONValue.object(header.json).text(.journal))
        // A digest is of the schema that was current when it was noted.
        let hasCurrentSchema = excerpt.header.schema == nil || excerpt.header.schema == excerpt.manifest?.schema
        var digests = SceneDigests()
        try excerpt.forEachEntry(Saying.init) { step, saying, world throws(ExportError) in
            if step.beginsRun { lines.append(JSONValue.object(Header().json).text(.journal)) }
            let digest = digests.digest(of: step.entry.sceneConcerned, in: world)?.description
            append(step, saying, digest, hasCurrentSchema)
        }
    }

    /// What entries have in common that say the same.
    private struct Saying {
        var text: MembersText
        /// The outcome that the app noted.
        var outcome: JSONValue?

        init(_ entry: Entry, _ line: JSONObject) {
            text = MembersText(line, holes: ["seq", "time", "outcome", "state"])
            outcome = line["outcome"]
        }
    }

    private mutating func append(_ step: Step, _ saying: Saying, _ digest: String?, _ hasCurrentSchema: Bool) {
        let (entry, outcome) = (step.entry, step.outcome.json)
        let agrees = (saying.outcome?.objectValue?.members ?? []).allSatisfy { outcome[$0.name] == $0.value }
        let state = hasCurrentSchema ? entry.recordedDigest ?? digest : digest
        if !agrees || state != digest { exceptions.append(entry.seq) }
        var line = Array("{".utf8)
        saying.text.write(to: &line) { name in
            switch name {
            case "seq": String(entry.seq)
            case "time": entry.time?.json.text(.journal)
            case "outcome": (agrees ? outcome : saying.outcome)?.text(.journal)
            default: state.map { JSONValue.string($0).text(.journal) }
            }
        }
        lines.append(String(decoding: line, as: UTF8.self) + "}")
    }
}
