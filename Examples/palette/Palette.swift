import NavigationLog

/// The destinations of an app for colours.
enum PaletteRoute: Hashable, Codable, Sendable {
    case color(name: String)
    case recipe(id: Int, servings: Int? = nil)
    case mix(String, String, ratio: Double? = nil)
    case swatch(hue: Double, dark: Bool)
    case picker(current: String? = nil)
    case timer(minutes: Int)
}

extension Example {
    /// One stack. The app asks its own database what there is to show, and a gesture is given up halfway.
    static let palette = Example(name: "palette") { hub in
        let store = hub.store(of: PaletteRoute.self)
        store.canShow = { route in
            if case .recipe(let id, _) = route { id < 100 } else { true }
        }
        store.ready()
        store.open("palette://mix/red/blue?ratio=0.25")
        store.open("palette://recipe/404")
        store.setPath([.color(name: "indigo"), .swatch(hue: 275, dark: true)])
        store.send(.gesture(.init(kind: "back", stage: .began)))
        store.send(.gesture(.init(kind: "back", stage: .cancelled)))
        store.present(.timer(minutes: 5), path: [.recipe(id: 12)])
        store.presentedPath = []
        store.present(.timer(minutes: 5))
        store.dismissAll()
        store.popTo(.color(name: "indigo"))
        store.pop(3)
        store.popToRoot()
    }
}
