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
        let sample = try Root.sample("sample", of: "Tests/DocumentationTests/RecordingSampleTests.swift")
        #expect(try Document("README.md").blocks(in: "swift").contains { $0.text == sample })
    }
}
