public import StrictJSON

/// What stands at a path.
extension StatePath {
    /// Returns the value at the path in the JSON of a world, nil if the state has no such place.
    ///
    /// It is the one that `pointer(in:scene:layout:)` leads to, found without making JSON of the whole world.
    public func value(in world: World, scene current: Name?, layout: Layout) -> JSONValue? {
        part(of: world, scene: current, layout: layout)?.json
    }

    /// Returns whether the path leads to something else in one world than in another.
    public func differs(from before: World, to after: World, scene current: Name?, layout: Layout) -> Bool {
        let old = part(of: before, scene: current, layout: layout)
        let new = part(of: after, scene: current, layout: layout)
        guard let old, let new else { return (old == nil) != (new == nil) }
        return !old.isSame(as: new)
    }

    /// Returns the scene that the path is about, nil if it is about the world.
    public func scene(in world: World, current: Name?) -> Name? {
        guard case .member(let first)? = steps.first else { return nil }
        if first == "scenes", steps.count > 1 { return Name(steps[1].text) }
        if isPointer { return nil }
        if world.scenes[first] != nil { return first }
        return Self.isWorldMember(first) ? nil : current
    }

    /// Returns whether the path may lead to what an entry of a scene changes, in whatever world.
    public func canLead(into scene: Name, current: Name?) -> Bool {
        guard case .member(let first)? = steps.first, first != scene else { return true }
        if first == "scenes", steps.count > 1 { return Name(steps[1].text) == scene }
        return isPointer || Self.isWorldMember(first) || scene == current
    }

    /// Returns the part of a world that the path leads to, nil if there is none.
    func part(of world: World, scene current: Name?, layout: Layout) -> StatePart? {
        var rest = steps[...]
        var part = StatePart.world(world)
        if !isPointer {
            guard case .member(let first)? = rest.first else { return nil }
            if let scene = world.scenes[first] {
                part = .scene(scene)
                rest.removeFirst()
            } else if !Self.isWorldMember(first) {
                guard let scene = current.flatMap({ world.scenes[$0] }) else { return nil }
                part = .scene(scene)
            }
            if case .scene(let scene) = part, rest.first == .member("path") {
                part = .routes(scene.currentPath(in: layout))
                rest.removeFirst()
            }
        }
        for step in rest {
            guard let next = part.part(at: step) else { return nil }
            part = next
        }
        return part
    }
}
