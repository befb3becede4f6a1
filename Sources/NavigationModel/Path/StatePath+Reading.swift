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
        return !StatePart.areSame(old, new)
    }

    /// Returns the scene that the path is about, nil if it is about the world.
    public func scene(in world: World, current: Name?) -> Name? {
        guard case .member(let first)? = steps.first else { return nil }
        if let sceneInWorld { return sceneInWorld }
        if isPointer { return nil }
        if world.scenes[first] != nil { return first }
        return namesWorld ? nil : current
    }

    /// Returns whether the path may lead to what an entry of a scene changes, in whatever world.
    public func canLead(into scene: Name, current: Name?) -> Bool {
        guard case .member(let first)? = steps.first, first != scene else { return true }
        if let sceneInWorld { return sceneInWorld == scene }
        return isPointer || namesWorld || needsCurrentScene && scene == current
    }

    /// Returns the part of a world that the path leads to, nil if there is none.
    func part(of world: borrowing World, scene current: Name?, layout: Layout) -> StatePart? {
        guard !isPointer else { return StatePart.world(copy world).part(along: steps[...]) }
        guard case .member(let first)? = steps.first else { return nil }
        // Neither the world nor the scene is copied: whoever follows a history asks after every entry.
        if let index = world.scenes.index(of: first) {
            return Self.part(along: steps.dropFirst(), in: world.scenes.values, at: index, layout)
        }
        if namesWorld { return StatePart.member(first.text, of: world)?.part(along: steps.dropFirst()) }
        guard let index = current.flatMap(world.scenes.index) else { return nil }
        return Self.part(along: steps[...], in: world.scenes.values, at: index, layout)
    }

    private static func part(
        along steps: ArraySlice<Step>, in scenes: [Scene], at place: Int, _ layout: Layout
    ) -> StatePart? {
        guard let first = steps.first else { return .scene(scenes[place]) }
        guard case .member(let name) = first else { return nil }
        if name == .path {
            return StatePart.routes(scenes[place].currentPath(in: layout)).part(along: steps.dropFirst())
        }
        return StatePart.member(name.text, of: scenes, at: place)?.part(along: steps.dropFirst())
    }
}

extension Name {
    /// The path of the visible stack of a scene.
    fileprivate static let path: Name = "path"
}

extension StatePart {
    /// Returns the part that some steps lead to, nil if there is none.
    fileprivate func part(along steps: ArraySlice<StatePath.Step>) -> StatePart? {
        var part = self
        for place in steps.indices {
            guard let next = part.part(at: steps[place]) else { return nil }
            part = next
        }
        return part
    }
}
