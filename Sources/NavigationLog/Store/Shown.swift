import NavigationModel

/// What a scene shows, in the app's own routes.
struct Shown<Route: Hashable & Codable & Sendable> {
    var tab: Name?
    var paths = IDMap<TypedPath<Route>>()
    var presentations: [Presented<Route>] = []
    var selection = IDMap<Route?>()
    var surroundings = Surroundings()
    var outcome = Outcome(.unchanged)

    /// Where the scene is, and how it is laid out.
    struct Surroundings: Equatable {
        var phase = Scene.Phase.launching
        var hiddenTabs: [Name] = []
        var columns = Scene.ColumnVisibility.automatic
        var width = Scene.Width.regular
        var pendingWait: Wait?
    }
}

extension Shown.Surroundings {
    init(of scene: Scene) {
        self.init(
            phase: scene.phase, hiddenTabs: scene.hiddenTabs, columns: scene.columns, width: scene.width,
            pendingWait: scene.pending?.waits)
    }
}
