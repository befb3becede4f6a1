import Foundation
import NavigationJournal
import NavigationLog
import NavigationModel
import NavigationTesting
import StrictJSON
import Testing

/// Whatever happens to an app, its journal says what happened.
@MainActor @Suite struct RandomHistoryTests {
    @Test(arguments: 1...20) func anyHistoryReplaysToItsOutcomesAndDigests(seed: UInt64) async throws {
        let storage = MemoryStorage()
        var options = NavigationRecorder.Options()
        // Small enough for several files.
        options.segmentSize = 20_000
        let hub = NavigationHub(try Fixture.manifest(secrets: seed % 2 == 0), recordingInto: storage, options)
        var actions = RandomActions(hub, seed: seed)
        var kinds: Set<String> = []
        for _ in 0..<300 {
            actions.act()
            for store in actions.stores { kinds.insert(store.lastOutcome.verdict.kind) }
            try expectStoresToShowTheWorld(actions.stores)
        }
        try await assertReplay(of: hub)
        #expect(await hub.recorder?.lastFailure == nil)
        #expect(kinds.isSuperset(of: ["applied", "unchanged", "deferred", "superseded", "rejected", "truncated"]))
    }

    private func expectStoresToShowTheWorld(_ stores: [NavigationStore<AppRoute>]) throws {
        for store in stores {
            guard let shown = store.hub.world.scenes[store.scene] else { continue }
            #expect(store.tab == shown.tab)
            #expect(try store.presentations.map { try json($0.route) } == shown.presentations.map(\.route.json))
            for (stack, content) in shown.stacks {
                #expect(try store[path: stack].map(json) == content.path.map(\.json))
            }
        }
    }

    /// The route as Foundation encodes it.
    private func json(_ route: AppRoute) throws -> JSONValue {
        try JSONValue(parsing: Array(try JSONEncoder().encode(route)))
    }
}
