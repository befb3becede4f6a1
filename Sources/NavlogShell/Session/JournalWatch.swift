import NavigationJournal
import NavigationModel
import NavigationReplay

/// Reads a journal while something else writes it, and says what has come.
///
/// `follow` replays what comes and shows it; a session that follows adds it to its history.
struct JournalWatch {
    /// What has come.
    enum News {
        /// An entry, and whether a new run of the app begins with it.
        case entry(Entry, beginsRun: Bool)
        /// Something that the journal should not hold.
        case damage(Finding)
        /// A journal begins, with this header.
        case header
        /// What came after the entry with that seq is gone.
        case cut(after: Int)
        /// Another journal stands there now.
        case replaced
        /// The journal goes on in another file, or is not there.
        case moved(Styled)
    }

    private var follower: JournalFollower
    /// Whether a header has come that begins a new run of the app, and no entry since.
    private var beginsRun = false

    /// Watches a journal from an entry on.
    init(_ journal: OpenJournal, after seq: Int, in storage: any JournalStorage) {
        follower = JournalFollower(journal.path, after: seq, in: storage)
        follower.migration = journal.source.migration
    }

    /// Reads the entries that come as a source does.
    mutating func adopt(_ source: JournalSource) {
        (follower.migration, beginsRun) = (source.migration, false)
    }

    /// Returns what is new, nil if nothing is.
    mutating func next() throws(JournalError) -> News? {
        while let event = try follower.next() {
            switch event {
            case .item(.entry):
                defer { beginsRun = false }
                return .entry(follower.entry, beginsRun: beginsRun)
            case .item(.relaunch): beginsRun = true
            case .item(.header): return .header
            case .item(.finding(let finding)): if finding.severity == .error { return .damage(finding) }
            case .item(.checkpoint): break
            case .continued(let path): return .moved("\("note:", .faint) the journal goes on in \(path)")
            case .cut(let seq): return .cut(after: seq)
            case .replaced: return .replaced
            case .absent:
                let text: Styled = "nothing stands at \(follower.path) any more; waiting for what will"
                return .moved("\("warning:", .warning) \(text)")
            }
        }
        return nil
    }
}
