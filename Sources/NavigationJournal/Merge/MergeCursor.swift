import NavigationModel
import StrictJSON

/// Goes through a journal that is merged, entry by entry.
struct MergeCursor {
    private var records: JournalRecords
    private let lastSeq: Int
    private var entry: JournalRecords.Record?
    /// Whether a header before the entry begins a new run of the app.
    private var beginsRun = false
    private var seqs: SeqMap
    /// When the entry happened; never before the one before it.
    private(set) var time = Int64.min

    init(_ file: any ReadableFile, _ survey: MergeSurvey) throws(JournalError) {
        records = JournalRecords(file)
        lastSeq = survey.firstSeq == nil ? 0 : survey.lastSeq
        // What came before a snapshot keeps its numbers, since the merged journal goes on from them.
        seqs = SeqMap(keepingUpTo: survey.header.snapshot == nil ? 0 : survey.header.seqBeforeFirst)
        _ = try records.takeHeader()
        try advance()
    }

    var hasEntry: Bool { entry != nil }

    /// The seq of the entry in its own journal.
    var seq: Int { entry?.seq ?? 0 }

    /// Returns the lines of the entry with its new seq, and goes to the next one.
    mutating func take(as seq: Int) throws(JournalError) -> [UInt8] {
        guard let entry, let old = entry.seq else { return [] }
        seqs.add(old, as: seq)
        var members = entry.members
        let hasChecksum = members["crc"] != nil
        members["crc"] = nil
        members["seq"] = .integer(seq)
        seqs.translate(&members)
        var lines = beginsRun ? try JournalLine(Header()).bytes : []
        lines += try JournalLine(members, hasChecksum: hasChecksum).bytes
        try advance()
        return lines
    }

    private mutating func advance() throws(JournalError) {
        (entry, beginsRun) = (nil, false)
        while let record = try records.next() {
            guard let seq = record.seq else {
                // A world in the middle is that of this journal alone.
                if record.members["snapshot"] == nil { beginsRun = true }
                continue
            }
            guard seq <= lastSeq else { return }
            if let json = record.members["time"], case .utc(let milliseconds) = EntryTime(json: json) {
                time = max(time, milliseconds)
            }
            entry = record
            return
        }
    }
}
