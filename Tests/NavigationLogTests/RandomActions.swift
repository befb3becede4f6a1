import NavigationLog
import NavigationModel
import StrictJSON
import TestSupport

/// What happens to an app with several windows: people, the system, links, saved states, the world around it, in any
/// order.
@MainActor struct RandomActions {
    /// The stores of the windows that were opened.
    private(set) var stores: [NavigationStore<AppRoute>] = []
    private let hub: NavigationHub
    private var random: SeededGenerator
    private var saved: [String] = []
    private var deliveries = 0

    init(_ hub: NavigationHub, seed: UInt64) {
        self.hub = hub
        random = SeededGenerator(seed: seed)
    }

    mutating func act() {
        let store: NavigationStore<AppRoute> = hub.store(scene: pick(["main", "side", "third"]))
        if !stores.contains(where: { $0 === store }) { stores.append(store) }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<35: move(store)
        case 35..<55: system(store)
        case 55..<70: link(store)
        case 70..<80: restore(store)
        case 80..<92: live(store)
        default: learn()
        }
    }

    private mutating func move(_ store: NavigationStore<AppRoute>) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...3: store.push(route())
        case 4: store.push([route(), route()], in: pick([nil, "search", "nowhere"]))
        case 5: store.pop(pick([1, 1, 2, 0]))
        case 6: store.popTo(route())
        case 7: store.popToRoot()
        case 8: store.setPath([route(), route()])
        case 9: store.present(pick([.share(id: "a1"), .compose(topic: nil), route()]))
        case 10: store.dismiss()
        default: store.selectTab(pick(["library", "search", "profile", "none"]))
        }
    }

    /// What SwiftUI writes into bindings: what happened, echoes, and what comes too late.
    private mutating func system(_ store: NavigationStore<AppRoute>) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: store.path = Array(store.path.dropLast())
        case 2: store.path.append(route())
        case 3: store.path = store.path
        case 4: store.presentedPath = Array(store.presentedPath.dropLast())
        case 5: store.presentation = nil
        case 6: store.tab = pick(["library", "search"])
        default: store[path: "search"] = [route()]
        }
    }

    private mutating func link(_ store: NavigationStore<AppRoute>) {
        deliveries += 1
        let delivery = Name("d\(Int.random(in: max(0, deliveries - 3)...deliveries, using: &random))")
        let urls = [
            "websun://topics/t1/articles/a1?source=mail", "websun://topics/t1/articles/a9", "websun://users/ann",
            "websun://share/a2", "websun://legacy", "websun://nothing/here", "https://elsewhere.example", "no url",
        ]
        store.open(pick(urls), delivery: pick([nil, delivery]))
    }

    private mutating func restore(_ store: NavigationStore<AppRoute>) {
        if let text = store.snapshot { saved.append(text) }
        let old =
            #"{"navlog":"snapshot","format":1,"schema":1,"state":{"stacks":{"library":{"path":[{"post":{"id":"a1"}}]}}}}"#
        let texts = saved.suffix(3) + [old, "[{\"legacy\":{}}]", "torn", "{}"]
        store.restore(pick(Array(texts)))
    }

    private mutating func live(_ store: NavigationStore<AppRoute>) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: store.enter(.active)
        case 2: store.enter(.background)
        case 3: store.ready()
        case 4: store.send(.gesture(Gesture(kind: "back", stage: pick([.began, .cancelled, .completed]))))
        default: store.close(destroyed: pick([true, false]))
        }
    }

    private mutating func learn() {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: hub.catalogLoaded([CatalogItems(kind: "article", ids: ["a1", "a2"])])
        case 1: hub.catalogChanged(removing: [CatalogItems(kind: "article", ids: ["a2"])])
        case 2: hub.signedIn(pick(["ann", "bob"]))
        case 3: hub.signedOut()
        default: hub.send(.app(.launched), origin: .system)
        }
    }

    private mutating func route() -> AppRoute {
        pick([
            .topic(id: pick(["t1", "t2"])), .article(id: pick(["a1", "a2", "a9"])), .profile(userId: "ann"),
            .article(id: "a1", source: "e\u{301}"), .share(id: "a1"),
        ])
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }
}
