import NavigationJournal
import NavigationReplay
import Testing

/// A check of the journals of `Logs` finds the bugs they are there for, and nothing else that is louder than a note.
@Suite struct SpecimenCheckTests {
    /// What is found, by journal.
    static let loud: [String: [String]] = [
        "palette-opaque.jsonl": ["L17 6", "L17 11"], "reader-late-restore.jsonl": ["L01 6"],
        "crafted-double-tap.jsonl": ["L01 8"],
    ]

    @Test(arguments: SpecimenTests.healthy + SpecimenTests.flawed + SpecimenTests.buggy.map(\.name) + SpecimenTests.old)
    func nothingElseIsFound(_ name: String) throws {
        let findings = try Check.report(on: Specimen(name).source).findings.filter { $0.severity > .note }
        #expect(findings.map { "\($0.code) \($0.seq ?? 0)" } == Self.loud[name] ?? [])
    }
}
