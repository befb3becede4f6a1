import NavigationLog

/// The destinations of a magazine.
enum CraftedRoute: Hashable, Codable, Sendable {
    case list(tag: String? = nil)
    case detail(id: String, source: String? = nil)
    case series(id: String)
    case credits
    case share(id: String)
    case subscribe(plan: String? = nil)
    case welcome
    case gallery(id: String, image: Int? = nil)
}

/// The tabs of the magazine.
enum CraftedTab: String {
    case articles, saved, about
}

extension Example {
    /// A push notification launches the app, whose welcome no link may take away. Then the system ends the app, and the
    /// next launch restores.
    static let crafted = Example(name: "crafted") { hub in
        let store = hub.store(of: CraftedRoute.self)
        store.open("https://swiftcrafted.dev/zh/article/abc123?source=push", delivery: "push-9")
        store.present(.welcome)
        store.ready()
        store.enter(.active)
        store.presentation = nil

        store.present(.gallery(id: "abc123", image: 4))
        store.present(.gallery(id: "abc123", image: 4))
        // Of two quick taps on a tab the second one is a tap on the selected tab.
        store.tab = "saved"
        store.tab = "saved"
        let saved = store.snapshot
        store.enter(.background)

        hub.send(.app(.launched), origin: .system)
        let next = hub.store(of: CraftedRoute.self)
        next.restore(saved ?? "")
        next.ready()
        next.open("https://swiftcrafted.dev/article/abc123/images/four")
        next.dismiss()
        next.popToRoot()
    }
}
