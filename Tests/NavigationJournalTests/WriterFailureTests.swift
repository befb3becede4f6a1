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

@Suite struct WriterFailureTests {
    /// What the system may answer to a write or a sync: a full disk, a quota, a limit, a disk that became read-only or
    /// fails.
    private static let codes = [ENOSPC, EDQUOT, EFBIG, EROFS, EIO]

    private let storage = FaultStorage()
    private let ready = Entry(seq: 0, scene: "main", intent: .scene(.ready))

    private func writer() throws -> JournalWriter {
        let writer = try JournalWriter.create("j", Header(), in: storage)
        try writer.append(ready)
        return writer
    }

    private func code(of error: JournalError?) -> Int32? {
        guard case .system(let error) = error else { return nil }
        return error.code
    }

    private func isClosed(_ error: JournalError?) -> Bool {
        guard case .closed("j") = error else { return false }
        return true
    }

    @Test(arguments: codes, [0, 10]) func aWriteThatFailsLeavesTheJournalAsItWas(_ code: Int32, _ taken: Int) throws {
        let writer = try writer()
        let before = storage["j"]
        storage.plan(Fault(.errorAfter(taken, code)))
        let error = #expect(throws: JournalError.self) { try writer.append(ready) }
        #expect(self.code(of: error) == code && storage["j"] == before)
        #expect(try writer.append(ready) == 2)
    }

    @Test(arguments: [0, 7]) func aShortWriteLeavesTheJournalAsItWas(_ taken: Int) throws {
        let writer = try writer()
        let before = storage["j"]
        storage.plan(Fault(.short(taken)))
        let error = #expect(throws: JournalError.self) { try writer.append(ready) }
        guard case .shortWrite("j", taken, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(storage["j"] == before)
        #expect(try writer.append(ready) == 2)
    }

    @Test func aStubThatCannotBeCutAwayEndsTheWriter() throws {
        let writer = try writer()
        storage.plan(Fault(.short(7)), Fault(.error(EIO)))
        #expect(throws: JournalError.self) { try writer.append(ready) }
        let left = storage["j"]
        #expect(isClosed(#expect(throws: JournalError.self) { try writer.append(ready) }))
        #expect(storage["j"] == left)
        storage.restart()
        #expect(try JournalWriter.open("j", in: storage).append(ready) == 2)
    }

    @Test(arguments: codes) func nothingIsAcknowledgedAfterASyncThatFailed(_ code: Int32) throws {
        let writer = try writer()
        storage.plan(Fault(.error(code), after: 1))
        let error = #expect(throws: JournalError.self) { try writer.append(ready) }
        #expect(self.code(of: error) == code)
        for _ in 0..<3 { #expect(isClosed(#expect(throws: JournalError.self) { try writer.append(ready) })) }
        #expect(throws: JournalError.self) { try writer.sync() }
        #expect(throws: JournalError.self) { try writer.rotate(snapshot: nil) }
        storage.restart()
        #expect(try JournalWriter.open("j", in: storage).append(ready) == 2)
    }

    @Test(arguments: codes, 0..<8) func aJournalThatCannotBeCreatedLeavesNothingHalf(_ code: Int32, _ call: Int) throws
    {
        storage.plan(Fault(.error(code), after: call))
        let writer = try? JournalWriter.create("j", Header(), in: storage)
        // The second call only looks whether anything is there.
        #expect(writer == nil || call == 1 || call > 6)
        #expect(storage["j"].map { $0 == Array(String.journal().utf8) } ?? true)
        storage.restart()
        let next = try storage["j"] == nil ? JournalWriter.create("j", Header(), in: storage) : .open("j", in: storage)
        #expect(try next.append(ready) == 1)
    }

    @Test(arguments: [Fault.Effect.error(EIO), .short(1), .errorAfter(1, ENOSPC)])
    func aTailThatCannotBeKeptIsNotCutAway(_ effect: Fault.Effect) throws {
        let torn = Array((String.journal() + "{\"se").utf8)
        var (refused, opened) = (0, 0)
        for call in 0..<40 {
            let storage = FaultStorage()
            _ = try storage.create("j").append(torn)
            storage.plan(Fault(effect, after: call))
            do {
                _ = try JournalWriter.open("j", in: storage)
                opened += 1
            } catch {
                refused += 1
            }
            let kept = storage.paths.filter { $0.hasPrefix("j.torn-13") }.compactMap { storage[$0] }
            #expect(storage["j"] == torn || kept.contains(Array("{\"se".utf8)), "call \(call)")
            storage.restart()
            #expect(try JournalWriter.open("j", in: storage).append(ready) == 1)
        }
        #expect(refused > 0 && opened > 0)
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
