import NavigationModel

/// What the end of a journal says to someone who wants to go on with it.
struct JournalEnd {
    /// The header of the journal.
    private(set) var header = Header()
    /// The seq of the last entry that counts, or the one before the first.
    private(set) var lastSeq = 0
    /// The damage that comes after that entry: the next entry would not follow anything that is known.
    private(set) var damage: Finding?
    /// The torn tail.
    private(set) var tornTail: Finding?

    /// Reads a whole journal, since only all of it says which entries count.
    init(of file: any ReadableFile) throws(JournalError) {
        var reader = JournalReader(file, tolerance: .lenient)
        while let item = try reader.next() {
            switch item {
            case .header(let header):
                self.header = header
                lastSeq = header.seqBeforeFirst
            case .entry:
                lastSeq = reader.seq
                damage = nil
            case .finding(let finding) where finding.code == .tornTail: tornTail = finding
            case .finding(let finding) where finding.severity == .error: damage = finding
            case .finding, .relaunch, .checkpoint: break
            }
        }
    }
}
