public import NavigationModel
public import Observation

/// The single coordinator of one scene, in the app's own routes.
///
/// A view reads and binds what is here. Whatever is asked for becomes an intent, goes through the reducer, and comes
/// back as what the scene shows. Nothing else changes it, so what is recorded is what happened.
@MainActor @Observable
public final class NavigationStore<Route: Hashable & Codable & Sendable> {
    /// The id of the scene.
    @ObservationIgnored public let scene: Name
    /// What the scenes of the app have in common.
    @ObservationIgnored public let hub: NavigationHub
    @ObservationIgnored let coder: RouteCoder<Route>
    /// Routes of the intent that is on its way.
    @ObservationIgnored var known: TypedPath<Route>.Known = []
    /// Whether a gesture has begun that may still be given up.
    @ObservationIgnored private(set) var isGesturing = false
    /// Returns whether there is something to show for a route; asked for what comes with links and snapshots.
    @ObservationIgnored public var contains: @MainActor (Route) -> Bool = { _ in true }

    /// Where the scene is in its life.
    public private(set) var phase = Scene.Phase.launching
    /// The hidden tabs, ascending.
    public private(set) var hiddenTabs: [Name] = []
    /// Which columns are shown.
    public private(set) var columns = Scene.ColumnVisibility.automatic
    /// How wide the scene is.
    public private(set) var width = Scene.Width.regular
    /// What the scene's pending intent waits for, nil if none does.
    public private(set) var waits: Wait?
    /// What became of the last intent.
    public private(set) var lastOutcome = Outcome(.unchanged)
    /// What is presented over the scene, the top one last.
    public private(set) var presentations: [Presented<Route>] = []

    var shownTab: Name?
    var paths = IDMap<TypedPath<Route>>()
    var selections = IDMap<Route?>()

    init(scene: Name, hub: NavigationHub, _ coder: RouteCoder<Route>) {
        self.scene = scene
        self.hub = hub
        self.coder = coder
    }

    /// Asks for an intent and returns what became of it.
    @discardableResult
    public func send(_ intent: SceneIntent, origin: Origin? = nil, cause: Int? = nil) -> Outcome {
        hub.send(.scene(intent), to: scene, origin: origin, cause: cause)
    }
}

extension NavigationStore: SceneStore {
    func follow(_ intent: Intent, _ outcome: Outcome) {
        guard let shown = hub.world.scenes[scene] else { return set(\.phase, .closed) }
        if case .scene(.gesture(let gesture, _)) = intent { isGesturing = gesture.stage == .began }
        set(\.lastOutcome, outcome)
        set(\.waits, shown.pending?.waits)
        guard outcome.changesScene else { return }
        let keepsPrefix = intent.keepsPrefix && outcome.resolved.isEmpty
        set(\.shownTab, shown.tab)
        followPaths(shown.stacks, keepsPrefix: keepsPrefix)
        followPresentations(shown.presentations, keepsPrefix: keepsPrefix)
        guard !keepsPrefix else { return }
        set(\.phase, shown.phase)
        set(\.hiddenTabs, shown.hiddenTabs)
        set(\.columns, shown.columns)
        set(\.width, shown.width)
        followSelections(shown.selection)
    }

    /// Observers hear of what has changed, and of nothing else.
    private func set<Value: Equatable>(
        _ member: ReferenceWritableKeyPath<NavigationStore, Value>, _ value: Value
    ) {
        if self[keyPath: member] != value { self[keyPath: member] = value }
    }

    private func followPaths(_ stacks: IDMap<Stack>, keepsPrefix: Bool) {
        if paths.ids != stacks.ids {
            var changed = IDMap<TypedPath<Route>>()
            for id in stacks.ids { changed.insert(paths[id] ?? TypedPath(), at: id) }
            paths = changed
        }
        for index in stacks.values.indices {
            guard !(keepsPrefix && paths.values[index].encoded.count == stacks.values[index].path.count)
            else { continue }
            guard keepsPrefix || !paths.values[index].isSame(as: stacks.values[index].path) else { continue }
            paths.values[index].follow(stacks.values[index].path, keepsPrefix: keepsPrefix, known: known, coder)
        }
    }

    private func followPresentations(_ shown: [Presentation], keepsPrefix: Bool) {
        if presentations.isEmpty && shown.isEmpty { return }
        var changed: [Presented<Route>] = []
        for (level, presentation) in shown.enumerated() {
            let before = presentations.indices.contains(level) ? presentations[level] : nil
            guard
                let next = Presented(
                    presentation, at: level, after: before, keepsPrefix: keepsPrefix, known: known, coder)
            else { break }
            changed.append(next)
        }
        if changed != presentations { presentations = changed }
    }

    private func followSelections(_ shown: IDMap<NavigationModel.Route?>) {
        var changed = IDMap<Route?>()
        for (column, route) in shown { changed.insert(route.flatMap(decode), at: column) }
        if changed != selections { selections = changed }
    }

    private func decode(_ route: NavigationModel.Route) -> Route? {
        known.first { $0.encoded.hasText(of: route) }?.route ?? coder.decode(route)
    }
}

extension Intent {
    /// Whether paths only grow or shrink at their ends when this is carried out at once.
    fileprivate var keepsPrefix: Bool {
        switch self {
        case .scene(.push), .scene(.pushView), .scene(.pop), .scene(.popTo), .scene(.popToRoot), .scene(.gesture): true
        default: false
        }
    }
}

extension Outcome {
    /// Whether there is anything to look at again.
    fileprivate var changesScene: Bool { verdict.isAccepted || !resolved.isEmpty }
}
