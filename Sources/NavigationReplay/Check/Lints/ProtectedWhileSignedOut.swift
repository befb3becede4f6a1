import NavigationJournal
import NavigationModel

/// A screen for signed-in users is up, and nobody is signed in.
struct ProtectedWhileSignedOut: Lint {
    static let card = LintCard(
        code: "L16", title: "a protected screen while nobody is signed in", severity: .warning,
        explanation: """
            The visible screen requires sign-in by the manifest, and nobody is signed in. A push or a link would have
            waited, so the system's own change of a path brought it up, or the snapshot that the journal starts from.
            Cut the path where the session ends, and send `signedIn` before anything is shown.
            """)

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard step.after.facts.user == nil, let manifest = step.reducer.manifest, let id = step.entry.scene,
            let scene = step.sceneAfter, let route = scene.visibleProtectedRoute(manifest)
        else { return }
        let wasThere = step.before.facts.user == nil && step.sceneBefore?.visibleProtectedRoute(manifest) == route
        guard !wasThere else { return }
        report.add(
            card, at: step.place, "\(route.name) requires sign-in and is up in scene \"\(id)\"; nobody is signed in")
    }
}

extension Scene {
    /// The screen that is up, if it requires sign-in.
    fileprivate func visibleProtectedRoute(_ manifest: Manifest) -> Route? {
        guard let route = visibleRoute(in: manifest.layout) else { return nil }
        return manifest.declaration(of: route.name, as: visibleRole)?.requiresSignIn ?? false ? route : nil
    }
}
