import NavigationJournal
import NavigationModel
import StrictJSON

/// A restore brought back something older than what the person had left.
struct StaleRestore: Lint {
    static let card = LintCard(
        code: "L09", title: "a restore of a state older than the one that was left", severity: .warning,
        explanation: """
            When the scene went to the background it had moved on from the state that is restored here: `snapshotSeq` is
            before the last change of paths, tab or selection. The person comes back to another screen than the one they
            left. Save the state whenever the scene goes to the background.
            """)

    /// The entry that changed what a scene shows last.
    private var changes: [Name: Int] = [:]
    /// The last change that a scene took into the background.
    private var settled: [Name: Int] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let id = step.entry.scene, let intent = step.intent else { return }
        if intent.isRestore, step.entry.origin == .restore, step.verdict.isAccepted,
            let saved = step.members["snapshotSeq"]?.numberValue?.intValue, let last = settled[id], saved < last
        {
            report.add(card, at: step.place, "the state of \(saved) is restored; the scene was left as \(last) made it")
        }
        guard let before = step.sceneBefore, let after = step.sceneAfter, !step.startsRun else { return }
        if !before.keepsSame(as: after) { changes[id] = step.entry.seq }
        if case .phase(.background) = intent, before.phase != .background { settled[id] = changes[id] }
    }
}

extension Scene {
    /// Whether both scenes would be saved alike; what is presented comes back only if the app wishes so.
    fileprivate func keepsSame(as other: Scene) -> Bool {
        tab == other.tab && selection == other.selection
            && stacks.ids == other.stacks.ids
            && zip(stacks.values, other.stacks.values).allSatisfy { $0.path == $1.path }
    }
}
