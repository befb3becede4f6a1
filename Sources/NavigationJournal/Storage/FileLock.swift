#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The lock on an open file, given back when it goes away.
final class FileLock: StorageLock {
    private let file: OpenFile

    /// Takes the lock and writes down in the file who holds it.
    init(on file: OpenFile, holder: String) throws(JournalError) {
        guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
            guard errno == EWOULDBLOCK else { throw .system(.lock, path: file.path) }
            throw .locked(path: file.path, holder: String(decoding: try file.bytes(in: 0..<256), as: UTF8.self))
        }
        self.file = file
        try file.truncate(to: 0)
        let text = Array(holder.utf8)
        // Only for a message: whether it was written changes nothing about the lock.
        _ = text.withUnsafeBytes { pwrite(file.descriptor, $0.baseAddress, $0.count, 0) }
    }

    /// A process that was forked a moment ago has the file open, too, until it runs its own program. So closing the
    /// file would not do.
    deinit {
        flock(file.descriptor, LOCK_UN)
    }
}
