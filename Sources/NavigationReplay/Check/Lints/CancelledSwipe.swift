import NavigationJournal
import NavigationModel

/// A swipe was cancelled and went back all the same, or was completed and went back twice.
struct CancelledSwipe: Lint {
    static let card = LintCard(
        code: "L19", title: "a cancelled swipe went back, or a completed one twice", severity: .warning,
        explanation: """
            The swipe was dragged back and released, and before anybody can have done anything else a screen or a sheet
            was gone. The person is on another screen than the one they decided to stay on. Or the swipe was completed,
            which takes one screen, and something took another one right after it. Only a gesture that is completed goes
            back, and only by one.
            """)

    /// The last gesture of a scene that may not take any more.
    private var ended: [Name: (place: CheckPlace, gesture: Gesture)] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let id = step.entry.scene else { return }
        if case .gesture(let gesture, _)? = step.intent {
            if let last = ended.removeValue(forKey: id), gesture.stage == .completed, gesture.kind == last.gesture.kind
            {
                complain(step, after: last, &report)
            }
            let isDone = gesture.stage == .cancelled || (gesture.stage == .completed && step.verdict == .applied)
            if isDone { ended[id] = (step.place, gesture) }
            return
        }
        guard step.verdict != .unchanged, let last = ended.removeValue(forKey: id) else { return }
        complain(step, after: last, &report)
    }

    private func complain(
        _ step: CheckedStep, after last: (place: CheckPlace, gesture: Gesture), _ report: inout CheckReport
    ) {
        guard step.verdict == .applied, step.goesBack(as: last.gesture),
            last.place.isWithin(CheckPlace.echo, of: step.place)
        else { return }
        let end = last.gesture.stage == .cancelled ? "was cancelled" : "had taken one"
        report.add(card, at: step.place, "a screen went right after the swipe \(end) at \(last.place.seq)")
    }
}

extension CheckedStep {
    /// Whether the entry took away what a gesture of that kind takes.
    fileprivate func goesBack(as gesture: Gesture) -> Bool {
        guard let before = sceneBefore, let after = sceneAfter else { return false }
        switch intent {
        case .pathChanged?, .pop?, .popTo?, .popToRoot?, .gesture?:
            return gesture.kind == "back" && after.depth < before.depth
        case .dismiss?:
            return gesture.kind != "back" && gesture.stage == .cancelled
                && after.presentations.count < before.presentations.count
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
