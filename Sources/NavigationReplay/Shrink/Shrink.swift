public import NavigationModel

/// Leaves out of a history whatever a predicate does not need: what is left is the shortest story that shows it.
///
/// This is Zeller's delta debugging, from the end backwards, since later entries follow from earlier ones: pieces of
/// half the history, then of a quarter, down to single entries, until no single one can go any more. An entry takes
/// with it those that name it as their cause, and what comes after the first entry at which the predicate holds goes
/// each time. The same history always shrinks to the same.
public struct Shrink {
    private let reducer: Reducer
    private let start: World
    private let position: Int
    private let predicate: Predicate
    private let viewpoint: Viewpoint
    private let steps: [Step]
    private let seqs: Set<Int>

    /// An entry that is needed.
    public struct Kept: Sendable {
        /// The seq that it had.
        public var seq: Int
        /// The entry with its new seq, and what becomes of it now.
        public var step: Step
    }

    /// Creates the search for a history of entries from a world on. What is kept is numbered from the position before
    /// the first entry.
    public init(
        _ steps: [Step], from start: World, at position: Int, _ reducer: Reducer, until predicate: Predicate,
        from viewpoint: Viewpoint
    ) {
        self.steps = steps
        self.start = start
        self.position = position
        self.reducer = reducer
        self.predicate = predicate
        self.viewpoint = viewpoint
        seqs = Set(steps.map(\.entry.seq))
    }

    /// Returns the entries that are needed, nil if the predicate holds after none.
    ///
    /// - Parameter attempt: Called before each replay with the number of entries that are left; it may throw to stop.
    public func smallest<Failure: Error>(
        attempt: (Int) throws(Failure) -> Void
    ) throws(Failure) -> [Kept]? {
        guard var kept = firstShowing(steps) else { return nil }
        var length = max(1, kept.count / 2)
        while true {
            let before = kept.count
            var end = kept.count
            while end > 0 {
                try attempt(kept.count)
                let begin = max(0, end - length)
                if let shorter = firstShowing(closed(kept[..<begin] + kept[end...])) { kept = shorter }
                end = min(begin, kept.count)
            }
            if length == 1 && kept.count == before { break }
            length = max(1, length / 2)
        }
        return numbered(joiningRuns(of: kept))
    }

    /// The beginning of a history up to where the predicate holds, nil if it never does.
    private func firstShowing(_ steps: [Step]) -> [Step]? {
        var world = start
        for (count, old) in steps.enumerated() {
            let before = world
            let step = carryOut(old, as: position + count + 1, in: &world)
            if predicate.holds(after: Transition(step: step, before: before, after: world), from: viewpoint) {
                return Array(steps[...count])
            }
        }
        return nil
    }

    private func carryOut(_ step: Step, as seq: Int, in world: inout World) -> Step {
        var step = step
        if step.beginsRun { reducer.relaunch(&world) }
        step.entry.seq = seq
        step.outcome = reducer.apply(step.entry, to: &world)
        return step
    }

    /// Without the entries whose cause has been left out.
    private func closed(_ steps: ArraySlice<Step>) -> [Step] {
        var kept: Set<Int> = []
        return steps.filter { step in
            if let cause = step.entry.cause, seqs.contains(cause), !kept.contains(cause) { return false }
            kept.insert(step.entry.seq)
            return true
        }
    }

    /// Without the beginnings of runs that make no difference.
    private func joiningRuns(of steps: [Step]) -> [Step] {
        var joined = steps
        for index in steps.indices where steps[index].beginsRun && index < joined.count {
            var candidate = joined
            candidate[index].beginsRun = false
            joined = firstShowing(candidate) ?? joined
        }
        return joined
    }

    /// The entries as they stand in the new journal; causes that are not there any more are no causes.
    private func numbered(_ steps: [Step]) -> [Kept] {
        var world = start
        var seqs: [Int: Int] = [:]
        return steps.enumerated().map { place, old in
            var step = carryOut(old, as: position + place + 1, in: &world)
            step.entry.cause = old.entry.cause.flatMap { seqs[$0] }
            seqs[old.entry.seq] = step.entry.seq
            return Kept(seq: old.entry.seq, step: step)
        }
    }
}
