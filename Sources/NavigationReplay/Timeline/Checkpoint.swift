import NavigationJournal
import NavigationModel

/// A world in a journal, and where reading goes on from there.
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

extension Checkpoint {
    /// Opens a place of an index; nil if its bytes are damaged.
    init?(_ place: JournalIndex.Place, in index: JournalIndex) {
        guard let (mark, world) = index.open(place) else { return nil }
        self.init(position: place.position, ordinal: place.ordinal, mark: mark, world: world)
    }
}

/// Checkpoints close to where somebody looks.
///
/// Whoever steps through a history asks about the same stretch again and again. So the last stretch that was replayed
/// leaves checkpoints at short distances, and the next question about it replays a few entries only.
struct NearCheckpoints {
    private static let distance = 32
    private static let most = 64
    private var all: [Checkpoint] = []

    /// Keeps where a replay is, if its turn has come.
    mutating func consider(_ replay: borrowing Replay) {
        guard replay.ordinal % Self.distance == 0, !all.contains(where: { $0.ordinal == replay.ordinal }) else {
            return
        }
        if all.count == Self.most { all.removeFirst() }
        all.append(replay.checkpoint)
    }

    /// The last one between two values of a key.
    func last(where key: KeyPath<Checkpoint, Int>, in range: ClosedRange<Int>) -> Checkpoint? {
        all.filter { range.contains($0[keyPath: key]) }.max { $0[keyPath: key] < $1[keyPath: key] }
    }
}
