public import NavigationJournal
import Synchronization

/// Another machine's look at the files of a storage with faults: nothing goes wrong with it, and it stays when processes
/// end and the power goes.
public struct FaultObserver: JournalStorage {
    private let storage: FaultStorage

    /// Creates an observer of a storage.
    public init(_ storage: FaultStorage) {
        self.storage = storage
    }

    /// Opens a file to read it.
    public func openForReading(_ path: String) throws(JournalError) -> any ReadableFile {
        guard let file = storage.state.withLock({ $0.disk.file(at: path) }) else { throw .failure(.open, path, 2) }
        return ObservedFile(storage, file)
    }

    /// Refuses: an observer only looks.
    public func openForAppending(_ path: String) throws(JournalError) -> any WritableFile {
        throw .failure(.open, path, 30)
    }

    /// Refuses.
    public func create(_ path: String) throws(JournalError) -> any WritableFile { throw .failure(.create, path, 30) }

    /// Refuses.
    public func rename(_ path: String, to newPath: String) throws(JournalError) { throw .failure(.rename, path, 30) }

    /// Refuses.
    public func remove(_ path: String) throws(JournalError) { throw .failure(.remove, path, 30) }

    /// Refuses.
    public func syncDirectory(of path: String) throws(JournalError) { throw .failure(.sync, path, 30) }

    /// Refuses.
    public func lock(_ path: String, as holder: String) throws(JournalError) -> any StorageLock {
        throw .failure(.lock, path, 30)
    }
}

private final class ObservedFile: ReadableFile {
    private let storage: FaultStorage
    private let file: Int

    init(_ storage: FaultStorage, _ file: Int) {
        self.storage = storage
        self.file = file
    }

    let isSeekable = true

    var identity: FileIdentity? { FileIdentity(number: UInt64(file)) }

    func size() throws(JournalError) -> Int { storage.state.withLock { $0.disk[file].contents.count } }

    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        let part = storage.state.withLock { $0.disk[file].contents.dropFirst(offset).prefix(range.count) }
        bytes.replaceSubrange(range.prefix(part.count), with: part)
        return part.count
    }
}
