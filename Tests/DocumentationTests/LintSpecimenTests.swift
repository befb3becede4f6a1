import Foundation
import NavigationJournal
import NavigationReplay
import Testing

/// Every lint has a journal on which it fires, and `Logs/findings/README.md` says where.
@Suite struct LintSpecimenTests {
    private static let rows = Result {
        let lines = try Root.lines(of: "Logs/findings/README.md").filter { $0.hasPrefix("| `") }
        return lines.map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    }

    /// The journals, each with the entry to blame.
    static let journals: [(name: String, culprit: String)] = [
        ("L01.jsonl", "seq 2"), ("L02.jsonl", "seq 7"), ("L03.jsonl", "seq 8"), ("L04.jsonl", "seq 7"),
        ("L05.jsonl", "seq 2"), ("L06.jsonl", "seq 3"), ("L07.jsonl", "seq 3"), ("L08.jsonl", "seq 3"),
        ("L09.jsonl", "seq 6"), ("L10.jsonl", "seq 2"), ("L11.jsonl", "seq 3"), ("L12.jsonl", "seq 3"),
        ("L13.jsonl", "seq 3"), ("L14.jsonl", "seq 3"), ("L15.jsonl", "seq 2"), ("L16.jsonl", "seq 2"),
        ("L17.jsonl", "seq 2"), ("L18.jsonl", "seq 4"), ("L19.jsonl", "seq 5"), ("L20.jsonl", "seq 4"),
        ("L21.jsonl", "no entry"), ("L22.jsonl", "seq 3"), ("L23.jsonl", "seq 3"), ("L24.jsonl", "seq 3"),
        ("L25.jsonl", "seq 3"),
    ]

    /// What a lint's journal shows besides: the app carried out what could not be carried out.
    private static let companions = ["L22": ["L01"]]

    @Test func everyLintHasARowAndAJournal() throws {
        let names = Self.journals.map(\.name)
        #expect(names == LintTable.cards.map { "\($0.code).jsonl" })
        #expect(try Self.rows.get().map { $0[0].code } == names)
        #expect(try Self.rows.get().map { $0[1] } == LintTable.cards.map(\.title))
        #expect(try Self.rows.get().map { $0[2] } == Self.journals.map(\.culprit))
        let folder = Root.url.appending(path: "Logs/findings").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".jsonl") }
        #expect(files.sorted() == names)
    }

    @Test(arguments: journals) func itFiresOnItsJournalAndNothingElseDoes(_ name: String, _ culprit: String) throws {
        let card = try #require(LintTable.cards.first { name == "\($0.code).jsonl" })
        let report = try Check.report(on: Specimen("findings/\(name)").source)
        let found = report.findings.first { $0.code == card.code }
        #expect(found?.severity == card.severity)
        #expect(found?.seq.map { "seq \($0)" } ?? "no entry" == culprit)
        let others = report.findings.filter { $0.severity > .note && $0.code != card.code }.map(\.code)
        #expect(others == Self.companions[card.code] ?? [])
        #expect(report.readerFindings.isEmpty)
    }
}
