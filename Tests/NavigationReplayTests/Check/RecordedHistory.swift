import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import Testing

/// A journal written short: a line is the seconds since nine o'clock, the scene or `-`, the intent, and its members.
///
/// Seqs count from 1. A line that begins with `{` stands as it is, as a header in the middle does.
struct RecordedHistory {
    private var lines: [String] = []

    init(_ text: String, header: String = #"{"navlog":1}"#) {
        lines = [header]
        var seq = 0
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true).map(String.init)
            guard !line.hasPrefix("{"), words.count >= 3 else {
                lines.append(String(line))
                continue
            }
            seq += 1
            lines.append(Self.entry(seq, words))
        }
    }

    private static func entry(_ seq: Int, _ words: [String]) -> String {
        var members = [#""seq":\#(seq)"#]
        if let seconds = Double(words[0]) {
            let milliseconds = 1_796_029_200_000 + Int64((seconds * 1000).rounded())
            members.append(#""time":"\#(EntryTime.text(milliseconds))""#)
        }
        if words[1] != "-" { members.append(#""scene":"\#(words[1])""#) }
        members.append(#""intent":"\#(words[2])""#)
        if words.count > 3 { members.append(words[3]) }
        return "{" + members.joined(separator: ",") + "}"
    }

    /// What a check reports, as `L07 warning 4`; without a seq at the end where no entry is at fault.
    func check(_ manifest: String? = nil) throws -> [String] {
        try report(manifest).findings.map { finding in
            "\(finding.code) \(finding.severity.rawValue)\(finding.seq.map { " \($0)" } ?? "")"
        }
    }

    func report(_ manifest: String? = nil, tolerance: JournalReader.Tolerance = .strict) throws -> CheckReport {
        try Check.report(on: try source(manifest, tolerance: tolerance))
    }

    func source(
        _ manifest: String? = nil, tolerance: JournalReader.Tolerance = .strict
    ) throws -> JournalSource {
        let storage = MemoryStorage()
        storage["journal"] = Array((lines.joined(separator: "\n") + "\n").utf8)
        let file = try storage.openForReading("journal")
        let app = try manifest.map { try Manifest(json: JSONValue(parsing: $0)) }
        return try JournalSource(file, header: Header(of: file), tolerance: tolerance, manifest: app)
    }
}

/// A history and what a check says about it.
struct Example: CustomTestStringConvertible, Sendable {
    var name: String
    var expected: [String]
    var history: String
    var manifest: String?
    var header = #"{"navlog":1}"#

    init(_ name: String, _ expected: [String], _ history: String, _ manifest: String? = nil) {
        (self.name, self.expected, self.history, self.manifest) = (name, expected, history, manifest)
    }

    var testDescription: String { name }

    func verify() throws {
        #expect(try RecordedHistory(history, header: header).check(manifest) == expected, "\(name)")
    }
}

/// The apps of the examples.
enum App {
    static let tabs = #"""
        {"navlog":"manifest","format":1,"layout":{"kind":"tabs","tabs":["home","search","me"]},
         "routes":{"page":{"params":{"id":"string"},"content":"id"},"secret":{"requires":"signIn"}},
         "presentations":{"sheet":{},"lock":{"style":"fullScreenCover","linkDismissible":false}},
         "links":{"rules":[{"id":"page","match":{"path":"/page/:id"},"open":{"tab":"home","path":["page(id: {id})"]}},
                           {"id":"new","match":{"path":"/new/:id"},"scene":"new","open":{"path":["page(id: {id})"]}}]}}
        """#

    static let slow = #"""
        {"navlog":"manifest","format":1,"ready":"explicit","catalog":"loads",
         "routes":{"page":{"params":{"id":"string"},"content":"id"},"list":{},"secret":{"requires":"signIn"}},
         "presentations":{"lock":{"style":"fullScreenCover","linkDismissible":false},"sheet":{}},
         "links":{"rules":[{"id":"page","match":{"path":"/page/:id"},"open":{"path":["page(id: {id})"]}},
                           {"id":"list","match":{"path":"/list"},"open":{"path":["list"]}}]}}
        """#

    static let split = #"""
        {"navlog":"manifest","format":1,"layout":{"kind":"split","columns":["server"]},
         "routes":{"server":{"params":{"id":"string"}},"dash":{"params":{"id":"int"}}},"presentations":{"sheet":{}},
         "links":{"rules":[{"id":"dash","match":{"path":"/dash/:server/:id"},
                            "open":{"selection":{"server":"server(id: {server})"},"path":["dash(id: {id})"]}}]}}
        """#
}
