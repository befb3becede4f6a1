import NavigationModel
import StrictJSON

/// The walk through nested navigators, in which every screen becomes a route, a root or a tab, or is said to be lost.
struct ReactNavigationReading {
    /// What is said about screens.
    private(set) var remarks: [ImportRemark] = []
    /// The paths of the stacks, in the order they were met.
    private(set) var paths: [(name: Name, path: [Route])] = []
    /// The selected tab.
    private(set) var tab: Name?

    private let request: ImportRequest
    /// Whether the tabs were met: those in a tab are none of the scene.
    private var hasTabs = false
    /// The stack that routes go to.
    private var current: Name

    /// Walks through a state.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - request: What the names in it stand for.
    ///   - stack: The stack for what is in no tab; nil for the one that a new scene shows.
    init(_ state: JSONValue, _ request: ImportRequest, in stack: Name? = nil) {
        self.request = request
        current = stack ?? Self.firstStack(in: request.manifest.layout)
        var reader = ReactNavigatorReader(request)
        read(reader.navigator(state), isBottom: true)
    }

    /// The stack that a new scene shows.
    private static func firstStack(in layout: Layout) -> Name {
        switch layout {
        case .split: "detail"
        case .tabs(_, let selected, _): selected
        case .stack, .open: "main"
        }
    }

    /// The state of the scene, as a snapshot holds it.
    var scene: JSONValue {
        var stacks = JSONObject()
        for (name, path) in paths { stacks[name.text] = ["path": .array(path.map(\.json))] }
        var scene: JSONObject = ["stacks": .object(stacks)]
        scene["tab"] = tab.map { .string($0.text) }
        return .object(scene)
    }

    private mutating func remark(_ matter: ImportRemark.Matter, _ screen: ReactNavigator.Screen) {
        remarks.append(ImportRemark(place: screen.place, matter: matter))
    }

    /// Says of a screen, and of everything in it, that it is lost.
    private mutating func lose(_ screen: ReactNavigator.Screen, _ matter: ImportRemark.Matter? = nil) {
        remark(matter ?? screen.name.map { .hidden(screen: $0) } ?? .otherShape, screen)
        for inner in (screen.nested?.screens ?? []) + (screen.nested?.preloaded ?? []) { lose(inner) }
    }
}

/// Navigators.
extension ReactNavigationReading {
    /// - Parameter isBottom: Whether nothing lies under the navigator in its stack.
    private mutating func read(_ navigator: ReactNavigator, isBottom: Bool) {
        let tabs = navigator.screens.map { $0.name.flatMap(request.tab) }
        let isChoice = navigator.isChoice ?? areTabs(tabs)
        // A partial state of a stack shows its last screen, one of tabs its first.
        let last = navigator.screens.count - 1
        let shown = min(max(0, navigator.index ?? (isChoice ? 0 : last)), last)
        if isChoice, isBottom, !hasTabs, tabs.contains(where: { $0 != nil }) {
            hasTabs = true
            readTabs(zip(navigator.screens, tabs), shown: shown)
        } else {
            for (index, screen) in navigator.screens.enumerated() {
                if isChoice ? index != shown : index > shown {
                    lose(screen)
                } else {
                    read(screen, isBottom: isBottom && (isChoice || index == 0) && !navigator.isOverRoot)
                }
            }
        }
        for screen in navigator.preloaded { lose(screen) }
    }

    /// Whether screens whose navigator does not say what it is are those of tabs: nobody puts tabs on each other.
    private func areTabs(_ tabs: [Name?]) -> Bool {
        request.manifest != nil && (!tabs.contains(nil) || tabs.count { $0 != nil } > 1)
    }

    private mutating func readTabs(_ tabs: some Sequence<(ReactNavigator.Screen, Name?)>, shown: Int) {
        var front = current
        var met: Set<Name> = []
        for (index, (screen, name)) in tabs.enumerated() {
            guard let name, met.insert(name).inserted else {
                lose(screen, name == nil ? screen.name.map { .noTab(screen: $0) } : nil)
                continue
            }
            current = name
            append([])
            if index == shown { (front, tab) = (name, name) }
            if let nested = screen.nested { read(nested, isBottom: true) }
        }
        current = front
    }
}

/// Screens.
extension ReactNavigationReading {
    private mutating func read(_ screen: ReactNavigator.Screen, isBottom: Bool) {
        guard let name = screen.name else { return lose(screen) }
        guard let nested = screen.nested else { return take(screen, name, isBottom: isBottom) }
        // What holds others is a screen itself only where a route is meant for it; then it shows the first of them.
        if let route = request.routeAtBottom(name, screen.parameters) {
            append([route])
            read(nested, isBottom: true)
        } else {
            remark(.holder(screen: name), screen)
            read(nested, isBottom: isBottom)
        }
    }

    private mutating func take(_ screen: ReactNavigator.Screen, _ name: String, isBottom: Bool) {
        if isBottom {
            guard let route = request.routeAtBottom(name, screen.parameters) else {
                append([])
                let isBare = screen.parameters.isEmpty
                return remark(isBare ? .root(screen: name) : .rootWithParameters(screen: name), screen)
            }
            append([route])
        } else if case .route(let route)? = request.destination(of: name, screen.parameters) {
            append([route])
        } else {
            remark(.noRoute(screen: name), screen)
        }
    }

    private mutating func append(_ routes: [Route]) {
        if let index = paths.firstIndex(where: { $0.name == current }) {
            paths[index].path += routes
        } else {
            paths.append((current, routes))
        }
    }
}
