import NavigationModel
import Testing

@testable import NavigationJournal

/// Journals that other programs have written, or editors have changed.
@Suite struct ForeignJournalTests {
    private static let own = [
        #"{"navlog":1,"app":"a"}"#,
        #"{"seq":1,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"push","route":{"a":{"x":1}}}"#,
        #"{"seq":2,"time":"2026-11-30T09:00:01.000Z","scene":"main","intent":"pop","count":1}"#,
    ]
    private static let foreign = [
        #"{ "app" : "a" , "x-made-by": ["emacs", 1e3], "navlog" : 1 }"#,
        "\t" + #"{"route":{"a":{ "x":1 }}, "intent" : "p\u0075sh","scene":"main",  "x":{"y":[]},"#
            + #""time":"2026-11-30T09:00:00.000Z","seq":1}  "#,
        #"{"intent":"pop","seq":2,"count":1,"scene":"main","time":"2026-11-30T09:00:01.000Z","note":null}"#,
    ]

    private func read(_ text: String, blockSize: Int) throws -> (entries: [Entry], findings: [Finding.Code]) {
        let storage = MemoryStorage()
        storage["j"] = Array(text.utf8)
        var reader = JournalReader(try storage.openForReading("j"), tolerance: .strict, blockSize: blockSize)
        var (entries, findings): ([Entry], [Finding.Code]) = ([], [])
        while let item = try reader.next() {
            if case .entry = item { entries.append(reader.entry) }
            if case .finding(let finding) = item { findings.append(finding.code) }
        }
        return (entries, findings)
    }

    @Test(arguments: [1, 7, 1 << 18]) func spellingChangesNothingForWhoFollows(_ growth: Int) throws {
        let storage = MemoryStorage()
        let file = try storage.create("j")
        var follower = JournalFollower("j", in: storage)
        var (entries, findings): ([Entry], [Finding.Code]) = ([], [])
        var rest = Array("\u{FEFF}\(Self.foreign.map { $0 + "\r\n" }.joined())".utf8)[...]
        while !rest.isEmpty {
            rest = rest.dropFirst(try file.append(Array(rest.prefix(growth))))
            while let event = try follower.next() {
                if case .item(.entry) = event { entries.append(follower.entry) }
                if case .item(.finding(let finding)) = event { findings.append(finding.code) }
            }
        }
        let expected = try read(Self.own.joined(separator: "\n") + "\n", blockSize: 64).entries
        #expect(entries.map { "\($0.json)" } == expected.map { "\($0.json)" } && findings == [.bom])
    }

    @Test(arguments: [1, 7, 64, 1 << 18]) func spellingChangesNothing(_ blockSize: Int) throws {
        let expected = try read(Self.own.joined(separator: "\n") + "\n", blockSize: blockSize).entries.map {
            "\($0.json)"
        }
        #expect(expected.count == 2)
        for lineEnd in ["\n", "\r\n", " \r\n"] {
            for mark in ["", "\u{FEFF}"] {
                let text = mark + Self.foreign.map { $0 + lineEnd }.joined()
                let found = try read(text, blockSize: blockSize)
                #expect(found.entries.map { "\($0.json)" } == expected)
                #expect(found.findings == (mark.isEmpty ? [] : [.bom]))
                // Without its line end the last one was never acknowledged.
                let torn = try read(String(text.dropLast(1)), blockSize: blockSize)
                #expect(torn.entries.map { "\($0.json)" } == Array(expected.prefix(1)))
                #expect(torn.findings.last == .tornTail)
            }
        }
    }
}
