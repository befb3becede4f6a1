import NavigationJournal
import NavigationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Appends that are on the disk before the next one begins: bare calls, and the writer that keeps its promises.
struct DurableAppends {
    let count: Int
    private let folder: String

    init(count: Int) throws {
        self.count = count
        var template = Array(".build/bench-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemError(.open, path: ".build", code: errno) }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static let line = #"{"seq":1000,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"pop"}"# + "\n"

    func bare() throws -> Int {
        let path = "\(folder)/bare"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
        guard descriptor >= 0 else { throw SystemError(.open, path: path, code: errno) }
        defer {
            close(descriptor)
            unlink(path)
        }
        let line = Array(Self.line.utf8)
        for _ in 0..<count {
            guard write(descriptor, line, line.count) == line.count else {
                throw SystemError(.write, path: path, code: errno)
            }
            #if canImport(Darwin)
                _ = fcntl(descriptor, F_FULLFSYNC)
            #else
                fdatasync(descriptor)
            #endif
        }
        return count
    }

    func throughWriter() throws -> Int {
        let path = "\(folder)/journal"
        defer {
            unlink(path)
            unlink(path + ".lock")
        }
        let writer = try JournalWriter.create(path, Header())
        let entry = Entry(seq: 0, time: .utc(milliseconds: 1_793_000_000_000), scene: "main", intent: .scene(.pop()))
        for _ in 0..<count { try writer.append(entry) }
        return count
    }
}
