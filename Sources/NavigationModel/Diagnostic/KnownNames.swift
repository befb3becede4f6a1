/// The names that an app and its history have given to things.
///
/// A question about any other name has an answer, and an empty one: that is what somebody gets who has misspelt it.
public struct KnownNames: Sendable {
    private var known: [Mention.Kind: Set<Name>] = [:]

    /// Begins with what every journal may hold, and what a manifest declares.
    public init(_ manifest: Manifest?) {
        add(IntentName.allCases.map { Name($0.rawValue) }, as: .intent)
        add(Verdict.kinds.map { Name($0) }, as: .outcome)
        for reason in Reason.all.map(\.text) + Wait.allCases.map(\.rawValue) { add(reason: reason) }
        guard let manifest else { return }
        add(manifest.routes.keys, as: .route)
        add(manifest.presentations.keys, as: .presentation)
        add(manifest.routes.compactMap { $1.content == nil ? nil : $1.kind ?? $0 }, as: .content)
        learn(Scene(layout: manifest.layout))
        if case .tabs(let tabs, _, _) = manifest.layout { add(tabs, as: .tab) }
    }

    /// Learns the names in a world.
    public mutating func learn(_ world: World) {
        for (id, scene) in world.scenes {
            add([id], as: .scene)
            learn(scene)
        }
        add(world.facts.catalog.listed.keys, as: .content)
        add(world.facts.catalog.removed.keys, as: .content)
    }

    /// Learns the names that an entry brings.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - outcome: What became of it.
    ///   - world: The world after it.
    public mutating func learn(_ entry: Entry, _ outcome: Outcome, in world: borrowing World) {
        add([Name(entry.intent.name)], as: .intent)
        for reason in outcome.reasons { add(reason: reason) }
        learn(entry.intent)
        guard let id = entry.scene else { return }
        add([id], as: .scene)
        if let index = world.scenes.index(of: id) { learn(world.scenes.values[index]) }
    }

    /// Learns what an intent names, whatever became of it.
    private mutating func learn(_ intent: Intent) {
        switch intent {
        case .app(.catalogLoaded(let content)): add(content.map(\.kind), as: .content)
        case .app(.catalogChanged(let added, let removed)): add((added + removed).map(\.kind), as: .content)
        case .scene(.push(let routes, _)), .scene(.setPath(let routes, _)),
            .scene(.pathChanged(.routes(let routes), _)):
            add(routes.map(\.name), as: .route)
        case .scene(.select(let column, let route)):
            add([column], as: .column)
            add([route?.name].compactMap(\.self), as: .route)
        case .scene(.present(let route, _, let path)):
            learn(Target.Presented(route: route, path: path))
        case .scene(.openURL(_, _, let link)): link.target.map { learn($0) }
        case .scene(.openTarget(let target, _)): learn(target)
        default: break
        }
    }

    private mutating func learn(_ target: Target) {
        if let tab = target.tab { add([tab], as: .tab) }
        add(target.selection.map(\.column), as: .column)
        add((target.selection.compactMap(\.route) + (target.path ?? [])).map(\.name), as: .route)
        if let presented = target.presentation { learn(presented) }
    }

    private mutating func learn(_ presented: Target.Presented) {
        add([presented.route.name], as: .presentation)
        add(presented.path.map(\.name), as: .route)
    }

    private mutating func learn(_ scene: Scene) {
        add(scene.stacks.ids, as: .stack)
        if let tab = scene.tab { add([tab], as: .tab) }
        add(scene.selection.ids, as: .column)
        add(scene.selection.compactMap { $0.1?.name }, as: .route)
        add(scene.stacks.flatMap { $0.1.path.map(\.name) }, as: .route)
        add(scene.presentations.map(\.route.name), as: .presentation)
        add(scene.presentations.flatMap { $0.stack.path.map(\.name) }, as: .route)
    }

    private mutating func add(_ new: some Sequence<Name>, as kind: Mention.Kind) {
        known[kind, default: []].formUnion(new)
    }

    private mutating func add(reason: String) {
        add([Name(reason)], as: .reason)
        add([Name(reason)], as: .outcome)
    }
}

extension KnownNames {
    /// Returns whether something of that kind has the name. What is presented is a route as well: a person may ask
    /// whether it was pushed.
    public func knows(_ mention: Mention) -> Bool {
        known[mention.kind]?.contains(mention.name) == true
            || mention.kind == .route && known[.presentation]?.contains(mention.name) == true
    }

    /// Returns all names of things of that kind, ascending.
    public func names(_ kind: Mention.Kind) -> [Name] { known[kind, default: []].sorted() }

    /// Returns the name that was probably meant, nil if none is near.
    public func nearest(to mention: Mention) -> Name? { known[mention.kind]?.nearest(to: mention.name.text) }
}
