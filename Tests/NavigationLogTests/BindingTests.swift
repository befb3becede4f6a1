import NavigationLog
import NavigationModel
import Observation
import StrictJSON
import Synchronization
import Testing

/// What SwiftUI writes is what happened, once.
@MainActor @Suite struct BindingTests {
    private func makeStore() -> NavigationStore<AppRoute> { NavigationHub().store() }

    @Test func anEchoIsNotRecorded() {
        let store = makeStore()
        store.push(.topic(id: "t1"), .article(id: "a1"))
        let seq = store.hub.lastSeq
        store.path = [.topic(id: "t1"), .article(id: "a1")]
        store[path: "main"] = store.path
        store.presentedPath = []
        store.presentation = nil
        store[selection: "sidebar"] = nil
        #expect(store.hub.lastSeq == seq)
    }

    @Test func aBackSwipeIsOneChangeByTheSystem() {
        let store = makeStore()
        store.push(.topic(id: "t1"), .article(id: "a1"), .article(id: "a2"))
        store.path.removeLast()
        #expect(store.path == [.topic(id: "t1"), .article(id: "a1")])
        #expect(store.lastOutcome.verdict == .applied)
        store.path.removeLast(2)
        #expect(store.path.isEmpty)
        #expect(store.hub.lastSeq == 4)
    }

    @Test func twoTapsAreTwoPushesAndTwoPopsFindTheRoot() {
        let store = makeStore()
        #expect((1...2).map { _ in store.push(.topic(id: "t1")).verdict } == [.applied, .applied])
        #expect((1...3).map { _ in store.pop().verdict.kind } == ["applied", "applied", "rejected"])
    }

    @Test func theLateEndOfOneSheetDoesNotTakeTheNextOne() {
        let store = makeStore()
        store.present(.share(id: "a1"))
        let first = store.presentation
        store.dismiss()
        store.present(.share(id: "a2"))
        let seq = store.hub.lastSeq
        if let first { store.didDismiss(first) }
        #expect(store.presentation?.route == .share(id: "a2"))
        #expect(store.hub.lastSeq == seq)
        store.presentation = nil
        #expect(store.presentation == nil)
        #expect(first != nil)
    }

    @Test func aPathUnderASheetKeepsItsOwnBinding() {
        let store = makeStore()
        store.push(.topic(id: "t1"))
        store.present(.share(id: "a1"))
        store.push(.article(id: "a1"))
        store.presentedPath.append(.article(id: "a2"))
        #expect(store.presentation?.path == [.article(id: "a1"), .article(id: "a2")])
        store.path = []
        #expect(store.path.isEmpty)
        #expect(store.presentedPath.count == 2)
    }

    @Test func whatTheSystemShowsStaysEvenIfNobodyCanEncodeIt() {
        let store: NavigationStore<Measure> = NavigationHub().store()
        #expect(store.push(.value(.nan)).verdict.kind == "rejected")
        store.path = [.value(1), .value(.infinity)]
        #expect(store.path == [.value(1), .value(.infinity)])
        #expect(store.unreadable.isEmpty)
        store.path.removeLast()
        #expect(store.path == [.value(1)])
    }

    private enum Measure: Hashable, Codable, Sendable { case value(Double) }

    @Test func aRouteThatTheAppDoesNotKnowIsSeenAndEndsThePath() {
        let store = makeStore()
        store.push(.topic(id: "t1"))
        store.send(.push([Route("poll"), Route("topic", ["id": "t2"])]))
        #expect(store.path == [.topic(id: "t1")])
        #expect(store.unreadable.map(\.name) == ["poll"])
        store.path = []
        #expect(store.unreadable.isEmpty)
    }

    @Test func aViewHearsOfWhatItShowsAndOfNothingElse() {
        let store = makeStore()
        func isTold(_ look: () -> Void, by change: () -> Void) -> Bool {
            let told = Mutex(false)
            withObservationTracking(look) { told.withLock { $0 = true } }
            change()
            return told.withLock { $0 }
        }
        #expect(isTold({ _ = store.path }, by: { store.push(.topic(id: "t1")) }))
        #expect(!isTold({ _ = store.path }, by: { store.present(.share(id: "a1")) }))
        #expect(isTold({ _ = store.presentation }, by: { store.dismiss() }))
        #expect(!isTold({ _ = store.presentations }, by: { store.push(.topic(id: "t2")) }))
        #expect(!isTold({ _ = store.path }, by: { store.popTo(.share(id: "none")) }))
        #expect(isTold({ _ = store.phase }, by: { store.enter(.active) }))
    }

    /// Observers are told before anything has changed, and may ask for something then.
    @Test(arguments: 0..<6, 0..<6) func whatAnObserverAsksForAtOnceIsShownToo(outer: Int, inner: Int) throws {
        let store: NavigationStore<AppRoute> = NavigationHub(manifest: try Fixture.manifest()).store()
        let other: NavigationStore<AppRoute> = store.hub.store(scene: "other")
        store.hub.signedIn("ann")
        store.push(.topic(id: "t1"), .profile(userId: "ann"))
        store.present(.share(id: "a1"))
        other.push(.topic(id: "t1"), .profile(userId: "ann"))
        let last = Mutex((seq: 0, outcome: store.lastOutcome))
        for watched in [store, other] {
            // What an observer does while it is told tells it once more.
            let isTold = Mutex(false)
            withObservationTracking {
                _ = (watched.path, watched.tab, watched.presentations, watched.lastOutcome)
            } onChange: {
                let wasTold = isTold.withLock { isTold in
                    defer { isTold = true }
                    return isTold
                }
                guard !wasTold else { return }
                MainActor.assumeIsolated {
                    _ = Self.act(inner, on: other)
                    let seq = store.hub.lastSeq + 1
                    let outcome = Self.act(inner, on: store)
                    last.withLock { if $0.seq < seq { $0 = (seq, outcome) } }
                }
            }
        }
        _ = Self.act(outer, on: store)
        #expect(store.lastOutcome == last.withLock { $0.outcome })
        for store in [store, other] {
            let scene = try #require(store.hub.world.scenes[store.scene])
            #expect(store.tab == scene.tab)
            #expect(store.presentations.count == scene.presentations.count)
            for (stack, content) in scene.stacks {
                #expect(store[path: stack].count == content.path.count)
                #expect(store[path: stack].map(\.name) == content.path.map(\.name.text))
            }
        }
    }

    private static func act(_ choice: Int, on store: NavigationStore<AppRoute>) -> Outcome {
        switch choice {
        case 0: store.push(.topic(id: "t2"))
        case 1: store.setPath([.article(id: "a1")], in: "library")
        case 2: store.popToRoot(in: "library")
        case 3: store.selectTab("search")
        case 4: store.hub.signedOut()
        default: store.dismissAll()
        }
    }
}
