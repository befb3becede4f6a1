import NavigationModel
import NavigationReplay
import StrictJSON

/// Which screens people came to see, how often, and from where.
///
/// A screen is a route's name whatever its parameters, or the root of a stack. It is visited when it becomes the one on
/// the screen of its scene.
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
    /// What each scene shows.
    private var shown = IDMap<Int>()
    private let layout: Layout

    init(_ excerpt: Excerpt) throws(ExportError) {
        layout = excerpt.layout
        let start = try excerpt.world(at: excerpt.start)
        for id in start.scenes.ids where excerpt.scene == nil || id == excerpt.scene { look(at: id, in: start) }
        try excerpt.forEachStep { step, world throws(ExportError) in
            // What an entry does to scenes that it does not name, as signing out does, is seen in all of them.
            for id in step.entry.scene.map({ [$0] }) ?? shown.ids + world.scenes.ids
            where excerpt.scene == nil || id == excerpt.scene {
                look(at: id, in: world)
            }
        }
    }

    private mutating func look(at id: Name, in world: borrowing World) {
        if let scene = world.scenes[id], scene.phase != .closed {
            visit(screen(of: scene), in: id)
        } else {
            shown[id] = nil
        }
    }

    private func screen(of scene: Scene) -> Screen {
        if let route = scene.visibleRoute(in: layout) { return Screen(name: route.name, isRoot: false) }
        if case .split(let columns) = layout {
            let selected = columns.reversed().lazy.compactMap { scene.selection[$0] ?? nil }
            if let route = selected.first { return Screen(name: route.name, isRoot: false) }
        }
        return Screen(name: scene.baseStack(in: layout), isRoot: true)
    }

    private mutating func visit(_ screen: Screen, in scene: Name) {
        let place = places[screen] ?? screens.count
        if place == screens.count {
            screens.append((screen, 0))
            places[screen] = place
        }
        let origin = shown[scene]
        guard origin != place else { return }
        shown[scene] = place
        screens[place].visits += 1
        guard let origin else { return }
        let edge = Edge(from: origin, to: place)
        if let known = edgePlaces[edge] {
            edges[known].count += 1
        } else {
            edgePlaces[edge] = edges.count
            edges.append((edge, 1))
        }
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
    /// The text of the screen, what a terminal would act on written as in JSON.
    var label: String {
        let text = name.text.textInJSON
        return isRoot ? "\(text) (root)" : text
    }
}
