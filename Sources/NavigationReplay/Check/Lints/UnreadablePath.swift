import NavigationJournal
import NavigationModel

/// A path took in something that nobody can read.
struct UnreadablePath: Lint {
    static let card = LintCard(
        code: "L17", title: "a path that became unreadable", severity: .warning,
        explanation: """
            The path grew by screens whose values cannot be encoded. From here on the journal knows how many there are
            and not what they show: they can neither be restored nor linked to. Make every value that is pushed Codable.
            """)

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard case .pathChanged(.opaque, _)? = step.intent, step.verdict == .applied, let after = step.sceneAfter,
            let before = step.sceneBefore, after.unreadableCount > before.unreadableCount
        else { return }
        let count = after.unreadableCount - before.unreadableCount
        report.add(
            card, at: step.place, "the path took in \(count == 1 ? "a screen" : "\(count) screens") that cannot be read"
        )
    }
}

extension Scene {
    fileprivate var unreadableCount: Int {
        (stacks.values + presentations.map(\.stack)).reduce(0) { count, stack in
            count + stack.path.count { $0 == .unreadable }
        }
    }
}
