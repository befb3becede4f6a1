import Foundation
import NavigationLog
import NavigationTesting
import TestSupport
import Testing

/// The Swift code of `README.md`, compiled and run.
@MainActor @Suite struct RecordingSampleTests {
    private enum AppRoute: Hashable, Codable, Sendable { case article(id: String) }

    @Test func theSampleRecordsAJournalThatReplaysAsItWas() async throws {
        let folder = try TemporaryFolder()
        let logs = folder("logs")

        // The sample begins.
        let hub = NavigationHub(recorder: NavigationRecorder(folder: logs))
        let store = hub.store(of: AppRoute.self)
        store.push(.article(id: "a1"))
        // The sample ends.

        try expect(store) { $0.path == [.article(id: "a1")] }
        try await assertReplay(of: hub)
        #expect(await hub.recorder?.journals.count == 1)
    }

    @Test func theSampleIsWhatTheReadmeShows() throws {
        let source = try Root.lines(of: "Tests/DocumentationTests/RecordingSampleTests.swift")
        let start = try #require(source.firstIndex(of: "        // The sample begins."))
        let end = try #require(source.firstIndex(of: "        // The sample ends."))
        let sample = source[(start + 1)..<end].map { $0.isEmpty ? $0 : String($0.dropFirst(8)) }
        #expect(try Document("README.md").blocks(in: "swift").first?.text == sample)
    }
}
