import NavigationJournal
import NavigationModel

/// The same was pushed twice from the same screen.
struct DoublePush: Lint {
    static let card = LintCard(
        code: "L11", title: "the same was pushed twice from the same screen", severity: .warning,
        explanation: """
            The same route was pushed twice in a row before the first push can have been seen, or twice for the same
            cause: a double tap, two handlers of one action, or an effect that ran again. The person has to go back
            twice. Ignore the second push while the first one is under way.
            """)

    private struct Push {
        var place: CheckPlace
        var cause: Int?
        var what: [Route]
        var view: Name?
        var stack: Name?
    }

    private var last: [Name: Push] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let id = step.entry.scene else { return }
        if step.startsRun { last = [:] }
        guard step.verdict == .applied, let push = push(step) else {
            // An echo or the beginning of a gesture moves nothing.
            if step.verdict != .unchanged { last[id] = nil }
            return
        }
        defer { last[id] = push }
        guard let first = last[id], first.what == push.what, first.view == push.view, first.stack == push.stack
        else { return }
        let isSameCause = push.cause != nil && first.cause == push.cause
        guard isSameCause || first.place.isWithin(CheckPlace.transition, of: push.place) else { return }
        let message = isSameCause ? "pushed again for the same cause, \(push.cause ?? 0)" : "pushed again at once"
        report.add(card, at: push.place, "what \(first.place.seq) had pushed was \(message)")
    }

    private func push(_ step: CheckedStep) -> Push? {
        switch step.intent {
        case .push(let routes, let stack)?:
            Push(place: step.place, cause: step.entry.cause, what: routes, stack: stack)
        case .pushView(let label, let stack)?:
            Push(place: step.place, cause: step.entry.cause, what: [], view: label, stack: stack)
        default: nil
        }
    }
}
