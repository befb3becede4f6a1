import NavigationModel
import NavigationReplay

/// Saying what was probably meant, where an intent was refused because nothing has the name in it.
extension Session {
    /// Says it, if something has almost the same name.
    func noteNearest(to step: Step, in world: World) {
        guard case .rejected(let reason) = step.outcome.verdict, let unknown = unknownName(in: step.entry, for: reason),
            let meant = names(for: reason, in: step.entry, world).nearest(to: unknown.text)
        else { return }
        note("\("hint:", .good) did you mean \(QuotedText.word(meant.text))?")
    }

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
