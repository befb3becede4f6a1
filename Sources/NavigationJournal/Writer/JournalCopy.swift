public import StrictJSON

/// Writes a new journal from an old one, record by record, with every member that it does not know.
///
/// Checksums are computed anew where there were some. Lines that do not count, and the torn tail, are left out.
public struct JournalCopy {
    /// Changes a header, the first one or one in the middle.
    public var changeHeader: (JSONObject) -> JSONObject
    /// Changes an entry, which has no `crc`.
    public var changeEntry: (JSONObject) -> JSONObject

    /// Creates a copy that changes headers and entries.
    public init(header: @escaping (JSONObject) -> JSONObject, entry: @escaping (JSONObject) -> JSONObject) {
        changeHeader = header
        changeEntry = entry
    }

    /// Writes the journal that a file becomes and returns the number of its entries.
    ///
    /// - Throws: `alreadyExists` if anything stands at the path. When it throws, there is no new journal.
    public func write(
        _ file: any ReadableFile, to path: String, in storage: some JournalStorage = FileStorage()
    ) throws(JournalError) -> Int {
        var records = JournalRecords(file)
        let members = try records.takeHeader()
        let header = (try? Header(json: changeHeader(members))) ?? Header()
        return try JournalWriter.compose(path, header, in: storage) { writer throws(JournalError) in
            try copy(&records, to: writer)
        }
    }

    private func copy(_ records: inout JournalRecords, to writer: JournalWriter) throws(JournalError) -> Int {
        var count = 0
        while let record = try records.next() {
            let line: JournalLine
            if record.seq == nil {
                line = try JournalLine(changeHeader(record.members), hasChecksum: false)
            } else {
                var entry = record.members
                entry["crc"] = nil
                line = try JournalLine(changeEntry(entry), hasChecksum: record.members["crc"] != nil)
                count += 1
            }
            try writer.write(lines: line.bytes, endingWith: record.seq ?? writer.lastSeq)
        }
        return count
    }
}
