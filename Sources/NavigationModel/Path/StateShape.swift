/// What can stand at a place of any state: with it a misspelt path is found before anything is replayed.
indirect enum StateShape: Sendable {
    case text
    case number
    case route
    case list(of: StateShape)
    /// A presentation, a stack, a scene: always the same members.
    case object([(name: Name, shape: StateShape)])
    /// Members named by ids.
    case map(to: StateShape)
    /// The inside of a route, of which only the manifest could say more.
    case any

    /// Returns the shape of what a step leads to, nil if nothing can be there.
    func shape(at step: StatePath.Step) -> StateShape? {
        switch self {
        case .text, .number: nil
        case .route, .any: .any
        case .map(let shape): shape
        case .list(let shape): Int(step.text) == nil ? nil : shape
        case .object(let members): members.first { $0.name == Name(step.text) }?.shape
        }
    }

    /// The members that a path can go on with; empty where they are not known.
    var memberNames: [String] {
        if case .object(let members) = self { members.map(\.name.text) } else { [] }
    }
}

extension StateShape {
    static let world = object([
        ("catalog", .object([("status", .text)])), ("session", .object([("user", .text)])), ("focus", .text),
        ("scenes", .map(to: .object(scene))),
        ("facts", .object([("content", .map(to: .list(of: .any))), ("removed", .map(to: .list(of: .any)))])),
    ])

    /// A scene as a path names it without `scenes`: its `path` is the visible one.
    static let namedScene = object([("path", .list(of: .route))] + scene)

    private static let scene: [(name: Name, shape: StateShape)] = [
        ("phase", .text), ("tab", .text), ("hiddenTabs", .list(of: .text)), ("selection", .map(to: .route)),
        ("columns", .text), ("width", .text), ("stacks", .map(to: .object(stack))),
        ("presentations", .list(of: .object(presentation))),
        ("pending", .object([("intent", .text), ("waits", .text), ("since", .number)])),
    ]
    private static let stack: [(name: Name, shape: StateShape)] = [
        ("path", .list(of: .route)), ("views", .list(of: .text)),
    ]
    private static let presentation: [(name: Name, shape: StateShape)] = [("style", .text), ("route", .route)] + stack
}

extension StatePath {
    /// A step to where nothing can be.
    struct Stray: Error {
        /// The place of the step in the path.
        var step: Int
        /// The members that there are, as far as they are known.
        var known: [String]
    }

    /// Returns what the path leads to in any state that has the place.
    ///
    /// A first name that is no member of a world or a scene is taken for a scene; one that is may be a scene's, too.
    func shape() throws(Stray) -> StateShape {
        if isPointer { return try Self.shape(of: steps[...], in: .world) }
        guard case .member(let first)? = steps.first else { throw Stray(step: 0, known: []) }
        let inScene = Result { () throws(Stray) in try Self.shape(of: steps.dropFirst(), in: .namedScene) }
        let root: StateShape = Self.isWorldMember(first) ? .world : .namedScene
        guard root.shape(at: .member(first)) != nil else { return try inScene.get() }
        do { return try Self.shape(of: steps[...], in: root) } catch {
            if case .success(let shape) = inScene { return shape }
            throw error
        }
    }

    private static func shape(of steps: ArraySlice<Step>, in root: StateShape) throws(Stray) -> StateShape {
        var shape = root
        for (place, step) in zip(steps.indices, steps) {
            guard let next = shape.shape(at: step) else { throw Stray(step: place, known: shape.memberNames) }
            shape = next
        }
        return shape
    }
}
