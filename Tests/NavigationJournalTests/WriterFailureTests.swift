import NavigationModel
import Synchronization
import Testing

@testable import NavigationJournal

@Suite struct WriterFailureTests {
    private let storage = FailingStorage()
    private let ready = Entry(seq: 0, scene: "main", intent: .scene(.ready))

    private func writer() throws -> JournalWriter {
        storage.memory["j"] = Array(String.journal(#"{"seq":1,"intent":"ready"}"#).utf8)
        return try JournalWriter.open("j", in: storage)
    }

    private var found: [String] {
        get throws { try Transcript.of(storage.memory["j"] ?? [], .strict) }
    }

    @Test(arguments: [Failure.shortWrite(0), .shortWrite(7), .write, .writeAfter(9)])
    func aFailedWriteLeavesTheJournalAsItWasAndOpen(_ failure: Failure) throws {
        let writer = try writer()
        storage.fail(failure)
        #expect(throws: JournalError.self) { try writer.append(ready) }
        #expect(try found == ["header", "entry 1"])
        #expect(try writer.append(ready) == 2)
        #expect(try found == ["header", "entry 1", "entry 2"])
    }

    @Test func aStubThatCannotBeCutAwayEndsTheWriter() throws {
        let writer = try writer()
        storage.fail(.shortWrite(7), .truncate)
        #expect(throws: JournalError.self) { try writer.append(ready) }
        let left = storage.memory["j"]
        let error = #expect(throws: JournalError.self) { try writer.append(ready) }
        #expect("\(error.map { "\($0)" } ?? "")" == #"closed(path: "j")"#)
        #expect(storage.memory["j"] == left)
    }

    @Test func aFailedSyncIsNeverAskedAgain() throws {
        let writer = try writer()
        #expect(try writer.append(ready) == 2)
        storage.fail(.sync)
        #expect(throws: JournalError.self) { try writer.append(ready) }
        let error = #expect(throws: JournalError.self) { try writer.append(ready) }
        #expect("\(error.map { "\($0)" } ?? "")" == #"closed(path: "j")"#)
        #expect(try found == ["header", "entry 1", "entry 2"])
    }

    @Test func aTailThatCannotBeKeptIsNotCutAway() throws {
        let torn = Array((String.journal() + "{\"se").utf8)
        for failure in [Failure.write, .shortWrite(1), .sync] {
            storage.memory["j"] = torn
            storage.fail(failure)
            #expect(throws: JournalError.self) { try JournalWriter.open("j", in: storage) }
            #expect(storage.memory["j"] == torn)
        }
        #expect(try JournalWriter.open("j", in: storage).append(ready) == 1)
    }

    @Test func aJournalThatCannotBeBegunLeavesNothing() throws {
        for failure in [Failure.write, .shortWrite(1), .sync] {
            storage.fail(failure)
            #expect(throws: JournalError.self) { try JournalWriter.create("j", Header(), in: storage) }
            #expect(storage.memory.paths == [])
        }
    }
}

/// What goes wrong, once.
enum Failure: Sendable, Equatable {
    case shortWrite(Int)
    case write
    /// The write fails, and some bytes are there all the same.
    case writeAfter(Int)
    case truncate
    case sync
}

/// A storage in memory whose files fail as they are told to.
private final class FailingStorage: JournalStorage {
    let memory = MemoryStorage()
    private let failures = Mutex<[Failure]>([])

    func fail(_ failures: Failure...) { self.failures.withLock { $0 = failures } }

    /// Takes the next failure away if it is one of these.
    func next(where matches: (Failure) -> Bool) -> Failure? {
        failures.withLock { failures in failures.firstIndex(where: matches).map { failures.remove(at: $0) } }
    }

    func openForReading(_ path: String) throws(JournalError) -> any ReadableFile { try memory.openForReading(path) }
    func openForAppending(_ path: String) throws(JournalError) -> any WritableFile {
        FailingFile(try memory.openForAppending(path), self)
    }
    func create(_ path: String) throws(JournalError) -> any WritableFile { FailingFile(try memory.create(path), self) }
    func rename(_ path: String, to newPath: String) throws(JournalError) { try memory.rename(path, to: newPath) }
    func remove(_ path: String) throws(JournalError) { try memory.remove(path) }
    func syncDirectory(of path: String) throws(JournalError) {}
    func lock(_ path: String, as holder: String) throws(JournalError) -> any StorageLock {
        try memory.lock(path, as: holder)
    }
}

private final class FailingFile: WritableFile {
    private let file: any WritableFile
    private let storage: FailingStorage

    init(_ file: any WritableFile, _ storage: FailingStorage) {
        self.file = file
        self.storage = storage
    }

    private func error(_ operation: SystemError.Operation) -> JournalError {
        .system(SystemError(operation, path: "j", code: 5))
    }

    var isSeekable: Bool { true }
    func size() throws(JournalError) -> Int { try file.size() }
    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        try file.read(at: offset, into: &bytes, in: range)
    }

    func append(_ bytes: [UInt8]) throws(JournalError) -> Int {
        switch storage.next(where: { $0 != .truncate && $0 != .sync }) {
        case .shortWrite(let count): return try file.append(Array(bytes[..<count]))
        case .writeAfter(let count): _ = try file.append(Array(bytes[..<count]))
        case .write: break
        case .truncate, .sync, nil: return try file.append(bytes)
        }
        throw error(.write)
    }

    func sync() throws(JournalError) {
        if storage.next(where: { $0 == .sync }) != nil { throw error(.sync) }
        try file.sync()
    }

    func truncate(to size: Int) throws(JournalError) {
        if storage.next(where: { $0 == .truncate }) != nil { throw error(.truncate) }
        try file.truncate(to: size)
    }
}
