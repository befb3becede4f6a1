import NavigationJournal
import NavigationModel

/// What a person had asked for was given up when the session ended.
struct PendingLostAtSignOut: Lint {
    static let card = LintCard(
        code: "L20", title: "what waited was given up by a sign-out", severity: .note,
        explanation: """
            Something that a person or a link had asked for was still waiting when the session ended, or another user
            signed in, and was given up. That is the rule, for the next user must not find the first one's screens. Say
            so to the person who asked.
            """)

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        switch step.entry.intent {
        case .app(.signedOut), .app(.signedIn):
            for resolution in step.outcome.resolved where resolution.verdict == .rejected(.dropped) {
                report.add(card, at: step.place, "what \(resolution.since) had asked for was given up")
            }
        default: break
        }
    }
}
