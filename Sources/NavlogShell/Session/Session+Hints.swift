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
        guard let unknown = unknownName(in: entry, for: reason) else { return nil }
        let known = names(for: reason, in: entry, world)
        if let meant = known.nearest(to: unknown.text) { return "did you mean \(QuotedText.word(meant.text))?" }
        guard environment.isForPerson, !known.isEmpty else { return nil }
        let shown = known.sorted().prefix(Self.namesShown).map { QuotedText.word($0.text) }.joined(separator: ", ")
        return "one of \(shown)\(known.count > Self.namesShown ? " …" : "")"
    }

    private static let namesShown = 12
    private static let linkReasons = [
        "badURL", "unsupportedScheme", "unsupportedHost", "noRule", "excluded", "badParameter",
    ]

    private func unknownName(in entry: Entry, for reason: Reason) -> Name? {
        if reason.text == "unknownScene" { return entry.scene }
        guard let manifest, case .scene(let intent) = entry.intent else { return nil }
        switch (intent, reason.text) {
        case (.selectTab(let tab), _), (.setTabHidden(let tab, _), _): return tab
        case (.select(let column, _), "unknownColumn"): return column
        case (.select(_, let route), _): return route?.name
        case (.present(let route, _, _), _) where manifest.presentations[route.name] == nil: return route.name
        case (.push(let routes, _), _), (.setPath(let routes, _), _), (.present(_, _, let routes), _):
            return routes.first { manifest.routes[$0.name] == nil }?.name
        default: return nil
        }
    }

    private func names(for reason: Reason, in entry: Entry, _ world: World) -> [Name] {
        switch (reason.text, manifest?.layout, entry.intent) {
        case ("unknownScene", _, _): world.scenes.ids
        case ("unknownTab", .tabs(let tabs, _, _)?, _): tabs
        case ("unknownColumn", .split(let columns)?, _): columns
        case ("unknownRoute", _, .scene(.present(let route, _, _))) where manifest?.presentations[route.name] == nil:
            Array(manifest?.presentations.keys ?? [:].keys)
        case ("unknownRoute", _, _): Array(manifest?.routes.keys ?? [:].keys)
        default: []
        }
    }
}
