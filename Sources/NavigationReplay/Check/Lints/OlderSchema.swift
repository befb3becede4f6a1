import NavigationJournal
import NavigationModel

/// What an app of an older schema recorded cannot be compared.
struct OlderSchema: Lint {
    static let card = LintCard(
        code: "L04", title: "recorded digests of an older schema cannot be compared", severity: .note,
        explanation: """
            The journal was written with an older schema of the manifest, and its entries went through the migrations.
            The digests that the app recorded are of its own routes, so they say nothing about the migrated state. They
            are not wrong. Neither are recorded outcomes compared if a migration drops, splits or moves something.
            """)

    private var isMigrated = false

    mutating func begin(_ source: JournalSource, _ report: inout CheckReport) {
        isMigrated = source.isMigrated
    }

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard isMigrated, step.entry.recordedDigest != nil else { return }
        isMigrated = false
        report.add(card, at: step.place, "from here on digests are of an older schema and cannot be compared")
    }
}
