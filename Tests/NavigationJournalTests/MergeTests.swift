import NavigationModel
import StrictJSON
import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct MergeTests {
    private let storage = MemoryStorage()

    private func merged(_ journals: [String], _ tolerance: JournalReader.Tolerance = .strict) throws -> [String] {
        for (index, journal) in journals.enumerated() { storage["\(index).jsonl"] = Array(journal.utf8) }
        let merge = try JournalMerge(of: journals.indices.map { "\($0).jsonl" }, tolerance: tolerance, in: storage)
        storage["out"] = nil
        _ = try merge.write(to: "out", in: storage)
        let text = String(decoding: storage["out"] ?? [], as: UTF8.self)
        return text.split(separator: "\n").dropFirst().map(String.init)
    }

    private func entry(_ seq: Int, _ second: Int?, _ rest: String = "") -> String {
        let time = second.map { #""time":"2026-11-30T09:00:0\#($0).000Z","# } ?? ""
        return #"{"seq":\#(seq),\#(time)"scene":"s","intent":"ready"\#(rest)}"#
    }

    @Test func timesDecideAndNoJournalIsReordered() throws {
        let lines = try merged([
            .journal(entry(1, 3), entry(2, 1, #","a":1"#), entry(3, nil, #","a":2"#), entry(4, 5)),
            .journal(entry(1, 2, #","b":1"#), entry(2, 4, #","b":2"#)),
        ])
        #expect(
            lines == [
                entry(1, 2, #","b":1"#), entry(2, 3), entry(3, 1, #","a":1"#), entry(4, nil, #","a":2"#),
                entry(5, 4, #","b":2"#), entry(6, 5),
            ])
    }

    @Test func aHeaderBehindADamagedLineBeginsARunAsForEveryReader() throws {
        let journal = "{\"navlog\":\n{\"navlog\":1}\n" + entry(1, 1) + "\n"
        #expect(try merged([journal], .lenient) == [#"{"navlog":1}"#, entry(1, 1)])
        storage["j"] = Array(journal.utf8)
        var (reader, items) = (JournalReader(try storage.openForReading("j"), tolerance: .lenient), [String]())
        while let item = try reader.next() { items.append("\(item)".prefix { $0 != "(" }.description) }
        #expect(items == ["finding", "header", "relaunch", "entry"])
    }

    @Test func whatRefersToASeqFollows() throws {
        let outcome = #","outcome":{"kind":"applied","resolved":[{"since":1,"outcome":{"kind":"superseded","by":2}}]}"#
        let lost = #","cause":9,"outcome":{"kind":"superseded","by":9}"#
        let lines = try merged([
            .journal(entry(1, 1), entry(2, 3, #","cause":1"#), entry(3, 5, outcome), entry(4, 6, lost)),
            .journal(entry(1, 2), entry(2, 4, #","outcome":{"kind":"repeated","by":1}"#)),
        ])
        let moved = #","outcome":{"kind":"applied","resolved":[{"since":1,"outcome":{"kind":"superseded","by":3}}]}"#
        #expect(
            lines == [
                entry(1, 1), entry(2, 2), entry(3, 3, #","cause":1"#),
                entry(4, 4, #","outcome":{"kind":"repeated","by":2}"#), entry(5, 5, moved), entry(6, 6),
            ])
    }

    @Test func aChecksumIsRightAfterwardsAndANewRunStaysOne() throws {
        var writer = try JournalWriter.create("0.jsonl", Header(), in: storage)
        try writer.append(Entry(seq: 0, scene: "s", intent: .scene(.ready)))
        try writer.beginRun()
        try writer.append(Entry(seq: 0, scene: "s", intent: .scene(.ready)))
        writer = try JournalWriter.create("1.jsonl", Header(), in: storage)
        try writer.append(Entry(seq: 0, scene: "t", intent: .scene(.ready)))
        _ = try JournalMerge(of: ["0.jsonl", "1.jsonl"], in: storage).write(to: "out", in: storage)
        #expect(try Transcript.of(storage["out"] ?? []) == ["header", "entry 1", "relaunch", "entry 2", "entry 3"])
    }

    @Test func theHeaderSaysWhatItCameFrom() throws {
        storage["a"] = Array(
            (#"{"navlog":1,"app":"x","build":"1","session":"s","schema":2}"# + "\n" + entry(1, 1) + "\n").utf8)
        storage["b"] = Array((#"{"navlog":1,"app":"x","build":"2","schema":2}"# + "\n").utf8)
        let header = try JournalMerge(of: ["a", "b"], in: storage).header
        let text = JSONValue.object(header.json).text()
        #expect(
            text == #"{"navlog":1,"app":"x","schema":2,"merged":"#
                + #"[{"journal":"a","session":"s","from":1,"to":1},{"journal":"b"}]}"#)
    }

    @Test func journalsThatCannotBeOneAreRefused() throws {
        func conflict(_ one: String, _ other: String) throws -> String {
            (storage["a"], storage["b"]) = (Array((one + "\n").utf8), Array((other + "\n").utf8))
            let error = #expect(throws: JournalError.self) { try JournalMerge(of: ["a", "b"], in: storage) }
            guard case .cannotMerge(let conflict) = error else { return "\(String(describing: error))" }
            return "\(conflict)"
        }
        #expect(try conflict(#"{"navlog":1,"app":"x"}"#, #"{"navlog":1,"app":"y"}"#) == #"apps("x", "y")"#)
        #expect(try conflict(#"{"navlog":1,"schema":1}"#, #"{"navlog":1}"#) == "schemas(Optional(1), nil)")
        let snapshot = #"{"navlog":1,"snapshot":{"seq":3}}"#
        #expect(try conflict(snapshot, snapshot) == #"snapshots("a", "b")"#)
    }

    @Test func oneThatBeginsWithASnapshotKeepsItsSeqs() throws {
        storage["a"] = Array(
            (#"{"navlog":1,"snapshot":{"seq":7},"continues":{"seq":7}}"# + "\n" + entry(8, 2, #","cause":3"#) + "\n")
                .utf8)
        storage["b"] = Array(String.journal(entry(1, 1)).utf8)
        let merge = try JournalMerge(of: ["a", "b"], in: storage)
        #expect(merge.header.continues?.seq == 7 && merge.header.snapshot != nil)
        _ = try merge.write(to: "out", in: storage)
        #expect(
            String(decoding: storage["out"] ?? [], as: UTF8.self).split(separator: "\n").dropFirst()
                == [entry(8, 1)[...], entry(9, 2, #","cause":3"#)[...]])
    }

    @Test func segmentsAreNotMergedButPutOneAfterAnother() throws {
        var options = JournalWriter.Options()
        options.segmentSize = 200
        let writer = try JournalWriter.create("j.jsonl", Header(), in: storage, options)
        for _ in 1...9 {
            _ = try writer.append(Entry(seq: 0, time: .utc(milliseconds: 5), scene: "s", intent: .scene(.ready))) {
                ["navlog": "snapshot"]
            }
        }
        #expect(storage.paths.count > 2)
        _ = try JournalMerge(of: storage.paths.reversed(), in: storage).write(to: "out", in: storage)
        #expect(try Transcript.of(storage["out"] ?? []) == ["header"] + (1...9).map { "entry \($0)" })
    }

    @Test func damageEndsAJournalUnlessItIsTolerated() throws {
        let journals: [String] = [
            .journal(entry(1, 1), "oops", entry(3, 3)), .journal(entry(1, 2), entry(2, 4)),
        ]
        #expect(try merged(journals) == [entry(1, 1), entry(2, 2), entry(3, 4)])
        #expect(try merged(journals, .lenient) == [entry(1, 1), entry(2, 2), entry(3, 3), entry(4, 4)])
        let findings = try JournalMerge(of: ["0.jsonl", "1.jsonl"], tolerance: .lenient, in: storage).findings
        #expect(findings.map { "\($0.path ?? ""):\($0.line) \($0.code)" } == ["0.jsonl:3 syntax"])
    }

    @Test func aMergedJournalIsWholeWhateverWasMerged() throws {
        for seed in 0..<50 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            var journals: [String] = []
            for _ in 0...Int.random(in: 1...3, using: &random) {
                journals.append(
                    .journal(
                        (0..<Int.random(in: 0...8, using: &random)).map { index in
                            entry(index + 1, Bool.random(using: &random) ? Int.random(in: 0...9, using: &random) : nil)
                        }))
            }
            let lines = try merged(journals)
            #expect(lines.count == journals.reduce(0) { $0 + $1.split(separator: "\n").count - 1 })
            var reader = JournalReader(try storage.openForReading("out"), tolerance: .lenient)
            while let item = try reader.next() {
                guard case .finding(let finding) = item else { continue }
                #expect(finding.code == .timeBack)
            }
        }
    }
}
