public import NavigationJournal
import NavigationModel

/// Leaving entries out of a history.
///
/// The others keep their seqs, so that what an outcome says of another entry (`by`, `since`) goes on meaning that one,
/// and positions are the same on both sides of a comparison.
extension Timeline {
    /// Returns a history that goes without one of its entries; everything after it is replayed.
    ///
    /// - Parameters:
    ///   - seq: The entry. Without one of that seq the history is the same again.
    ///   - progress: Called now and then with the number of bytes read; false stops reading.
    public func fork(
        without seq: Int, progress: (Int) -> Bool = { _ in true }
    ) throws(JournalError) -> Timeline {
        guard seq > start, let ordinal = try ordinal(of: seq) else { return try self.fork(at: end) }
        let fork: Timeline
        if let source, seq <= journalPosition {
            let end = seq == journalPosition ? try position(ofEntry: ordinal - 1) : journalPosition
            fork = try Timeline(source.skipping(seq), progress: progress).fork(at: end)
        } else {
            fork = try self.fork(at: seq - 1)
        }
        for step in added where step.entry.seq > fork.end && step.entry.seq != seq {
            _ = try fork.append(step.entry, beginsRun: step.beginsRun)
        }
        return fork
    }

    /// Returns the last position that is not after another one, which need not be there.
    public func nearestPosition(upTo position: Int) throws(JournalError) -> Int {
        if let last = added.last(where: { $0.entry.seq <= position }) { return last.entry.seq }
        return max(start, try replay(to: position)?.position ?? start)
    }

    /// The seq up to which no entry is another one than in the journal.
    public var sharedEnd: Int {
        let first = source?.skipped.min() ?? .max
        return min(journalPosition, first - 1)
    }
}
