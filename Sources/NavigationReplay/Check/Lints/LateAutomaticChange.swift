import NavigationJournal
import NavigationModel

/// A default, a restore or an automatic switch came after a person or a link, and nobody recorded that it stood down.
struct LateAutomaticChange: Lint {
    static let card = LintCard(
        code: "L08", title: "an automatic change after a person's that is not recorded as standing down",
        severity: .warning,
        explanation: """
            A person or a link had taken the scene already, so what the app does of its own accord must stand down:
            restoring saved state, defaults at the start, switches that a slow check brings about. The app recorded the
            change without the outcome `superseded`, and it would have moved the screen away from what the person asked
            for. Let the change ask whether the scene is claimed, and record that it stood down.
            """)

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard case .superseded(let by) = step.verdict, step.entry.recordedOutcome == nil,
            step.entry.recordedDigest == nil, wouldChange(step)
        else { return }
        let origin = step.entry.origin.rawValue
        report.add(
            card, at: step.place, "a change of origin \(origin) came after \(by), and no outcome says it stood down")
    }

    /// Whether the intent would have moved anything; superseded, it left the world as it was.
    private func wouldChange(_ step: CheckedStep) -> Bool {
        var (entry, world) = (step.entry, step.after)
        entry.recordedOrigin = .system  // It neither claims nor stands down.
        let verdict = step.reducer.apply(entry, to: &world).verdict
        return verdict.kind != "unchanged" && verdict.kind != "rejected"
    }
}
