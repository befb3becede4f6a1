import NavigationJournal
import NavigationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Durable appends, beside the bare calls that they cannot do without, on the file system of the build folder.
extension Row {
    static let appends = [
        Row(
            title: "a durable append, beside `write` and `fdatasync`", subject: .appends, rival: .bareAppends,
            count: DurableAppends.count, rivalCount: DurableAppends.count, bound: .timesAsFast(0.9)),
        Row(
            title: "an append of 64 at once, beside 64 `write` and one `fdatasync`", subject: .sharedAppends,
            rival: .bareBatches, count: DurableAppends.count * 64, rivalCount: DurableAppends.count * 64,
            bound: .timesAsFast(0.3)),
        Row(
            title: "an append of 64 at once, beside an append alone", subject: .sharedAppends, rival: .appends,
            count: DurableAppends.count * 64, rivalCount: DurableAppends.count, bound: .timesAsFast(20)),
    ]
}

extension Subject {
    fileprivate static let appends = Subject(name: "appends") { try DurableAppends($0).one() }
    fileprivate static let sharedAppends = Subject(name: "appends of 64") { try DurableAppends($0).many() }
    fileprivate static let bareAppends = Subject(name: "write, fdatasync") { try DurableAppends($0).bare(each: 1) }
    fileprivate static let bareBatches = Subject(name: "64 write, fdatasync") { try DurableAppends($0).bare(each: 64) }
}

/// Appends to a file of the workshop. Every way does it a few hundred times.
struct DurableAppends {
    static let count = 200.0
    private let path: String

    init(_ workshop: Workshop) {
        path = workshop.path("appended")
    }

    private static let entry = Entry(
        seq: 0, time: .utc(milliseconds: 1_793_000_000_000), scene: "main", intent: .scene(.pop()))
    /// As long as the lines of a journal.
    private static let line =
        #"{"seq":1000,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"pop","crc":"01234567"}"# + "\n"

    /// So many writes, then a sync, and so on.
    func bare(each batch: Int) throws -> Sample {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
        guard descriptor >= 0 else { throw SystemError(.open, path: path, code: errno) }
        defer {
            close(descriptor)
            unlink(path)
        }
        let line = Array(Self.line.utf8)
        return try Sample.timing {
            for _ in 0..<Int(Self.count) {
                for _ in 0..<batch where write(descriptor, line, line.count) != line.count {
                    throw SystemError(.write, path: path, code: errno)
                }
                #if canImport(Darwin)
                    _ = fcntl(descriptor, F_FULLFSYNC)
                #else
                    fdatasync(descriptor)
                #endif
            }
        }
    }

    /// One appender.
    func one() throws -> Sample {
        defer { removeJournal() }
        let writer = try JournalWriter.create(path, Header())
        return try Sample.timing {
            for _ in 0..<Int(Self.count) { try writer.append(Self.entry) }
        }
    }

    /// 64 appenders, each of which waits for its own entry before it brings the next one.
    func many() throws -> Sample {
        defer { removeJournal() }
        let commit = GroupCommit(try JournalWriter.create(path, Header()))
        return try Sample.timing {
            try waiting {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<64 {
                        group.addTask {
                            for _ in 0..<Int(Self.count) { try await commit.append(Self.entry) }
                        }
                    }
                    try await group.waitForAll()
                }
            }
        }
    }

    private func removeJournal() {
        unlink(path)
        unlink(path + ".lock")
    }
}
