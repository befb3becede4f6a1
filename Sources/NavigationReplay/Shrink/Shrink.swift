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

    /// Creates the search for a history of entries from a world on.
    ///
    /// - Parameter position: The position before the first entry; what is kept is numbered from there.
    public init(
        _ steps: [Step], from start: World, at position: Int, _ reducer: Reducer, until predicate: Predicate,
        from viewpoint: Viewpoint
    ) {
        self.steps = steps
        seqs = Set(steps.map(\.entry.seq))
        self.start = start
        self.position = position
        self.reducer = reducer
        self.predicate = predicate
        self.viewpoint = viewpoint
    }

    /// Returns the entries that are needed, nil if the predicate holds after none.
    ///
    /// - Parameter attempt: Called before each replay with the number of entries that are left; it may throw to stop.
    public func smallest<Failure: Error>(
        attempt: (Int) throws(Failure) -> Void
    ) throws(Failure) -> [Step]? {
        guard var kept = firstShowing(Array(steps.indices)) else { return nil }
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
            if length == 1 && kept.count == before { return kept.map { steps[$0] } }
            length = max(1, length / 2)
        }
    }

    /// The beginning of a history up to where the predicate holds, nil if it never does.
    private func firstShowing(_ indices: [Int]) -> [Int]? {
        var world = start
        for (count, index) in indices.enumerated() {
            if steps[index].beginsRun { reducer.relaunch(&world) }
            var entry = steps[index].entry
            entry.seq = position + count + 1
            let before = world
            let step = Step(entry: entry, outcome: reducer.apply(entry, to: &world))
            if predicate.holds(after: Transition(step: step, before: before, after: world), from: viewpoint) {
                return Array(indices[...count])
            }
        }
        return nil
    }

    /// Without the entries whose cause has been left out.
    private func closed(_ indices: ArraySlice<Int>) -> [Int] {
        var kept: Set<Int> = []
        return indices.filter { index in
            if let cause = steps[index].entry.cause, seqs.contains(cause), !kept.contains(cause) { return false }
            kept.insert(steps[index].entry.seq)
            return true
        }
    }
}
