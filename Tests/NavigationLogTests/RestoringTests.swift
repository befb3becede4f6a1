import Foundation
import NavigationLog
import NavigationModel
import NavigationTesting
import StrictJSON
import Testing

/// What was saved comes back, as far as it should.
@MainActor @Suite struct RestoringTests {
    private func makeStore(
        _ manifest: Manifest?, _ guardian: CrashLoopGuard? = nil, clock: ManualClock = ManualClock()
    ) -> NavigationStore<AppRoute> {
        let hub = NavigationHub(manifest: manifest, crashGuard: guardian, clock: clock.tick)
        hub.catalogLoaded()
        let store: NavigationStore<AppRoute> = hub.store()
        return store
    }

    @Test func whatWasSavedComesBack() throws {
        let before = makeStore(try Fixture.manifest())
        before.enter(.active)
        before.push(.topic(id: "t1"), .article(id: "a1"))
        before.selectTab("search")
        before.present(.compose(topic: "t1"))
        let text = try #require(before.snapshot)
        #expect(
            text == #"{"navlog":"snapshot","format":1,"schema":2,"created":"2026-11-30T09:00:07.000Z","state":{"#
                + #""tab":"search","selection":{},"columns":"automatic","stacks":{"library":{"path":[{"topic":{"id":"t1"}},"#
                + #"{"article":{"id":"a1"}}],"views":[]},"profile":{"path":[],"views":[]},"search":{"path":[],"views":[]}},"#
                + #""presentations":[{"style":"fullScreenCover","route":{"compose":{"topic":"t1"}},"path":[],"#
                + #""views":[]}]}}"#)

        let after = makeStore(try Fixture.manifest())
        #expect(after.restore(text).verdict == .deferred(.ready))
        #expect(after.snapshot == nil)
        #expect(after.ready().resolved.map(\.verdict) == [.applied])
        #expect(after.tab == "search")
        #expect(after[path: "library"] == [.topic(id: "t1"), .article(id: "a1")])
        #expect(after.presentation?.route == .compose(topic: "t1"))
    }

    @Test func theColumnsThatAPersonHasShownComeBack() throws {
        let before = makeStore(nil)
        before.enter(.active)
        before.send(.setColumns(.detailOnly))
        let after = makeStore(nil)
        after.ready()
        #expect(after.restore(try #require(before.snapshot)).verdict == .applied)
        #expect(after.columns == .detailOnly)
    }

    @Test func nothingThatTheManifestHidesIsSaved() throws {
        let store = makeStore(try Fixture.manifest(secrets: true))
        store.hub.signedIn("ann")
        store.enter(.active)
        store.push(.topic(id: "t1"), .article(id: "secret"), .topic(id: "t2"))
        let text = try #require(store.snapshot)
        #expect(text.contains("t1"))
        #expect(!text.contains("secret") && !text.contains("t2") && !text.contains("~"))
    }

    @Test func aLongPathIsSavedAsFarAsThereIsRoom() throws {
        let store = makeStore(nil)
        store.enter(.active)
        store.push((0..<2000).map { .topic(id: "t\($0)") })
        let text = try #require(store.snapshot)
        #expect((16 << 10) - 100...16 << 10 ~= text.utf8.count)
        let after = makeStore(nil)
        after.ready()
        after.restore(text)
        #expect(after.path == (0..<after.path.count).map { .topic(id: "t\($0)") })
    }

    /// However much of everything there is, what is saved keeps to the limit, and comes back as far as it goes.
    @Test(arguments: [(0, 2000, "x"), (1, 2000, "x"), (2000, 1, "x"), (3, 3, String(repeating: "x", count: 9000))])
    func whatIsPresentedIsSavedAsFarAsThereIsRoom(base: Int, presented: Int, word: String) throws {
        let store = makeStore(try Fixture.manifest())
        store.enter(.active)
        func path(_ count: Int) -> [AppRoute] { (0..<count).map { .topic(id: "\(word)\($0)") } }
        store.push(path(base))
        store.present(.compose(topic: nil), path: path(presented))
        let text = try #require(store.snapshot)
        #expect(text.utf8.count <= 16 << 10)
        let after = makeStore(try Fixture.manifest())
        after.ready()
        #expect(after.restore(text).verdict == .applied)
        #expect(after.path == Array(store.path.prefix(after.path.count)))
        #expect(after.presentedPath == Array(store.presentedPath.prefix(after.presentedPath.count)))
        let kept = word.count > 1 ? 0 : 100
        #expect(max(after.path.count, after.presentedPath.count) >= kept)
        if word.count == 1 { #expect(min(after.path.count, after.presentedPath.count) == min(base, presented)) }
    }

    @Test func whatIsTooLargeByItselfIsNotSaved() throws {
        let large = String(repeating: "x", count: 20_000)
        let presenting = makeStore(try Fixture.manifest())
        presenting.enter(.active)
        presenting.push(.topic(id: "t1"))
        presenting.present(.compose(topic: large))
        let text = try #require(presenting.snapshot)
        #expect(text.contains("presentations\":[]"))

        let selecting = makeStore(nil)
        selecting.enter(.active)
        selecting[selection: "sidebar"] = .topic(id: large)
        #expect(try #require(selecting.snapshot).contains(#""selection":{"sidebar":null}"#))

        let tabbed = makeStore(nil)
        tabbed.enter(.active)
        tabbed.selectTab(Name(large))
        #expect(tabbed.snapshot == nil)
    }

    @Test func routesThatTheAppDoesNotKnowOrHaveAreLeftOutWithAVerdict() throws {
        let store = makeStore(try Fixture.manifest())
        store.canShow = { $0 != .article(id: "a9") }
        store.ready()
        #expect(store.restore(#"[{"topic":{"id":"t1"}},{"legacy":{}}]"#).verdict.dropped == ["/stacks/library/path/1"])
        #expect(store.path == [.topic(id: "t1")])
        #expect(store.unreadable.isEmpty)
        let link = store.open("websun://topics/t1/articles/a9")
        #expect(link.verdict == .truncated(kept: 1, of: 2))
        #expect(store.open("websun://legacy").verdict == .truncated(kept: 0, of: 1))
    }

    @Test func aSnapshotThatIsTooOldIsRefused() throws {
        let clock = ManualClock()
        let before = makeStore(nil, clock: clock)
        before.enter(.active)
        before.push(.topic(id: "t1"))
        let text = try #require(before.snapshot)
        clock.advance(3_600_000)
        let after = makeStore(nil, clock: clock)
        after.ready()
        #expect(after.restore(text, maximumAge: .seconds(3600)).verdict == .rejected(.expired))
        #expect(after.path.isEmpty)
        #expect(after.restore(text, maximumAge: .seconds(4000)).verdict == .applied)
    }

    @Test func textThatIsNoSnapshotIsRefusedByTheReducer() {
        let store = makeStore(nil)
        store.ready()
        #expect(store.restore("{\"torn").verdict == .rejected(.corruptSnapshot))
        #expect(store.restore("{}").verdict == .rejected(.corruptSnapshot))
    }
}

/// An app that dies of what it restores does not do so forever.
@MainActor @Suite struct CrashLoopTests {
    private let text = #"{"navlog":"snapshot","format":1,"state":{"stacks":{"main":{"path":[{"topic":{"id":"t1"}}]}}}}"#
    private let file = FileManager.default.temporaryDirectory.appending(path: "navlog-\(UUID().uuidString).json")

    /// A launch that restores, lives a little, and dies.
    private func launch(_ live: (NavigationStore<AppRoute>) -> Void = { _ in }) -> String {
        let hub = NavigationHub(crashGuard: CrashLoopGuard(file: file))
        let store: NavigationStore<AppRoute> = hub.store()
        store.ready()
        let verdict = store.restore(text).verdict
        live(store)
        if case .rejected(let reason) = verdict { return reason.text }
        return verdict.kind
    }

    @Test func whatWasShownAtTwoDeathsInARowIsNotRestoredAgain() {
        defer { try? FileManager.default.removeItem(at: file) }
        #expect((1...4).map { _ in launch() } == ["applied", "applied", "crashLoop", "crashLoop"])
    }

    @Test func whoeverGoesToTheBackgroundOrMovesOnHasNotDiedOfIt() {
        defer { try? FileManager.default.removeItem(at: file) }
        let lives: [(NavigationStore<AppRoute>) -> Void] = [
            { $0.enter(.background) }, { $0.push(.topic(id: "t2")) }, { $0.path = [] }, { $0.close() },
        ]
        for live in lives {
            #expect((1...4).map { _ in launch(live) } == ["applied", "applied", "applied", "applied"])
        }
    }

    @Test func whatTheAppDoesByItselfIsNoSignOfLife() {
        defer { try? FileManager.default.removeItem(at: file) }
        let outcomes = (1...3).map { _ in
            launch { $0.send(.push([Route("topic", ["id": "t2"])]), origin: .auto) }
        }
        #expect(outcomes == ["applied", "applied", "crashLoop"])
    }

    @Test func aFileThatIsTornRemembersNothing() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("{\"main\":".utf8).write(to: file)
        #expect(launch() == "applied")
    }
}

extension Verdict {
    /// The places that a restore has left out.
    fileprivate var dropped: [String] {
        if case .restored(let dropped) = self { dropped.map(\.path) } else { [] }
    }
}
