import NavigationJournal
import NavigationModel

/// The app ended while it carried something out.
struct EndedInTheMiddle: Lint {
    static let card = LintCard(
        code: "L23", title: "the app ended while it carried something out", severity: .warning,
        explanation: """
            The last entry before the app was started anew came while a window was in use. The app recorded what became
            of every entry but this one; or it does not record that, and this one cannot be carried out and the next run
            began within five seconds. Either way it most likely crashed here. It is a note where the app went on after
            another entry that cannot be carried out for the same reason. Try the entry in the app from the state before
            it, as `navlog export J --format swift-test` writes it down.
            """)

    /// A time in which nobody leaves an app and starts it anew.
    private static let restart: Int64 = 5000

    /// The last entry of a scene in use.
    private var last: (place: CheckPlace, isUntold: Bool, refusal: Verdict?)?
    /// The scenes of this run with entries, and whether the app has said of each of these what became of it.
    private var tells: [Name: Bool] = [:]
    /// The last refusal of this run, and those after which something was carried out.
    private var refusal: Verdict?
    private var survived: [Verdict] = []

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        if step.startsRun { begin(step, &report) }
        last = nil
        guard let id = step.entry.scene else { return }
        if let refusal, step.isAcceptedNavigation, !survived.contains(refusal) { survived.append(refusal) }
        refusal = step.refusal ?? refusal
        let isSilent = step.entry.recordedOutcome == nil && step.entry.recordedDigest == nil
        if isSilent, step.sceneAfter?.phase == .active {
            let isTold = tells[id] == true
            last = (step.place, isTold && !step.stoodDown, isTold ? nil : step.refusal)
        }
        tells[id] = (tells[id] ?? true) && step.entry.recordedOutcome != nil
    }

    /// A new run begins.
    private mutating func begin(_ step: CheckedStep, _ report: inout CheckReport) {
        (tells, refusal) = ([:], nil)
        guard let last else { return }
        let isRefused = last.refusal != nil && last.place.isWithin(Self.restart, of: step.place)
        guard last.isUntold || isRefused else { return }
        let isUsual = last.refusal.map(survived.contains) ?? false
        report.add(
            card, at: last.place, severity: isUsual ? .note : nil, shownBy: step.entry.seq,
            "nothing was recorded of what became of it, and with \(step.entry.seq) the app was started anew")
    }
}

extension CheckedStep {
    /// Whether the entry is one of the app's own accord that came too late: nothing had to be carried out.
    fileprivate var stoodDown: Bool { if case .superseded = verdict { true } else { false } }

    /// The verdict, if somebody asked for something that cannot be done, or not now.
    fileprivate var refusal: Verdict? {
        switch verdict {
        case .rejected where intent != nil: verdict
        case .deferred(.presentation): verdict
        default: nil
        }
    }
}
