import NavigationReplay
import StrictJSON

/// The journals of one run of an app, each of which begins where the one before it has ended.
struct ReplayedRun {
    /// The journal that was added last.
    private(set) var last: ReplayedJournal?
    /// What the journals say of entries that they do not have, together.
    private(set) var losses: [ReplayedJournal.Loss] = []

    /// The seq of the last entry.
    var seq: Int { last?.seq ?? 0 }

    /// How many entries are missing.
    var lost: Int { losses.reduce(0) { $0 + $1.count } }

    /// Adds the next journal.
    ///
    /// An entry that a journal calls lost may be there all the same, where the disk took it and said that it had not.
    /// One that is missing is called lost.
    mutating func append(_ journal: ReplayedJournal) throws(ReplayFault) {
        let missing = journal.start.seq - seq
        guard (0...max(0, journal.loss?.count ?? 0)).contains(missing) else {
            throw ReplayFault(text: "begins after entry \(journal.start.seq), and what comes before ends with \(seq)")
        }
        if journal.loss == nil, let last {
            let (end, start) = (last.world.comparable, journal.start.world.comparable)
            guard start == end else {
                throw ReplayFault(
                    text: "begins with another state than that which comes before ends with\n"
                        + Difference.places(from: end, to: start))
            }
        }
        if let loss = journal.loss { losses.append(loss) }
        last = journal
    }
}
