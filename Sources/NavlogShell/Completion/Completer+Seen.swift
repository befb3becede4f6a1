import NavigationModel
import NavigationReplay
import StrictJSON

/// What the entries of the history mention. Only the last ones are looked at, for Tab must not wait.
extension Completer {
    private static let stepsLookedAt = 500
    static let idsOffered = 1000

    func recentSteps() -> [Step] {
        var steps: [Step] = []
        let end = session.timeline.end
        let first = (try? session.moved(from: end, by: -Self.stepsLookedAt)) ?? end
        try? session.forEach(after: first, to: end) { step, _ in
            steps.append(step)
            return true
        }
        return steps
    }

    var urlsSeen: [Offer] {
        words { step in
            if case .scene(.openURL(let url, withheld: nil, _)) = step.entry.intent { url } else { nil }
        }
    }

    var intentsSeen: [Offer] { words(\.entry.intent.name) }

    /// The kinds of outcomes, and the reasons.
    var outcomesSeen: [Offer] { words(\.outcome.verdict.kind) + reasonsSeen }

    var reasonsSeen: [Offer] { Set(recent.flatMap(\.outcome.reasons)).sorted().map { Offer($0) } }

    private func words(_ word: (Step) -> String?) -> [Offer] {
        Set(recent.compactMap(word)).sorted().map { Offer($0) }
    }

    func routesSeen(_ role: Route.Role) -> [Route] {
        let presentations = world.scenes.flatMap { $0.1.presentations }
        let intents = recent.map(\.entry.intent)
        switch role {
        case .presented:
            return presentations.map(\.route)
                + intents.compactMap { if case .scene(.present(let route, _, _)) = $0 { route } else { nil } }
        case .pushed:
            let shown = world.scenes.flatMap { scene in
                scene.1.stacks.flatMap { $0.1.path } + scene.1.selection.compactMap { $0.1 }
            }
            return shown + presentations.flatMap(\.stack.path) + intents.flatMap(\.pushedRoutes)
        }
    }

    /// The kinds of content that the app declares or the catalog lists.
    var contentKinds: [Offer] {
        let declared = (manifest?.routes ?? [:]).compactMap { name, route in
            route.content == nil ? nil : route.kind ?? name
        }
        return Set(declared + world.facts.catalog.listed.keys).sorted().map { Offer($0.text) }
    }

    /// The ids of a kind that the catalog lists.
    func content(of kind: Name) -> [Offer] {
        let ids = (world.facts.catalog.listed[kind] ?? []).prefix(Self.idsOffered).map(\.json)
        return ids.map { id in id.stringValue.map { Offer($0) } ?? Offer(id.text(), isCode: true) }.sorted {
            $0.text < $1.text
        }
    }
}

extension Intent {
    fileprivate var pushedRoutes: [Route] {
        switch self {
        case .scene(.push(let routes, _)), .scene(.setPath(let routes, _)): routes
        case .scene(.select(_, let route)): route.map { [$0] } ?? []
        default: []
        }
    }
}
