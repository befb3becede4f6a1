import TestSupport
import Testing

@Suite(.serialized)
struct TypingTests {
    @Test func aPlainLineComesBack() throws {
        let probe = try Probe()
        try probe.type("hello")
        try probe.sees(row: "probe> hello")
        try probe.enters("hello")
    }

    @Test func aCharacterWhoseBytesComeOneByOneIsWhole() throws {
        let probe = try Probe()
        for byte in "λ漢🚀".utf8 {
            try probe.terminal.send(bytes: [byte])
        }
        try probe.sees(row: "probe> λ漢🚀")
        try probe.enters(#"\u03bb\u6f22\ud83d\ude80"#)
    }

    @Test func backspaceTakesWhatAPersonCallsACharacter() throws {
        let probe = try Probe()
        for (typed, left) in [("aλ", "a"), ("ae\u{301}", "a"), ("a漢", "a"), ("a🇩🇪", "a"), ("a👩‍👩‍👧", "a")] {
            try probe.type(typed + "\u{7F}")
            try probe.enters(left)
        }
    }
}
