import NavigationJournal
import NavigationModel

/// A value was pushed while a view destination was up, which took the view away.
struct PushOverViews: Lint {
    static let card = LintCard(
        code: "L12", title: "a route pushed over a view destination", severity: .note,
        explanation: """
            A screen had been pushed as a view, invisible to the path's binding, and a route was pushed from there. The
            system takes such views away when the path changes, so going back does not lead where the person came from.
            Use one kind of link in a stack: routes.
            """)

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard case .push? = step.intent, step.verdict == .applied, let before = step.sceneBefore,
            let after = step.sceneAfter
        else { return }
        let stacks = before.stacks.compactMap { id, stack in after.stacks[id].map { (stack, $0) } }
        let presented = zip(before.presentations, after.presentations).map { ($0.stack, $1.stack) }
        for (old, new) in stacks + presented where !old.views.isEmpty && new.path.count > old.path.count {
            let views = old.views.map { "\"\($0)\"" }.joined(separator: ", ")
            report.add(card, at: step.place, "the push took away \(views)")
        }
    }
}
