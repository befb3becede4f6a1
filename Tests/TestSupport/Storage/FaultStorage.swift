public import NavigationJournal
import Synchronization

/// A storage in memory that fails as it is told to: at any call, in any way, with the power going at any moment.
///
/// It knows what of every file is on the disk and what is only in the system's cache, and the same of every name. One
/// process at a time uses it; `restart` begins the next one, with the handles and locks of the last one gone.
public final class FaultStorage: JournalStorage {
    struct State {
        var disk = Disk()
        var faults: [Fault] = []
        var treasons: Set<Treason>
        var locks: [String: Int] = [:]
        var lastLock = 0
        var process = 0
        var isDown = false
        var operations = 0
        var holdsSyncs = false
    }

    let state: Mutex<State>

    /// Creates an empty storage.
    public init(_ treasons: Set<Treason> = []) {
        state = Mutex(State(treasons: treasons))
    }

    /// The number of calls so far.
    public var operations: Int { state.withLock { $0.operations } }

    /// Whether the process has ended at a fault.
    public var isDown: Bool { state.withLock { $0.isDown } }

    /// The paths of all files, ascending.
    public var paths: [String] { state.withLock { $0.disk.paths } }

    /// The contents of a file as everyone reads them.
    public subscript(path: String) -> [UInt8]? {
        state.withLock { state in state.disk.file(at: path).map { state.disk[$0].contents } }
    }

    /// Whether bytes of a file reached the disk, when the power went, that follow others which did not.
    public func hasHole(_ path: String) -> Bool {
        state.withLock { state in state.disk.file(at: path).map { state.disk[$0].hasHole } ?? false }
    }

    /// Makes later calls fail, instead of those that were planned before.
    public func plan(_ faults: Fault...) { state.withLock { $0.faults = faults } }

    /// Lets the syncs of files wait from now on, as on a disk that is slow.
    public func holdSyncs() { state.withLock { $0.holdsSyncs = true } }

    /// Lets the syncs that wait go on.
    public func releaseSyncs() { state.withLock { $0.holdsSyncs = false } }

    /// The process ends, and another one begins.
    public func restart() {
        state.withLock { state in
            state.process += 1
            state.isDown = false
            state.locks = [:]
            state.faults = []
        }
    }

    /// The power goes, and the machine starts again with what was on the disk, and a part of the rest.
    public func cutPower(using random: inout some RandomNumberGenerator) {
        var generator = random
        state.withLock { $0.disk.losePower(using: &generator) }
        random = generator
        restart()
    }

    /// Puts a copy of a file into its place, durably, as many editors do to save it.
    public func replace(_ path: String) {
        state.withLock { $0.disk.replace(path) }
    }

    /// Flips a bit of a file, on the disk as in the cache.
    public func flip(bit: Int, at offset: Int, of path: String) {
        state.withLock { state in
            if let file = state.disk.file(at: path) { state.disk[file].flip(bit: bit, at: offset) }
        }
    }
}
