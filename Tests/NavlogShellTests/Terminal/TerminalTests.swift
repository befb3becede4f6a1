import Foundation
import TestSupport
import Testing

/// The real program on a pseudo-terminal, as a person meets it.
@Suite(.serialized)
struct TerminalTests {
    @Test func aPersonPushesCompletesAndLeaves() throws {
        let home = try Home()
        let navlog = try home.converse()
        try navlog.send("pus\tsett\t\r")
        try navlog.wait(for: "(fork-1) main 11/11*>")
        #expect(navlog.screen.text.contains("+ main.presentations[0].path[0] settings"))
        try navlog.type("\u{4}", seeing: "fork-1 is not saved. Leave? [y/N]")
        try navlog.type("\r", seeing: "(fork-1) main 11/11*>")
        try navlog.send("\u{4}\u{4}")
        #expect(try navlog.waitForExit() == .status(0))
        #expect(navlog.modes == navlog.modesBefore)
        #expect(!navlog.screen.bracketsPaste)
        #expect(try home.journalIsUnchanged())
    }

    @Test func ctrlCDropsTheLineAndTheSessionGoesOn() throws {
        let home = try Home()
        let navlog = try home.converse()
        try navlog.send("goto 3\u{3}")
        try navlog.wait { $0.currentRow == "main 10/10>" && $0.text.contains("goto 3") }
        try navlog.type("back\r", seeing: "main 9/10>")
        try navlog.type("\r", seeing: "main 8/10>")
        try navlog.send("quit\r")
        #expect(try navlog.waitForExit() == .status(0))
        #expect(navlog.modes == navlog.modesBefore)
    }

    @Test func aMistakeIsSaidAndTheSessionGoesOn() throws {
        let home = try Home()
        let navlog = try home.converse()
        try navlog.send("pusj settings\r")
        try navlog.wait { $0.text.contains("hint: did you mean push?") && $0.currentRow == "main 10/10>" }
    }

    @Test func theNextSessionRecallsWhatWasTyped() throws {
        let home = try Home()
        let first = try home.start()
        try first.wait(for: "main 10/10>")
        try first.send("goto 4\r")
        try first.wait(for: "main 4/10>")
        try first.send("\u{4}")
        _ = try first.waitForExit()
        let second = try home.start()
        try second.wait(for: "main 10/10>")
        try second.type("\u{1B}[A", seeing: "main 10/10> goto 4")
        try second.type("\r", seeing: "main 4/10>")
        let attributes = try FileManager.default.attributesOfItem(atPath: home.path("state/navlog/history"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test(arguments: [["TERM": "xterm-256color", "NO_COLOR": "1"], ["TERM": "dumb"]])
    func plainTerminalsGetNoColour(variables: [String: String]) throws {
        let home = try Home()
        let navlog = try home.start(variables)
        try navlog.wait(for: "main 10/10>")
        try navlog.send("state\r")
        try navlog.wait { $0.text.contains("catalog ready") && $0.text.hasSuffix("main 10/10>") }
        try navlog.send("quit\r")
        #expect(try navlog.waitForExit() == .status(0))
        #expect(!String(decoding: navlog.transcript, as: UTF8.self).contains(/\e\[[0-9;]+m/))
    }

    @Test(arguments: [40, 80, 200])
    func historyListsWhatWasTyped(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        for (command, place) in [("goto 4", 4), ("goto 5", 5), (" goto 6", 6), ("goto 7", 7)] {
            try navlog.run(command, prompt: "main \(place)/10>")
        }
        try navlog.send("history 3\r")
        try navlog.wait { $0.text.hasSuffix("> history 3\ngoto 5\ngoto 7\nhistory 3\nmain 7/10>") }
    }

    @Test func aJournalAloneOpensASession() throws {
        let home = try Home()
        let navlog = try PseudoTerminal(
            Program.navlog.path, [home.path("library.jsonl")],
            environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": home.path("")])
        try navlog.wait { $0.currentRow == "main 10/10>" && $0.text.contains("10 entries") }
        #expect(try navlog.leave() == .status(0))
    }

    @Test func aBatchOnATerminalShowsNoPromptAndKeepsNoHistory() throws {
        let home = try Home()
        let navlog = try home.start(arguments: ["-c", "state main.tab"])
        #expect(try navlog.waitForExit() == .status(0))
        #expect(navlog.screen.text == "\"library\"")
        #expect(!FileManager.default.fileExists(atPath: home.path("state")))
    }
}
