/// The little of a file system that reading and writing a journal needs.
///
/// Every journal is read and written through it, so that a test can keep journals in memory and can make any call
/// fail.
public protocol JournalStorage: Sendable {
    /// Opens a file, or whatever else has bytes, to read it.
    func openForReading(_ path: String) throws(JournalError) -> any ReadableFile

    /// Opens an existing regular file to append to it. A symbolic link is refused.
    func openForAppending(_ path: String) throws(JournalError) -> any WritableFile

    /// Creates a file that only its owner can read and write.
    ///
    /// - Throws: `alreadyExists` if anything stands at the path.
    func create(_ path: String) throws(JournalError) -> any WritableFile

    /// Creates a file that has no name and goes when nobody has it open.
    func createTemporary() throws(JournalError) -> any WritableFile

    /// Gives a file another name in its directory, durably once `syncDirectory` has returned.
    ///
    /// - Throws: `alreadyExists` if anything stands at the new path; nothing is replaced.
    func rename(_ path: String, to newPath: String) throws(JournalError)

    /// Removes a file; it is no error that there is none.
    func remove(_ path: String) throws(JournalError)

    /// Makes durable which names the directory of a path holds.
    func syncDirectory(of path: String) throws(JournalError)

    /// Takes the lock that a file stands for, creating the file.
    ///
    /// The lock is held until the result goes away.
    ///
    /// - Parameters:
    ///   - path: the file that stands for the lock.
    ///   - holder: who holds it from now on, for the message that refuses others.
    /// - Throws: `locked` with the holder's text if it is taken.
    func lock(_ path: String, as holder: String) throws(JournalError) -> any StorageLock

    /// Returns the number of bytes of a file, nil if it stands no longer at that path: someone has removed, renamed or
    /// replaced it.
    func size(of file: any ReadableFile, at path: String) throws(JournalError) -> Int?

    /// Returns the names in a folder, in any order, those of folders with a `/` behind them; none if it cannot be read.
    func names(inFolder folder: String) -> [String]
}

extension JournalStorage {
    /// Returns nothing: not every storage has folders.
    public func names(inFolder folder: String) -> [String] { [] }

    /// Opens the path to look which file it leads to.
    public func size(of file: any ReadableFile, at path: String) throws(JournalError) -> Int? {
        guard let there = try openIfThere(path), there.identity == file.identity else { return nil }
        return try there.size()
    }

    /// Creates a file in memory.
    public func createTemporary() throws(JournalError) -> any WritableFile {
        try MemoryStorage().create("temporary")
    }
}

/// Bytes that can be read from any place.
public protocol ReadableFile: AnyObject, Sendable {
    /// Whether bytes can be read again; a stream gives them once.
    var isSeekable: Bool { get }

    /// What tells it from a file that stands at its path later; nil where nothing does.
    var identity: FileIdentity? { get }

    /// What the file system says about the file; nil where there is none.
    var stamp: FileStamp? { get }

    /// What is wrong with the file besides its bytes; known when they have been read to their end.
    ///
    /// The line of a finding is 0 where it is the end.
    var findings: [Finding] { get }

    /// Returns a finding with the file it is in and its place there, where the bytes come from several files.
    func placed(_ finding: Finding) -> Finding

    /// Reads bytes that begin at an offset into a range of an array, and returns how many: at least one unless the
    /// file ends there.
    ///
    /// A stream ignores the offset: it can only go on from where it is.
    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int

    /// Returns the number of bytes; what a stream has given so far.
    func size() throws(JournalError) -> Int
}

extension ReadableFile {
    /// Nothing: most files are their bytes.
    public var findings: [Finding] { [] }

    /// The finding itself: it is in this file.
    public func placed(_ finding: Finding) -> Finding { finding }
}

/// A file that grows at its end.
public protocol WritableFile: ReadableFile {
    /// Writes bytes at the end of the file, in one call, and returns how many were taken.
    func append(_ bytes: [UInt8]) throws(JournalError) -> Int

    /// Makes everything that was written durable.
    func sync() throws(JournalError)

    /// Cuts the file to its first bytes.
    func truncate(to size: Int) throws(JournalError)
}

extension WritableFile {
    /// Writes all of the bytes at the end of the file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - path: Where the file stands, for the error if not all were taken.
    public func append(whole bytes: [UInt8], _ path: String) throws(JournalError) {
        let count = try append(bytes)
        guard count == bytes.count else { throw .shortWrite(path: path, written: count, of: bytes.count) }
    }
}

/// A lock that is held as long as the object lives.
public protocol StorageLock: AnyObject, Sendable {}
