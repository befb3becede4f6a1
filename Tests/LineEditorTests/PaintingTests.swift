import Foundation
import TestSupport
import Testing

struct PaintingTests {
    private func probe(type: String = "xterm-256color") throws -> Probe {
        let probe = try Probe(type: type)
        try probe.type("push article")
        try probe.enters("push article")
        return probe
    }

    @Test(arguments: ["\u{1B}[C", "\u{6}"])
    func aHintIsShownFaintlyAndTakenWithAKey(key: String) throws {
        let probe = try probe()
        try probe.type("push a")
        try probe.sees(row: "probe> push article")
        #expect(probe.terminal.screen.currentRowText(styled: "2") == "rticle")
        #expect(probe.terminal.screen.cursor.column == 13)
        try probe.type(key)
        try probe.enters("push article")
    }

    @Test(arguments: ["\u{1B}f", "\u{1B}[1;5C", "\u{1B}[1;3C"])
    func aWordOfAHintIsTakenWithAKey(key: String) throws {
        let probe = try Probe()
        try probe.type("push article(id) now")
        try probe.enters("push article(id) now")
        try probe.type("pu" + key)
        try probe.type(key)
        try probe.terminal.wait { $0.currentRow == "probe> push article(id) now" && $0.cursor.column == 19 }
        try probe.enters("push article")
    }

    @Test func aHintThatIsNotTakenIsNotEntered() throws {
        let probe = try probe()
        try probe.type("push a")
        try probe.sees(row: "probe> push article")
        try probe.type("\r")
        try probe.terminal.wait {
            $0.text.hasSuffix("probe> push a\n{\"line\":\"push a\"}\nprobe>")
        }
    }

    @Test func aHintGoesAwayWhenTheLineLeavesIt() throws {
        let probe = try probe()
        try probe.type("push a")
        try probe.sees(row: "probe> push article")
        try probe.type("x")
        try probe.sees(row: "probe> push ax")
        try probe.type("\u{7F}")
        try probe.sees(row: "probe> push article")
        try probe.type("\u{1B}[D")
        try probe.sees(row: "probe> push a")
        try probe.type("\u{3}")
        try probe.hears(#"{"result":"interrupted"}"#)
    }

    @Test func aHintIsCutAtTheEdge() throws {
        let folder = try TemporaryFolder()
        try #""push article""#.write(toFile: folder.path("h"), atomically: false, encoding: .utf8)
        let probe = try Probe(["--history", folder.path("h")], columns: 16)
        try probe.type("push")
        try probe.sees(row: "probe> push ar…")
    }

    @Test func aLineIsColouredWhileItIsTyped() throws {
        let probe = try Probe()
        try probe.type("pus")
        try probe.terminal.wait { $0.currentRowText(styled: "31") == "pus" }
        try probe.type("h a")
        try probe.terminal.wait { $0.currentRowText(styled: "32") == "push" && $0.currentRow == "probe> push a" }
        try probe.type("\u{1B}[D\u{1B}[D\u{1B}[D")
        try probe.type("X")
        try probe.terminal.wait { $0.currentRowText(styled: "31") == "pusXh" && $0.cursor.column == 11 }
        try probe.enters("pusXh a")
    }

    @Test func aDumbTerminalGetsNoEscapeSequence() throws {
        let probe = try probe(type: "dumb")
        try probe.type("push a\u{7F}b\tc\u{1B}[D")
        try probe.enters("push bc")
        try probe.type("pre\t")
        try probe.terminal.wait { $0.text.contains("show a screen above") && $0.currentRow == "probe> pre" }
        try probe.type("\u{3}")
        try probe.hears(#"{"result":"interrupted"}"#)
        #expect(!probe.terminal.transcript.contains(0x1B))
    }

    @Test func anUnknownTerminalIsUsable() throws {
        let probe = try Probe(type: "no-such-terminal")
        try probe.type("ab\u{1B}[Dx")
        try probe.enters("axb")
    }
}
