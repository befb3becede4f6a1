public import NavigationModel
public import Observation

/// The single coordinator of one scene, in the app's own routes.
///
/// A view reads and binds what is here. Whatever is asked for becomes an intent, goes through the reducer, and comes
/// back as what the scene shows. Nothing else changes it, so what is recorded is what happened.
///
/// It is observed part by part: a view that shows a path does not hear of a sheet.
@MainActor public final class NavigationStore<Route: Hashable & Codable & Sendable>: Observable {
    /// The id of the scene.
    public let scene: Name
    /// What the scenes of the app have in common.
    public let hub: NavigationHub
    /// Returns whether there is something to show for a route; asked for what comes with links and snapshots.
    public var canShow: @MainActor (Route) -> Bool = { _ in true }

    /// What is told what a person should hear; nothing is worked out while it is nil.
    public var onAnnouncement: (@MainActor (Announcement<Route>) -> Void)?

    let coder: RouteCoder<Route>
    let changes = Changes()
    var shown = Shown<Route>()
    /// Routes of the intent that is on its way.
    var known: TypedPath<Route>.Known = []
    /// Whether a gesture has begun that may still be given up.
    var isGesturing = false
    /// Whether observers are being notified of what will change.
    var isNotifying = false
    /// The seq of the last entry that was taken over.
    var lastSeq = 0
    /// The entry whose link waits.
    var waitingLink: Int?

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

/// What a view looks at.
extension NavigationStore {
    /// What became of the last intent.
    public var lastOutcome: Outcome {
        _ = changes.outcome
        return shown.outcome
    }

    /// What is presented over the scene, the top one last.
    public var presentations: [Presented<Route>] {
        _ = changes.presentations
        return shown.presentations
    }

    /// A number that is another one whenever the scene shows something else.
    var revision: Int { changes.tab &+ changes.paths &+ changes.presentations &+ changes.selection }

    /// Where the scene is in its life.
    public var phase: Scene.Phase { surroundings.phase }
    /// The hidden tabs, ascending.
    public var hiddenTabs: [Name] { surroundings.hiddenTabs }
    /// Which columns are shown.
    public var columns: Scene.ColumnVisibility { surroundings.columns }
    /// How wide the scene is.
    public var width: Scene.Width { surroundings.width }
    /// What the scene's pending intent waits for, nil if none does.
    public var pendingWait: Wait? { surroundings.pendingWait }

    private var surroundings: Shown<Route>.Surroundings {
        _ = changes.surroundings
        return shown.surroundings
    }
}
