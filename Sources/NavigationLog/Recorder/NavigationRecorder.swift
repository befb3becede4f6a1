import NavigationJournal
import NavigationModel

/// Writes down what the scenes of an app were asked for.
///
/// Recording never waits and never throws: an entry goes into a queue, and this actor takes it from there to the disk.
public actor NavigationRecorder {
    private let queue: EntryQueue
    private let path: String
    private var reducer = Reducer(nil)
    private var world = World()
    private var writer: JournalWriter?

    /// Creates a recorder whose journal is begun with the first entry.
    public init(path: String, capacity: Int = 32_768) {
        self.path = path
        queue = EntryQueue(capacity: capacity)
    }

    nonisolated func begin(_ manifest: Manifest?) { queue.manifest = manifest }

    /// Takes an entry, and returns at once.
    nonisolated func record(_ entry: Entry, _ outcome: Outcome) {
        if queue.add(entry, outcome) { Task { await write() } }
    }

    /// Returns when every entry that was recorded before is on the disk, or is known not to get there.
    public func flush() { write() }

    private func write() {
        while let batch = queue.takeAll() {
            for (entry, outcome) in batch { write(entry, outcome) }
            try? writer?.sync()
        }
    }

    private func write(_ entry: Entry, _ outcome: Outcome) {
        if writer == nil {
            reducer = Reducer(queue.manifest)
            world = reducer.start
            writer = try? JournalWriter.create(path, Header())
        }
        var entry = entry
        _ = reducer.apply(entry, to: &world)
        entry.recordedOutcome = outcome.json
        entry.recordedDigest = entry.sceneConcerned.flatMap { world.scenes[$0] }.map { Digest($0).description }
        _ = try? writer?.write(entry)
    }
}
