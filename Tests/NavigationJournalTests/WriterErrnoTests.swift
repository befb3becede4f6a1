import NavigationModel
import TestSupport
import Testing

@testable import NavigationJournal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the system may answer to a write or a sync: a full disk, a quota, a limit, a disk that fails or became read-only.
@Suite struct WriterErrnoTests {
    private static let codes = [ENOSPC, EDQUOT, EFBIG, EROFS, EIO]

    private let storage = FaultStorage()
    private let ready = Entry(seq: 0, scene: "main", intent: .scene(.ready))

    private func code(of error: JournalError?) -> Int32? {
        guard case .system(let error) = error else { return nil }
        return error.code
    }

    @Test(arguments: codes, [0, 10]) func aWriteThatFailsLeavesTheJournalAsItWas(_ code: Int32, _ taken: Int) throws {
        let writer = try JournalWriter.create("j", Header(), in: storage)
        try writer.append(ready)
        let before = storage["j"]
        storage.plan(Fault(.errorAfter(taken, code)))
        let error = #expect(throws: JournalError.self) { try writer.append(ready) }
        #expect(self.code(of: error) == code && storage["j"] == before)
        #expect(try writer.append(ready) == 2)
    }

    @Test(arguments: codes) func nothingIsAcknowledgedAfterASyncThatFailed(_ code: Int32) async throws {
        let writer = try JournalWriter.create("j", Header(), in: storage)
        try writer.append(ready)
        storage.plan(Fault(.error(code), after: 1))
        let error = #expect(throws: JournalError.self) { try writer.append(ready) }
        #expect(self.code(of: error) == code)
        for _ in 0..<3 { #expect(throws: JournalError.self) { try writer.append(ready) } }
        #expect(throws: JournalError.self) { try writer.sync() }
        #expect(throws: JournalError.self) { try writer.rotate(snapshot: nil) }
        storage.restart()
        #expect(try JournalWriter.open("j", in: storage).append(ready) == 2)
    }

    @Test(arguments: codes, 0..<7) func aJournalThatCannotBeCreatedLeavesNothingHalf(_ code: Int32, _ call: Int) throws
    {
        storage.plan(Fault(.error(code), after: call))
        let writer = try? JournalWriter.create("j", Header(), in: storage)
        #expect(writer == nil || call > 5)
        #expect(storage["j"].map { $0 == Array(String.journal().utf8) } ?? true)
        storage.restart()
        let next = try storage["j"] == nil ? JournalWriter.create("j", Header(), in: storage) : .open("j", in: storage)
        #expect(try next.append(ready) == 1)
    }

    @Test(arguments: JournalWriter.Options.Durability.allCases)
    func aDurabilityDecidesHowManySyncsThereAre(_ durability: JournalWriter.Options.Durability) throws {
        var options = JournalWriter.Options()
        options.durability = durability
        let writer = try JournalWriter.create("j", Header(), in: storage, options)
        let before = storage.operations
        for _ in 0..<10 { try writer.append(ready) }
        #expect(storage.operations - before == (durability == .always ? 20 : 10))
        try writer.sync()
        var random = SeededGenerator(seed: 1)
        storage.cutPower(using: &random)
        #expect(try JournalWriter.open("j", in: storage).lastSeq == 10)
    }
}
