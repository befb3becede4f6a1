import NavigationJournal
import NavigationModel

/// The app ended while it carried something out.
struct EndedInTheMiddle: Lint {
    static let card = LintCard(
        code: "L23", title: "the app ended while it carried something out", severity: .warning,
        explanation: """
            The last entry before the app was started anew came while a window was in use. The app recorded what became
            of every entry but this one; or it does not record that, and this one cannot be carried out and the next run
            began within five seconds. Either way it most likely crashed here. Try the entry in the app from the state
            before it, as `navlog export J --format swift-test` writes it down.
            """)

    /// A time in which nobody leaves an app and starts it anew.
    private static let restart: Int64 = 5000

    /// The last entry of a scene in use.
    private var last: (place: CheckPlace, isUntold: Bool, isRefused: Bool)?
    /// The scenes of this run with entries, and whether the app has said of each of these what became of it.
    private var tells: [Name: Bool] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        if step.startsRun {
            if let last, last.isUntold || (last.isRefused && last.place.isWithin(Self.restart, of: step.place)) {
                report.add(
                    card, at: last.place, shownBy: step.entry.seq,
                    "nothing was recorded of what became of it, and with \(step.entry.seq) the app was started anew")
            }
            tells = [:]
        }
        last = nil
        guard let id = step.entry.scene else { return }
        let isSilent = step.entry.recordedOutcome == nil && step.entry.recordedDigest == nil
        if isSilent, step.sceneAfter?.phase == .active {
            let isTold = tells[id] == true
            last = (step.place, isTold && !step.stoodDown, !isTold && step.isRefused)
        }
        tells[id] = (tells[id] ?? true) && step.entry.recordedOutcome != nil
    }
}

extension CheckedStep {
    /// Whether the entry is one of the app's own accord that came too late: nothing had to be carried out.
    fileprivate var stoodDown: Bool { if case .superseded = verdict { true } else { false } }

    /// Whether somebody asked for something that cannot be done, or not now.
    fileprivate var isRefused: Bool {
        switch verdict {
        case .rejected: intent != nil
        case .deferred(.presentation): true
        default: false
        }
    }
}
