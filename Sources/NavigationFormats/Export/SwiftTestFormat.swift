import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// A file for Swift Testing that replays the entries against the library and expects what the journal says of them.
///
/// Where the recording app noted no outcome or digest, today's are expected: the test then guards against change. Where
/// it noted something else than comes of its entries, that is a known issue: the test passes, and fails when it is one
/// no more. The file needs nothing but the library; manifest, starting state and entries stand in it as text.
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
        var steps: [String] = []
        var divergent: [Int] = []
        var digests = SceneDigests()
        // A digest is of the schema that was current when it was noted.
        let hasCurrentSchema = excerpt.header.schema == nil || excerpt.header.schema == excerpt.manifest?.schema
        try excerpt.forEachEntry { exported, world throws(ExportError) in
            let step = exported.step
            if step.beginsRun { steps.append(JSONValue.object(Header().json).text()) }
            var entry = exported.members
            let digest = digests.digest(of: step.entry.scene, in: world)?.description
            if entry["outcome"]?.objectValue == nil { entry["outcome"] = step.outcome.json }
            if entry["state"]?.stringValue == nil || !hasCurrentSchema { entry["state"] = digest.map { .string($0) } }
            let outcome = step.outcome.json
            let agrees = entry["outcome"]?.objectValue?.members.allSatisfy { outcome[$0.name] == $0.value } ?? true
            if !agrees || entry["state"]?.stringValue ?? digest != digest { divergent.append(step.entry.seq) }
            steps.append(JSONValue.object(entry).text(.journal))
        }
        output.write(Self.code(for: excerpt, start: try excerpt.snapshot(at: excerpt.start), steps: steps, divergent))
        return []
    }

    private static func code(for excerpt: Excerpt, start: JSONValue, steps: [String], _ divergent: [Int]) -> String {
        let app = excerpt.header.app ?? excerpt.manifest?.app ?? "an app"
        let shownApp = String(JSONValue.string(app).text(.journal).dropFirst().dropLast())
        let manifest = excerpt.manifestJSON.map { literal($0.text(.journal)) } ?? "nil"
        return """
            import NavigationModel
            import StrictJSON
            import Testing

            // What \(shownApp) recorded after entry \(excerpt.start) up to \(excerpt.end), made by navlog export.

            @Suite struct \(suiteName(of: app)) {
                @Test func everyIntentEndsAsRecorded() throws {
                    let manifest: Manifest? = try manifestText.map { try Manifest(json: JSONValue(parsing: $0)) }
                    let reducer = Reducer(manifest)
                    let start = try JSONValue(parsing: startText)
                    var world = try Snapshot(json: start, layout: manifest.layout).world
                    for line in entries.split(separator: "\\n") {
                        let members = try #require(try JSONValue(parsing: String(line)).objectValue)
                        guard members["seq"] != nil else {
                            reducer.relaunch(&world)
                            continue
                        }
                        let entry = try Entry(json: members)
                        let outcome = reducer.apply(entry, to: &world)
                        try withKnownIssue("the app recorded something else") {
                            try expect(outcome, in: world, asRecordedIn: entry)
                        } when: {
                            divergent.contains(entry.seq)
                        }
                    }
                }

                private func expect(_ outcome: Outcome, in world: World, asRecordedIn entry: Entry) throws {
                    let recorded = try #require(entry.recordedOutcome?.objectValue)
                    for member in recorded.members {
                        #expect(outcome.json[member.name] == member.value, "entry \\(entry.seq): \\(member.name)")
                    }
                    guard let state = entry.recordedDigest else { return }
                    let scene = try #require(entry.scene.flatMap { world.scenes[$0] }, "entry \\(entry.seq)")
                    #expect(Digest(scene).description == state, "entry \\(entry.seq)")
                }
            }

            /// The entries of which the app recorded something else than comes of them.
            private let divergent: Set<Int> = \(divergent)

            private let manifestText: String? = \(manifest)

            private let startText = \(literal(start.text(.journal)))

            private let entries = \(literal(steps.joined(separator: "\n")))

            """
    }

    /// A string literal over several lines in which nothing has to be escaped.
    private static func literal(_ text: String) -> String {
        var longest = 0
        var current = 0
        for byte in text.utf8 {
            current = byte == UInt8(ascii: "#") ? current + 1 : 0
            longest = max(longest, current)
        }
        let marks = String(repeating: "#", count: longest + 1)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ")
        return "\(marks)\"\"\"\n    \(lines)\n    \"\"\"\(marks)"
    }

    /// The name of a type made of the last part of an app's identifier: `LibraryReplay` of `com.example.library`.
    private static func suiteName(of app: String) -> String {
        let words = app.split(separator: ".").last.map(String.init) ?? ""
        let letters = words.unicodeScalars.filter { $0.isASCII && Character($0).isLetter }
        guard let first = letters.first else { return "NavigationReplay" }
        return "\(String(first).uppercased())\(String(String.UnicodeScalarView(letters.dropFirst())))Replay"
    }
}
