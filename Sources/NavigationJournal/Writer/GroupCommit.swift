public import NavigationModel
public import StrictJSON

/// Appends entries of many tasks to one journal, each durable when its call returns, with few syncs.
///
/// A sync takes far longer than a write. Entries that come while one is running are written at once and share the next
/// one, so the number of syncs depends on the disk and not on the number of entries. With a writer whose durability is
/// `none` nobody waits for any.
public actor GroupCommit {
    private let writer: JournalWriter
    private var durableSeq: Int
    /// The sync that is running: the entries it makes durable were written before it began.
    private var running: Task<Void, Never>?
    /// The change to another segment, which no entry must overtake.
    private var rotation: Task<Void, Never>?
    private var failure: JournalError?

    /// Takes over a writer.
    public init(_ writer: sending JournalWriter) {
        durableSeq = writer.lastSeq
        self.writer = writer
    }

    /// What has kept the journal from going on in another segment; it stays in the one it is in and tries again.
    public var rotationFailure: JournalError? { writer.rotationFailure }

    /// Appends an entry, whose own seq does not count, and returns the seq it was given once it is durable.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - snapshot: The world after the entry with all that replay remembers, for the segment that follows if this
    ///     entry fills the one it is in; nil if the journal shall not be rotated here.
    /// - Throws: what keeps it from being durable. After a failed sync nobody knows what the disk holds, so every entry
    ///   that waited for it throws, and so does every later one.
    @discardableResult
    public func append(
        _ entry: Entry, snapshot: (@Sendable () -> JSONValue)? = nil
    ) async throws(JournalError) -> Int {
        while let rotation { await rotation.value }
        if let failure { throw failure }
        let seq = try writer.write(entry)
        if writer.isSegmentFull, let snapshot {
            rotation = Task { await rotate(snapshot: snapshot(), created: entry.time) }
        }
        if writer.options.durability != .none { try await waitUntilDurable(seq) }
        return seq
    }

    private func waitUntilDurable(_ seq: Int) async throws(JournalError) {
        while durableSeq < seq {
            if let failure { throw failure }
            if let running { await running.value } else { await sync() }
        }
    }

    /// Goes on in the next segment once everything in this one is durable.
    private func rotate(snapshot: JSONValue, created: EntryTime?) async {
        do throws(JournalError) {
            try await waitUntilDurable(writer.lastSeq)
            writer.rotateIfPossible(snapshot: snapshot, created: created)
        } catch {
            // Whoever waits is told by the failure that this has met.
        }
        rotation = nil
    }

    private func sync() async {
        let pending = writer.beginSync()
        let task = Task {
            // Off this actor, so that it takes further entries meanwhile.
            let error = await Task.detached { () -> JournalError? in
                do throws(JournalError) { try pending.run() } catch { return error }
                return nil
            }.value
            finish(pending, error)
        }
        running = task
        await task.value
    }

    private func finish(_ pending: PendingSync, _ error: JournalError?) {
        running = nil
        do throws(JournalError) {
            try writer.finish(pending, error)
            durableSeq = max(durableSeq, pending.seq)
        } catch {
            failure = error
        }
    }
}
