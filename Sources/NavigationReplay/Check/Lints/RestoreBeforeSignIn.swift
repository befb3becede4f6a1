import NavigationJournal
import NavigationModel

/// State was restored before the app knew that somebody is signed in.
struct RestoreBeforeSignIn: Lint {
    static let card = LintCard(
        code: "L10", title: "a restore came before the session was known", severity: .warning,
        explanation: """
            The restore left out screens that require sign-in, and then the app said that somebody is signed in, without
            anybody having done anything in between: it knew the session and restored too early. Send `signedIn` before
            `restore`.
            """)

    /// The restores that left something out, since when nobody has done anything.
    private var cut: [CheckPlace] = []
    private var waiting: [Int: CheckPlace] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        if step.startsRun { (cut, waiting) = ([], [:]) }
        if case .app(.signedIn) = step.entry.intent, step.verdict == .applied {
            for place in cut {
                let message = "the restore left out what requires sign-in, which came with \(step.entry.seq)"
                report.add(card, at: place, shownBy: step.entry.seq, message)
            }
            cut = []
        }
        if step.isAcceptedNavigation && !step.entry.origin.standsDown { cut = [] }
        if step.intent?.isRestore ?? false {
            if step.verdict.deferral != nil { waiting[step.entry.seq] = step.place }
            if step.verdict.leftOutForSignIn { cut.append(step.place) }
        }
        for resolution in step.outcome.resolved where resolution.verdict.deferral == nil {
            guard let place = waiting.removeValue(forKey: resolution.since) else { continue }
            if resolution.verdict.leftOutForSignIn { cut.append(place) }
        }
    }
}

extension Verdict {
    fileprivate var leftOutForSignIn: Bool {
        if case .restored(let dropped) = self { dropped.contains { $0.reason == .signIn } } else { false }
    }
}
