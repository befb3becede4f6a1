import Foundation
import NavigationJournal
import NavigationLog
import NavigationModel
import NavigationReplay
import Testing

enum AppRoute: Hashable, Codable, Sendable {
    case article(id: String, source: String? = nil)
    case topic(id: String)
    case settings
}

@MainActor @Suite struct FirstTests {
    @Test func whatAStoreDoesReplays() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "navlog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorder = NavigationRecorder(folder: folder)
        let hub = NavigationHub(recorder: recorder)
        let store: NavigationStore<AppRoute> = hub.store()
        #expect(store.push(.topic(id: "t"), .article(id: "a")).verdict == .applied)
        #expect(store.path == [.topic(id: "t"), .article(id: "a")])
        store.path.removeLast()
        #expect(store.path == [.topic(id: "t")])
        store.present(.settings)
        store.push(.topic(id: "in"))
        #expect(store.presentation?.path == [.topic(id: "in")])
        store.presentation = nil
        #expect(store.presentations.isEmpty)
        await recorder.flush()
        let file = try FileStorage().openForReading(#require(await recorder.journal))
        let source = try JournalSource(file, header: Header(of: file), tolerance: .strict, manifest: nil)
        var replay = source.replay()
        var count = 0
        while try replay.advance() {
            count += 1
            #expect(replay.entry.recordedOutcome == replay.outcome.json)
            #expect(replay.entry.recordedDigest == replay.world.scenes["main"].map { Digest($0).description })
        }
        #expect(count == 6)
    }
}
