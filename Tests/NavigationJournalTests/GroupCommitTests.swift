import NavigationModel
import Synchronization
import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct GroupCommitTests {
    private func entry(_ label: Int) -> Entry {
        Entry(seq: 0, scene: "main", intent: .scene(.pushView(label: Name("\(label)"))))
    }

    /// The labels of a journal's entries, by seq.
    private func labels(_ bytes: [UInt8]?) throws -> [Int: String] {
        let storage = MemoryStorage()
        storage["j"] = bytes ?? []
        var reader = JournalReader(try storage.openForReading("j"))
        var labels: [Int: String] = [:]
        while let item = try reader.next() {
            guard case .entry = item, case .scene(.pushView(let label, _)) = reader.entry.intent else { continue }
            labels[reader.entry.seq] = label.text
        }
        return labels
    }

    @Test func manyAppendersShareASyncAndEachGetsItsOwnSeq() async throws {
        let storage = SlowStorage()
        let commit = GroupCommit(try JournalWriter.create("j", Header(), in: storage))
        let before = storage.syncs
        let seqs = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
            for label in 0..<200 { group.addTask { (try await commit.append(self.entry(label)), label) } }
            return try await group.reduce(into: [Int: String]()) { $0[$1.0] = "\($1.1)" }
        }
        #expect(seqs.count == 200)
        #expect(try labels(storage.faults["j"]) == seqs)
        #expect(storage.syncs - before < 100)
    }

    @Test func noEntryIsAcknowledgedBeforeItIsDurable() async throws {
        let storage = SlowStorage()
        let commit = GroupCommit(try JournalWriter.create("j", Header(), in: storage))
        let promises = Promises()
        await withTaskGroup(of: Void.self) { group in
            for label in 0..<100 {
                group.addTask {
                    guard let seq = try? await commit.append(self.entry(label)) else { return }
                    promises.seqs.withLock { $0.append(seq) }
                }
            }
            await group.next()
            // The power goes while others are waiting.
            let promised = promises.seqs.withLock { $0 }
            var random = SeededGenerator(seed: 3)
            storage.faults.cutPower(using: &random)
            let found = try? labels(storage.faults["j"])
            #expect(!promised.isEmpty && promised.allSatisfy { found?[$0] != nil })
        }
    }

    @Test func aFailedSyncFailsEveryoneWhoWaitedAndEveryoneAfter() async throws {
        let storage = SlowStorage()
        let commit = GroupCommit(try JournalWriter.create("j", Header(), in: storage))
        try await commit.append(entry(0))
        storage.fails.withLock { $0 = true }
        let failures = await withTaskGroup(of: Bool.self) { group in
            for label in 1...50 { group.addTask { (try? await commit.append(self.entry(label))) == nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(failures == 50)
        storage.fails.withLock { $0 = false }
        await #expect(throws: JournalError.self) { try await commit.append(entry(51)) }
        #expect(try labels(storage.faults["j"]) == [1: "0"])
    }
}

/// What was acknowledged.
private final class Promises: Sendable {
    let seqs = Mutex<[Int]>([])
}

/// A storage with faults whose syncs take a moment, and are counted.
private final class SlowStorage: JournalStorage {
    let faults = FaultStorage()
    let fails = Mutex(false)
    private let count = Mutex(0)

    var syncs: Int { count.withLock { $0 } }

    func willSync() throws(JournalError) {
        count.withLock { $0 += 1 }
        for _ in 0..<200 { _ = faults.operations }
        if fails.withLock({ $0 }) { throw .system(SystemError(.sync, path: "j", code: 5)) }
    }

    func openForReading(_ path: String) throws(JournalError) -> any ReadableFile { try faults.openForReading(path) }
    func openForAppending(_ path: String) throws(JournalError) -> any WritableFile {
        SlowFile(try faults.openForAppending(path), self)
    }
    func create(_ path: String) throws(JournalError) -> any WritableFile { SlowFile(try faults.create(path), self) }
    func rename(_ path: String, to newPath: String) throws(JournalError) { try faults.rename(path, to: newPath) }
    func remove(_ path: String) throws(JournalError) { try faults.remove(path) }
    func syncDirectory(of path: String) throws(JournalError) { try faults.syncDirectory(of: path) }
    func lock(_ path: String, as holder: String) throws(JournalError) -> any StorageLock {
        try faults.lock(path, as: holder)
    }
}

private final class SlowFile: WritableFile {
    private let file: any WritableFile
    private let storage: SlowStorage

    init(_ file: any WritableFile, _ storage: SlowStorage) {
        self.file = file
        self.storage = storage
    }

    let isSeekable = true
    func size() throws(JournalError) -> Int { try file.size() }
    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        try file.read(at: offset, into: &bytes, in: range)
    }
    func append(_ bytes: [UInt8]) throws(JournalError) -> Int { try file.append(bytes) }
    func truncate(to size: Int) throws(JournalError) { try file.truncate(to: size) }
    func sync() throws(JournalError) {
        try storage.willSync()
        try file.sync()
    }
}
