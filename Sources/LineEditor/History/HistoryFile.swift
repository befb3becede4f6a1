#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A history file holds one entry a line, as a JSON string, and only ever grows at its end.
///
/// An entry is one write under a lock. A file whose last line has no end, left by a crash or a full disk, gets one
/// before the next entry, so that damage stays with the line it happened to.
struct HistoryFile: Sendable {
    /// A call that failed, as its `errno`.
    struct Failure: Error {
        let code: Int32
    }

    let path: String

    /// The most bytes read from the file's end.
    private static let longestRead = 8 << 20

    /// Adds the file's entries to others, and returns how many of its lines are none. Lines further than 8 MiB from
    /// the end are not looked at.
    func load(into entries: inout HistoryEntries) throws(Failure) -> Int {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0 && errno == ENOENT { return 0 }
        defer { close(descriptor) }
        let size = try sizeOfFile(descriptor)
        let start = max(0, size - Self.longestRead)
        let bytes = try read(descriptor, from: start, count: size - start)
        var damaged = 0
        var next = start > 0 ? bytes.firstIndex(of: 0x0A) ?? bytes.count : 0
        entries.reserve(bytes: bytes.count)
        bytes.withUnsafeBytes { bytes in
            while next < bytes.count {
                let end = Self.lineEnd(in: bytes, from: next)
                if end > next, !HistoryLine.decode(.init(rebasing: bytes[next..<end]), into: &entries) { damaged += 1 }
                next = end + 1
            }
        }
        return damaged
    }

    private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = bytes.baseAddress, let found = memchr(base + start, 0x0A, bytes.count - start) else {
            return bytes.count
        }
        return UnsafeRawPointer(found) - base
    }

    /// Adds an entry. The file and its folder are made if there is none; the file is for its owner alone.
    func append(_ entry: String) throws(Failure) {
        var descriptor = openForAppending()
        if descriptor < 0 && errno == ENOENT {
            makeFolder()
            descriptor = openForAppending()
        }
        defer { close(descriptor) }
        _ = try sizeOfFile(descriptor)
        while flock(descriptor, LOCK_EX) != 0 {
            if errno != EINTR { throw Failure(code: errno) }
        }
        fchmod(descriptor, 0o600)
        let size = try sizeOfFile(descriptor)
        let last = size > 0 ? try read(descriptor, from: size - 1, count: 1).first : 0x0A
        let line = (last == 0x0A ? [] : [0x0A]) + HistoryLine.encode(entry) + [0x0A]
        let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if written < 0 { throw Failure(code: errno) }
        if written < line.count { throw Failure(code: ENOSPC) }
    }

    private func openForAppending() -> Int32 {
        open(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    }

    /// Makes the folders on the way to the file. That one could not be made shows when the file is opened.
    private func makeFolder() {
        for (index, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
            mkdir(String(decoding: path.utf8.prefix(index), as: UTF8.self), 0o700)
        }
    }

    /// Returns the size of an open file, or throws if it is not open or is no plain file.
    private func sizeOfFile(_ descriptor: Int32) throws(Failure) -> Int {
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(code: EINVAL) }
        return Int(status.st_size)
    }

    private func read(_ descriptor: Int32, from start: Int, count: Int) throws(Failure) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let result = pread(descriptor, rest.baseAddress, count - filled, off_t(start + filled))
                if result < 0 && errno != EINTR { failure = errno }
                if result == 0 || failure != 0 { return }
                filled += max(0, result)
            }
        }
        if failure != 0 { throw Failure(code: failure) }
        return bytes
    }
}
