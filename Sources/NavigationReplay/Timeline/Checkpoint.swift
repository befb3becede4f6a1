import NavigationJournal
import NavigationModel

/// A world that is kept, so that a jump need not replay from the beginning.
struct Checkpoint: Sendable {
    /// The entry after which the world was like this.
    var position: Int
    /// How many entries came up to there.
    var ordinal: Int
    /// Where reading goes on.
    var mark: ReaderMark
    /// The world.
    var world: World
}

/// Checkpoints at even distances, as many as a budget allows.
///
/// When there are too many, every second one goes and the distance doubles, so a journal of any length has between
/// half the budget and the whole of it.
struct CheckpointList: Sendable {
    private static let budget = 8192
    private var distance = 256
    private(set) var all: [Checkpoint] = []

    /// Keeps a world if its turn has come.
    mutating func consider(_ ordinal: Int, _ checkpoint: () -> Checkpoint) {
        guard ordinal % distance == 0 else { return }
        all.append(checkpoint())
        guard all.count > Self.budget else { return }
        distance *= 2
        all.removeAll { $0.ordinal % distance != 0 }
    }

    /// The last checkpoint for which the key is at most the value.
    func last(where key: KeyPath<Checkpoint, Int>, atMost value: Int) -> Checkpoint? {
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle][keyPath: key] <= value { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? all[low - 1] : nil
    }
}
