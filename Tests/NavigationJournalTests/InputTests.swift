import Foundation
import NavigationModel
import StrictJSON
import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct InputTests {
    private let storage = MemoryStorage()

    private func entry(_ seq: Int) -> String { #"{"seq":\#(seq),"scene":"s","intent":"ready"}"# + "\n" }

    private func header(after seq: Int, _ session: String = "s") -> String {
        #"{"navlog":1,"session":"\#(session)","snapshot":{},"continues":{"seq":\#(seq),"session":"s"}}"# + "\n"
    }

    private let first = #"{"navlog":1,"session":"s"}"# + "\n"

    /// What a reader finds, each finding with its file.
    private func contents(_ file: any ReadableFile) throws -> [String] {
        var reader = JournalReader(file, tolerance: .lenient)
        var words: [String] = []
        while let item = try reader.next() {
            switch item {
            case .entry: words.append("\(reader.entry.seq)")
            case .header: words.append("header")
            case .relaunch: words.append("relaunch")
            case .checkpoint: words.append("checkpoint")
            case .finding(let finding):
                words.append("\(finding.code) \(finding.path ?? "-"):\(finding.line):\(finding.offset)")
            }
        }
        return words
    }

    @Test func aJournalIsReadWithTheSegmentsThatGoOnFromIt() throws {
        storage["j.jsonl"] = Array((first + entry(1) + entry(2)).utf8)
        storage["j.000002.jsonl"] = Array((header(after: 2) + entry(3)).utf8)
        storage["j.000003.jsonl"] = Array((header(after: 3) + entry(4)).utf8)
        // Another journal's, though its name says otherwise.
        storage["j.000004.jsonl"] = Array((first + entry(1)).utf8)
        let input = try JournalInput(["j.jsonl"], in: storage)
        #expect(input.journals == [["j.jsonl", "j.000002.jsonl", "j.000003.jsonl"]])
        #expect(try contents(input.file) == ["header", "1", "2", "checkpoint", "3", "checkpoint", "4"])
        let alone = try JournalInput(["j.000002.jsonl"], in: storage)
        #expect(alone.journals == [["j.000002.jsonl"]])
        #expect(try contents(alone.file) == ["header", "3"])
    }

    @Test func aFindingNamesItsFileAndItsLineThere() throws {
        storage["j.jsonl"] = Array((first + entry(1) + "oops\n" + "{\"se").utf8)
        storage["j.000002.jsonl"] = Array((header(after: 2) + "\n" + entry(9) + "no\n" + "{").utf8)
        let size = header(after: 2).utf8.count
        let found = try contents(try JournalInput(["j.jsonl"], in: storage).file)
        #expect(
            found == [
                "header", "1", "syntax j.jsonl:3:66", "checkpoint", "blankLine j.000002.jsonl:2:\(size)", "9",
                "syntax j.000002.jsonl:4:\(size + 2 + entry(9).utf8.count)",
                "tornTail j.000002.jsonl:5:\(size + 4 + entry(9).utf8.count)", "tornTail j.jsonl:4:71",
            ])
    }

    @Test func aMissingSegmentIsAGapInTheOneThatFollows() throws {
        storage["a.jsonl"] = Array((first + entry(1)).utf8)
        storage["b.jsonl"] = Array((header(after: 5) + entry(6)).utf8)
        let input = try JournalInput(["b.jsonl", "a.jsonl"], in: storage)
        #expect(input.journals == [["a.jsonl", "b.jsonl"]])
        #expect(
            try contents(input.file) == [
                "header", "1", "checkpoint", "seqGap b.jsonl:2:\(header(after: 5).utf8.count)", "6",
            ])
    }

    @Test func aFolderIsOneJournalOfItsSegmentsOrMergedByTime() throws {
        storage["logs/x.jsonl"] = Array((first + entry(1)).utf8)
        storage["logs/w.jsonl"] = Array((header(after: 1) + entry(2)).utf8)
        storage["logs/x.jsonl.lock"] = Array("navlog 1".utf8)
        storage["logs/x.jsonl.torn-12"] = [0]
        storage["logs/.hidden.jsonl"] = [0]
        #expect(try JournalInput(["logs"], in: storage).journals == [["logs/x.jsonl", "logs/w.jsonl"]])
        #expect(try contents(try JournalInput(["logs/"], in: storage).file) == ["header", "1", "checkpoint", "2"])
        storage["logs/other.jsonl"] = Array(("{\"navlog\":1}\n" + entry(1)).utf8)
        let input = try JournalInput(["logs"], in: storage)
        #expect(input.journals == [["logs/other.jsonl"], ["logs/x.jsonl", "logs/w.jsonl"]])
        #expect(try contents(input.file) == ["header", "1", "2", "3"])
        #expect(throws: JournalError.self) { try JournalInput(["nothing"], in: storage) }
    }

    @Test func aForkOfAJournalIsNoSegmentOfAnotherFork() throws {
        storage["a.jsonl"] = Array((first + entry(1)).utf8)
        storage["b.jsonl"] = Array((header(after: 1) + entry(2)).utf8)
        storage["c.jsonl"] = Array((header(after: 1) + entry(2)).utf8)
        #expect(
            try JournalGroups(["a.jsonl", "b.jsonl", "c.jsonl"], in: storage).journals == [
                ["a.jsonl", "b.jsonl"], ["c.jsonl"],
            ])
    }

    /// Taken for another writer's, its world would be put before the entries that have led to it.
    @Test func aPieceWithoutASessionGoesOnFromTheFileThatEndsThere() throws {
        storage["a.jsonl"] = Array(("{\"navlog\":1}\n" + entry(1) + entry(2)).utf8)
        storage["b.jsonl"] = Array((#"{"navlog":1,"continues":{"seq":2}}"# + "\n" + entry(3)).utf8)
        storage["c.jsonl"] = Array((#"{"navlog":1,"continues":{"seq":9}}"# + "\n" + entry(10)).utf8)
        let paths = ["c.jsonl", "b.jsonl", "a.jsonl"]
        #expect(try JournalGroups(paths, in: storage).journals == [["a.jsonl", "b.jsonl"], ["c.jsonl"]])
        // Which of two it goes on from nobody knows.
        storage["d.jsonl"] = storage["a.jsonl"]
        #expect(try JournalGroups(["a.jsonl", "b.jsonl", "d.jsonl"], in: storage).journals.count == 3)
    }

    /// If each was compared with every other, this would take an hour.
    @Test(.timeLimit(.minutes(30))) func aFolderMayHoldThousandsOfJournals() throws {
        for number in 0..<20_000 {
            storage["logs/j\(number).jsonl"] = Array(#"{"navlog":1,"session":"\#(number)"}\#n"#.utf8)
            guard number % 2 == 0 else { continue }
            let next = #"{"navlog":1,"session":"\#(number)","continues":{"seq":1,"session":"\#(number)"}}\#n"#
            storage["logs/n\(number).jsonl"] = Array(next.utf8)
        }
        let journals = try JournalGroups(inFolder: "logs", in: storage).journals
        #expect(journals.count == 20_000 && journals.count { $0.count == 2 } == 10_000)
    }

    @Test func manySegmentsAreReadWithAFewOpenFiles() throws {
        let folder = try TemporaryFolder()
        let storage = FileStorage()
        var options = JournalWriter.Options()
        options.durability = .none
        let writer = try JournalWriter.create(folder.path("j.jsonl"), Header(), in: storage, options)
        for _ in 1...200 {
            try writer.append(Entry(seq: 0, scene: "s", intent: .scene(.ready)))
            try writer.rotate(snapshot: ["navlog": "snapshot"])
        }
        let file = try JournalInput([folder.path("j.jsonl")], in: storage).file
        #expect(try contents(file).count == 401)
        // And again, from places all over it.
        let size = try file.size()
        var byte: [UInt8] = [0]
        for part in 0..<100 { #expect(try file.read(at: size * part / 100, into: &byte, in: 0..<1) == 1) }
    }
}
