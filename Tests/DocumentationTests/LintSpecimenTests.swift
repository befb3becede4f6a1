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

    /// What a lint's journal shows besides: the app carried out what could not be carried out.
    private static let companions = ["L22": ["L01"]]

    @Test func everyLintHasARowAndAJournal() throws {
        let codes = LintTable.cards.map(\.code)
        #expect(try Self.rows.get().map { $0[0].code } == codes.map { "\($0).jsonl" })
        #expect(try Self.rows.get().map { $0[1] } == LintTable.cards.map(\.title))
        let folder = Root.url.appending(path: "Logs/findings").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".jsonl") }
        #expect(files.sorted() == codes.map { "\($0).jsonl" })
    }

    @Test(arguments: LintTable.cards.map(\.code)) func itFiresOnItsJournalAndNothingElseDoes(_ code: String) throws {
        let card = try #require(LintTable.card(code))
        let row = try #require(Self.rows.get().first { $0[0].code == "\(code).jsonl" })
        let report = try Check.report(on: Specimen("findings/\(code).jsonl").source)
        let found = report.findings.first { $0.code == code }
        #expect(found?.severity == card.severity)
        #expect(found?.seq.map { "seq \($0)" } ?? "no entry" == row[2])
        let others = report.findings.filter { $0.severity > .note && $0.code != code }.map(\.code)
        #expect(others == Self.companions[code] ?? [])
        #expect(report.readerFindings.isEmpty)
    }
}
