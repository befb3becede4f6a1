import NavigationJournal
import NavigationLog
import NavigationModel
import NavigationTesting
import Testing

enum AppRoute: Hashable, Codable, Sendable {
    case article(id: String, source: String? = nil)
    case topic(id: String)
    case settings
}

@MainActor @Suite struct FirstTests {
    @Test func whatAStoreDoesReplays() async throws {
        let hub = NavigationHub(recorder: NavigationRecorder(folder: "logs", in: MemoryStorage()))
        let store: NavigationStore<AppRoute> = hub.store()
        #expect(store.push(.topic(id: "t"), .article(id: "a")).verdict == .applied)
        try expect(store) { $0.path == [.topic(id: "t"), .article(id: "a")] && $0.path.count == 2 }
        store.path.removeLast()
        #expect(store.path == [.topic(id: "t")])
        store.present(.settings)
        store.push(.topic(id: "in"))
        #expect(store.presentation?.path == [.topic(id: "in")])
        store.presentation = nil
        #expect(store.presentations.isEmpty)
        try await assertReplay(of: hub)
        #expect(hub.lastSeq == 6)
    }
}
