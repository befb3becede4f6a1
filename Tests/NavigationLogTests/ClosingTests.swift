import NavigationLog
import NavigationModel
import Testing

/// A window that was closed is gone, and one that is shown again is there.
@MainActor @Suite struct ClosingTests {
    private let hub = NavigationHub()

    private func store(_ scene: Name) -> NavigationStore<AppRoute> { hub.store(scene: scene) }

    @Test(arguments: [false, true]) func theHubLetsGoOfAStoreWhoseSceneIsClosed(destroyed: Bool) {
        weak var closed: NavigationStore<AppRoute>?
        weak var other: NavigationStore<AppRoute>?
        (closed, other) = (store("side"), store("main"))
        closed?.push(.topic(id: "t1"))
        closed?.close(destroyed: destroyed)
        #expect(closed == nil)
        #expect(other != nil)
        #expect(store("side").path.isEmpty)
        #expect(hub.world.scenes["side"]?.phase == .launching)
    }

    @Test func theHubLetsGoOfAllStoresWhenTheAppIsLaunchedAgain() {
        weak var before: NavigationStore<AppRoute>?
        before = store("main")
        #expect(before != nil)
        hub.send(.app(.launched), origin: .system)
        #expect(before == nil)
    }

    @Test func aStoreThatAViewStillHasServesTheWindowAgain() {
        let kept = store("side")
        kept.push(.topic(id: "t1"))
        kept.close()
        #expect(kept.phase == .closed)
        #expect(kept.push(.topic(id: "t2")).verdict == .rejected(.sceneClosed))
        #expect(kept.lastOutcome.verdict == .rejected(.sceneClosed))
        #expect(store("side") === kept)
        #expect(kept.phase == .launching)
        #expect(kept.path.isEmpty)
        kept.push(.topic(id: "t3"))
        #expect(kept.path == [.topic(id: "t3")])
    }

    @Test func aStoreThatWasReopenedIsKeptAgain() {
        weak var known: NavigationStore<AppRoute>?
        do {
            let kept = store("side")
            known = kept
            kept.close()
            kept.send(.sceneOpened)
        }
        #expect(known?.phase == .launching)
    }
}
