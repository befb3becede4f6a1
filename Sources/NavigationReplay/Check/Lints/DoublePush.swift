import NavigationJournal
import NavigationModel

/// The same was pushed twice from the same screen, or opened twice for the same cause.
struct DoublePush: Lint {
    static let card = LintCard(
        code: "L11", title: "the same was pushed twice from the same screen", severity: .warning,
        explanation: """
            The same route was pushed twice in a row before the first push can have been seen, or the same was opened
            twice for the same cause: a double tap, two handlers of one action, or an effect that ran again. A path that
            is written down as a whole pushes what is new at its end. The person has to go back twice. Ignore the second
            push while the first one is under way.
            """)

    /// What an entry opened.
    private struct Opening {
        var place: CheckPlace
        var cause: Int?
        var what: [Route] = []
        var view: Name?
        var stack: Name?
        var isPresented = false

        func isSame(as other: Opening) -> Bool {
            what == other.what && view == other.view && stack == other.stack && isPresented == other.isPresented
        }
    }

    /// How many openings with a cause are remembered of a scene.
    private static let reach = 16
    private var last: [Name: Opening] = [:]
    private var caused: [Name: [Opening]] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let id = step.entry.scene else { return }
        if step.startsRun { (last, caused) = ([:], [:]) }
        guard step.verdict == .applied, let opening = opening(step) else {
            // An echo or the beginning of a gesture moves nothing.
            if step.verdict != .unchanged { last[id] = nil }
            return
        }
        if let first = first(like: opening, in: id) {
            report.add(
                card, at: opening.place,
                "what \(first.place.seq) had opened was opened again for the same cause, \(opening.cause ?? 0)")
        } else if let first = last[id], first.isSame(as: opening), !opening.isPresented,
            first.place.isWithin(CheckPlace.transition, of: opening.place)
        {
            report.add(card, at: opening.place, "what \(first.place.seq) had pushed was pushed again at once")
        }
        last[id] = opening
        if opening.cause != nil { caused[id] = (caused[id] ?? []).suffix(Self.reach - 1) + [opening] }
    }

    /// The last opening of the same thing for the same cause.
    private func first(like opening: Opening, in id: Name) -> Opening? {
        guard opening.cause != nil else { return nil }
        return caused[id]?.last { $0.cause == opening.cause && $0.isSame(as: opening) }
    }

    private func opening(_ step: CheckedStep) -> Opening? {
        let (place, cause) = (step.place, step.entry.cause)
        if let (routes, stack) = step.pushed {
            return Opening(place: place, cause: cause, what: routes, stack: stack)
        }
        switch step.intent {
        case .pushView(let label, let stack)?: return Opening(place: place, cause: cause, view: label, stack: stack)
        case .present(let route, _, let path)?:
            return Opening(place: place, cause: cause, what: [route] + path, isPresented: true)
        default: return nil
        }
    }
}

extension CheckedStep {
    /// What was pushed, one by one or with the path that it stands on, and the stack that is named.
    fileprivate var pushed: (routes: [Route], stack: Name?)? {
        switch intent {
        case .push(let routes, let stack)?: return (routes, stack)
        case .setPath(let routes, let stack)?, .pathChanged(.routes(let routes), let stack)?:
            guard let scene = sceneBefore else { return nil }
            let base = scene.stacks[stack ?? scene.baseStack(in: reducer.manifest.layout)]
            let path = (stack == nil ? scene.presentations.last?.stack : nil)?.path ?? base?.path ?? []
            guard routes.count > path.count, routes.starts(with: path) else { return nil }
            return (Array(routes[path.count...]), stack)
        default: return nil
        }
    }
}
