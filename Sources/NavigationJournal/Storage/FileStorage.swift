#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Journals as files of the system.
///
/// Files are created for their owner alone, and what is written to is never reached through a symbolic link.
public struct FileStorage: JournalStorage {
    private let isCancelled: @Sendable () -> Bool

    /// Creates the storage.
    ///
    /// - Parameter isCancelled: Whether files that are open for reading shall give nothing more, and throw `cancelled`.
    public init(isCancelled: @escaping @Sendable () -> Bool = { false }) {
        self.isCancelled = isCancelled
    }

    /// Opens a file or a pipe to read it; `-` is the standard input.
    public func openForReading(_ path: String) throws(JournalError) -> any ReadableFile {
        // A pipe that nobody writes to would hang in `open`, so it is opened without waiting and waits in `read`.
        let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        let file = try OpenFile(descriptor, path: path, isCancelled: isCancelled)
        if file.kind == S_IFDIR { throw .notAFile(path: path) }
        return file
    }

    /// Opens an existing regular file to append to it.
    public func openForAppending(_ path: String) throws(JournalError) -> any WritableFile {
        let file = try openForWriting(path, O_APPEND | O_NONBLOCK, to: .open)
        guard file.isRegular else { throw .notAFile(path: path) }
        return file
    }

    /// Creates a file that only its owner can read and write.
    public func create(_ path: String) throws(JournalError) -> any WritableFile {
        try openForWriting(path, O_APPEND | O_CREAT | O_EXCL, to: .create)
    }

    /// Creates a file in the folder for temporary files and takes its name away at once.
    public func createTemporary() throws(JournalError) -> any WritableFile {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(folder)/navlog.XXXXXX".utf8CString)
        let file = try OpenFile(mkstemp(&template), path: folder, to: .create)
        _ = fcntl(file.descriptor, F_SETFD, FD_CLOEXEC)
        unlink(template)
        return file
    }

    /// Gives a file another name in its directory.
    public func rename(_ path: String, to newPath: String) throws(JournalError) {
        // A second name fails where one is taken, which plain `rename` would replace, on every system.
        guard link(path, newPath) == 0 else { throw .system(.rename, path: newPath) }
        guard unlink(path) == 0 else { throw .system(.rename, path: path) }
    }

    /// Removes a file; it is no error that there is none.
    public func remove(_ path: String) throws(JournalError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .system(.remove, path: path) }
    }

    /// Makes durable which names the directory of a path holds.
    public func syncDirectory(of path: String) throws(JournalError) {
        let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        try OpenFile(open(directory, O_RDONLY | O_CLOEXEC | O_DIRECTORY), path: directory).syncNames()
    }

    /// Takes the lock that a file stands for. It goes with the process, however that ends.
    public func lock(_ path: String, as holder: String) throws(JournalError) -> any StorageLock {
        let file = try openForWriting(path, O_CREAT, to: .lock)
        guard file.isRegular else { throw .notAFile(path: path) }
        return try FileLock(on: file, holder: holder)
    }

    /// Looks which file the path leads to, with one call.
    public func size(of file: any ReadableFile, at path: String) throws(JournalError) -> Int? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw .system(.inspect, path: path)
        }
        return FileIdentity(status) == file.identity ? Int(status.st_size) : nil
    }

    /// Returns the names in a folder, those of folders with a `/` behind them; none if it cannot be read.
    public func names(inFolder folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            var status = stat()
            let isFolder = stat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            names.append(isFolder ? name + "/" : name)
        }
        return names
    }

    private func openForWriting(
        _ path: String, _ flags: Int32, to operation: SystemError.Operation
    ) throws(JournalError) -> OpenFile {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | flags, 0o600)
        if descriptor < 0, errno == ELOOP { throw .symbolicLink(path: path) }
        return try OpenFile(descriptor, path: path, to: operation)
    }
}

extension JournalError {
    /// The error that `errno` speaks of.
    static func system(_ operation: SystemError.Operation, path: String) -> JournalError {
        switch errno {
        case EEXIST: .alreadyExists(path: path)
        case EISDIR, ENXIO: .notAFile(path: path)
        case let code: .system(SystemError(operation, path: path, code: code))
        }
    }
}
