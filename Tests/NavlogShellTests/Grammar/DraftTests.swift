import Testing

@testable import NavlogShell

struct DraftTests {
    /// A text, its commands with a bar between them, and whether the last one waits for more.
    @Test(arguments: [
        ("", "", false), ("a", "a", false), ("a\nb", "a|b", false), ("a\n\nb\n", "a||b|", false),
        ("a (b\nc)\nd", "a (b\nc)|d", false),
        ("a \"b\nc\" d\ne", "a \"b\nc\" d|e", false), ("a 'b\nc'", "a 'b\nc'", false), ("a (b\nc", "a (b\nc", true),
        ("a\nb {", "a|b {", true), ("a \"b", "a \"b", true), ("it's\nb", "it's|b", false), ("a )\nb", "a )|b", false),
        ("# it (is\nb", "# it (is|b", false), ("a # \"b\nc", "a # \"b|c", false), ("a \"b\"c\nd", "a \"b\"c|d", false),
        ("a \"\\q\" (\nd", "a \"\\q\" (|d", false), ("\n", "|", false), ("a (\"\n)\")", "a (\"\n)\")", false),
        ("a\r\nb", "a\r|b", false),
    ])
    func aLineBreakEndsACommandOnlyOutsideQuotesAndBrackets(text: String, commands: String, isOpen: Bool) {
        let drafts = LineSplitter.drafts(of: text)
        let bytes = Array(text.utf8)
        #expect(drafts.map { String(decoding: bytes[$0.range], as: UTF8.self) }.joined(separator: "|") == commands)
        #expect(drafts.last?.isOpen == isOpen)
    }

    @Test func aHugePasteIsReadOnce() {
        let text = String(repeating: "push item \"", count: 1) + String(repeating: "line\n", count: 200_000)
        #expect(LineSplitter.drafts(of: text).count == 1)
    }
}
