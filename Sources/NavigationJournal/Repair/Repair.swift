/// What became of a damaged journal: a new one that holds all that can be read, and an account of the rest.
///
/// Every line that counts is kept byte for byte. Of a damaged line those records are recovered that are whole and whose
/// seqs fit between their neighbours. Nothing is invented: where an entry is lost its seq stays missing, and the new
/// journal is as incomplete as its history.
public struct Repair: Sendable {
    /// Bytes that are not in the new journal.
    public struct Loss: Sendable, Hashable {
        /// Where they are in the old one.
        public var range: Range<Int>
        /// What was wrong there.
        public var finding: Finding
        /// The seqs of the entries that were recovered from among them.
        public var recovered: [Int] = []
    }

    /// The number of entries that were kept as they were.
    public internal(set) var kept = 0
    /// What is not in the new journal, in order.
    public internal(set) var losses: [Loss] = []
    /// The seqs that are in neither journal.
    public internal(set) var missing: [ClosedRange<Int>] = []
    /// Whether the header was lost: the new one says nothing but where the journal begins.
    public internal(set) var isHeaderLost = false

    /// The number of entries that were recovered from damaged lines.
    public var recovered: Int { losses.reduce(0) { $0 + $1.recovered.count } }

    init() {}

    /// Writes a new journal with what can be read of another one, which stays as it is.
    ///
    /// - Parameters:
    ///   - file: The journal.
    ///   - source: Its path, for the error that names it.
    ///   - path: Where the new journal goes.
    ///   - storage: The files.
    /// - Throws: `unreadable` if nobody knows what the file holds, `alreadyExists` if anything stands at the path. When
    ///   it throws, there is no new journal.
    public init(
        of file: any ReadableFile, at source: String, to path: String, in storage: some JournalStorage = FileStorage()
    ) throws(JournalError) {
        let beginning = try RepairBeginning(of: file, at: source)
        self = try JournalWriter.compose(path, beginning.header, as: beginning.line, in: storage) {
            writer throws(JournalError) in
            var pass = RepairPass(file, to: writer)
            try pass.run()
            return pass.repair
        }
        isHeaderLost = beginning.isLost
    }
}
