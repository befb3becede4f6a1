import TestSupport
import Testing

struct TypingTests {
    @Test func aCharacterWhoseBytesComeOneByOneIsWhole() throws {
        let probe = try Probe()
        for byte in "λ漢🚀é".utf8 { try probe.terminal.send(bytes: [byte]) }
        try probe.sees(row: "probe> λ漢🚀é")
        try probe.enters(#"\u03bb\u6f22\ud83d\ude80\u00e9"#)
    }

    @Test func bytesThatAreNotTextDoNotSwallowTheNextKey() throws {
        let probe = try Probe()
        try probe.terminal.send(bytes: [0xFF, 0x61, 0xCE, 0x62, 0xC2, 0x80, 0xC2, 0x9B, 0x63])
        try probe.enters(#"\ufffda\ufffdbc"#)
    }

    @Test(arguments: ["aλ", "ae\u{301}", "a漢", "a🇩🇪", "a👩‍👩‍👧", "ab"])
    func backspaceTakesWhatAPersonCallsACharacter(typed: String) throws {
        let probe = try Probe()
        try probe.type(typed + "\u{7F}")
        try probe.enters("a")
    }

    @Test(arguments: [
        ("ae\u{301}b", "\u{1B}[D\u{1B}[Dx", "axe\\u0301b"), ("ae\u{301}b", "\u{1}\u{1B}[C\u{1B}[Cx", "ae\\u0301xb"),
        ("ae\u{301}b", "\u{1}\u{1B}[C\u{1B}[3~", "ab"), ("ae\u{301}b", "\u{1}\u{4}\u{4}", "b"),
        ("one two", "\u{17}", "one "), ("one two", "\u{1B}[1;5D\u{1B}[1;5Dx", "xone two"),
        ("one two", "\u{1}\u{1B}[1;5Cx", "onex two"), ("one two", "\u{1B}[Hx", "xone two"),
        ("one two", "\u{1B}[H\u{1B}[Fx", "one twox"), ("one two", "\u{1B}b\u{B}", "one "),
        ("one two", "\u{1}\u{1B}fx", "onex two"), ("one two", "\u{1}\u{1B}d", " two"),
    ])
    func aKeyMovesOrDeletesWhereItShould(typed: String, keys: String, line: String) throws {
        let probe = try Probe()
        try probe.type(typed + keys)
        try probe.enters(line)
    }

    @Test(arguments: ["\u{1B}[15~", "\u{1B}[1;2P", "\u{1B}OP", "\u{1B}[<0;10;10M", "\u{16}", "\u{1B}x"])
    func aKeyWithoutMeaningLeavesNothingInTheLine(key: String) throws {
        let probe = try Probe()
        try probe.type("a" + key + "b")
        try probe.enters("ab")
    }

    @Test func aLineOfManyRowsComesBackWhole() throws {
        let probe = try Probe(columns: 40)
        let line = String(repeating: "0123456789", count: 300)
        try probe.type(line)
        try probe.type("\u{1}x\u{5}y\r")
        try probe.terminal.wait { _ in
            String(decoding: probe.terminal.transcript, as: UTF8.self).contains(#"{"line":"x"# + line + #"y"}"#)
        }
    }

    @Test(arguments: ["C.UTF-8", "C", "", "no_SUCH.locale"])
    func aLocaleWithoutUTF8IsReplaced(language: String) throws {
        let probe = try Probe(language: language)
        try probe.type("é漢🚀\u{1B}[D\u{7F}")
        try probe.sees(row: "probe> é🚀")
        try probe.enters(#"\u00e9\ud83d\ude80"#)
    }

    @Test func whatIsTypedAheadWaitsForItsLine() throws {
        let probe = try Probe()
        try probe.type("one\rtwo\rthree")
        try probe.terminal.wait { $0.currentRow == "probe> three" && $0.text.contains(#"{"line":"two"}"#) }
    }
}
