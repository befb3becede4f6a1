import NavigationModel
import StrictJSON
import Synchronization
import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct RotationTests {
    private let ready = Entry(seq: 0, scene: "main", intent: .scene(.ready))

    private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

    private func options(segmentSize: Int) -> JournalWriter.Options {
        var options = JournalWriter.Options()
        (options.hasChecksums, options.segmentSize) = (false, segmentSize)
        return options
    }

    @Test func theNextSegmentGoesOnWhereTheOldOneEnds() throws {
        let storage = MemoryStorage()
        var header = Header()
        (header.app, header.session) = ("a", "s1")
        let writer = try JournalWriter.create("j.jsonl", header, in: storage, options(segmentSize: .max))
        try writer.append(ready)
        #expect(writer.size == storage["j.jsonl"]?.count)
        try writer.rotate(snapshot: ["navlog": "snapshot"], session: "s2")
        #expect(try writer.append(ready) == 2)
        #expect(writer.path == "j.000002.jsonl" && writer.size == storage["j.000002.jsonl"]?.count)
        #expect(
            text(storage["j.000002.jsonl"]) == """
                {"navlog":1,"app":"a","session":"s2","snapshot":{"navlog":"snapshot"},"continues":{"seq":1,"session":"s1"}}
                {"seq":2,"scene":"main","intent":"ready"}

                """)
        #expect(try Transcript.of(storage["j.jsonl"] ?? [], .strict) == ["header", "entry 1"])
        #expect(try Transcript.of(storage["j.000002.jsonl"] ?? [], .strict) == ["header", "entry 2"])
    }

    @Test func aJournalIsRotatedWhenASegmentIsFullAndReopenedInItsLastOne() throws {
        let storage = MemoryStorage()
        var writer = try JournalWriter.create("j", Header(), in: storage, options(segmentSize: 300))
        for seq in 1...20 {
            #expect(try writer.append(ready) { ["seq": .integer(seq)] } == seq)
            if seq % 7 == 0 {
                let path = writer.path
                writer = try JournalWriter.create("other", Header(), in: storage)
                storage["other"] = nil
                writer = try JournalWriter.open("j", in: storage, options(segmentSize: 300))
                #expect(writer.path == path)
            }
        }
        #expect(storage.paths.count == 4)
        #expect(try JournalSegments(of: "j", in: storage).paths == ["j", "j.000002", "j.000003", "j.000004"])
        var seqs: [Int] = []
        for path in storage.paths {
            var reader = JournalReader(try storage.openForReading(path))
            while let item = try reader.next() {
                if case .entry = item { seqs.append(reader.entry.seq) }
                if case .header(let header) = item, let end = header.continues {
                    #expect(end.seq == seqs.last && header.snapshot?["seq"]?.numberValue?.intValue == end.seq)
                }
            }
        }
        #expect(seqs == Array(1...20))
    }

    @Test func allSegmentsHaveOneLock() throws {
        let storage = MemoryStorage()
        let writer = try JournalWriter.create("j", Header(), in: storage)
        try writer.rotate(snapshot: nil)
        #expect(throws: JournalError.self) { try JournalWriter.open("j", in: storage) }
        #expect(throws: JournalError.self) { try JournalWriter.open("j.000002", in: storage) }
        try writer.append(ready)
    }

    @Test func segmentsAreFoundWhenTheFirstOnesHaveBeenRemoved() throws {
        let storage = MemoryStorage()
        let writer = try JournalWriter.create("logs/j.jsonl", Header(), in: storage)
        for _ in 1...4 {
            try writer.rotate(snapshot: ["seq": 0])
            try writer.append(ready)
        }
        (storage["logs/j.jsonl"], storage["logs/j.000002.jsonl"]) = (nil, nil)
        let left = [3, 4, 5].map { "logs/j.00000\($0).jsonl" }
        #expect(try JournalSegments(of: "logs/j.jsonl", in: storage).paths == left)
        #expect(try JournalSegments(of: left[1], in: storage).paths == [left[1]])
        // One that belongs to something else does not count.
        storage["logs/j.000006.jsonl"] = Array(String.journal().utf8)
        #expect(try JournalSegments(of: "logs/j.jsonl", in: storage).paths == left)
    }

    /// Were the journal to end there, what follows would be lost without a word, and its seqs given out again.
    @Test(arguments: [nil, "", "{\"navlog\":1,,}\n{\"seq\":2}\n", "{\"navl"])
    func aMissingOrDamagedSegmentIsReportedAndEndsNoJournal(middle: String?) throws {
        let storage = MemoryStorage()
        let writer = try JournalWriter.create("j", Header(), in: storage)
        for _ in 1...3 {
            try writer.append(ready)
            try writer.rotate(snapshot: nil)
        }
        try writer.append(ready)
        storage["j.000002"] = middle.map { Array($0.utf8) }
        let paths = try JournalSegments(of: "j", in: storage).paths
        #expect(paths == (middle == nil ? ["j", "j.000003", "j.000004"] : ["j", "j.000002", "j.000003", "j.000004"]))
        var reader = JournalReader(try SegmentedFile(paths, in: storage), tolerance: .lenient)
        var (seqs, errors): ([Int], Int) = ([], 0)
        while let item = try reader.next() {
            if case .entry = item { seqs.append(reader.seq) }
            if case .finding(let finding) = item, finding.severity == .error { errors += 1 }
        }
        #expect(seqs == [1, 3, 4] && errors > 0)
    }

    @Test func aJournalGoesOnAtItsEndAloneWhateverSegmentIsNamed() throws {
        let storage = MemoryStorage()
        do {
            let writer = try JournalWriter.create("j", Header(), in: storage)
            for _ in 1...2 {
                try writer.append(ready)
                try writer.rotate(snapshot: nil)
            }
        }
        for path in ["j.000002", "j.000003"] {
            #expect {
                try JournalWriter.open(path, in: storage)
            } throws: {
                if case JournalError.segment(path, of: "j") = $0 { true } else { false }
            }
        }
        #expect(try JournalWriter.open("j", in: storage).append(ready) == 3)
    }

    @Test func aJournalThatCannotBeRotatedGoesOnAndSaysWhy() throws {
        let storage = MemoryStorage()
        let writer = try JournalWriter.create("j", Header(), in: storage, options(segmentSize: 1))
        storage["j.000002"] = []
        #expect(throws: JournalError.self) { try writer.rotate(snapshot: nil) }
        #expect(try writer.append(ready) { [:] } == 1)
        #expect(writer.path == "j" && writer.rotationFailure.map { "\($0)" } == #"alreadyExists(path: "j.000002")"#)
        storage["j.000002"] = nil
        // It does not try at every entry: that would be a new file each time.
        #expect(try writer.append(ready) { [:] } == 2)
        #expect(writer.path == "j" && writer.rotationFailure != nil)
        for seq in 3...4 { #expect(try writer.append(ready) { [:] } == seq) }
        #expect(writer.path == "j.000002" && writer.rotationFailure == nil)
    }

    /// Otherwise every entry would begin a segment once the world has become large.
    @Test func aSnapshotThatIsLargerThanASegmentStillLeavesRoomForEntries() throws {
        let storage = MemoryStorage()
        let writer = try JournalWriter.create("j", Header(), in: storage, options(segmentSize: 100))
        let snapshot: JSONValue = ["navlog": "snapshot", "pad": .string(String(repeating: "-", count: 1000))]
        for seq in 1...100 { #expect(try writer.append(ready) { snapshot } == seq) }
        #expect(storage.paths.count == 5)
    }

    /// Where a next segment may be there after all, an entry in the old one would be out of order for ever.
    @Test func noEntryFollowsARotationOfWhichNobodyKnowsWhetherItHappened() throws {
        var (closed, open) = (0, 0)
        for call in 0..<12 {
            for persists in [false, true] {
                let storage = FaultStorage()
                let writer = try JournalWriter.create("j", Header(), in: storage)
                try writer.append(ready)
                storage.plan(Fault(.error(5), after: call, persists: persists))
                try? writer.rotate(snapshot: nil)
                storage.plan()
                let seq = try? writer.append(ready)
                if seq == nil { closed += 1 } else { open += 1 }
                storage.restart()
                #expect(try JournalWriter.open("j", in: storage).lastSeq == seq ?? 1)
            }
        }
        #expect(closed > 0 && open > 0)
    }

    @Test func aCrashAtAnyCallLeavesTheOldSegmentOrBoth() throws {
        var (both, one) = (0, 0)
        for call in 0..<20 {
            let storage = FaultStorage()
            let writer = try JournalWriter.create("j", Header(), in: storage)
            try writer.append(ready)
            storage.plan(Fault(.crash(after: 5), after: call))
            let isRotated = (try? writer.rotate(snapshot: nil)) != nil
            var random = SeededGenerator(seed: UInt64(call))
            storage.cutPower(using: &random)
            #expect(try JournalWriter.open("j", in: storage).lastSeq == 1)
            if storage["j.000002"] != nil { both += 1 } else { one += 1 }
            #expect(storage["j.000002"] != nil || !isRotated)
        }
        #expect(both > 0 && one > 0)
    }

    @Test func noSegmentBeginsWithTheWorldAfterAnEntryThatWasRefused() async throws {
        let storage = FaultStorage()
        let commit = GroupCommit(try JournalWriter.create("j", Header(), in: storage, options(segmentSize: 1)))
        storage.plan(Fault(.error(28)))
        let seq = try? await commit.append(ready, snapshot: { [:] })
        #expect(seq == nil && storage.paths == ["j"])
        #expect(try await commit.append(ready) == 1)
    }

    @Test func tasksAppendThroughRotationsInOrder() async throws {
        let storage = MemoryStorage()
        let commit = GroupCommit(try JournalWriter.create("j", Header(), in: storage, options(segmentSize: 500)))
        let seqs = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<200 {
                group.addTask { [ready] in try await commit.append(ready) { ["navlog": "snapshot"] } }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(seqs == Set(1...200))
        #expect(commit.rotationFailure == nil)
        let paths = try JournalSegments(of: "j", in: storage).paths
        #expect(paths.count > 5)
        let file = try SegmentedFile(paths, in: storage)
        var reader = JournalReader(file)
        var found: [Int] = []
        while let item = try reader.next() {
            if case .entry = item { found.append(reader.entry.seq) }
            if case .finding(let finding) = item { Issue.record("\(finding)") }
        }
        #expect(found == Array(1...200))
    }
}
