import NavigationJournal
import NavigationModel

/// A screen was opened for content that the catalog does not have.
struct MissingContent: Lint {
    static let card = LintCard(
        code: "L14", title: "a screen for content that is not there", severity: .note,
        explanation: """
            A route on a path names content that the catalog does not have: it was pushed though it was not there, or it
            was removed while its screen was up. The screen shows its missing state. Links and restores leave such
            routes out by themselves; for the rest the app has to look, or to say with the manifest's `onRemoved` that
            paths are cut.
            """)

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let manifest = step.reducer.manifest else { return }
        switch step.entry.intent {
        case .scene(.push(let routes, _)) where step.verdict == .applied,
            .scene(.setPath(let routes, _)) where step.verdict == .applied:
            if let route = routes.first(where: { manifest.isMissing($0, step.after.facts.catalog) }) {
                report.add(card, at: step.place, "\(route.name) was opened for content that the catalog does not have")
            }
        case .app(.catalogChanged), .app(.catalogLoaded):
            guard step.verdict == .applied else { return }
            reportRemoved(step, manifest, &report)
        default: break
        }
    }

    private func reportRemoved(_ step: CheckedStep, _ manifest: Manifest, _ report: inout CheckReport) {
        let (old, new) = (step.before.facts.catalog, step.after.facts.catalog)
        for scene in step.after.scenes.values where scene.phase != .closed {
            for route in scene.stacks.values.flatMap(\.path)
            where manifest.isMissing(route, new) && !manifest.isMissing(route, old) {
                report.add(card, at: step.place, "the content of \(route.name) went while its screen was on a path")
                return
            }
        }
    }
}

extension Manifest {
    fileprivate func isMissing(_ route: Route, _ catalog: Catalog) -> Bool {
        guard !catalog.isLoading, let content = routes[route.name]?.content(of: route) else { return false }
        return !catalog.contains(content)
    }
}
