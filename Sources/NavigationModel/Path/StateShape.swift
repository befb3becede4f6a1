/// What can stand at a place of any state: with it a misspelt path is found before anything is replayed.
indirect enum StateShape: Sendable {
    case text
    /// A text that is the name of something.
    case name(Mention.Kind)
    case number
    case route
    case list(of: StateShape)
    /// A presentation, a stack, a scene: always the same members.
    case object([(name: Name, shape: StateShape)])
    /// Members, each with the name of something.
    case map(of: Mention.Kind, to: StateShape)
    /// The inside of a route, of which only the manifest could say more.
    case any

    /// Returns the shape of what a step leads to, nil if nothing can be there.
    func shape(at step: StatePath.Step) -> StateShape? {
        switch self {
        case .text, .name, .number: nil
        case .route, .any: .any
        case .map(_, let shape): shape
        case .list(let shape): Int(step.text) == nil ? nil : shape
        case .object(let members): members.first { $0.name == Name(step.text) }?.shape
        }
    }

    /// Whether it may be a list, whose elements a path counts.
    var isList: Bool {
        switch self {
        case .list, .any: true
        case .text, .name, .number, .route, .object, .map: false
        }
    }

    /// The members that a path can go on with; empty where they are not known.
    var memberNames: [String] {
        if case .object(let members) = self { members.map(\.name.text) } else { [] }
    }
}

extension StateShape {
    static let world = object([
        ("catalog", .object([("status", .text)])), ("session", .object([("user", .text)])), ("focus", .name(.scene)),
        ("scenes", .map(of: .scene, to: .object(scene))),
        ("facts", .object(facts)),
    ])

    private static let facts: [(name: Name, shape: StateShape)] = [
        ("content", .map(of: .content, to: .list(of: .any))), ("removed", .map(of: .content, to: .list(of: .any))),
    ]

    /// A scene as a path names it without `scenes`: its `path` is the visible one.
    static let namedScene = object([("path", .list(of: .route))] + scene)

    private static let scene: [(name: Name, shape: StateShape)] = [
        ("phase", .text), ("tab", .name(.tab)), ("hiddenTabs", .list(of: .name(.tab))),
        ("selection", .map(of: .column, to: .route)), ("columns", .text), ("width", .text),
        ("stacks", .map(of: .stack, to: .object(stack))),
        ("presentations", .list(of: .object(presentation))),
        ("pending", .object([("intent", .name(.intent)), ("waits", .text), ("since", .number)])),
    ]
    private static let stack: [(name: Name, shape: StateShape)] = [
        ("path", .list(of: .route)), ("views", .list(of: .text)),
    ]
    private static let presentation: [(name: Name, shape: StateShape)] = [("style", .text), ("route", .route)] + stack
}

extension StatePath {
    /// What a path leads to.
    struct Site {
        /// What stands there in any state that has the place.
        var shape: StateShape
        /// The names on the way that an app has given, or that its history has.
        var mentions: [Mention] = []
    }

    /// A step to where nothing can be.
    struct Stray: Error {
        /// The place of the step in the path.
        var step: Int
        /// The members that there are, as far as they are known.
        var known: [String]
    }

    /// The members of a scene that can stand behind its name, the visible path first.
    public static var sceneMembers: [String] { StateShape.namedScene.memberNames }

    /// What stands at the path in any state that has the place.
    var shape: StateShape { (try? Self.site(of: steps, isPointer: isPointer))?.shape ?? .any }

    /// The names in the path that an app or its history gives: of scenes, stacks and the like.
    public var mentions: [Mention] { (try? Self.site(of: steps, isPointer: isPointer))?.mentions ?? [] }

    /// Returns what some steps lead to.
    ///
    /// A first name that is no member of a world or a scene is taken for a scene; one that is may be a scene's, too.
    static func site(of steps: [Step], isPointer: Bool) throws(Stray) -> Site {
        if isPointer { return try site(of: steps[...], in: Site(shape: .world)) }
        guard case .member(let first)? = steps.first else { throw Stray(step: 0, known: []) }
        let scene = Site(shape: .namedScene, mentions: [Mention(.scene, first)])
        let inScene = Result { () throws(Stray) in try site(of: steps.dropFirst(), in: scene) }
        let root: StateShape = isWorldMember(first) ? .world : .namedScene
        guard root.shape(at: .member(first)) != nil else { return try inScene.get() }
        do { return try site(of: steps[...], in: Site(shape: root)) } catch {
            if case .success(let site) = inScene { return site }
            throw error
        }
    }

    private static func site(of steps: ArraySlice<Step>, in root: Site) throws(Stray) -> Site {
        var site = root
        for (place, step) in zip(steps.indices, steps) {
            guard let next = site.shape.shape(at: step) else {
                throw Stray(step: place, known: site.shape.memberNames)
            }
            if case .map(let kind, _) = site.shape { site.mentions.append(Mention(kind, Name(step.text))) }
            site.shape = next
        }
        return site
    }
}
