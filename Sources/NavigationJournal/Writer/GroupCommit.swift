import Dispatch
public import NavigationModel
public import StrictJSON
import Synchronization

/// Appends entries of many tasks to one journal, each durable when its call returns, with few syncs.
///
/// A sync takes far longer than a write. Entries that come while one is running wait together, are written with one
/// call and share the next sync, so the number of calls depends on the disk and not on the number of entries. With a
/// writer whose durability is `none` nobody waits for a sync.
public final class GroupCommit: Sendable {
    /// An entry that waits for its turn, and whom to tell.
    private struct Waiting {
        let line: UnnumberedLine
        let time: EntryTime?
        let snapshot: (@Sendable () -> JSONValue)?
        let appender: CheckedContinuation<Result<Int, JournalError>, Never>
    }

    private struct State {
        var queue: [Waiting] = []
        /// Whether what waits is being written.
        var isWriting = false
        var rotationFailure: JournalError?
    }

    private let state = Mutex(State())
    /// Where waiting for the disk keeps nobody from working: the threads that tasks share are few.
    private let thread = DispatchQueue(label: "navlog.journal")
    /// Whoever writes has it, for as long as writing and a sync take.
    private let writer: Mutex<JournalWriter>

    /// Takes over a writer.
    public init(_ writer: sending JournalWriter) {
        self.writer = Mutex(writer)
    }

    /// What has kept the journal from going on in another segment; it stays in the one it is in and tries again.
    public var rotationFailure: JournalError? { state.withLock { $0.rotationFailure } }

    /// The number of entries that wait for their turn.
    var waitingCount: Int { state.withLock { $0.queue.count } }

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
        // What takes longest is done here, where the tasks do not have to wait for each other.
        let line = try UnnumberedLine(entry)
        let result = await withCheckedContinuation { appender in
            let isFirst = state.withLock { state in
                state.queue.append(Waiting(line: line, time: entry.time, snapshot: snapshot, appender: appender))
                defer { state.isWriting = true }
                return !state.isWriting
            }
            if isFirst { thread.async { self.writeWhatWaits() } }
        }
        return try result.get()
    }

    private func writeWhatWaits() {
        guard let batch = takeBatch() else { return }
        writer.withLock { write(batch, to: $0) }
        // Those who were told may bring their next entries at once, which shall share one sync: their tasks come first.
        Task.detached { self.thread.async { self.writeWhatWaits() } }
    }

    private func takeBatch() -> [Waiting]? {
        state.withLock { state in
            state.isWriting = !state.queue.isEmpty
            guard state.isWriting else { return nil }
            defer { state.queue = [] }
            return state.queue
        }
    }

    private func write(_ batch: [Waiting], to writer: JournalWriter) {
        var added: [(seq: Int, entry: Waiting)] = []
        added.reserveCapacity(batch.count)
        for entry in batch {
            do throws(JournalError) {
                added.append((try writer.add(entry.line), entry))
            } catch {
                entry.appender.resume(returning: .failure(error))
                continue
            }
            guard writer.isSegmentFull, let snapshot = entry.snapshot else { continue }
            let isDurable = acknowledge(added, by: writer)
            added = []
            // The world after entries that are not in the journal is none that it can go on from.
            guard isDurable else { continue }
            writer.rotateIfPossible(snapshot: snapshot(), created: entry.time)
            state.withLock { $0.rotationFailure = writer.rotationFailure }
        }
        _ = acknowledge(added, by: writer)
    }

    /// Writes entries with one call, makes them durable with another, and tells those who wait for them.
    ///
    /// - Returns: Whether they are in the journal.
    private func acknowledge(_ added: [(seq: Int, entry: Waiting)], by writer: JournalWriter) -> Bool {
        guard !added.isEmpty else { return true }
        var failure: JournalError?
        do throws(JournalError) { try writer.commit() } catch { failure = error }
        for (seq, entry) in added { entry.appender.resume(returning: failure.map { .failure($0) } ?? .success(seq)) }
        return failure == nil
    }
}
