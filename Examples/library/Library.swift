import NavigationLog

/// The destinations of a library of articles.
enum LibraryRoute: Hashable, Codable, Sendable {
    case topic(id: String)
    case article(id: String, source: String? = nil)
    case author(id: String)
    case results(query: String, page: Int? = nil)
    case profile(userId: String)
    case bookmarks
    case settings(section: String? = nil)
    case share(id: String)
    case login(reason: String? = nil)
    case compose(topic: String? = nil)
}

/// The tabs of the library.
enum LibraryTab: String {
    case library, search, profile
}

extension Example {
    /// A link opens the app while the catalog is loading, and what was saved comes too late for it.
    static let library = Example(name: "library") { hub in
        let store = hub.store(of: LibraryRoute.self)
        store.open("websun://topics/swiftui/articles/observation", delivery: "push-1")
        store.ready()
        store.enter(.active)
        // The system delivers the same notification again when the app is in front.
        store.open("websun://topics/swiftui/articles/observation", delivery: "push-1")
        hub.catalogLoaded([
            CatalogItems(kind: "topic", ids: ["swiftui", "testing"]),
            CatalogItems(kind: "article", ids: ["observation", "tags"]),
        ])
        store.restore(#"{"navlog":"snapshot","format":1,"schema":2,"state":{"tab":"search"}}"#)

        // Two taps on one row are two pushes. The person swipes back; then SwiftUI writes what is there already.
        store.push(.article(id: "tags"))
        store.push(.article(id: "tags"))
        store.path.removeLast()
        store.path = store.path

        store.present(.share(id: "tags"))
        store.presentation = nil
        store.tab = "profile"
        store.push(.bookmarks)
        hub.signedIn("ann")
        store.push(.bookmarks)
        hub.signedOut()
        store.open("websun://nothing/here")
        store.enter(.background)
    }
}
