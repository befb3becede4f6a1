public import NavigationModel
public import StrictJSON

extension JournalWriter {
    /// Whether the segment has the size from which on the journal goes on in another one.
    public var isSegmentFull: Bool { fullSize.map { size >= $0 } ?? false }

    /// Lets the segment become at least twice as large as it is.
    func raiseFullSize() {
        fullSize = options.segmentSize.map { max($0, 2 * size) }
    }

    /// Appends an entry, and goes on in the next segment if it has filled this one.
    ///
    /// What keeps the next segment from being made is in `rotationFailure`: the entry is in the journal all the same.
    ///
    /// - Parameters:
    ///   - entry: The entry. Its own seq does not count.
    ///   - snapshot: The world after the entry with all that replay remembers; asked for when the segment is full.
    /// - Returns: The seq that the entry was given.
    @discardableResult
    public func append(_ entry: Entry, snapshot: () -> JSONValue) throws(JournalError) -> Int {
        let seq = try append(entry)
        if isSegmentFull { rotateIfPossible(snapshot: snapshot(), created: entry.time) }
        return seq
    }

    /// Goes on in the next segment, or if that cannot be, in this one until it has twice the size.
    public func rotateIfPossible(snapshot: JSONValue, created: EntryTime?) {
        do throws(JournalError) {
            try rotate(snapshot: snapshot, created: created)
            rotationFailure = nil
        } catch {
            rotationFailure = error
            raiseFullSize()
        }
    }

    /// Goes on in the next segment, whose header says the same about the app.
    ///
    /// The entries so far are durable before anything is there, so a crash leaves this segment alone, or both whole.
    ///
    /// - Parameters:
    ///   - snapshot: The world after the last entry with all that replay remembers, so that the new segment can be read
    ///     without this one; nil for a new run of the app, which begins with nothing.
    ///   - session: What tells the run of the app that writes it from others; nil if that is the same.
    ///   - created: When it is begun.
    /// - Throws: `alreadyExists` if anything stands where it should be; the journal goes on in this segment then.
    public func rotate(
        snapshot: JSONValue?, session: String? = nil, created: EntryTime? = nil
    ) throws(JournalError) {
        try sync()
        var next = header
        next.continues = Header.Continuation(seq: lastSeq, session: header.session)
        next.session = session ?? header.session
        next.created = created
        next.snapshot = snapshot
        next.forkOf = nil
        // What an app lost before this segment began is said there, once.
        next.unknown["lost"] = nil
        let path = SegmentName(path).next.path
        let line = try JournalLine(next)
        do throws(JournalError) {
            try goOn(in: try Self.create(path, holding: line, in: storage), at: path, next)
        } catch {
            // Where a next segment may be, an entry in this one would be out of order.
            if !isCertainlyAbsent(path, after: error) { close() }
            throw error
        }
    }

    /// Whether a failure to create a file has left none that goes on from this segment.
    private func isCertainlyAbsent(_ path: String, after error: JournalError) -> Bool {
        if case .alreadyExists = error { return true }
        do throws(JournalError) { return try storage.openIfThere(path) == nil } catch { return false }
    }
}
