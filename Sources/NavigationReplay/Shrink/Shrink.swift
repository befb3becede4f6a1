public import NavigationModel

/// Leaves out of a history whatever is not needed to show something: what is left is the shortest story of it.
///
/// This is Zeller's delta debugging, from the end backwards, since later entries follow from earlier ones: pieces of
/// half the history, then of a quarter, down to single entries, until no single one can go any more. With an entry
/// goes what cannot be without it: entries that name it as their cause, and those that came to something in the whole
/// history and would be refused or have to wait now, like a pop of what is not pushed any more. So a fault is never
/// mistaken for another one that leaving out has made. The same history always shrinks to the same.
public struct Shrink {
    /// Why an entry could go.
    public enum Reason: String, Sendable, CaseIterable {
        /// It comes after the entry that shows it.
        case after
        /// Without it the rest shows it still.
        case unneeded
        /// It cannot be without one that is not needed.
        case dependent
    }

    /// What is left.
    public struct Result: Sendable {
        /// The entries that are needed.
        public var kept: [ShrinkCandidate.Kept]
        /// Why each of the others could go, by the seq it had.
        public var reasons: [Int: Reason]
        /// Whether the search was stopped before it was over; more might go.
        public var isUnfinished: Bool
    }

    private let origin: ShrinkOrigin
    private let steps: [ShrinkStep]
    private let seqs: Set<Int>

    /// Creates the search for a history of entries from a world on. What is kept is numbered from the position before
    /// the first entry.
    public init(_ steps: [Step], from start: World, at position: Int, _ reducer: Reducer) {
        origin = ShrinkOrigin(reducer: reducer, start: start, position: position)
        var world = start
        self.steps = steps.map { [origin] step in
            let step = origin.carryOut(step, as: step.entry.seq, in: &world)
            return ShrinkStep(step, scene: step.entry.scene.flatMap { world.scenes[$0] })
        }
        seqs = Set(steps.map(\.entry.seq))
    }

    /// Returns what is needed, nil if the whole history does not show it.
    ///
    /// - Parameters:
    ///   - goesOn: Called before each attempt with the number of entries that are left; false stops the search.
    ///   - test: Returns how many of its entries, from the first, a candidate needs to show it; nil if it does not.
    /// - Throws: what the test throws.
    public func smallest<Failure: Error>(
        goesOn: (Int) -> Bool = { _ in true }, showing test: (ShrinkCandidate) throws(Failure) -> Int?
    ) throws(Failure) -> Result? {
        var search = Search(shrink: self)
        guard try search.adopt(steps, because: .after, test) else { return nil }
        var length = max(1, search.kept.count / 2)
        while true {
            let before = search.kept.count
            var end = before
            while end > 0 {
                guard goesOn(search.kept.count) else { return search.result(isUnfinished: true) }
                let begin = max(0, end - length)
                let (steps, spoiled) = closed(search.kept[..<begin] + search.kept[end...])
                try search.adopt(steps, spoiled: spoiled, because: .unneeded, test)
                end = min(begin, search.kept.count)
            }
            if length == 1 && search.kept.count == before { break }
            length = max(1, min(length, search.kept.count) / 2)
        }
        try search.joinRuns(test)
        return search.result(isUnfinished: false)
    }

    /// Some entries without those that cannot be any more, and the seqs of these.
    private func closed(_ steps: ArraySlice<ShrinkStep>) -> (kept: [ShrinkStep], spoiled: Set<Int>) {
        var (kept, seqsKept, spoiled): ([ShrinkStep], Set<Int>, Set<Int>) = ([], [], [])
        var world = origin.start
        for candidate in steps {
            let entry = candidate.step.entry
            var next = world
            let seq = origin.position + kept.count + 1
            let verdict = origin.carryOut(candidate.step, as: seq, in: &next).outcome.verdict
            let isCaused = entry.cause.map { !seqs.contains($0) || seqsKept.contains($0) } ?? true
            guard isCaused, !candidate.isSpoiled(by: verdict) else {
                spoiled.insert(entry.seq)
                continue
            }
            world = next
            kept.append(candidate)
            seqsKept.insert(entry.seq)
        }
        return (kept, spoiled)
    }

    /// A search under way.
    private struct Search {
        let shrink: Shrink
        var kept: [ShrinkStep] = []
        var reasons: [Int: Reason] = [:]

        /// Goes on with a candidate if it shows it, and returns whether it does.
        @discardableResult
        mutating func adopt<Failure: Error>(
            _ steps: [ShrinkStep], spoiled: Set<Int> = [], because reason: Reason,
            _ test: (ShrinkCandidate) throws(Failure) -> Int?
        ) throws(Failure) -> Bool {
            guard let count = try test(ShrinkCandidate(steps: steps, origin: shrink.origin)) else { return false }
            let left = Set(steps.map(\.step.entry.seq))
            for seq in kept.map(\.step.entry.seq) where !left.contains(seq) {
                reasons[seq] = spoiled.contains(seq) ? .dependent : reason
            }
            for step in steps[min(count, steps.count)...] { reasons[step.step.entry.seq] = .after }
            kept = Array(steps.prefix(count))
            return true
        }

        /// Leaves out the beginnings of runs that make no difference.
        mutating func joinRuns<Failure: Error>(
            _ test: (ShrinkCandidate) throws(Failure) -> Int?
        ) throws(Failure) {
            for index in kept.indices where kept[index].step.beginsRun && index < kept.count {
                var steps = kept
                steps[index].step.beginsRun = false
                try adopt(steps, because: .unneeded, test)
            }
        }

        func result(isUnfinished: Bool) -> Result {
            let candidate = ShrinkCandidate(steps: kept, origin: shrink.origin)
            return Result(kept: candidate.kept, reasons: reasons, isUnfinished: isUnfinished)
        }
    }
}
