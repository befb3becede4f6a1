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
        try navlog.wait(for: "main 11/11*>")
        #expect(navlog.screen.text.contains("+ main.presentations[0].path[0] settings"))
        try navlog.send("\u{4}")
        try navlog.wait { $0.currentRow == "fork-1 is not saved. Leave? [y/N]" }
        try navlog.send("\r")
        try navlog.wait { $0.currentRow == "main 11/11*>" }
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
        try navlog.send("back\r")
        try navlog.wait { $0.currentRow == "main 9/10>" }
        try navlog.send("\r")
        try navlog.wait { $0.currentRow == "main 8/10>" }
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
        try second.send("\u{1B}[A")
        try second.wait { $0.currentRow == "main 10/10> goto 4" }
        try second.send("\r")
        try second.wait { $0.currentRow == "main 4/10>" }
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

    @Test func aBatchOnATerminalShowsNoPromptAndKeepsNoHistory() throws {
        let home = try Home()
        let navlog = try home.start(arguments: ["-c", "state main.tab"])
        #expect(try navlog.waitForExit() == .status(0))
        #expect(navlog.screen.text == "\"library\"")
        #expect(!FileManager.default.fileExists(atPath: home.path("state")))
    }
}
