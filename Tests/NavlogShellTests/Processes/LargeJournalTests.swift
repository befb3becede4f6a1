import Foundation
import TestSupport
import Testing

/// The program on a journal that is large enough for an index.
@Suite struct LargeJournalTests {
    private let folder = Result { try TemporaryFolder() }

    private var journal: URL { get throws { try folder.get()("j.jsonl") } }

    /// Some entries of 6 KB each: few, since a debug build replays slowly.
    private func makeJournal(_ count: Int) throws {
        let text = String(repeating: "x", count: 6000)
        var lines = [#"{"navlog":1}"#, #"{"seq":1,"scene":"main","intent":"sceneOpened"}"#]
        for seq in 2...count {
            let intent = seq % 3 == 0 ? #""pop""# : #""push","route":{"note":{"id":\#(seq),"text":"\#(text)"}}"#
            lines.append(#"{"seq":\#(seq),"scene":"main","intent":\#(intent)}"#)
        }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: try journal)
    }

    @Test func aForeignJournalGivesTheSameAnswersHoweverItIsRead() throws {
        try makeJournal(1600)
        let own = try String(contentsOf: try journal, encoding: .utf8).split(separator: "\n")
        let foreign = own.map { line in
            // Each record with its members the other way round, spaces between them and one that nobody knows.
            let members = String(line).replacing(/^\{(.*?)(?:,("scene".*))?\}$/) { match in
                match.2.map { "\($0) , \t\(match.1)" } ?? "\(match.1)"
            }
            return " { \(members), \"x-note\" : [ null, {} ] } \r\n"
        }
        let folder = try folder.get()
        // What comes behind the last line end was never acknowledged.
        try Data(("\u{FEFF}" + foreign.joined() + #"{"seq":1601,"intent":"launched"}"#).utf8).write(
            to: folder("f.jsonl"))
        let packed = try Program.run(
            URL(fileURLWithPath: "/bin/bash"), ["-c", "cd '\(folder.url.path)' && gzip -k f.jsonl"], input: emptyInput()
        )
        #expect(packed.status == 0)
        func answer(_ words: String...) throws -> String {
            let script = "cd '\(folder.url.path)' && '\(Program.navlog.path)' state \(words.joined(separator: " "))"
            return try Program.run(
                URL(fileURLWithPath: "/bin/bash"), ["-c", script + " main.path[-1].note.id"], input: try emptyInput(),
                variables: ["XDG_CACHE_HOME": folder("cache").path]
            ).output
        }
        for place in ["", "--at 1400 --json"] {
            let expected = try answer("j.jsonl", place)
            #expect(expected.contains(place.isEmpty ? "1600" : "1400"))
            for words in [
                "f.jsonl", "f.jsonl", "f.jsonl --no-index", "f.jsonl.gz", "- < f.jsonl", "- < f.jsonl.gz",
                "f.jsonl --lenient",
            ] {
                #expect(try answer(words, place) == expected, "\(words) \(place)")
            }
        }
    }

    private var index: URL {
        get throws {
            let cache = try folder.get()("cache/navlog")
            let names = try FileManager.default.contentsOfDirectory(atPath: cache.path)
            #expect(names.count == 1)
            return cache.appendingPathComponent(try #require(names.first))
        }
    }

    @Test func `the answer depends on whether there is an index, or on what is in it`() throws {
        try makeJournal(1600)
        func answer(_ place: String, _ options: String...) throws -> Program.Run {
            try Program.run(
                Program.navlog, ["state", try journal.path, "main.path[-1].note.id", "--at", place] + options,
                input: try emptyInput(), variables: ["XDG_CACHE_HOME": try folder.get()("cache").path])
        }
        func agrees(at place: String) throws -> String {
            let (with, without) = (try answer(place), try answer(place, "--no-index"))
            #expect(with.output == without.output && !with.output.isEmpty)
            #expect(with.status == 0 && without.status == 0)
            #expect(without.errors == "")
            return with.errors
        }
        #expect(try agrees(at: "1400") == "")
        let sound = try Data(contentsOf: index)
        #expect(try agrees(at: "1400") == "")

        try sound.prefix(sound.count / 2).write(to: index)
        let warning = try agrees(at: "700")
        #expect(warning.hasPrefix("warning: the index of ") && warning.contains("is damaged, and is made again"))
        #expect(try agrees(at: "700") == "")

        let handle = try FileHandle(forWritingTo: try journal)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(#"{"seq":1601,"scene":"main","intent":"popToRoot"}"#.utf8 + [0x0A]))
        try handle.close()
        #expect(try agrees(at: "1600") == "")

        try makeJournal(1500)
        #expect(try agrees(at: "1500").contains("does not fit the journal from byte"))
    }

    private func emptyInput() throws -> URL {
        let input = try folder.get()("in")
        try Data().write(to: input)
        return input
    }
}
