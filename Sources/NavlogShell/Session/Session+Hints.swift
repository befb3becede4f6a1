import NavigationModel
import NavigationReplay

/// Saying what to do next, where an intent was refused.
extension Session {
    /// Says what was probably meant by a name that nothing has. A person is told what there is, too, and who says why a
    /// link leads nowhere.
    func noteHint(about step: Step, in world: World) {
        guard case .rejected(let reason) = step.outcome.verdict, let hint = hint(about: step.entry, reason, world)
        else { return }
        screen.flush()  // It follows the answer, though it goes elsewhere.
        note("\("hint:", .good) \(hint)")
    }

    private func hint(about entry: Entry, _ reason: Reason, _ world: World) -> String? {
        if environment.isForPerson, case .scene(.openURL) = entry.intent, Self.linkReasons.contains(reason.text) {
            return manifest == nil ? "no manifest, no links: --manifest FILE" : "link URL --explain says why"
        }
        if reason.text == "unknownScene", let scene = entry.scene, world.scenes.isEmpty {
            return "no scene is open: scene new \(QuotedText.word(scene.text))"
        }
        if reason.text == "badParameter", let (route, parameter) = misfit(in: entry) {
            return "\(QuotedText.word(route.text)) needs \(parameter.label): \(parameter.kind.rawValue)"
        }
        guard let stranger = stranger(in: entry, for: reason) else { return nil }
        var known = KnownNames(manifest)
        if stranger.kind == .scene { known.learn(world) }
        if let meant = known.nearest(to: stranger) { return "did you mean \(QuotedText.word(meant.text))?" }
        let names = known.names(stranger.kind)
        guard environment.isForPerson, !names.isEmpty, stranger.kind != .intent else { return nil }
        let shown = names.prefix(Self.namesShown).map { QuotedText.word($0.text) }.joined(separator: ", ")
        return "one of \(shown)\(names.count > Self.namesShown ? " …" : "")"
    }

    private static let namesShown = 12
    private static let linkReasons = [
        "badURL", "unsupportedScheme", "unsupportedHost", "noRule", "excluded", "badParameter",
    ]

    /// Whether an intent was refused for what nobody can mean: a name that nothing has, or a route that lacks
    /// something.
    func isSlip(_ step: Step) -> Bool {
        guard case .rejected(let reason) = step.outcome.verdict else { return false }
        return stranger(in: step.entry, for: reason) != nil
            || reason.text == "badParameter" && misfit(in: step.entry) != nil
    }

    /// The first route of an intent that a declared parameter does not fit, with that parameter.
    private func misfit(in entry: Entry) -> (route: Name, parameter: Parameter)? {
        guard let manifest, case .scene(let intent) = entry.intent else { return nil }
        func first(_ routes: [Route], as role: Route.Role = .pushed) -> (Name, Parameter)? {
            routes.lazy.compactMap { route in
                manifest.declaration(of: route.name, as: role)?.misfit(in: route.parameters).map { (route.name, $0) }
            }.first
        }
        return switch intent {
        case .push(let routes, _), .setPath(let routes, _): first(routes)
        case .select(_, let route): first(route.map { [$0] } ?? [])
        case .present(let route, _, let path): first([route], as: .presented) ?? first(path)
        default: nil
        }
    }

    private func stranger(in entry: Entry, for reason: Reason) -> Mention? {
        if reason.text == "unknownScene" { return entry.scene.map { Mention(.scene, $0) } }
        if case .unknown(let name, _) = entry.intent { return Mention(.intent, Name(name)) }
        guard let manifest, case .scene(let intent) = entry.intent else { return nil }
        func route(_ routes: [Route]) -> Mention? {
            routes.first { manifest.routes[$0.name] == nil }.map { Mention(.route, $0.name) }
        }
        return switch (intent, reason.text) {
        case (.selectTab(let tab), "unknownTab"), (.setTabHidden(let tab, _), "unknownTab"): Mention(.tab, tab)
        case (.select(let column, _), "unknownColumn"): Mention(.column, column)
        case (.select(_, let selected), "unknownRoute"): route(selected.map { [$0] } ?? [])
        case (.present(let route, _, _), "unknownRoute") where manifest.presentations[route.name] == nil:
            Mention(.presentation, route.name)
        case (.push(let routes, _), "unknownRoute"), (.setPath(let routes, _), "unknownRoute"),
            (.present(_, _, let routes), "unknownRoute"):
            route(routes)
        default: nil
        }
    }
}
