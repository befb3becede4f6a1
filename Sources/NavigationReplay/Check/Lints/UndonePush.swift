import NavigationJournal
import NavigationModel

/// A route was pushed, and at once the system took it away with more.
struct UndonePush: Lint {
    static let card = LintCard(
        code: "L18", title: "a push that the system undid at once", severity: .warning,
        explanation: """
            A route was pushed, and before anybody can have gone back the path lost it and at least one more. If the
            path ends where the same route stood before, the push was taken for going back: entries of a path are
            positions, not values, and somewhere they are compared by what they show. If the path is empty all of a
            sudden, what was written down was not the path: a path that cannot be read is opaque, not `[]`.
            """)

    /// The push that a scene has just seen.
    private var pushed: [Name: (place: CheckPlace, stack: Name?)] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let id = step.entry.scene else { return }
        if case .push(_, let stack)? = step.intent, step.verdict == .applied {
            pushed[id] = (step.place, stack)
            return
        }
        guard step.verdict != .unchanged, let push = pushed.removeValue(forKey: id) else { return }
        guard case .pathChanged(.routes(let routes), let stack)? = step.intent, stack == push.stack,
            push.place.isWithin(CheckPlace.echo, of: step.place), let old = path(before: step, endingWith: routes)
        else { return }
        let message =
            if let last = routes.last, old.last == last {
                "\(push.place.seq) pushed \(last.name) again, and the path was cut to where it stood before"
            } else {
                "what \(push.place.seq) had pushed went at once, and \(old.count - routes.count - 1) more"
            }
        report.add(card, at: step.place, message)
    }

    /// The path of the scene that was cut to these routes by two or more, nil if none was.
    private func path(before step: CheckedStep, endingWith routes: [Route]) -> [Route]? {
        guard let before = step.sceneBefore else { return nil }
        let paths = before.stacks.values.map(\.path) + before.presentations.map(\.stack.path)
        return paths.first { $0.count >= routes.count + 2 && $0.starts(with: routes) }
    }
}
