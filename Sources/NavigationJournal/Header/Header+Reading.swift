extension Header {
    /// Reads the header of a file; one without members where there is none.
    public init(of file: any ReadableFile) throws(JournalError) {
        self = try Header(readIn: file) ?? Header()
    }

    /// Reads the header of a file; nil where it is missing or damaged.
    init?(readIn file: any ReadableFile) throws(JournalError) {
        var reader = JournalReader(file, tolerance: .lenient)
        var isDamaged = false
        while let item = try reader.next() {
            switch item {
            case .finding(let finding): isDamaged = isDamaged || finding.severity == .error
            case .header(let header) where !isDamaged:
                self = header
                return
            default: return nil
            }
        }
        return nil
    }
}
