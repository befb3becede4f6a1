import NavigationModel
import StrictJSON
import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct RotationTests {
    private let ready = Entry(seq: 0, scene: "main", intent: .scene(.ready))

    private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

    @Test func theNextJournalGoesOnAndTheOldOneEnds() throws {
        let storage = MemoryStorage()
        var header = Header()
        (header.app, header.session) = ("a", "s1")
        var options = JournalWriter.Options()
        options.hasChecksums = false
        let old = try JournalWriter.create("1", header, in: storage, options)
        try old.append(ready)
        #expect(old.size == storage["1"]?.count)
        let new = try old.rotate(to: "2", snapshot: ["navlog": "snapshot"], session: "s2", in: storage)
        #expect(try new.append(ready) == 2)
        #expect(
            text(storage["2"]) == """
                {"navlog":1,"app":"a","session":"s2","snapshot":{"navlog":"snapshot"},"continues":{"seq":1,"session":"s1"}}
                {"seq":2,"scene":"main","intent":"ready"}

                """)
        #expect(throws: JournalError.self) { try old.append(ready) }
        #expect(try Transcript.of(storage["1"] ?? [], .strict) == ["header", "entry 1"])
        #expect(try Transcript.of(storage["2"] ?? [], .strict) == ["header", "entry 2"])
    }

    @Test func aJournalThatCannotBeRotatedGoesOn() throws {
        let storage = MemoryStorage()
        let writer = try JournalWriter.create("1", Header(), in: storage)
        storage["2"] = []
        #expect(throws: JournalError.self) { try writer.rotate(to: "2", snapshot: nil, in: storage) }
        #expect(try writer.append(ready) == 1)
    }

    @Test func aCrashAtAnyCallLeavesTheOldJournalOrBoth() throws {
        var (both, one) = (0, 0)
        for call in 0..<20 {
            let storage = FaultStorage()
            let old = try JournalWriter.create("1", Header(), in: storage)
            try old.append(ready)
            storage.plan(Fault(.crash(after: 5), after: call))
            let isRotated = (try? old.rotate(to: "2", snapshot: nil, in: storage)) != nil
            var random = SeededGenerator(seed: UInt64(call))
            storage.cutPower(using: &random)
            #expect(try JournalWriter.open("1", in: storage).lastSeq == 1)
            if storage["2"] != nil {
                #expect(try JournalWriter.open("2", in: storage).lastSeq == 1)
                both += 1
            } else {
                #expect(!isRotated)
                one += 1
            }
        }
        #expect(both > 0 && one > 0)
    }
}
