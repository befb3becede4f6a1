import TestSupport
import Testing

struct MultiLineTests {
    @Test func anOpenLineGoesOnBelow() throws {
        let probe = try Probe()
        try probe.type("a (b\rc")
        try probe.terminal.wait { $0.text == "probe> a (b\n     … c" && $0.cursor == (1, 8) }
        try probe.type("\r)")
        try probe.enters(#"a (b\u000ac\u000a)"#)
    }

    @Test func altEnterBreaksAWholeLine() throws {
        let probe = try Probe()
        try probe.type("a\u{1B}\rb")
        try probe.terminal.wait { $0.text == "probe> a\n     … b" }
        try probe.enters(#"a\u000ab"#)
    }

    /// Keys and the line they lead to; `↑` and `↓` are the arrow keys, `¶` is Alt-Enter.
    @Test(arguments: [
        ("abc¶de↑x", "abxc\\u000ade"), ("a¶bcd↑x", "ax\\u000abcd"), ("a¶b¶c↑↑x", "ax\\u000ab\\u000ac"),
        ("abc¶de↑↓x", "abc\\u000adex"), ("é漢c¶de↑x", "\\u00e9\\u6f22xc\\u000ade"), ("a¶b\u{1}x", "xa\\u000ab"),
        ("a¶\u{7F}b", "ab"),
    ])
    func theArrowsGoFromLineToLineFirst(keys: String, line: String) throws {
        let probe = try Probe()
        try probe.type("old")
        try probe.enters("old")
        let meanings = ["↑": "\u{1B}[A", "↓": "\u{1B}[B", "¶": "\u{1B}\r"]
        try probe.type(keys.map { meanings[String($0)] ?? String($0) }.joined())
        try probe.enters(line)
    }

    @Test func severalLinesSurviveAChangeOfSize() throws {
        let probe = try Probe(columns: 60)
        try probe.type("0123456789 0123456789\u{1B}\rabc")
        try probe.terminal.wait { $0.text == "probe> 0123456789 0123456789\n     … abc" }
        probe.terminal.resize(rows: 24, columns: 40)
        try probe.type("d")
        try probe.terminal.wait { $0.text == "probe> 0123456789 0123456789\n     … abcd" }
    }

    @Test func aLineThatFillsItsRowIsFollowedByTheNextOne() throws {
        let probe = try Probe(columns: 20)
        try probe.type("0123456789012\u{1B}\rb")
        try probe.terminal.wait { $0.text == "probe> 0123456789012\n     … b" && $0.cursor == (1, 8) }
        try probe.type("\u{1B}[D\u{1B}[Dx")
        try probe.terminal.wait { $0.text == "probe> 0123456789012\nx\n     … b" && $0.cursor == (1, 1) }
        try probe.type("\r")
        try probe.terminal.wait { $0.text.hasSuffix("{\"line\":\"01234567890\n12x\\u000ab\"}\nprobe>") }
    }

    @Test func anEditorGetsTheLineAndTheTerminal() throws {
        let probe = try Probe()
        try probe.type("line\u{1B}e")
        try probe.terminal.wait { $0.text == "probe> edited line\n     … and more" }
        try probe.enters(#"edited line\u000aand more"#)
        try probe.type("keep\u{1B}e")
        try probe.enters("keep")
    }

    @Test func aLineCanBeBegunForThePerson() throws {
        let probe = try Probe()
        try probe.type("begin\r")
        try probe.sees(row: "probe> begun")
        try probe.type("!")
        try probe.enters("begun!")
        try probe.enters("")
    }
}
