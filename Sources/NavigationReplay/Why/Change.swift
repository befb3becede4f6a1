public import NavigationModel
public import StrictJSON

/// An entry that changed a part of the state, and what it follows from.
public struct Change: Sendable {
    /// The entry.
    public var transition: Transition
    /// What stood there before, nil if there was no such place.
    public var before: JSONValue?
    /// What stands there after it, nil if there is no such place any more.
    public var after: JSONValue?
    /// What the entry follows from, the nearest first.
    public var causes: [Cause]
}

/// An entry that another one follows from.
public struct Cause: Sendable {
    /// How one follows from the other.
    public enum Relation: String, Sendable {
        /// Its intent had waited, and was carried out at the other one.
        case waited
        /// The other one names it as its cause.
        case recorded
    }

    /// How one follows from the other.
    public var relation: Relation
    /// The entry.
    public var step: Step
}

extension Timeline {
    /// Returns an entry's change of a part of the state, with what the entry follows from.
    public func change(
        of path: StatePath, by transition: Transition, from viewpoint: Viewpoint
    ) throws -> Change {
        func value(in world: World) -> JSONValue? {
            path.value(in: world, scene: viewpoint.scene, layout: viewpoint.layout)
        }
        let scene = path.scene(in: transition.after, current: viewpoint.scene)
        return Change(
            transition: transition, before: value(in: transition.before), after: value(in: transition.after),
            causes: try causes(of: transition.step, in: scene))
    }

    /// What an entry follows from: the intents in a scene that had waited for it, the entries that are named as causes,
    /// and what those follow from.
    private func causes(of step: Step, in scene: Name?) throws -> [Cause] {
        var causes: [Cause] = []
        var seen: Set<Int> = [step.entry.seq]
        var open = [step]
        while let step = open.first, causes.count < Self.longestChain {
            open.removeFirst()
            var found: [Cause] = []
            for ended in step.outcome.resolved where ended.verdict.hasLanded {
                guard let waited = try self.step(at: ended.since), scene == nil || waited.entry.scene == scene
                else { continue }
                found.append(Cause(relation: .waited, step: waited))
            }
            if let seq = step.entry.cause, let cause = try self.step(at: seq) {
                found.append(Cause(relation: .recorded, step: cause))
            }
            for cause in found where seen.insert(cause.step.entry.seq).inserted {
                causes.append(cause)
                open.append(cause.step)
            }
        }
        return causes
    }

    /// How many causes are followed. They are what somebody recorded, and may be anything.
    private static let longestChain = 16
}

extension Verdict {
    /// Whether the intent has changed its scene.
    fileprivate var hasLanded: Bool {
        switch self {
        case .applied, .truncated, .restored: true
        case .unchanged, .deferred, .superseded, .repeated, .rejected: false
        }
    }
}
