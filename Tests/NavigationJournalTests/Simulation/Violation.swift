/// What a journal has promised and does not hold.
enum Violation: Error, Equatable {
    /// An entry was acknowledged, and another one or none is there.
    case lost(seq: Int, String)
    /// Entries were acknowledged, and there is no journal.
    case journalGone
    /// Two entries were acknowledged with the same seq.
    case givenTwice(seq: Int)
    /// An entry is there that nobody has written.
    case neverWritten(seq: Int, String)
    /// An entry comes after one that it should come before.
    case outOfOrder(seq: Int, after: Int)
    /// A second writer got the journal while the first one had it.
    case twoWriters(seq: Int)
    /// The journal takes no entries though nothing keeps it from that.
    case noEntryTaken
    /// A follower has seen other entries than there are.
    case followed(Int, of: Int)
}
