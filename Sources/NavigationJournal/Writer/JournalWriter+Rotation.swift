public import NavigationModel
public import StrictJSON

extension JournalWriter {
    /// Begins the journal that goes on where this one ends, and ends this one.
    ///
    /// The entries here are durable before anything is there, so a crash leaves this journal alone, or both whole. The
    /// new one says the same about the app.
    ///
    /// - Parameters:
    ///   - path: Where the new journal goes.
    ///   - snapshot: The world after the last entry with all that replay remembers, so that the new journal can be read
    ///     without this one; nil for a new run of the app, which begins with nothing.
    ///   - session: What tells the run of the app that writes it from others; nil if that is the same.
    ///   - created: When it is begun.
    ///   - storage: The files.
    /// - Throws: `alreadyExists` if anything stands at the path; this journal goes on then.
    public func rotate(
        to path: String, snapshot: JSONValue?, session: String? = nil, created: EntryTime? = nil,
        in storage: some JournalStorage = FileStorage()
    ) throws(JournalError) -> JournalWriter {
        try sync()
        var next = header
        next.continues = Header.Continuation(seq: lastSeq, session: header.session)
        next.session = session ?? header.session
        next.created = created
        next.snapshot = snapshot
        next.forkOf = nil
        let writer = try JournalWriter.create(path, next, in: storage, options)
        close()
        return writer
    }
}
