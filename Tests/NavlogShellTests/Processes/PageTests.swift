import Foundation
import StrictJSON
import TestSupport
import Testing

/// The page shows what the command line says.
@Suite(.enabled(if: Browser.isInstalled, "Chromium is not installed"), .timeLimit(.minutes(30)))
struct PageTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    @Test func thePageOfTheLargestJournalShowsTheStatesThatTheCommandLinePrints() throws {
        let folder = try TemporaryFolder()
        let journal = try #require(try largestJournal())
        #expect(journal.lastPathComponent == "palette-long.jsonl")
        try Data().write(to: folder("input"))
        let page = folder("page.html")
        let export = try Program.run(
            Program.navlog, ["export", journal.path, "--format", "html", "-o", page.path], input: folder("input"))
        #expect(export.status == 0, "\(export.errors)")
        let browser = try Browser(page: try String(contentsOf: page, encoding: .utf8))
        try browser.evaluate("document.querySelector('#state-details').open = true")

        var random = SeededGenerator(seed: 8)
        let positions = (0..<50).map { _ in Int.random(in: 0...2983, using: &random) }
        let commands = positions.flatMap { ["-c", "state --at \($0 == 0 ? "start" : "\($0)")"] }
        let run = try Program.run(Program.navlog, ["repl", journal.path, "--json"] + commands, input: folder("input"))
        #expect(run.status == 0, "\(run.errors)")
        let answers = run.output.split(separator: "\n").map(String.init)
        #expect(answers.count == positions.count && Set(answers).count > 20)
        for (position, answer) in zip(positions, answers) {
            try browser.evaluate(
                "new Promise((done) => { onhashchange = done; location.hash = '#at=\(position)&x=\(UUID())' })")
            let state = try JSONValue(parsing: try #require(try browser.text(of: "#state-json")))
            let expected = try JSONValue(parsing: answer)
            #expect(expected["seq"]?.numberValue?.intValue == position)
            #expect(state.canonicalText == expected["state"]?.canonicalText, "\(position)")
        }
        #expect(browser.complaints == [])
    }

    private func largestJournal() throws -> URL? {
        let logs = try FileManager.default.contentsOfDirectory(
            at: Self.root.appending(path: "Logs"), includingPropertiesForKeys: [.fileSizeKey])
        return try logs.filter { $0.pathExtension == "jsonl" }
            .max { try size($0) < size($1) }
    }

    private func size(_ file: URL) throws -> Int {
        try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
}
