import NavigationLog
import Testing

/// This file imports nothing else of navlog, as an app does: it does not compile if an app needs more than that.
@MainActor @Suite struct ExportsTests {
    @Test func whatAnAppNamesNeedsNoOtherImport() {
        let style: PresentationStyle = .fullScreenCover
        let origin: Origin = .auto
        let side: Name = "side"
        let content: [CatalogItems] = [CatalogItems(kind: "topic", ids: ["t1"])]
        let manifest: Manifest? = nil
        let hub = NavigationHub(manifest: manifest)
        let store: NavigationStore<AppRoute> = hub.store(scene: side)
        hub.catalogLoaded(content)
        let outcome: Outcome = store.send(.setColumns(.all), origin: origin)
        let target: Target = Target()
        let waiting: Verdict = store.open(target).verdict
        let wait: Wait? = store.pendingWait
        let refused: Verdict = store.restore(JSONValue.string("torn")).verdict
        store.ready()
        store.present(.share(id: "a1"), as: style)
        #expect(outcome.verdict == .applied)
        #expect(waiting == .deferred(.ready) && wait == .ready)
        #expect(refused == .superseded(by: 4))
        #expect(store.pop().verdict == .rejected(Reason.emptyStack))
        #expect(store.presentation?.style == .fullScreenCover)
    }
}
