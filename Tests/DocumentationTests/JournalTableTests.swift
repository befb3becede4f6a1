import Foundation
import NavigationJournal
import NavigationReplay
import Testing

/// The tables of `Logs/README.md` name every journal, with its size and a command that shows it.
@Suite struct JournalTableTests {
    private static let rows = Result {
        let lines = try Root.lines(of: "Logs/README.md").filter { $0.hasPrefix("| `") }
        return lines.map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    }

    @Test func everyJournalIsListedOnce() throws {
        let listed = try Self.rows.get().compactMap { $0[0].code }
        let known =
            SpecimenTests.healthy + SpecimenTests.flawed + SpecimenTests.buggy.map(\.name) + SpecimenTests.old
            + SpecimenTests.damaged.map { "damaged/\($0.name)" }
        #expect(listed.sorted() == known.sorted())
    }

    @Test func theNumbersOfEntriesAreRight() throws {
        for row in try Self.rows.get() where row.count == 5 {
            let name = try #require(row[0].code)
            #expect(try "\(Timeline(Specimen(name).source).count)" == row[2], "\(name)")
        }
    }

    @Test func everyCommandShowsItsJournal() throws {
        let workplace = try Workplace()
        let damaged = Set(SpecimenTests.damaged.map { "damaged/\($0.name)" })
        for row in try Self.rows.get() {
            let name = try #require(row[0].code)
            let command = try #require(row.last?.code)
            let (output, status) = try workplace.run(command)
            let hasError = try damaged.contains(name) && Specimen(name).findings().contains { $0.severity == .error }
            #expect(command.contains("Logs/\(name)"), "\(command)")
            #expect(status == (hasError ? 3 : 0), "\(command): \(output)")
            #expect(!output.isEmpty, "\(command)")
        }
    }
}
