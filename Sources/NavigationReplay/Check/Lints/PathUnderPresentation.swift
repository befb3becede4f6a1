import NavigationJournal
import NavigationModel

/// The path below a sheet changed, and the sheet stayed.
struct PathUnderPresentation: Lint {
    static let card = LintCard(
        code: "L07", title: "a path changed under a presentation that stayed", severity: .warning,
        explanation: """
            A person or a link changed the path, the tab or a selection below a sheet or cover, and the sheet did not go
            within a second. The change is there and cannot be seen. Dismiss what covers the path in the same step, as a
            link does, or leave the path alone until the cover is gone.
            """)

    private var suspicions = Suspicions<Int>()

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        if let late = suspicions.settle(step, isCleared: { count, scene in scene.presentations.count < count }) {
            report.add(
                card, at: late.place, shownBy: step.entry.seq, "the path changed under what is presented over it")
        }
        // What a link opens takes presentations away, and may bring up others.
        guard let id = step.entry.scene, step.entry.origin.claims, step.isAcceptedNavigation,
            step.intent?.link == nil, step.outcome.resolved.isEmpty, let before = step.sceneBefore,
            let after = step.sceneAfter,
            !before.presentations.isEmpty, after.presentations.count == before.presentations.count
        else { return }
        let visible = after.baseStack(in: step.reducer.manifest.layout)
        guard
            before.tab != after.tab || before.selection != after.selection
                || before.stacks[visible]?.path != after.stacks[visible]?.path
        else { return }
        suspicions.raise(after.presentations.count, in: id, at: step.place)
    }
}
