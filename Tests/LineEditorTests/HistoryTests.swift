import Foundation
import TestSupport
import Testing

@testable import LineEditor

struct HistoryTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("history") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    private func written() throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func everyTextComesBackFromTheFileAsItWas() throws {
        let texts = [
            "a", "two\nlines", #"quote " and \ and \n"#, "tab\there", "\u{0}\u{1F}\u{7F}", "λ漢🚀e\u{301}", "\u{2028}",
        ]
        var history = History(path: path)
        for text in texts { history.add(text) }
        var again = History(path: path)
        #expect(again.entries.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
        #expect(again.takeWarning() == nil)
    }

    @Test func theFileIsJSONAndForItsOwnerAlone() throws {
        var history = History(path: path)
        history.add("say \"a\"\nb")
        #expect(try written() == #""say \"a\"\nb""# + "\n")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func theFirstEntryMakesTheFolder() throws {
        let path = folder.path("new/folder/history")
        var history = History(path: path)
        history.add("a")
        #expect(history.takeWarning() == nil)
        #expect(History(path: path).entries == ["a"])
    }

    @Test func linesNotWorthKeepingAreNotKept() throws {
        var history = History(path: path)
        for line in ["a", "a", " secret", "", String(repeating: "x", count: 1 << 17), "b", "a", "é", "e\u{301}"] {
            history.add(line)
        }
        #expect(
            history.entries.map { Array($0.unicodeScalars) }
                == ["a", "b", "a", "é", "e\u{301}"].map { Array($0.unicodeScalars) })
        #expect(try written() == "\"a\"\n\"b\"\n\"a\"\n\"é\"\n\"e\u{301}\"\n")
    }

    @Test func twoSessionsAtOnceLoseNothing() async throws {
        let path = path
        await withTaskGroup(of: Void.self) { group in
            for session in 0..<4 {
                group.addTask {
                    var history = History(path: path)
                    for number in 0..<50 { history.add("session \(session) line \(number)") }
                }
            }
        }
        var history = History(path: path)
        #expect(history.takeWarning() == nil)
        for session in 0..<4 {
            let lines = history.entries.filter { $0.hasPrefix("session \(session) ") }
            #expect(lines == (0..<50).map { "session \(session) line \($0)" })
        }
    }

    @Test func damageIsSkippedToldOnceAndLeftInPlace() throws {
        let damage: [[UInt8]] = [
            Array(repeating: 0, count: 4096), [0x22, 0xFF, 0x22], Array("no string".utf8), Array(#""open"#.utf8),
            Array(#""bad \q escape""#.utf8), Array(#""\u00ff""#.utf8),
            [0x22] + Array(repeating: 0x61, count: 1 << 20) + [0x22],
            Array(#""two" "strings""#.utf8), Array("\"\"".utf8),
        ]
        let good = Array("\"good\"\n".utf8)
        try write(damage.flatMap { $0 + [0x0A] } + good)
        var history = History(path: path)
        #expect(history.entries == ["good"])
        #expect(history.takeWarning() == .damaged(entries: damage.count))
        #expect(history.takeWarning() == nil)
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        history.add("new")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before + Data("\"new\"\n".utf8))
    }

    @Test func anEntryIsNotGluedToATornOne() throws {
        try write(Array("\"good\"\n\"tor".utf8))
        var history = History(path: path)
        history.add("new")
        #expect(try written() == "\"good\"\n\"tor\n\"new\"\n")
        #expect(History(path: path).entries == ["good", "new"])
    }

    @Test func onlyTheNewestEntriesAreRead() throws {
        try write((1...30).flatMap { Array("\"\($0)\"\n".utf8) })
        #expect(History(path: path, limit: 3).entries == ["28", "29", "30"])
        try write(Array(repeating: 0x22, count: 9 << 20) + Array("\n\"end\"\n".utf8))
        var history = History(path: path)
        #expect(history.entries == ["end"])
        #expect(history.takeWarning() == nil)
    }

    @Test func aFileThatCannotBeUsedNeverStopsTheSession() throws {
        let directory = folder.path("directory")
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
        var history = History(path: directory)
        #expect(history.takeWarning() == .unreadable(EINVAL))
        history.add("a")
        #expect(history.takeWarning() == .unwritable(EISDIR))
        history.add("b")
        #expect(history.takeWarning() == nil)
        #expect(history.entries == ["a", "b"])
    }

    @Test func aLinkIsNotFollowedForWriting() throws {
        try write(Array("\"there\"\n".utf8))
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: path)
        var history = History(path: folder.path("link"))
        #expect(history.entries == ["there"])
        history.add("a")
        #expect(history.takeWarning() == .unwritable(ELOOP))
        #expect(try written() == "\"there\"\n")
    }

    @Test func aSuggestionIsTheRestOfTheNewestEntryThatBeginsSo() {
        var history = History(path: nil)
        for line in ["push a", "push b", "pop", "push"] { history.add(line) }
        #expect(history.suggestion(for: "pu") == "sh")
        #expect(history.suggestion(for: "push") == " b")
        #expect(history.suggestion(for: "push b") == nil)
        #expect(history.suggestion(for: "") == nil)
    }
}
