public import NavigationModel
import StrictJSON

/// A part of a history that may show what is looked for.
public struct ShrinkCandidate: Sendable {
    /// An entry that is needed.
    public struct Kept: Sendable {
        /// The seq that it had.
        public var seq: Int
        /// The entry with its new seq, and what becomes of it now.
        ///
        /// What the app recorded about it is carried over: where it agreed with what came of the entry, it agrees with
        /// what comes of it now.
        public var step: Step
    }

    let steps: [ShrinkStep]
    let origin: ShrinkOrigin

    /// The number of entries.
    public var count: Int { steps.count }

    /// Calls a function with every entry and the worlds around it; it returns false to stop.
    public func forEachTransition<Failure: Error>(
        _ body: (Transition) throws(Failure) -> Bool
    ) throws(Failure) {
        var world = origin.start
        for (place, old) in steps.enumerated() {
            let before = world
            let step = origin.carryOut(old.step, as: origin.position + place + 1, in: &world)
            guard try body(Transition(step: step, before: before, after: world)) else { return }
        }
    }

    /// The entries as they stand in a journal of their own; causes that are not there any more are no causes.
    public var kept: [Kept] {
        var kept: [Kept] = []
        var seqs: [Int: Int] = [:]
        forEachTransition { (transition) throws(Never) in
            let old = steps[kept.count]
            var step = transition.step
            step.entry.cause = old.step.entry.cause.flatMap { seqs[$0] }
            step.entry.recordedOutcome = old.recordedOutcome(now: step.outcome)
            if old.digestAgreed {
                let scene = step.entry.scene.flatMap { transition.after.scenes[$0] }
                step.entry.recordedDigest = scene.map { Digest($0).description }
            }
            seqs[old.step.entry.seq] = step.entry.seq
            kept.append(Kept(seq: old.step.entry.seq, step: step))
            return true
        }
        return kept
    }

    /// How many entries there are up to the first after which a predicate holds, nil if there is none.
    public func length(until predicate: Predicate, from viewpoint: Viewpoint) -> Int? {
        var (count, isFound) = (0, false)
        forEachTransition { (transition) throws(Never) in
            count += 1
            isFound = predicate.holds(after: transition, from: viewpoint)
            return !isFound
        }
        return isFound ? count : nil
    }
}

/// Where a history that shrinks begins.
struct ShrinkOrigin: Sendable {
    let reducer: Reducer
    let start: World
    /// The position before its first entry.
    let position: Int

    func carryOut(_ step: Step, as seq: Int, in world: inout World) -> Step {
        var step = step
        if step.beginsRun { reducer.relaunch(&world) }
        step.entry.seq = seq
        step.outcome = reducer.apply(step.entry, to: &world)
        return step
    }
}

/// An entry of the history that shrinks, with what came of it there.
struct ShrinkStep: Sendable {
    var step: Step
    /// What came of it in the whole history.
    let verdict: Verdict
    let outcomeAgreed: Bool
    let digestAgreed: Bool

    /// - Parameter scene: The scene of the entry after it.
    init(_ step: Step, scene: Scene?) {
        self.step = step
        verdict = step.outcome.verdict
        outcomeAgreed = step.entry.recordedOutcome?.objectValue?.agrees(with: step.outcome.json) ?? false
        digestAgreed = step.entry.recordedDigest.map { $0 == scene.map { Digest($0).description } } ?? false
    }

    /// What the app would have recorded; members that it left out are left out.
    func recordedOutcome(now outcome: Outcome) -> JSONValue? {
        guard outcomeAgreed, let recorded = step.entry.recordedOutcome?.objectValue,
            let projected = outcome.json.objectValue
        else { return step.entry.recordedOutcome }
        guard recorded["kind"] == projected["kind"] else { return .object(projected) }
        return .object(JSONObject(projected.members.filter { recorded[$0.name] != nil || $0.name == "kind" }))
    }

    /// Whether the entry comes to something else in kind, since what it needs is missing: the scene it is in, what it
    /// takes off a path, the session that lets it through.
    func isSpoiled(by now: Verdict) -> Bool {
        switch verdict {
        case .rejected: now != verdict
        case .superseded, .repeated: now.kind != verdict.kind
        case .deferred: !now.isAccepted
        case .applied, .unchanged, .truncated, .restored: !now.isAccepted || now.deferral != nil
        }
    }
}
