import NavigationModel
import NavigationReplay
import StrictJSON

/// Where two histories part.
enum Divergence {
    /// An entry with the world after it.
    struct Moment {
        var step: Step
        var world: World
    }

    /// Returns the number of entries that are alike, and the first ones that are not; nil where a history has ended.
    ///
    /// Entries are alike if they ask for the same in the same scene for the same origin, and the same came of it.
    static func find(
        _ left: Timeline, _ right: Timeline
    ) throws(Diagnostic) -> (same: Int, left: Moment?, right: Moment?) {
        var (first, second) = (Cursor(left), Cursor(right))
        var same = 0
        while true {
            let moments = (try first.next(), try second.next())
            guard let a = moments.0, let b = moments.1, a.isAlike(b) else { return (same, moments.0, moments.1) }
            same += 1
        }
    }

    /// Reads a history a batch at a time.
    private struct Cursor {
        private let timeline: Timeline
        private var position: Int
        private var batch: ArraySlice<Moment> = []

        init(_ timeline: Timeline) {
            self.timeline = timeline
            position = timeline.start
        }

        mutating func next() throws(Diagnostic) -> Moment? {
            if batch.isEmpty { try fill() }
            return batch.popFirst()
        }

        private mutating func fill() throws(Diagnostic) {
            var moments: [Moment] = []
            try timeline.forEachStep(after: position, to: timeline.end) { step, world throws(Diagnostic) in
                moments.append(Moment(step: step, world: copy world))
                return moments.count < 256
            }
            batch = moments[...]
            position = moments.last?.step.entry.seq ?? position
        }
    }
}

extension Divergence.Moment {
    fileprivate func isAlike(_ other: Self) -> Bool {
        let (a, b) = (step.entry, other.step.entry)
        return a.scene == b.scene && a.origin == b.origin && a.intent.name == b.intent.name
            && JSONValue.object(a.intent.members) == JSONValue.object(b.intent.members)
            && step.outcome == other.step.outcome && digest == other.digest
    }

    private var digest: Digest? { step.entry.sceneConcerned.flatMap { world.scenes[$0] }.map(Digest.init) }
}
