/// What stands at a path in a world, kept to be compared with what stands there later.
///
/// It holds the value at the path alone, so that the world stays uniquely referenced and the next entry changes it in
/// place.
public struct StateView: Sendable {
    private let part: StatePart?

    /// Looks at a path in a world.
    public init(_ path: StatePath, in world: borrowing World, scene current: Name?, layout: Layout) {
        part = path.part(of: world, scene: current, layout: layout)
    }

    /// Returns whether something else stood there.
    public func differs(from other: StateView) -> Bool {
        !StatePart.areSame(part, other.part)
    }
}
