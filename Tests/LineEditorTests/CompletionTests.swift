import TestSupport
import Testing

@testable import LineEditor

struct CompletionTests {
    @Test(arguments: [
        ("pu\t", "push "), ("pr\t", "pre"), ("λ\t", #"\u03bb\u03ac\u03bc\u03b4\u03b1 "#), ("go m\t", "go main."),
        ("go \"\t", #"go \"two words\" "#), ("open \"f\t", #"open \"front "#),
        ("pu x\u{1}\u{1B}[C\u{1B}[C\t", "push x"), ("zzz\t", "zzz"),
    ])
    func tabInsertsWhatIsSure(keys: String, line: String) throws {
        let probe = try Probe()
        try probe.type(keys)
        try probe.enters(line)
    }

    @Test func tabListsWhatIsOpenAndTheLineStays() throws {
        let probe = try Probe()
        try probe.type("pre\t")
        try probe.terminal.wait {
            $0.text == """
                probe> pre
                present   show a screen above
                previous  go back
                probe> pre
                """
        }
        try probe.type("s\t")
        try probe.enters("present ")
    }

    @Test func aListIsShownBelowALineOfSeveralRows() throws {
        let probe = try Probe(rows: 12, columns: 20)
        try probe.type("go 0123456789 0123456789012345 \u{1}\u{5}\t")
        try probe.terminal.wait {
            $0.text == """
                probe> go 0123456789
                 0123456789012345
                main.  "two words"
                probe> go 0123456789
                 0123456789012345
                """
        }
    }

    @Test func namesThatWouldCommandTheTerminalAreShownOnly() throws {
        let probe = try Probe()
        try probe.type("open \t")
        try probe.terminal.wait(for: "bad\u{FFFD}[31mname")
        try probe.type("b\t")
        try probe.enters("open bad[31mname ")
    }

    @Test func aLongListLeavesTheLineOnTheScreen() throws {
        let probe = try Probe(rows: 10, columns: 40)
        try probe.type("many item\t")
        try probe.terminal.wait { $0.currentRow == "probe> many item" && $0.text.contains("more") }
        #expect(probe.terminal.screen.text.contains("… 172 more"))
    }

    @Test func candidatesStandInColumnsReadDownwards() {
        let candidates = ["alpha", "beta", "gamma", "漢", "epsilon"].map { Completions.Candidate($0) }
        #expect(
            CompletionList.rows(candidates, columns: 30, height: 5) == ["alpha  gamma  epsilon", "beta   漢"])
        #expect(CompletionList.rows(candidates, columns: 30, height: 1) == ["… 5 more"])
        #expect(CompletionList.rows(candidates, columns: 5, height: 3) == ["alp…", "beta", "… 3 more"])
        #expect(CompletionList.rows([], columns: 5, height: 3) == [])
    }
}
