/// A small cache of replays close to the positions asked about last, the oldest one dropped first.
///
/// Stepping asks about the same stretch again and again, forwards and backwards. A replay leaves copies of itself on
/// the way and where it ends, and the next question resumes from the nearest of these instead of from a checkpoint.
struct NearReplays {
    private static let distance = 32
    private static let most = 16
    /// The newest ones, the oldest first.
    private var all: [Replay] = []

    /// Keeps a replay that is on its way, if its turn has come.
    mutating func pass(_ replay: Replay) {
        if replay.ordinal % Self.distance == 0 { keep(replay) }
    }

    /// Keeps a replay.
    mutating func keep(_ replay: Replay) {
        all.removeAll { $0.ordinal == replay.ordinal }
        if all.count == Self.most { all.removeFirst() }
        var kept = replay
        kept.detach()
        all.append(kept)
    }

    /// The last one between two values of a key.
    func last(where key: Timeline.Key, in range: ClosedRange<Int>) -> Replay? {
        var last: (index: Int, value: Int)?
        for index in all.indices {
            let value = key == .position ? all[index].position : all[index].ordinal
            if range.contains(value), value >= last?.value ?? .min { last = (index, value) }
        }
        return last.map { all[$0.index] }
    }
}
