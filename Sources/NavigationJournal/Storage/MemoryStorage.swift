import Synchronization

/// Journals in memory, for tests and for everything that shall leave no trace on the disk.
public final class MemoryStorage: JournalStorage {
    private struct State {
        var files: [String: MemoryFile] = [:]
        var locks: [String: WeakLock] = [:]
    }

    private struct WeakLock {
        weak var lock: MemoryLock?
    }

    private let state = Mutex(State())

    /// Creates a storage without files.
    public init() {}

    /// The contents of the files, by path. Setting nil removes the file.
    public subscript(path: String) -> [UInt8]? {
        get { state.withLock { $0.files[path] }?.contents }
        set { state.withLock { $0.files[path] = newValue.map { MemoryFile($0) } } }
    }

    /// The paths of all files, ascending.
    public var paths: [String] { state.withLock { $0.files.keys.sorted() } }

    /// Opens a file to read it.
    public func openForReading(_ path: String) throws(JournalError) -> any ReadableFile { try file(path) }

    /// Opens an existing file to append to it.
    public func openForAppending(_ path: String) throws(JournalError) -> any WritableFile { try file(path) }

    /// Creates a file.
    public func create(_ path: String) throws(JournalError) -> any WritableFile {
        let file = MemoryFile([])
        guard place(file, at: path) else { throw .alreadyExists(path: path) }
        return file
    }

    /// Gives a file another name.
    public func rename(_ path: String, to newPath: String) throws(JournalError) {
        guard place(try file(path), at: newPath) else { throw .alreadyExists(path: newPath) }
        try remove(path)
    }

    /// Removes a file; it is no error that there is none.
    public func remove(_ path: String) throws(JournalError) {
        state.withLock { $0.files[path] = nil }
    }

    /// Does nothing: what is in memory is as durable as it will get.
    public func syncDirectory(of path: String) throws(JournalError) {}

    /// Takes the lock of a path.
    public func lock(_ path: String, as holder: String) throws(JournalError) -> any StorageLock {
        let lock = MemoryLock(holder: holder)
        let other = state.withLock { state -> MemoryLock? in
            if let other = state.locks[path]?.lock { return other }
            state.locks[path] = WeakLock(lock: lock)
            return nil
        }
        if let other { throw .locked(path: path, holder: other.holder) }
        return lock
    }

    /// Returns the names of the files whose paths begin with the folder's, and of the folders on the way to others.
    public func names(inFolder folder: String) -> [String] {
        let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let names = paths.filter { $0.hasPrefix(prefix) }.map { path in
            let rest = path.dropFirst(prefix.count)
            return String(rest.firstIndex(of: "/").map { rest[...$0] } ?? rest)
        }
        return Array(Set(names))
    }

    private func file(_ path: String) throws(JournalError) -> MemoryFile {
        guard let file = state.withLock({ $0.files[path] }) else {
            throw .system(.notFound(path: path))
        }
        return file
    }

    private func place(_ file: MemoryFile, at path: String) -> Bool {
        state.withLock { state in
            guard state.files[path] == nil else { return false }
            state.files[path] = file
            return true
        }
    }
}

private final class MemoryLock: StorageLock {
    let holder: String

    init(holder: String) {
        self.holder = holder
    }
}

private final class MemoryFile: WritableFile {
    let isSeekable = true
    private let bytes: Mutex<[UInt8]>

    var identity: FileIdentity? { FileIdentity(number: UInt64(UInt(bitPattern: ObjectIdentifier(self)))) }

    init(_ contents: [UInt8]) {
        bytes = Mutex(contents)
    }

    var contents: [UInt8] { bytes.withLock { $0 } }

    func size() throws(JournalError) -> Int { bytes.withLock { $0.count } }

    func read(at offset: Int, into target: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        let part = bytes.withLock { $0.dropFirst(offset).prefix(range.count) }
        target.replaceSubrange(range.prefix(part.count), with: part)
        return part.count
    }

    func append(_ new: [UInt8]) throws(JournalError) -> Int {
        bytes.withLock { $0 += new }
        return new.count
    }

    func sync() throws(JournalError) {}

    func truncate(to size: Int) throws(JournalError) {
        bytes.withLock { $0.removeLast(max(0, $0.count - size)) }
    }
}
