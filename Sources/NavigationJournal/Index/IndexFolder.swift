#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder of the user's cache with indexes, each a file that the user alone can read.
public struct IndexFolder: IndexStore {
    /// The folder; it is made when the first index is kept.
    public let path: String
    /// How many indexes are kept; the oldest go first.
    static let capacity = 64

    /// Creates the store of a folder.
    public init(path: String) {
        self.path = path
    }

    /// Opens an index that nobody but the user can have written.
    public func open(_ name: String) throws(IndexFault) -> (any ReadableFile)? {
        let path = "\(path)/\(name)"
        let descriptor = openFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        if descriptor < 0, errno == ENOENT { return nil }
        if descriptor < 0, errno == ELOOP { throw .foreign }
        guard let file = try? OpenFile(descriptor, path: path) else {
            throw .system(SystemError(.open, path: path, code: errno))
        }
        guard file.isRegular, isPrivate(descriptor) else { throw .foreign }
        return file
    }

    /// Writes a new file beside the old one and gives it its name. No sync: a file that the power cut short is damaged
    /// and made again.
    public func save(_ parts: [[UInt8]], as name: String) throws(IndexFault) {
        makeFolder()
        let folder = openFile(path, O_RDONLY | O_DIRECTORY)
        guard folder >= 0 else { throw .system(SystemError(.open, path: path, code: errno)) }
        defer { close(folder) }
        guard isPrivate(folder) else { throw .foreign }
        guard flock(folder, LOCK_EX | LOCK_NB) == 0 else { throw .busy }
        defer { flock(folder, LOCK_UN) }  // A process that was forked just now has the folder open, too.
        let (new, final) = ("\(path)/\(name).new", "\(path)/\(name)")
        unlink(new)  // Left behind by a process that was killed; who has the lock is alone.
        try write(parts, to: new)
        guard rename(new, final) == 0 else { throw .system(SystemError(.rename, path: final, code: errno)) }
        removeOldest()
    }

    private func write(_ parts: [[UInt8]], to path: String) throws(IndexFault) {
        let descriptor = openFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        guard descriptor >= 0 else { throw .system(SystemError(.create, path: path, code: errno)) }
        defer { close(descriptor) }
        for part in parts {
            var rest = part[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { writeBytes(descriptor, $0) }
                guard count > 0 || errno == EINTR else {
                    let error = SystemError(.write, path: path, code: errno)
                    unlink(path)
                    throw .system(error)
                }
                rest = rest.dropFirst(max(0, count))
            }
        }
    }

    /// Whether what a descriptor stands for is the user's, and nobody else can write to it.
    private func isPrivate(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_uid == geteuid()
            && status.st_mode & (S_IWGRP | S_IWOTH) == 0
    }

    private func openFile(_ path: String, _ flags: Int32) -> Int32 {
        #if canImport(Darwin)
            Darwin.open(path, flags | O_CLOEXEC, 0o600)
        #elseif canImport(Musl)
            Musl.open(path, flags | O_CLOEXEC, 0o600)
        #else
            Glibc.open(path, flags | O_CLOEXEC, 0o600)
        #endif
    }

    /// Makes the folders on the way. That one could not be made shows when the last one is opened.
    private func makeFolder() {
        let bytes = Array(path.utf8)
        for end in bytes.indices where end > 0 && bytes[end] == UInt8(ascii: "/") {
            mkdir(String(decoding: bytes[..<end], as: UTF8.self), 0o700)
        }
        mkdir(path, 0o700)
    }

    private func removeOldest() {
        var indexes: [(path: String, time: Int)] = []
        for name in FileStorage().names(inFolder: path) where name.hasSuffix(JournalIndex.nameSuffix) {
            var status = stat()
            guard lstat("\(path)/\(name)", &status) == 0 else { continue }
            #if canImport(Darwin)
                indexes.append(("\(path)/\(name)", status.st_mtimespec.tv_sec))
            #else
                indexes.append(("\(path)/\(name)", status.st_mtim.tv_sec))
            #endif
        }
        guard indexes.count > Self.capacity else { return }
        for old in indexes.sorted(by: { $0.time < $1.time }).prefix(indexes.count - Self.capacity) { unlink(old.path) }
    }
}

/// The `write` of the system, whose name a method hides.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
