import NavigationJournal
import NavigationModel
import StrictJSON

/// A restore brought back something older than what the person had left.
struct StaleRestore: Lint {
    static let card = LintCard(
        code: "L09", title: "a restore of a state older than the one that was left", severity: .warning,
        explanation: """
            When the scene went to the background it had moved on from the state that is restored here: `snapshotSeq` is
            before the last change of paths, tab or selection; or, where there is none, what is restored is what the
            scene showed before that change. The person comes back to another screen than the one they left. Save the
            state whenever the scene goes to the background.
            """)

    /// What an entry made of a scene.
    private struct Change {
        var seq: Int
        var scene: Scene
    }

    /// How many changes of a scene are remembered at least.
    private static let reach = 32
    /// The last changes of what a scene shows.
    private var changes: [Name: [Change]] = [:]
    /// Those up to the last one that a scene took into the background.
    private var settled: [Name: [Change]] = [:]
    /// Restores that wait and do not say what they restore.
    private var waiting: [Int: (place: CheckPlace, scene: Name)] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        for resolution in step.outcome.resolved where resolution.verdict.deferral == nil {
            guard let (place, id) = waiting.removeValue(forKey: resolution.since) else { continue }
            if resolution.verdict == .applied { compare(step.after.scenes[id], in: id, at: place, step, &report) }
        }
        if let id = step.entry.scene, step.intent?.isRestore ?? false, step.entry.origin == .restore,
            step.verdict.isAccepted
        {
            judge(step, in: id, &report)
        }
        guard !step.startsRun else { return }
        if let id = step.entry.scene { return follow(id, step) }
        // A sign-out, or content that goes, changes scenes that its entry does not name.
        for id in step.after.scenes.ids { follow(id, step) }
    }

    private mutating func follow(_ id: Name, _ step: CheckedStep) {
        guard let before = step.before.scenes[id], let after = step.after.scenes[id] else { return }
        if !before.keepsSame(as: after) {
            changes[id, default: []].append(Change(seq: step.entry.seq, scene: after))
            if changes[id, default: []].count >= 2 * Self.reach { changes[id]?.removeFirst(Self.reach) }
        }
        if after.phase == .background && before.phase != .background { settled[id] = changes[id] }
    }

    private mutating func judge(_ step: CheckedStep, in id: Name, _ report: inout CheckReport) {
        if let saved = step.members["snapshotSeq"]?.numberValue?.intValue {
            guard let last = settled[id]?.last?.seq, saved < last else { return }
            add(saved, last, at: step.place, step, &report)
        } else if step.verdict.deferral != nil {
            waiting[step.entry.seq] = (step.place, id)
        } else if step.verdict == .applied {
            compare(step.sceneAfter, in: id, at: step.place, step, &report)
        }
    }

    /// Looks for what was restored among what the scene showed.
    private func compare(
        _ restored: Scene?, in id: Name, at place: CheckPlace, _ step: CheckedStep, _ report: inout CheckReport
    ) {
        guard let restored, let changes = settled[id], let last = changes.last, !last.scene.keepsSame(as: restored),
            restored.stacks.values.contains(where: { !$0.path.isEmpty }),
            let older = changes.last(where: { $0.scene.keepsSame(as: restored) })
        else { return }
        add(older.seq, last.seq, at: place, step, &report)
    }

    private func add(
        _ saved: Int, _ last: Int, at place: CheckPlace, _ step: CheckedStep, _ report: inout CheckReport
    ) {
        report.add(
            card, at: place, shownBy: step.entry.seq,
            "the state of \(saved) is restored; the scene was left as \(last) made it")
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
