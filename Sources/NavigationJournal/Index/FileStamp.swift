#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a file system says about a file: as long as it says the same, the file holds the same.
public struct FileStamp: Sendable, Hashable {
    /// Which file it is.
    public var identity: FileIdentity
    /// The number of bytes.
    public var size: Int
    /// When the contents were changed last, in nanoseconds since 1970.
    public var modified: Int
    /// When anything about the file was changed last, which nobody can set back.
    public var changed: Int
    /// Whether the times are older than the granularity of the file system's clock, within which a later write leaves
    /// no trace. The same rule as for Git's "racy" index entries.
    public var isSettled: Bool

    /// Creates a stamp.
    public init(_ identity: FileIdentity, size: Int, modified: Int, changed: Int, isSettled: Bool) {
        self.identity = identity
        self.size = size
        self.modified = modified
        self.changed = changed
        self.isSettled = isSettled
    }

    /// Whether a file with this stamp and one with that are the same file with the same contents, for certain.
    func proves(_ other: FileStamp) -> Bool {
        var settled = other
        settled.isSettled = true
        return isSettled && self == settled
    }
}

extension ReadableFile {
    /// Nil: a stream, for one, has no times.
    public var stamp: FileStamp? { nil }
}

extension OpenFile {
    var stamp: FileStamp? {
        var status = stat()
        guard isRegular, let identity, fstat(descriptor, &status) == 0 else { return nil }
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        let age = min(now.nanoseconds - modified.nanoseconds, now.nanoseconds - changed.nanoseconds)
        return FileStamp(
            identity, size: Int(status.st_size), modified: modified.nanoseconds, changed: changed.nanoseconds,
            isSettled: age > 2_000_000_000)
    }
}

extension timespec {
    fileprivate var nanoseconds: Int { Int(tv_sec) &* 1_000_000_000 &+ Int(tv_nsec) }
}
