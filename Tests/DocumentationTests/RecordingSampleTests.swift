import Foundation
import NavigationJournal
import NavigationModel
import Testing

/// The Swift code of `README.md`, compiled and run.
@Suite struct RecordingSampleTests {
    @Test func theSampleRecordsAJournalThatReplaysAsItWas() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "navlog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        let path = url.appending(path: "app.jsonl").path
        let manifest: Manifest? = nil

        // The sample begins.
        let writer = try JournalWriter.create(path, Header())
        let reducer = Reducer(manifest)
        var world = reducer.start

        func send(_ intent: SceneIntent, to scene: Name) throws {
            var entry = Entry(seq: writer.lastSeq + 1, scene: scene, intent: .scene(intent))
            entry.recordedOutcome = reducer.apply(entry, to: &world).json
            try writer.append(entry)
        }

        try send(.sceneOpened, to: "main")
        try send(.push([Route(text: "article(a1)", manifest: manifest)], stack: nil), to: "main")
        // The sample ends.

        let lines = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self).split(separator: "\n")
        let specimen = try Specimen(text: lines.map(String.init))
        #expect(lines.count == 3)
        #expect(try specimen.findings().isEmpty)
        #expect(try specimen.divergences() == [])
        #expect(world.scenes["main"]?.stacks["main"]?.path.map { $0.routeText(nil) } == ["article(a1)"])
    }

    @Test func theSampleIsWhatTheReadmeShows() throws {
        let source = try Root.lines(of: "Tests/DocumentationTests/RecordingSampleTests.swift")
        let start = try #require(source.firstIndex(of: "        // The sample begins."))
        let end = try #require(source.firstIndex(of: "        // The sample ends."))
        let sample = source[(start + 1)..<end].map { $0.isEmpty ? $0 : String($0.dropFirst(8)) }
        let blocks = try Document("README.md").blocks(in: "swift")
        #expect(blocks.map { Array($0.text.drop { $0.hasPrefix("import") || $0.isEmpty }) } == [sample])
    }
}
