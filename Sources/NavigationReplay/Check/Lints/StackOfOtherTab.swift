import NavigationJournal
import NavigationModel

/// A person's navigation moved the stack of a tab that they do not see.
struct StackOfOtherTab: Lint {
    static let card = LintCard(
        code: "L15", title: "the stack of an unselected tab changed", severity: .warning,
        explanation: """
            A person's own navigation went to the stack of a tab that was not selected, and that tab was not selected
            within a second: they see nothing of it, and find a strange screen there later. The wrong router was asked.
            Taking another tab's stack back to its root is not meant, nor is what the system does to it.
            """)

    private var suspicions = Suspicions<Name>()

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        if let late = suspicions.settle(step, isCleared: { stack, scene in scene.tab == stack }) {
            report.add(
                card, at: late.place, shownBy: step.entry.seq,
                "the stack of tab \"\(late.content)\" changed, which was not selected")
        }
        guard let id = step.entry.scene, let stack = step.intent?.stack, step.entry.origin.claims, !isReset(step),
            let before = step.sceneBefore, let after = step.sceneAfter, let tab = after.tab, tab != stack,
            before.stacks[stack] != after.stacks[stack]
        else { return }
        suspicions.raise(stack, in: id, at: step.place)
    }

    private func isReset(_ step: CheckedStep) -> Bool {
        switch step.intent {
        case .popToRoot?, .pathChanged?: true
        case .setPath(let routes, _)?: routes.isEmpty
        default: false
        }
    }
}
