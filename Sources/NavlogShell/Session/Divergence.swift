import NavigationModel
import NavigationReplay
import StrictJSON

/// Where two histories part.
struct Divergence {
    /// An entry with the world after it.
    struct Moment {
        var step: Step
        var world: World
    }

    /// How many entries are alike, and the last of them.
    var same: Int
    var last: Moment?
    /// The first entries that are not alike, nil where a history has ended.
    var left: Moment?
    var right: Moment?

    /// Compares two histories.
    ///
    /// Entries are alike if they ask for the same in the same scene for the same origin, and the same came of it.
    ///
    /// - Parameters:
    ///   - left: One history.
    ///   - right: The other one.
    ///   - seq: The seq up to which nothing differs, nil if nobody knows.
    ///   - isWanted: Told how many entries were compared; false ends that.
    init(
        _ left: Timeline, _ right: Timeline, after seq: Int?, while isWanted: (Int) -> Bool
    ) throws {
        let shared = try left.lastMoment(upTo: seq ?? left.start)
        same = shared.ordinal
        last = shared.moment
        var (first, second) = (Cursor(left, after: seq), Cursor(right, after: seq))
        while true {
            (self.left, self.right) = (try first.next(), try second.next())
            guard let moment = self.left, let other = self.right, moment.isAlike(other) else { return }
            guard isWanted(same) else { throw Diagnostic.interrupted }
            same += 1
            last = moment
        }
    }

    /// Whether nothing differs.
    var isNone: Bool { left == nil && right == nil }

    /// Reads a history a batch at a time.
    private struct Cursor {
        private let timeline: Timeline
        private var position: Int
        private var batch: ArraySlice<Moment> = []

        init(_ timeline: Timeline, after seq: Int?) {
            self.timeline = timeline
            position = seq ?? timeline.start
        }

        mutating func next() throws -> Moment? {
            if batch.isEmpty { try fill() }
            return batch.popFirst()
        }

        private mutating func fill() throws {
            var moments: [Moment] = []
            try timeline.forEach(after: position, to: timeline.end) { step, world in
                moments.append(Moment(step: step, world: copy world))
                return moments.count < 256
            }
            batch = moments[...]
            position = moments.last?.step.entry.seq ?? position
        }
    }
}

extension Timeline {
    /// The last entry up to a seq, and its place among all of them.
    fileprivate func lastMoment(upTo seq: Int) throws -> (ordinal: Int, moment: Divergence.Moment?) {
        let position = try nearestPosition(upTo: seq)
        let moment = try step(at: position).map { step in
            Divergence.Moment(step: step, world: try world(at: position))
        }
        return (try ordinal(of: position) ?? 0, moment)
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
