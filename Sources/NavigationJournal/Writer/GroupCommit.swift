public import NavigationModel

/// Appends entries of many tasks to one journal, each durable when its call returns, with few syncs.
///
/// A sync takes far longer than a write. Entries that come while one is running are written at once and share the next
/// one, so the number of syncs depends on the disk and not on the number of entries.
public actor GroupCommit {
    private let writer: JournalWriter
    private var durableSeq: Int
    /// The sync that is running: the entries it makes durable were written before it began.
    private var running: Task<Void, Never>?
    private var failure: JournalError?

    /// Takes over a writer.
    public init(_ writer: sending JournalWriter) {
        durableSeq = writer.lastSeq
        self.writer = writer
    }

    /// Appends an entry, whose own seq does not count, and returns the seq it was given once it is durable.
    ///
    /// - Throws: what keeps it from being durable. After a failed sync nobody knows what the disk holds, so every entry
    ///   that waited for it throws, and so does every later one.
    @discardableResult
    public func append(_ entry: Entry) async throws(JournalError) -> Int {
        if let failure { throw failure }
        let seq = try writer.write(entry)
        while durableSeq < seq {
            if let failure { throw failure }
            if let running { await running.value } else { await sync() }
        }
        return seq
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
