public import NavigationModel

/// What one sees in every open scene, followed from entry to entry.
public struct VisibleScreens: Sendable {
    /// A screen.
    public enum Screen: Hashable, Sendable {
        /// A route with its parameters.
        case route(Route)
        /// The root of a stack.
        case root(Name)

        /// The route, nil for the root of a stack.
        public var route: Route? {
            if case .route(let route) = self { route } else { nil }
        }
    }

    /// A screen that has come up in a scene.
    public struct Visit: Sendable {
        /// The scene.
        public var scene: Name
        /// What has come up.
        public var screen: Screen
        /// What was there before, nil where the scene was not open.
        public var previous: Screen?
        /// Whether less lies over the root than before.
        public var isHigher: Bool
    }

    private let layout: Layout
    private var shown: [Name: (screen: Screen, depth: Int)] = [:]

    /// Creates what is seen where nothing is, in scenes of a layout.
    public init(_ layout: Layout) {
        self.layout = layout
    }

    /// Takes over the world that a history starts from, and returns what is seen there.
    public mutating func begin(with world: borrowing World) -> [Visit] { look(at: world.scenes.ids, in: world) }

    /// Takes over what an entry has made of the world, and returns what has come up.
    public mutating func follow(_ step: Step, _ world: borrowing World) -> [Visit] {
        if step.startsRun { shown = [:] }
        // What is asked of the whole app, as signing out is, is seen in all scenes.
        return look(at: step.entry.sceneConcerned.map { [$0] } ?? world.scenes.ids, in: world)
    }

    private mutating func look(at ids: [Name], in world: borrowing World) -> [Visit] {
        var visits: [Visit] = []
        for id in ids {
            guard let scene = world.scenes[id], scene.phase != .closed else {
                shown[id] = nil
                continue
            }
            let (old, depth) = (shown[id], scene.visibleDepth(in: layout))
            let screen = scene.visibleRoute(in: layout).map(Screen.route) ?? .root(scene.baseStack(in: layout))
            shown[id] = (screen, depth)
            guard old?.screen != screen else { continue }
            visits.append(
                Visit(scene: id, screen: screen, previous: old?.screen, isHigher: depth < old?.depth ?? 0))
        }
        return visits
    }
}

extension Scene {
    /// The number of screens over the root that one sees: presentations, and what is pushed on the stack that is up.
    func visibleDepth(in layout: Layout) -> Int {
        let stack = presentations.last?.stack ?? stacks[baseStack(in: layout)]
        return presentations.count + (stack?.depth ?? 0)
    }
}
