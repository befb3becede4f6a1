import TestSupport
import Testing

/// Long answers on a terminal, in the real program.
@Suite(.serialized)
struct PagerTests {
    @Test(arguments: [40, 80, 200])
    func aLongAnswerGoesThroughThePagerAndAShortOneDoesNot(columns: Int) throws {
        let home = try Home()
        let pager = try home.command(running: "sed 's/^/paged: /'", in: "pager")
        let navlog = try home.converse(["PAGER": pager], columns: columns)
        try navlog.send("scenes\r")
        try navlog.wait { $0.currentRow == "main 10/10>" && $0.text.contains("side") }
        #expect(!navlog.screen.text.contains("paged"))
        try navlog.send("help\r")
        try navlog.wait { $0.text.contains("paged: ") && $0.text.hasSuffix("repeats the last step.\nmain 10/10>") }
        #expect(try navlog.leave() == .status(0))
        #expect(navlog.modes == navlog.modesBefore)
    }

    @Test func anAnswerOfManyRowsInOneLineIsLong() throws {
        let home = try Home()
        let pager = try home.command(running: "sed 's/^/paged: /'", in: "pager")
        let navlog = try home.converse(["PAGER": pager], rows: 6, columns: 40)
        try navlog.send("state --json\r")
        try navlog.wait {
            String(decoding: navlog.transcript, as: UTF8.self).contains("paged: {") && $0.currentRow == "main 10/10>"
        }
    }

    @Test func whoLeavesThePagerIsAskedForTheNextCommand() throws {
        let navlog = try Home().converse(["PAGER": "head -n 2"])
        try navlog.send("help\r")
        try navlog.wait { $0.currentRow == "main 10/10>" && $0.text.contains("help VERB says more") }
        try navlog.type("goto 4\r", seeing: "main 4/10>")
        #expect(try navlog.leave() == .status(0))
    }

    @Test(arguments: ["cat", "", "/no/such/pager", "no-such-pager -R"])
    func withoutAPagerTheAnswerIsShownAsItIs(pager: String) throws {
        let navlog = try Home().converse(["PAGER": pager], rows: 12)
        try navlog.send("help\r")
        try navlog.wait { $0.text.hasSuffix("Enter repeats the last step.\nmain 10/10>") }
    }

    @Test func aBatchIsNeverPaged() throws {
        let home = try Home()
        let navlog = try home.start(["PAGER": "sed s/^/paged/"], arguments: ["-c", "help"], rows: 12)
        #expect(try navlog.waitForExit() == .status(0))
        #expect(!navlog.screen.text.contains("paged"))
    }
}
