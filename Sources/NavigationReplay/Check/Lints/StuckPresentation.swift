import NavigationJournal
import NavigationModel

/// Something could not be presented since it is up already, though a person asked for it.
struct StuckPresentation: Lint {
    static let card = LintCard(
        code: "L13", title: "a presentation was refused, and the one before was never dismissed", severity: .warning,
        explanation: """
            A person asked for a sheet or cover that is up already by the journal. They can only do so where they do not
            see it: it has gone from the screen and nobody recorded a `dismiss`. From now on it can never be presented
            again. Record the dismissal wherever it comes from, the system and links included. Where an app records no
            outcomes and the person did nothing in between, it may never have come up: the first request is named, too.
            """)

    /// A request that brought something up by the journal.
    private struct Presented {
        var route: Route
        var place: CheckPlace
        /// Whether a person has done anything since.
        var isPassedBy = false
    }

    /// What was presented last in a scene, and what was reported there.
    private var presented: [Name: Presented] = [:]
    private var reported: [Name: [Route]] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let id = step.entry.scene else { return }
        if step.startsRun || step.sceneAfter?.presentations.isEmpty ?? true { reported[id] = nil }
        if step.isOwnMove && step.verdict != .unchanged { presented[id]?.isPassedBy = true }
        guard case .present(let route, _, _)? = step.intent else { return }
        if step.verdict == .applied { presented[id] = Presented(route: route, place: step.place) }
        guard step.verdict == .rejected(.alreadyPresented), step.entry.origin.claims,
            step.sceneAfter?.presentations.last?.route == route, !isDoubleTap(route, id, step),
            reported[id]?.contains(route) != true
        else { return }
        reported[id, default: []].append(route)
        report.add(card, at: step.place, "\(route.name) is asked for, and was presented before and never dismissed")
        guard step.entry.recordedOutcome == nil, let first = presented[id], first.route == route, !first.isPassedBy
        else { return }
        report.add(
            card, at: first.place, shownBy: step.entry.seq,
            "\(route.name) may not have come up here, as \(step.entry.seq) asks for it again at once")
    }

    private func isDoubleTap(_ route: Route, _ id: Name, _ step: CheckedStep) -> Bool {
        guard let last = presented[id], last.route == route else { return false }
        return last.place.time == nil || last.place.isWithin(CheckPlace.action, of: step.place)
    }
}
