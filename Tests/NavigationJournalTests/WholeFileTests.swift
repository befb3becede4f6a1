import NavigationModel
import TestSupport
import Testing

@testable import NavigationJournal

/// A file that is made from what is there already is whole, or is not there.
@Suite struct WholeFileTests {
    private static let effects: [Fault.Effect] = [.error(5), .short(3), .errorAfter(3, 28), .lie, .crash(after: 3)]
    private static let whole = Array((String.journal() + "{\"seq\":1,\"intent\":\"launched\"}\n").utf8)

    private func compose(in storage: some JournalStorage) throws(JournalError) {
        try JournalWriter.compose("out", Header(), in: storage) { writer throws(JournalError) in
            try writer.write(lines: Array("{\"seq\":1,\"intent\":\"launched\"}\n".utf8), endingWith: 1)
        }
    }

    @Test(arguments: effects) func nothingIsHalfThereWhateverGoesWrongAtWhateverCall(effect: Fault.Effect) throws {
        var generator = SeededGenerator(seed: 11)
        var (failed, succeeded) = (0, 0)
        for delay in 0..<16 {
            let storage = FaultStorage()
            storage.plan(Fault(effect, after: delay))
            do {
                try compose(in: storage)
                #expect(storage["out"] == Self.whole, "\(delay)")
                succeeded += 1
            } catch {
                failed += 1
            }
            let isDown = storage.isDown
            #expect(storage["out"] == nil || storage["out"] == Self.whole, "\(delay)")
            if !isDown, storage["out"] == nil, effect != .lie { #expect(storage.paths == [], "\(delay)") }
            storage.cutPower(using: &generator)
            #expect(storage["out"] == nil || storage["out"] == Self.whole, "\(delay), after the power went")
        }
        #expect(failed > 0 && succeeded > 0)
    }

    @Test func whoIsRefusedLeavesNothingBehind() throws {
        let storage = MemoryStorage()
        storage["out"] = Array("precious".utf8)
        let error = #expect(throws: JournalError.self) { try compose(in: storage) }
        #expect(error == .alreadyExists(path: "out") && storage.paths == ["out"])
        #expect(storage["out"] == Array("precious".utf8))
    }

    @Test func anotherFileThatCameMeanwhileIsNotReplaced() throws {
        let storage = MemoryStorage()
        let error = #expect(throws: JournalError.self) {
            try storage.create("out") { file throws(JournalError) in
                try file.append(whole: Array("mine".utf8), "out")
                storage["out"] = Array("another's".utf8)
            }
        }
        #expect(error == .alreadyExists(path: "out") && storage.paths == ["out"])
        #expect(storage["out"] == Array("another's".utf8))
    }

    @Test func anErrorIsAboutTheFileThatWasAskedFor() throws {
        let storage = FaultStorage()
        storage.plan(Fault(.error(28), after: 2))
        let error = #expect(throws: JournalError.self) { try compose(in: storage) }
        #expect(error == .system(SystemError(.write, path: "out", code: 28)))
    }
}
