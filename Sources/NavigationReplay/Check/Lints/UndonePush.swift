import NavigationJournal
import NavigationModel

/// Screens were opened, and at once the system took some of them away.
struct UndonePush: Lint {
    static let card = LintCard(
        code: "L18", title: "screens that were opened and that the system took away at once", severity: .warning,
        explanation: """
            A push, a link or a restore made a path, and before anybody can have gone back the system cut it. If the
            path ends where the same route stood before, the push was taken for going back: entries of a path are
            positions, not values, and somewhere they are compared by what they show. If the path is empty all of a
            sudden, what was written down was not the path: a path that cannot be read is opaque, not `[]`.
            """)

    /// The paths that a scene's last change made.
    private var opened: [Name: (place: CheckPlace, paths: [[Route]])] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let id = step.entry.scene, step.verdict != .unchanged else { return }
        guard case .pathChanged(let change, _)? = step.intent else {
            let paths = step.newPaths
            opened[id] = paths.isEmpty ? nil : (step.place, paths)
            return
        }
        guard let opened = opened.removeValue(forKey: id), case .routes(let routes) = change,
            step.verdict == .applied, opened.place.isWithin(CheckPlace.echo, of: step.place),
            let path = opened.paths.first(where: { $0.isCut(to: routes) })
        else { return }
        let message =
            if let last = routes.last, path.last == last {
                "\(opened.place.seq) opened \(last.name) again, and the path was cut to where it stood before"
            } else {
                "of the path that \(opened.place.seq) had made \(path.count - routes.count) went at once"
            }
        report.add(card, at: step.place, message)
    }
}

extension CheckedStep {
    /// The paths that are there after the entry, and neither were before nor are the beginning of one that was.
    fileprivate var newPaths: [[Route]] {
        guard let after = sceneAfter else { return [] }
        var paths: [[Route]] = []
        for (id, stack) in after.stacks {
            let path = sceneBefore?.stacks[id]?.path ?? []
            // Most paths are the same, which arrays know without looking at each route.
            if path != stack.path, !path.starts(with: stack.path) { paths.append(stack.path) }
        }
        let old = sceneBefore?.presentations ?? []
        for (index, presentation) in after.presentations.enumerated() {
            let path = old.indices.contains(index) ? old[index].stack.path : []
            if !path.starts(with: presentation.stack.path) { paths.append(presentation.stack.path) }
        }
        return paths
    }
}

extension [Route] {
    /// Whether these routes are the beginning of the path; where a route stands twice on top, one of the two may go.
    fileprivate func isCut(to routes: [Route]) -> Bool {
        guard routes.count < count, starts(with: routes) else { return false }
        return routes.count < count - 1 || last != routes.last
    }
}
