/// A storage whose archives are read as what they hold.
///
/// What is an archive is seen from its first bytes, whatever it is called, so that standard input can be one as well.
public struct ExpandingStorage: JournalStorage {
    private let storage: any JournalStorage
    private let limit: ExpansionLimit

    /// Creates a storage with the files of another one.
    public init(_ storage: any JournalStorage = FileStorage(), limit: ExpansionLimit = ExpansionLimit()) {
        self.storage = storage
        self.limit = limit
    }

    /// Opens a file to read it; an archive is a stream.
    public func openForReading(_ path: String) throws(JournalError) -> any ReadableFile {
        let file = try storage.openForReading(path)
        if file.isSeekable { return try ExpandedFile(file, path: path, limit) ?? file }
        let stream = try RewoundFile(file, lookingAt: 4)
        if let expanded = try ExpandedFile(stream, path: path, limit) {
            stream.rewind()
            return expanded
        }
        stream.rewind()
        return stream
    }

    /// Opens a file to append to it.
    public func openForAppending(_ path: String) throws(JournalError) -> any WritableFile {
        try storage.openForAppending(path)
    }

    /// Creates a file.
    public func create(_ path: String) throws(JournalError) -> any WritableFile { try storage.create(path) }

    /// Creates a file without a name.
    public func createTemporary() throws(JournalError) -> any WritableFile { try storage.createTemporary() }

    /// Gives a file another name.
    public func rename(_ path: String, to newPath: String) throws(JournalError) {
        try storage.rename(path, to: newPath)
    }

    /// Removes a file.
    public func remove(_ path: String) throws(JournalError) { try storage.remove(path) }

    /// Makes the names of a directory durable.
    public func syncDirectory(of path: String) throws(JournalError) { try storage.syncDirectory(of: path) }

    /// Takes a lock.
    public func lock(_ path: String, as holder: String) throws(JournalError) -> any StorageLock {
        try storage.lock(path, as: holder)
    }

    /// Returns the number of bytes of a file that stands at a path.
    public func size(of file: any ReadableFile, at path: String) throws(JournalError) -> Int? {
        try storage.size(of: file, at: path)
    }

    /// Returns the names in a folder.
    public func names(inFolder folder: String) -> [String] { storage.names(inFolder: folder) }
}
