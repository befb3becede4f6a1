extension JournalWriter {
    /// Creates a journal from what is there already, in one go, and returns what the body returns.
    ///
    /// - Parameters:
    ///   - path: Where the journal goes.
    ///   - header: Its header.
    ///   - storage: The files.
    ///   - body: Writes the entries; they are made durable afterwards, all at once.
    /// - Throws: `alreadyExists` if anything stands at the path. When it throws, or the process ends, there is no new
    ///   journal.
    public static func compose<Result>(
        _ path: String, _ header: Header, in storage: some JournalStorage = FileStorage(),
        _ body: (JournalWriter) throws(JournalError) -> Result
    ) throws(JournalError) -> Result {
        try compose(path, header, as: try JournalLine(header), in: storage, body)
    }

    /// Creates a journal whose header is written as that line.
    static func compose<Result>(
        _ path: String, _ header: Header, as line: JournalLine, in storage: some JournalStorage,
        _ body: (JournalWriter) throws(JournalError) -> Result
    ) throws(JournalError) -> Result {
        var options = Options()
        options.durability = .none
        return try storage.create(path) { file throws(JournalError) in
            let writer = try JournalWriter(
                path: path, header: header, tornTail: nil, lastSeq: header.seqBeforeFirst, options: options,
                storage: storage, lock: nil, file: file)
            try writer.write(lines: line.bytes, endingWith: writer.lastSeq)
            let result = try body(writer)
            try writer.flush()
            // A disk that took the bytes and lost them is found out before the journal is seen.
            try writer.expectPlace()
            return result
        }
    }
}
