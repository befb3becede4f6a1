import NavigationLog

/// The destinations of a reader of books, in columns.
enum ReaderRoute: Hashable, Codable, Sendable {
    case shelf(name: String)
    case book(id: Int)
    case chapter(book: Int, number: Int)
    case purchases
    case settings(section: String? = nil)
    case lock
}

extension Example {
    /// The app is locked while a link comes; later a second window opens, and the width of the first one changes.
    static let reader = Example(name: "reader") { hub in
        let store = hub.store(of: ReaderRoute.self)
        store.ready()
        store.enter(.active)
        hub.catalogLoaded([CatalogItems(kind: "book", ids: [7, 42])])
        store.present(.lock)
        store.open("reader://book/42/chapter/3")
        // The face is known: SwiftUI takes the cover away, and the link goes on.
        store.presentation = nil

        store[selection: "book"] = .book(id: 7)
        store.push(.chapter(book: 7, number: 1))
        store.push(.chapter(book: 7, number: 2))
        store.send(.setWidth(.compact), origin: .system)
        store.path = [.chapter(book: 7, number: 1)]

        let second = hub.store(scene: "second", of: ReaderRoute.self)
        second.restore(store.snapshot ?? "")
        second.ready()
        second.enter(.active)
        second.select(.shelf(name: "all"), in: "shelf")
        // The book is taken from the store; both windows shorten what they show.
        hub.catalogChanged(removing: [CatalogItems(kind: "book", ids: [7])])
        second.close(destroyed: true)
    }
}
