import TestSupport
import Testing

struct HistoryKeysTests {
    private static let up = "\u{1B}[A"

    private func probe(remembering lines: [String]) throws -> Probe {
        let probe = try Probe()
        for line in lines {
            try probe.type(line)
            try probe.enters(line)
        }
        return probe
    }

    /// Keys and the line they lead to; `↑` and `↓` are the arrow keys, `®` is Ctrl-R.
    private static let cases: [(String, String)] = [
        ("↑", "pop"), ("↑↑", "push b"), ("↑↑↓", "pop"), ("pu↑↑", "push a"), ("x↑", "x"), ("pu↑↑↓↓", "pu"),
        ("pu↑↑↑", "push a"), ("↑!↑", "pop!"), ("®sh", "push b"), ("®sh®", "push a"), ("®sh®®", "push a"),
        ("z®sh\u{7}", "z"), ("z®sh\u{7F}\u{7F}\u{7}", "z"), ("z®no\u{7F}\u{7F}\u{7F}®", "z"),
        ("®a\u{1B}[D!", "push !a"), ("®op\u{1}x", "xpop"),
    ]

    @Test(arguments: cases)
    func keysFindEarlierLines(keys: String, line: String) throws {
        let probe = try probe(remembering: ["push a", "push b", "pop"])
        let arrows = ["↑": Self.up, "↓": "\u{1B}[B", "®": "\u{12}"]
        try probe.type(keys.map { arrows[String($0)] ?? String($0) }.joined())
        try probe.enters(line)
    }

    @Test func aSearchShowsItsPatternAndLeavesThePrompt() throws {
        let probe = try probe(remembering: ["pop"])
        try probe.type("push λ")
        try probe.enters(#"push \u03bb"#)
        try probe.type("\u{12}λ")
        try probe.sees(row: "search ‘λ’: push λ")
        try probe.type("x")
        try probe.sees(row: "not found ‘λx’: push λ")
        try probe.type("\u{1B}")
        try probe.sees(row: "probe> push λ")
        try probe.enters(#"push \u03bb"#)
    }

    @Test func ctrlCEndsASearchAndTheLine() throws {
        let probe = try probe(remembering: ["push a"])
        try probe.type("\u{12}push\u{3}")
        try probe.hears(#"{"result":"interrupted"}"#)
    }

    @Test func pastedLinesComeBackAsOneEntry() throws {
        let folder = try TemporaryFolder()
        let first = try Probe(["--history", folder.path("h")])
        try first.type("\u{1B}[200~one\rtwo\u{1B}[201~")
        try first.enters(#"one\u000atwo"#)
        let second = try Probe(["--history", folder.path("h")])
        try second.type(Self.up)
        try second.terminal.wait { $0.text == "probe> one\n     … two" }
        try second.enters(#"one\u000atwo"#)
    }
}
