import NavigationJournal
import Synchronization
import Testing

@testable import NavlogShell

@Suite struct FollowVerbTests {
    private func entry(_ seq: Int, _ route: String) -> String {
        #"{"seq":\#(seq),"scene":"main","intent":"push","route":{"\#(route)":{}}}"# + "\n"
    }

    private let start = "{\"navlog\":1}\n" + #"{"seq":1,"scene":"main","intent":"sceneOpened"}"# + "\n"

    /// Follows a journal while something happens at each pause; Ctrl-C comes after that.
    private func follow(
        _ arguments: [String], _ desk: Desk, _ changes: [() throws -> Void] = []
    ) -> (lines: [String], status: NavlogShell.ExitStatus) {
        let (output, errors) = (MemoryStream(), MemoryStream())
        var changes = changes[...]
        var isInterrupted = false
        var environment = Environment(
            arguments: arguments, output: output, errors: errors, input: { ScriptedLines([]) }, storage: desk.storage,
            now: { 0 }, isInterrupted: { isInterrupted })
        environment.pause = { _ in
            guard let change = changes.popFirst() else { return isInterrupted = true }
            do { try change() } catch { Issue.record(error) }
        }
        let status = Shell.run(in: environment)
        let lines = Transcript.lines(output.text) + Transcript.lines(errors.text).map { "! \($0)" }
        return (lines.map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }, status)
    }

    private func append(_ text: String, to path: String, _ desk: Desk) throws {
        _ = try desk.storage.openForAppending(path).append(Array(text.utf8))
    }

    @Test func whatIsAppendedIsShownOnceItIsComplete() throws {
        let desk = Desk(["j": start])
        let changes = [
            { try append(entry(2, "a") + "{\"seq\":3,", to: "j", desk) },
            { try append(String(entry(3, "b").dropFirst(9)), to: "j", desk) },
        ]
        let new = ["2 main push a applied", "3 main push b applied"]
        #expect(follow(["follow", "j"], desk, changes) == (new, .interrupted))
        desk.storage["j"] = Array(start.utf8)
        #expect(
            follow(["log", "j", "--follow"], desk, changes) == (["1 main scene new applied"] + new, .interrupted))
        desk.storage["j"] = Array(start.utf8)
        #expect(follow(["follow", "j", "--grep", "\"b\""], desk, changes) == ([new[1]], .interrupted))
    }

    @Test func theNextSegmentIsFollowedAndACutIsSaid() throws {
        let desk = Desk(["j.jsonl": start])
        let second = "{\"navlog\":1,\"snapshot\":{},\"continues\":{\"seq\":1}}\n"
        let changes = [
            { desk.storage["j.000002.jsonl"] = Array((second + entry(2, "a") + entry(3, "b")).utf8) },
            {
                let file = try desk.storage.openForAppending("j.000002.jsonl")
                try file.truncate(to: second.utf8.count + entry(2, "a").utf8.count)
            },
            { try append(entry(3, "c"), to: "j.000002.jsonl", desk) },
        ]
        let (lines, status) = follow(["follow", "j.jsonl"], desk, changes)
        #expect(
            lines == [
                "2 main push a applied", "3 main push b applied", "3 main push c applied",
                "! note: the journal goes on in j.000002.jsonl",
                "! warning: the journal was cut: what came after entry 2 is gone",
            ])
        #expect(status == .interrupted)
    }

    @Test func anotherJournalInItsPlaceIsShownFromItsBeginning() throws {
        let desk = Desk(["j": start])
        let changes = [
            { desk.storage["j"] = nil },
            { desk.storage["j"] = Array((start.replacing("1}", with: "1,\"app\":\"x\"}") + entry(2, "a")).utf8) },
        ]
        let (lines, _) = follow(["follow", "j"], desk, changes)
        #expect(
            lines == [
                "1 main scene new applied", "2 main push a applied",
                "! warning: nothing stands at j any more; waiting for what will",
                "! warning: another journal stands at j now",
            ])
    }

    @Test func damageEndsItUnlessItIsTolerated() throws {
        let desk = Desk(["j": start])
        let changes = [{ try append("oops\n" + entry(3, "a"), to: "j", desk) }]
        let (strict, status) = follow(["follow", "j"], desk, changes)
        #expect(strict.first == "! error: j:3: not JSON: something else is expected here" && status == .damaged)
        desk.storage["j"] = Array(start.utf8)
        let (lenient, _) = follow(["follow", "j", "--lenient"], desk, changes)
        #expect(lenient.first == "3 main push a applied")
    }

    @Test func whatCannotBeFollowedIsRefused() throws {
        #expect(follow(["log", "j", "--follow", "--to", "1"], Desk(["j": start])).status == .usage)
        #expect(follow(["follow", "j", "--with", "k"], Desk(["j": start, "k": start])).status == .usage)
        #expect(follow(["follow", "nothing"], Desk()).status == .damaged)
    }
}
