import NavigationModel
import NavigationTesting
import Observation
import StrictJSON
import Testing

@testable import NavigationLog

/// What VoiceOver is told.
@MainActor @Suite struct AnnouncementTests {
    private let store: NavigationStore<AppRoute>
    private let heard = Heard()

    private final class Heard {
        var announcements: [Announcement<AppRoute>] = []
    }

    init() throws {
        store = NavigationHub(manifest: try Fixture.manifest()).store()
        store.onAnnouncement = { [heard] in heard.announcements.append($0) }
    }

    @Test func aScreenIsAnnouncedOnceAndSoIsTheWayBack() {
        store.push(.topic(id: "t1"), .article(id: "a1"))
        store.path = store.path
        store.enter(.active)
        store.present(.share(id: "a1"))
        store.presentation = nil
        store.popToRoot()
        store.selectTab("search")
        #expect(
            heard.announcements == [
                .screen(.article(id: "a1")), .screen(.share(id: "a1")), .screen(.article(id: "a1")), .root("library"),
            ])
    }

    @Test func aScreenThatAnObserverAskedForAtOnceIsAnnouncedOnce() {
        withObservationTracking {
            _ = store.path
        } onChange: { [store] in
            MainActor.assumeIsolated { if store.hub.lastSeq < 3 { store.push(.topic(id: "t2")) } }
        }
        store.push(.topic(id: "t1"))
        #expect(store.path == [.topic(id: "t1"), .topic(id: "t2")])
        #expect(heard.announcements == [.screen(.topic(id: "t2"))])
    }

    @Test func aLinkThatFailsIsAnnounced() {
        store.ready()
        store.open("websun://nothing/here")
        store.push(.topic(id: "t1"))
        store.open("https://elsewhere.example/")
        #expect(
            heard.announcements == [
                .linkFailed(.noRule), .screen(.topic(id: "t1")), .linkFailed(.unsupportedScheme),
            ])
    }

    @Test func aLinkThatHasWaitedInVainIsAnnouncedInItsOwnSceneAlone() {
        let other: NavigationStore<AppRoute> = store.hub.store(scene: "side")
        var heardElsewhere: [Announcement<AppRoute>] = []
        other.onAnnouncement = { heardElsewhere.append($0) }
        store.ready()
        store.open("websun://users/ann")
        store.hub.catalogLoaded()
        #expect(store.pendingWait == .signIn)
        #expect(heard.announcements == [])
        store.send(.dropPending)
        #expect(heard.announcements == [.linkFailed(.dropped)])
        #expect(heardElsewhere == [])
    }

    @Test func aLinkFromBothSourcesHasOneToken() {
        let deduplicator = LinkDeduplicator()
        let now = ContinuousClock.now
        let first = deduplicator.delivery(of: "websun://topics/t1", from: .openURL, at: now)
        #expect(deduplicator.delivery(of: "websun://topics/t1", from: .userActivity, at: now) == first)
        #expect(deduplicator.delivery(of: "websun://topics/t1", from: .userActivity, at: now) != first)
    }

    @Test(arguments: [
        ("websun://topics/t1", LinkDeduplicator.Source.openURL, 0), ("websun://topics/t2", .userActivity, 0),
        ("websun://topics/t1", .userActivity, 1),
    ])
    func anotherLinkHasAnotherToken(url: String, source: LinkDeduplicator.Source, seconds: Int) {
        let deduplicator = LinkDeduplicator()
        let now = ContinuousClock.now
        let first = deduplicator.delivery(of: "websun://topics/t1", from: .openURL, at: now)
        #expect(deduplicator.delivery(of: url, from: source, at: now + .seconds(seconds)) != first)
    }

    @Test func aTabOfTheAppsOwnTypeIsBound() {
        enum Section: String { case library, search }
        #expect(store[tab: Section.search] == .library)
        store[tab: Section.search] = .search
        #expect(store.tab == "search")
        store.selectTab("profile")
        #expect(store[tab: Section.library] == .library)
    }

    @Test func theEndOfAPresentationDoesNotTakeAwayTheNext() {
        store.present(.share(id: "a1"))
        let first = store.presentation
        #expect(store[showing: first, as: [.sheet]] == first)
        #expect(store[showing: first, as: [.popover]] == nil)
        store.dismiss()
        store.present(.share(id: "a2"))
        store[showing: first, as: [.sheet]] = nil
        #expect(store.presentation?.route == .share(id: "a2"))
        store[showing: store.presentation, as: [.sheet]] = nil
        #expect(store.presentation == nil)
    }
}
