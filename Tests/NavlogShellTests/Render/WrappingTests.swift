import LineEditor
import TestSupport
import Testing

@testable import NavlogShell

/// Lines on a terminal.
@Suite struct WrappingTests {
    @Test(arguments: [
        ("one two three", 20, ["one two three"]),
        ("one two three", 8, ["one two", "  three"]),
        ("one  two", 5, ["one", "  two"]),
        ("    four five", 10, ["    four", "  five"]),
        ("a-very-long-word b", 6, ["a-very-long-word", "  b"]),
        ("日本 日本 日本", 9, ["日本 日本", "  日本"]),
        ("", 5, [""]),
    ])
    func `a line is broken inside of a word, or is too wide`(text: String, width: Int, rows: [String]) {
        #expect(Styled(text).wrapped(to: width, indent: 2).map(\.plainText) == rows)
    }

    @Test func `a word in two colours is broken where they meet`() {
        let text: Styled = "stop \("here", .good)\(", now", .bad)"
        #expect(text.wrapped(to: 10, indent: 0).map(\.plainText) == ["stop here,", "now"])
    }

    @Test func `a row is wider than the terminal though its words are not`() {
        var random = SeededGenerator(seed: 7)
        var broken = 0
        for _ in 0..<500 {
            let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                String(repeating: "x", count: .random(in: 1...8, using: &random))
            }
            let width = Int.random(in: 16...40, using: &random)
            let text = words.reduce(Styled()) { $0 + Styled($1, .name) + Styled(" ") }
            let rows = text.wrapped(to: width, indent: 4)
            #expect(rows.allSatisfy { $0.width <= width })
            #expect(rows.flatMap { $0.plainText.split(separator: " ").map(String.init) } == words)
            if rows.count > 1 { broken += 1 }
        }
        #expect((100..<500).contains(broken))
    }

    @Test func `a list does not use the columns it has`() throws {
        func log(_ columns: Int?) -> [String] { Self.log(["library.jsonl", "--from", "5", "--to", "6"], columns) }
        #expect(log(nil) == log(80))
        #expect(
            log(80) == [
                "5     main     open websun://topics/uikit/articles/a2?s…  applied",
                "6     main     pop 5                                      rejected depthExceeded",
            ])
        #expect(
            log(40) == [
                "5     main     open websun://t…  applied", "6     main     pop 5",
                "                    rejected", "                    depthExceeded",
            ])
        #expect(
            log(120).first
                == "5     main     open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied"
        )
    }

    @Test func `an outcome is broken though the row has room for it beside a shorter intent`() {
        let files = [
            "j.jsonl": #"""
            {"navlog":1}
            {"seq":1,"scene":"main","intent":"sceneOpened"}
            {"seq":2,"scene":"main","intent":"openTarget","target":{"path":[{"item":{"id":1234567890123456789}}]}}
            {"seq":3,"scene":"main","intent":"openTarget","target":{"path":[{"item":{"id":1}}]}}

            """#
        ]
        func log(_ columns: Int) -> [String] { Self.log(["j.jsonl", "--from", "2"], columns, files) }
        #expect(
            log(120) == [
                #"2     main     open target {"path":[{"item":{"id":1234567890123456789}}]}                        deferred until ready"#,
                #"3     main     open target {"path":[{"item":{"id":1}}]}                deferred until ready; 2 resolved: superseded by 3"#,
            ])
        #expect(
            log(80).suffix(3) == [
                #"3     main     open target {"path":[{"item":{"id":1}}]}   deferred until ready;"#,
                "                                                          2 resolved:",
                "                                                          superseded by 3",
            ])
    }

    private static func log(_ words: [String], _ columns: Int?, _ files: [String: String] = Fixture.files) -> [String] {
        let output = MemoryStream()
        var environment = Environment(
            arguments: ["log"] + words, variables: [:], output: output, errors: MemoryStream(),
            outputIsTerminal: columns != nil, input: { ScriptedLines([]) }, storage: Desk(files).storage, now: { 0 })
        environment.terminalSize = { columns.map { TerminalSize(rows: 24, columns: $0) } }
        _ = Shell.run(in: environment)
        return Transcript.lines(output.text)
    }
}
