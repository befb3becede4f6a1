import NavigationJournal
import NavigationModel

/// A route was pushed that is on the path already, and the system went back to where it was first.
struct DuplicateTakenForBack: Lint {
    static let card = LintCard(
        code: "L18", title: "the same route pushed again was taken for going back", severity: .warning,
        explanation: """
            A route was pushed that stood further down the path, and before that can have been seen the path was cut to
            end where it stood first. Entries of a path are positions, not values: somewhere they are compared by what
            they show. Give the entries an identity of their own.
            """)

    /// The path that a push has just made in a scene.
    private var pushed: [Name: (place: CheckPlace, stack: Name?)] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let id = step.entry.scene else { return }
        if case .push(_, let stack)? = step.intent, step.verdict == .applied {
            pushed[id] = (step.place, stack)
            return
        }
        guard step.verdict != .unchanged, let push = pushed.removeValue(forKey: id) else { return }
        guard case .pathChanged(.routes(let routes), let stack)? = step.intent, stack == push.stack,
            push.place.isWithin(CheckPlace.transition, of: step.place), let before = step.sceneBefore,
            let last = routes.last
        else { return }
        let isCut = (before.stacks.values + before.presentations.map(\.stack)).contains { old in
            old.path.count >= routes.count + 2 && old.path.last == last && old.path.starts(with: routes)
        }
        guard isCut else { return }
        let message = "\(push.place.seq) pushed \(last.name) again, and the path was cut to where it stood before"
        report.add(card, at: step.place, message)
    }
}
