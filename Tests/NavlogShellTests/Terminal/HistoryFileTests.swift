import Foundation
import TestSupport
import Testing

/// What a session leaves behind in its history, in the real program.
@Suite(.serialized)
struct HistoryFileTests {
    @Test(arguments: [40, 80, 200])
    func aSpaceBeforeALineKeepsItOut(columns: Int) throws {
        let home = try Home()
        let navlog = try home.converse(columns: columns)
        try navlog.run(" goto 4", prompt: "main 4/10>")
        try navlog.run("goto 5", prompt: "main 5/10>")
        #expect(try navlog.leave() == .status(0))
        #expect(try home.read("state/navlog/history") == "\"goto 5\"\n")
    }

    @Test func aSecretIsNotKept() throws {
        let home = try Home()
        let navlog = try home.converse()
        try navlog.run("open websun://topics/uikit/articles/a2?token=hunter2", prompt: "(fork-1) main 11/11*>")
        try navlog.send("quit\r")
        try navlog.wait(for: "Leave? [y/N]")
        try navlog.send("y\r")
        #expect(try navlog.waitForExit() == .status(0))
        let history = try home.read("state/navlog/history")
        #expect(history.contains("open ") && !history.contains("hunter2"))
    }

    @Test func sessionsAtTheSameTimeKeepTheLinesOfEach() throws {
        let home = try Home()
        let (one, two) = (try home.converse(), try home.converse())
        try one.run("goto 4", prompt: "main 4/10>")
        try two.run("goto 5", prompt: "main 5/10>")
        try one.run("goto 6", prompt: "main 6/10>")
        #expect(try one.leave() == .status(0))
        #expect(try two.leave() == .status(0))
        #expect(try home.read("state/navlog/history") == "\"goto 4\"\n\"goto 5\"\n\"goto 6\"\n")
    }

    @Test func damageIsSaidOnceAndTheRestIsThere() throws {
        let home = try Home()
        try home.write("\"goto 4\"\nnonsense\n\0\0\0\n\"torn", to: "state/navlog/history")
        let navlog = try home.converse()
        #expect(navlog.screen.text.components(separatedBy: "3 damaged lines of the history skipped").count == 2)
        try navlog.type("\u{1B}[A", seeing: "main 10/10> goto 4")
        try navlog.type("\r", seeing: "main 4/10>")
        #expect(!navlog.screen.text.hasSuffix("skipped\nmain 4/10>"))
    }

    @Test func aHistoryThatCannotBeKeptStopsNothing() throws {
        let home = try Home()
        try home.write("a file where a folder should be", to: "state")
        let navlog = try home.converse()
        try navlog.run("goto 4", prompt: "main 4/10>")
        try navlog.run("goto 5", prompt: "main 5/10>")
        #expect(try navlog.leave() == .status(0))
    }
}
