import TestSupport
import Testing

@testable import LineEditor

struct PasteTests {
    private func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

    @Test func pastedLinesWaitForEnterAndComeAsOne() throws {
        let probe = try Probe()
        try probe.type(pasted("push a\rpush b\r"))
        try probe.terminal.wait { $0.text == "probe> push a\n     … push b" }
        try probe.enters(#"push a\u000apush b"#)
    }

    @Test func controlCharactersInAPasteDoNothing() throws {
        let probe = try Probe()
        try probe.type(pasted("a\u{3}b\tc\u{1B}[Ad\u{4}e\u{1A}f\u{7F}g"))
        try probe.enters("ab c[Adefg")
    }

    @Test func aPasteIsPutWhereTheCursorIs() throws {
        let probe = try Probe()
        try probe.type("ad\u{1B}[D" + pasted("bé漢c") + "x")
        try probe.enters(#"ab\u00e9\u6f22cxd"#)
    }

    @Test func aPasteInPiecesIsOne() throws {
        let probe = try Probe()
        for piece in ["\u{1B}[2", "00~one\r", "two\u{1B}", "[20", "1~ three"] {
            for byte in piece.utf8 { try probe.terminal.send(bytes: [byte]) }
        }
        try probe.enters(#"one\u000atwo three"#)
    }

    @Test func ctrlCGetsOutOfAPasteThatNeverEnds() throws {
        let probe = try Probe()
        try probe.type("\u{1B}[200~lost")
        try probe.terminal.wait { _ in probe.terminal.isSilent(milliseconds: 700) }
        try probe.type("\u{3}")
        try probe.hears(#"{"result":"interrupted"}"#)
    }

    @Test func aHugePasteNeitherRunsNorHangs() throws {
        let probe = try Probe(rows: 10, columns: 40)
        try probe.type(pasted(String(repeating: "push item\r", count: 20_000)))
        try probe.type("\u{3}")
        try probe.terminal.wait { $0.currentRow == "probe>" }
        #expect(!String(decoding: probe.terminal.transcript, as: UTF8.self).contains("\"line\""))
    }

    @Test(arguments: [
        ("a\nb", "a\nb"), ("a\r\nb", "a\nb"), ("a\n\rb", "a\nb"), ("a\rb\r", "a\nb"), ("a\n\nb\n\n", "a\n\nb"),
        ("a\r\n\r\nb", "a\n\nb"), ("\n", ""), ("", ""), ("a\u{1B}[20b", "a\u{1B}[20b"),
        ("\u{1B}\u{1B}[200", "\u{1B}\u{1B}[200"),
    ])
    func lineEndsOfEveryKindAreOne(sent: String, text: String) {
        var paste = Paste()
        let rest = paste.add(Array((sent + "\u{1B}[201~rest").utf8)[...])
        #expect(rest.map { Array($0) } == Array("rest".utf8))
        #expect(paste.text == text)
    }

    @Test func aPasteKeepsAMiBAndStillEnds() {
        var paste = Paste()
        for _ in 0..<3 { #expect(paste.add(ArraySlice(repeating: 0x61, count: 1 << 20)) == nil) }
        #expect(paste.add(Array("\u{1B}[201~".utf8)[...]) == [])
        #expect(paste.text.utf8.count == 1 << 20)
    }
}
