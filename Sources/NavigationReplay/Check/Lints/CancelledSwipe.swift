import NavigationJournal
import NavigationModel

/// A back swipe was cancelled, and the path lost a screen all the same.
struct CancelledSwipe: Lint {
    static let card = LintCard(
        code: "L19", title: "a cancelled swipe went back", severity: .warning,
        explanation: """
            The back swipe was dragged back and released, and before anybody can have swiped again the system took a
            screen off the path. The person is on another screen than the one they decided to stay on. Only a gesture
            that is completed goes back.
            """)

    private var cancelled: [Name: CheckPlace] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let id = step.entry.scene else { return }
        if case .gesture(let gesture, _)? = step.intent {
            cancelled[id] = gesture.kind == "back" && gesture.stage == .cancelled ? step.place : nil
            return
        }
        guard step.verdict != .unchanged, let swipe = cancelled.removeValue(forKey: id) else { return }
        guard !step.entry.origin.claims, isGoingBack(step), swipe.isWithin(CheckPlace.echo, of: step.place)
        else { return }
        report.add(card, at: step.place, "the path lost a screen right after the swipe was cancelled at \(swipe.seq)")
    }

    private func isGoingBack(_ step: CheckedStep) -> Bool {
        guard step.verdict == .applied, let before = step.sceneBefore, let after = step.sceneAfter else { return false }
        switch step.intent {
        case .pathChanged?, .pop?: return after.depth < before.depth
        default: return false
        }
    }
}

extension Scene {
    /// The number of screens above all roots.
    fileprivate var depth: Int {
        (stacks.values + presentations.map(\.stack)).reduce(0) { $0 + $1.depth }
    }
}
