import NavigationModel

/// How a repaired journal begins: with the header of the old one, or where that is lost, with a new one.
struct RepairBeginning {
    private(set) var header = Header()
    private(set) var line: JournalLine
    private(set) var isLost = false

    /// Looks for the header of a journal.
    init(of file: any ReadableFile, at path: String) throws(JournalError) {
        var sieve = JournalSieve(file)
        var first: Int?
        search: while let line = try sieve.next() {
            if let finding = line.findings.first(where: { $0.code == .encoding || $0.code == .unsupportedFormat }) {
                throw .unreadable(path: path, finding)
            }
            switch line.worth {
            case .header(let header):
                self.header = header
                self.line = JournalLine(copying: sieve.bytes[sieve.record])
                return
            case .entry:
                first = min(first ?? .max, sieve.entry.seq)
                break search
            case .middle, .none: break
            }
            for salvaged in sieve.salvage() {
                switch salvaged.worth {
                case .header(let header):
                    self.header = header
                    self.line = JournalLine(copying: salvaged.record)
                    return
                case .entry(let seq): first = min(first ?? .max, seq)
                }
            }
        }
        isLost = true
        if let first, first > 1 { header.continues = Header.Continuation(seq: first - 1) }
        self.line = try JournalLine(header)
    }
}
