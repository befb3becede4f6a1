public import NavigationJournal
public import StrictJSON

/// What an import gives, bit by bit: of lines of JSON in memory that does not grow with their number.
public struct ImportStream: Sendable {
    /// What comes.
    public enum Part: Sendable {
        /// The next record, with all that stands in its line: an entry, or a header where a run of the app begins.
        case record(JSONObject)
        /// Something that could not be taken over.
        case remark(ImportRemark)
    }

    typealias Receiver = (Part) throws(JournalError) -> Void

    /// The header, which says in `importedFrom` what the journal was made from.
    public var header: Header
    /// Whether nothing of what was read becomes an entry.
    public let isEmpty: Bool
    private let read: @Sendable (Receiver) throws(JournalError) -> Void

    init(_ header: Header, isEmpty: Bool, _ read: @escaping @Sendable (Receiver) throws(JournalError) -> Void) {
        self.header = header
        self.isEmpty = isEmpty
        self.read = read
    }

    /// Creates the stream of a journal that is in memory.
    init(_ journal: ImportedJournal) {
        self.init(journal.header, isEmpty: journal.records.isEmpty) { give throws(JournalError) in
            for record in journal.records { try give(.record(record)) }
            for remark in journal.remarks { try give(.remark(remark)) }
        }
    }

    /// Reads everything, and calls a function with it: the records in their order.
    public func forEach(_ body: (Part) throws(JournalError) -> Void) throws(JournalError) { try read(body) }

    /// Returns everything at once.
    public func journal() throws(ImportError) -> ImportedJournal {
        var journal = ImportedJournal(header: header)
        try reading { () throws(JournalError) in
            try forEach { part in
                switch part {
                case .record(let record): journal.records.append(record)
                case .remark(let remark): journal.remarks.append(remark)
                }
            }
        }
        return journal
    }
}
