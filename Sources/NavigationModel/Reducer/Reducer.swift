/// Turns entries into states: the one place where an intent gets its meaning.
///
/// It is pure. The app, the command line and every replay call the same function, so a journal rebuilds what the app
/// did as long as manifest and reducer are the same.
public struct Reducer: Sendable {
    /// The number of what entries mean. It goes up whenever some entry comes to mean something else, so that worlds
    /// which were kept from an earlier run are not taken for those of this one.
    public static let version = 1

    /// Boxed, since a reducer is passed on far more often than it is made.
    private let app: AppRules

    /// Creates a reducer for an app, whose entries are of the manifest's schema; `Migrator` makes them so.
    public init(_ manifest: Manifest?) {
        app = AppRules(manifest)
    }

    /// The app's description, nil for an open layout in which everything is known.
    public var manifest: Manifest? { app.manifest }
    /// How scenes are built.
    var layout: Layout { app.layout }
    /// The links of the manifest, ready to match.
    var links: LinkMatcher { app.links }
    /// What the manifest says about routes.
    var rules: RouteRules { app.routes }
    /// Whether a scene is ready from the intent `ready` alone.
    var readyIsExplicit: Bool { app.readyIsExplicit }

    /// The world before the first entry.
    public var start: World {
        var facts = Facts()
        facts.catalog.isLoading = manifest?.loadsCatalog ?? false
        return World(facts: facts)
    }

    /// Applies an entry and returns what became of it, and of what had waited for it.
    ///
    /// Rejected, superseded and repeated leave the world as it was, the memory of deliveries aside.
    public func apply(_ entry: Entry, to world: inout World) -> Outcome {
        apply(entry.intent, of: entry, to: &world)
    }

    /// As a parameter the intent is looked at where it is; what a property gives would be copied first.
    @inline(never)
    private func apply(_ intent: Intent, of entry: Entry, to world: inout World) -> Outcome {
        switch intent {
        case .unknown: return Outcome(.rejected(.unknownIntent))
        case .malformed: return Outcome(.rejected(.badIntent))
        case .app(let intent):
            var ended: [Resolution] = []
            let verdict = carryOut(intent, in: &world, ending: &ended)
            for index in world.scenes.values.indices {
                resolveWait(at: index, in: &world, ending: &ended)
            }
            return Outcome(verdict, resolved: ended)
        case .scene(let intent):
            guard let id = entry.scene else { return Outcome(.rejected(.unknownScene)) }
            if let index = world.scenes.index(of: id), world.scenes.values[index].phase != .closed {
                return apply(intent, of: entry, at: index, in: &world)
            }
            return apply(intent, of: entry, toClosed: id, in: &world)
        }
    }

    /// Begins a new run of the app, as `launched` does and as a header in the middle of a journal does.
    public func relaunch(_ world: inout World) {
        var unlisted: [Resolution] = []
        _ = carryOut(.launched, in: &world, ending: &unlisted)
    }
}

extension Reducer {
    /// Applies an intent of a scene that is not open. Some intents open it, and one that is closed can be destroyed.
    private func apply(
        _ intent: SceneIntent, of entry: Entry, toClosed id: Name, in world: inout World
    ) -> Outcome {
        let index = world.scenes.index(of: id)
        switch intent {
        case .sceneOpened: return open(id, by: intent, of: entry, in: &world)
        case .sceneClosed(destroyed: true):
            if let index { return apply(intent, of: entry, at: index, in: &world) }
        case .openURL, .openTarget:
            if case .target(let target)? = destination(of: intent), target.opensScene {
                return open(id, by: intent, of: entry, in: &world)
            }
        default: break
        }
        return Outcome(.rejected(index == nil ? .unknownScene : .sceneClosed))
    }

    private func open(_ id: Name, by intent: SceneIntent, of entry: Entry, in world: inout World) -> Outcome {
        if let earlier = remember(entry, in: &world) { return Outcome(.repeated(by: earlier)) }
        let before = world.scenes[id]
        world.scenes[id] = nil
        let index = world.scenes.insert(Scene(layout: layout), at: id)
        if case .sceneOpened = intent { return Outcome(.applied) }
        let outcome = perform(intent, of: entry, at: index, in: &world)
        if !outcome.verdict.isAccepted { world.scenes[id] = before }
        return outcome
    }

    private func apply(_ intent: SceneIntent, of entry: Entry, at index: Int, in world: inout World) -> Outcome {
        let earlier = remember(entry, in: &world)
        if let seq = superseder(of: entry, in: world.scenes, index) {
            return Outcome(.superseded(by: seq))
        }
        if let earlier { return Outcome(.repeated(by: earlier)) }
        return perform(intent, of: entry, at: index, in: &world)
    }

    /// Remembers the delivery of a link and returns the entry that brought it before, if one did.
    @inline(__always)
    private func remember(_ entry: Entry, in world: inout World) -> Int? {
        guard entry.isLink, let delivery = entry.delivery else { return nil }
        return world.deliveries.insert(delivery, seq: entry.seq)
    }

    /// Carries out an intent that nothing stands against, then what had waited for it.
    private func perform(_ intent: SceneIntent, of entry: Entry, at index: Int, in world: inout World) -> Outcome {
        var ended: [Resolution] = []
        let count = world.scenes.count
        let verdict = carryOut(intent, of: entry, at: nil, in: &world, index, ending: &ended)
        guard world.scenes.count == count else { return Outcome(verdict, resolved: ended) }  // The scene is gone.
        let claims = entry.claims && verdict.claims(isLink: entry.isLink)
        settle(entry, verdict, claims: claims, in: &world.scenes.values[index], ending: &ended)
        if claims, world.focus != world.scenes.ids[index] { world.focus = world.scenes.ids[index] }
        if world.scenes.values[index].pending != nil { resolveWait(at: index, in: &world, ending: &ended) }
        return Outcome(verdict, resolved: ended)
    }

    /// Keeps what a scene has to remember of an intent that was carried out.
    @inline(__always)
    private func settle(
        _ entry: Entry, _ verdict: Verdict, claims: Bool, in scene: inout Scene, ending ended: inout [Resolution]
    ) {
        settleSlot(for: entry, verdict, in: &scene, ending: &ended)
        if claims { claim(&scene, by: entry) }
    }
}

/// What a reducer knows about an app.
private final class AppRules: Sendable {
    let manifest: Manifest?
    let layout: Layout
    let links: LinkMatcher
    let routes: RouteRules
    let readyIsExplicit: Bool

    init(_ manifest: Manifest?) {
        self.manifest = manifest
        layout = manifest.layout
        links = LinkMatcher(manifest)
        routes = RouteRules(manifest)
        readyIsExplicit = manifest?.readyIsExplicit ?? false
    }
}
