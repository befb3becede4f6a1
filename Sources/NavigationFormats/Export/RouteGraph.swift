import NavigationModel
import NavigationReplay
import StrictJSON

/// Which screens people came to see, how often, and from where.
///
/// A screen is a route's name whatever its parameters, or the root of a stack. It is visited when it comes up in its
/// scene: also when only the parameters are others than before.
struct RouteGraph {
    /// A screen.
    struct Screen: Hashable {
        /// The name of the route, or that of the stack.
        var name: Name
        /// Whether this is the root of a stack.
        var isRoot: Bool
    }

    /// A step from one screen to another.
    struct Edge: Hashable {
        /// The places of both in `screens`.
        var from: Int
        var to: Int
    }

    /// The screens in the order they were first visited, each with its visits.
    private(set) var screens: [(screen: Screen, visits: Int)] = []
    /// The steps in the order they were first taken, each with their number.
    private(set) var edges: [(edge: Edge, count: Int)] = []

    private var places: [Screen: Int] = [:]
    private var edgePlaces: [Edge: Int] = [:]

    init(_ excerpt: Excerpt) throws(ExportError) {
        var visible = VisibleScreens(excerpt.layout)
        let isMeant = { (visit: VisibleScreens.Visit) in excerpt.scene == nil || visit.scene == excerpt.scene }
        for visit in visible.begin(with: try excerpt.startWorld()) where isMeant(visit) { count(visit) }
        try excerpt.forEachStep { step, world throws(ExportError) in
            for visit in visible.follow(step, world) where isMeant(visit) { count(visit) }
        }
    }

    private mutating func count(_ visit: VisibleScreens.Visit) {
        let place = place(of: Screen(visit.screen))
        screens[place].visits += 1
        guard let previous = visit.previous else { return }
        let edge = Edge(from: self.place(of: Screen(previous)), to: place)
        if let known = edgePlaces[edge] {
            edges[known].count += 1
        } else {
            edgePlaces[edge] = edges.count
            edges.append((edge, 1))
        }
    }

    private mutating func place(of screen: Screen) -> Int {
        if let place = places[screen] { return place }
        screens.append((screen, 0))
        places[screen] = screens.count - 1
        return screens.count - 1
    }
}

extension RouteGraph {
    /// Writes a line a screen, then a line a way, in the language that the closures know.
    ///
    /// - Parameters:
    ///   - output: Where the lines go.
    ///   - screen: Returns the line of a screen of that id, with its visits.
    ///   - way: Returns the line of a way from one id to another, with how often it was taken.
    func write(
        to output: inout some TextOutputStream, screen: (_ id: String, _ screen: Screen, _ visits: Int) -> String,
        way: (_ from: String, _ to: String, _ count: Int) -> String
    ) {
        for (place, node) in screens.enumerated() {
            output.write("    \(screen("s\(place)", node.screen, node.visits))\n")
        }
        for (edge, count) in edges { output.write("    \(way("s\(edge.from)", "s\(edge.to)", count))\n") }
    }
}

extension RouteGraph.Screen {
    fileprivate init(_ screen: VisibleScreens.Screen) {
        switch screen {
        case .route(let route): self.init(name: route.name, isRoot: false)
        case .root(let stack): self.init(name: stack, isRoot: true)
        }
    }

    /// The text of the screen, what a terminal would act on written as in JSON.
    var label: String {
        let text = name.text.textInJSON
        return isRoot ? "\(text) (root)" : text
    }
}
