import NavigationModel
import StrictJSON

/// A navigator of React Navigation with the screens it holds.
struct ReactNavigator {
    /// A screen, or what holds others.
    struct Screen {
        /// How many come before it in the text.
        var place: Int
        /// What it is called, nil if nothing says so.
        var name: String?
        /// What it was opened with, without what is meant for the navigator in it.
        var parameters: JSONObject
        /// The navigator in it.
        var nested: ReactNavigator?
    }

    /// The screens, in their order.
    var screens: [Screen]
    /// Screens that are ready to be shown, and are not.
    var preloaded: [Screen] = []
    /// The kind, where the state says it: `stack`, `tab`, `drawer` or another one.
    var type: String?
    /// Which screen is in front, where the state says it.
    var index: Int?
    /// Whether the first screen lies on one that is not mentioned.
    var isOverRoot = false
}

extension ReactNavigator {
    /// Whether a screen is chosen among others, as in tabs and drawers, and not put on them; nil if its names have to
    /// tell.
    ///
    /// A stack always shows its last screen, and may hold one twice. A whole state says what it is, in `type` or at the
    /// beginning of its key; a partial one need not.
    var isChoice: Bool? {
        if let type { return type != "stack" }
        if let index, index < screens.count - 1 { return true }
        return Set(screens.compactMap { $0.name.map { Name($0) } }).count < screens.count ? false : nil
    }
}

/// Reads navigators, and numbers the screens.
struct ReactNavigatorReader {
    /// What a route passes on to the navigator in it.
    private static let passedOn = ["screen", "params", "initial", "path", "state", "merge", "pop"]

    private let request: ImportRequest
    private var count = 0

    init(_ request: ImportRequest) {
        self.request = request
    }

    /// Reads a state, whole or partial.
    mutating func navigator(_ state: JSONValue) -> ReactNavigator {
        let kind = state["key"]?.stringValue?.split(separator: "-").first.map(String.init)
        return ReactNavigator(
            screens: (state["routes"]?.arrayValue ?? []).map { screen($0) },
            preloaded: (state["preloadedRoutes"]?.arrayValue ?? []).map { screen($0) },
            type: state["type"]?.stringValue ?? kind.flatMap { ["stack", "tab", "drawer"].contains($0) ? $0 : nil },
            index: state["index"]?.numberValue?.intValue)
    }

    /// Reads a route. Its navigator is what its state says; before that is there, what its parameters ask for.
    mutating func screen(_ route: JSONValue) -> ReactNavigator.Screen {
        let name = route["name"]?.stringValue
        var screen = ReactNavigator.Screen(
            place: count, name: name, parameters: route["params"]?.objectValue ?? [:], nested: nil)
        count += 1
        if let state = route["state"], state != .null { screen.nested = navigator(state) }
        guard passesOn(screen) else { return screen }
        screen.nested = screen.nested ?? navigator(askedForBy: screen.parameters)
        for name in Self.passedOn { screen.parameters[name] = nil }
        return screen
    }

    private mutating func navigator(askedForBy parameters: JSONObject) -> ReactNavigator {
        if let state = parameters["state"], state["routes"] != nil { return navigator(state) }
        var route: JSONObject = [:]
        route["name"] = parameters["screen"]
        route["params"] = parameters["params"]
        return ReactNavigator(screens: [screen(.object(route))], isOverRoot: parameters["initial"] == false)
    }

    /// Whether parameters are meant for a navigator, and are not the route's own.
    private func passesOn(_ screen: ReactNavigator.Screen) -> Bool {
        func passes(_ name: Name) -> Bool { !(screen.name.map { request.declares(name, of: $0) } ?? false) }
        return screen.parameters["screen"]?.stringValue != nil && passes("screen")
            || screen.parameters["state"]?["routes"]?.arrayValue != nil && passes("state")
    }
}
