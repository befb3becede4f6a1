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
