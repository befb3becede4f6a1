#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file, closed when it goes away.
final class OpenFile: WritableFile {
    let descriptor: Int32
    let path: String
    /// What the descriptor stands for, as in `S_IFREG`.
    let kind: mode_t
    let identity: FileIdentity?
    private let isCancelled: @Sendable () -> Bool

    var isRegular: Bool { kind == S_IFREG }

    var isSeekable: Bool { isRegular }

    /// Takes over a descriptor; a negative one throws what `errno` says.
    ///
    /// - Parameters:
    ///   - descriptor: What `open` has returned.
    ///   - path: The path that was opened.
    ///   - operation: What it was opened for, for the error.
    ///   - isCancelled: Whether it shall give nothing more.
    init(
        _ descriptor: Int32, path: String, to operation: SystemError.Operation = .open,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(JournalError) {
        self.descriptor = descriptor
        self.isCancelled = isCancelled
        self.path = path
        guard descriptor >= 0 else {
            kind = 0
            identity = nil
            throw .system(operation, path: path)
        }
        let status = try Self.status(of: descriptor, path: path)
        kind = status.st_mode & S_IFMT
        identity = FileIdentity(status)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    private static func status(of descriptor: Int32, path: String) throws(JournalError) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(.inspect, path: path) }
        return status
    }

    func size() throws(JournalError) -> Int {
        Int(try Self.status(of: descriptor, path: path).st_size)
    }

    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        // The standard input belongs to others as well, so it stays as it is, and a read of it would wait.
        if path == "-" && !isRegular { waitForBytes() }
        if isCancelled() { throw .cancelled }
        return try retrying(.read) {
            bytes.withUnsafeMutableBytes { memory in
                let buffer = UnsafeMutableRawBufferPointer(rebasing: memory[range])
                return isRegular
                    ? pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
                    : readStream(descriptor, buffer)
            }
        }
    }

    /// Waits until a stream has bytes or ends, and looks now and then whether anybody waits for them: the signal that
    /// says so may reach another thread.
    private func waitForBytes() {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while !isCancelled(), poll(&state, 1, 100) <= 0 {}
    }

    func append(_ bytes: [UInt8]) throws(JournalError) -> Int {
        try retrying(.write) { bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }
    }

    func sync() throws(JournalError) {
        #if canImport(Darwin)
            // Plain `fsync` leaves the data in the drive there. Only a file system that does not know the stronger call
            // gets it: after another failure it would report a success that proves nothing.
            do throws(JournalError) {
                _ = try retrying(.sync) { Int(fcntl(descriptor, F_FULLFSYNC)) }
            } catch .system(let error) where [ENOTSUP, ENOTTY, EINVAL].contains(error.code) {
                try syncNames()
            }
        #else
            _ = try retrying(.sync) { Int(fdatasync(descriptor)) }
        #endif
    }

    /// Makes everything about the file durable; of a directory, which names it holds.
    func syncNames() throws(JournalError) {
        _ = try retrying(.sync) { Int(fsync(descriptor)) }
    }

    func truncate(to size: Int) throws(JournalError) {
        _ = try retrying(.truncate) { Int(ftruncate(descriptor, off_t(size))) }
    }

    /// Makes a call again for as long as a signal interrupts it, or a pipe has no bytes yet.
    private func retrying(_ operation: SystemError.Operation, _ call: () -> Int) throws(JournalError) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno == EAGAIN {
                waitForBytes()
                if isCancelled() { throw .cancelled }
            } else if errno != EINTR {
                throw .system(operation, path: path)
            }
        }
    }
}

extension FileIdentity {
    init(_ status: stat) {
        self.init(volume: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }
}

/// The `read` of the system, whose name the methods of a file hide.
private func readStream(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
