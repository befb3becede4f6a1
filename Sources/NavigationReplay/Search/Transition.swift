public import NavigationModel

/// An entry, what became of it, and the worlds around it.
public struct Transition: Sendable {
    /// The entry with what became of it.
    public var step: Step
    /// The world before the entry.
    public var before: World
    /// The world after it.
    public var after: World

    /// Creates a transition.
    public init(step: Step, before: World, after: World) {
        self.step = step
        self.before = before
        self.after = after
    }
}

/// From where a predicate or a path is looked at.
public struct Viewpoint: Sendable {
    /// The scene that is meant where none is named.
    public var scene: Name?
    /// The layout of the app.
    public var layout: Layout

    /// Creates a viewpoint.
    public init(scene: Name?, layout: Layout) {
        self.scene = scene
        self.layout = layout
    }
}

extension Predicate {
    /// Returns whether the predicate holds after an entry.
    public func holds(after transition: Transition, from viewpoint: Viewpoint) -> Bool {
        holds(
            from: transition.before, to: transition.after, entry: transition.step.entry,
            outcome: transition.step.outcome, scene: viewpoint.scene, layout: viewpoint.layout)
    }

    /// Returns whether the predicate holds in a world, whatever led to it; what it asks about an entry does not.
    public func holds(in world: World, from viewpoint: Viewpoint) -> Bool {
        holds(
            from: world, to: world, entry: nil, outcome: nil, scene: viewpoint.scene, layout: viewpoint.layout)
    }
}

extension StatePath {
    /// Returns whether an entry changed what the path leads to.
    public func changes(in transition: Transition, from viewpoint: Viewpoint) -> Bool {
        differs(from: transition.before, to: transition.after, scene: viewpoint.scene, layout: viewpoint.layout)
    }
}
