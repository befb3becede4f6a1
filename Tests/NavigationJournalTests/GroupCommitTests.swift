import NavigationModel
import Synchronization
import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct GroupCommitTests {
    private let storage = FaultStorage()
    private let commit: GroupCommit
    private let promised = Promises()

    init() throws {
        commit = GroupCommit(try JournalWriter.create("j", Header(), in: storage))
    }

    /// What was acknowledged: labels by seq.
    private final class Promises: Sendable {
        let labels = Mutex<[Int: String]>([:])
    }

    /// Appends an entry, and so many others while that one's sync is not done; does something when all of them wait.
    /// Returns how many were refused.
    private func append(_ count: Int, meanwhile body: () -> Void) async -> Int {
        await append((0..<count).map(String.init), meanwhile: body)
    }

    private func append(_ labels: [String], meanwhile body: () -> Void) async -> Int {
        let written = storage.operations + 1
        storage.holdSyncs()
        return await withTaskGroup(of: Bool.self) { group in
            group.addTask { await self.append("one before") }
            while storage.operations < written { await Task.yield() }
            for label in labels { group.addTask { await self.append(label) } }
            while commit.waitingCount < labels.count { await Task.yield() }
            body()
            storage.releaseSyncs()
            return await group.reduce(0) { $0 + ($1 ? 0 : 1) }
        }
    }

    private func append(_ label: String) async -> Bool {
        let entry = Entry(seq: 0, scene: "main", intent: .scene(.pushView(label: Name(label))))
        guard let seq = try? await commit.append(entry) else { return false }
        promised.labels.withLock { $0[seq] = label }
        return true
    }

    private var found: [Int: String] {
        get throws { try Ledger.entries(of: try FaultObserver(storage).openForReading("j")) }
    }

    @Test func manyAppendersShareASyncAndEachGetsItsOwnSeq() async throws {
        let before = storage.operations
        #expect(await append(200) {} == 0)
        #expect(promised.labels.withLock(\.self).count == 201)
        #expect(try found == promised.labels.withLock(\.self))
        // A write and a sync for the first one, and for all that came meanwhile.
        #expect(storage.operations - before == 2 + 2)
    }

    @Test func noEntryIsAcknowledgedBeforeItIsDurable() async throws {
        #expect(await append("first"))
        let refused = await append(100) {
            #expect(promised.labels.withLock(\.self) == [1: "first"])
            var random = SeededGenerator(seed: 3)
            storage.cutPower(using: &random)
        }
        #expect(refused == 101)
        #expect(try found[1] == "first")
    }

    @Test func aFailedSyncFailsEveryoneWhoWaitedAndEveryoneAfter() async throws {
        #expect(await append("first"))
        #expect(await append(50) { storage.plan(Fault(.error(5))) } == 51)
        #expect(await append("last") == false)
        #expect(try found == [1: "first"])
    }

    /// The writes of 50 entries that fail at once, or at some place in the middle of a line or between two.
    @Test(arguments: [Fault.Effect.error(28), .errorAfter(700, 28), .short(0), .short(700), .short(60)])
    func aFailedWriteRefusesWhatItHeldAndNothingElse(_ effect: Fault.Effect) async throws {
        #expect(await append(50) { storage.plan(Fault(effect, after: 1)) } == 50)
        #expect(try found == [1: "one before"])
        #expect(await append("last"))
        #expect(try found == [1: "one before", 2: "last"])
    }

    @Test func anEntryThatNoReaderWouldTakeKeepsNoOtherOneBack() async throws {
        #expect(await append(["a", String(repeating: "-", count: 1 << 20), "b"]) {} == 1)
        #expect(Set(try found.values) == ["one before", "a", "b"])
    }
}
