import NavigationModel

/// Taking over what the reducer has made of a scene. Observers hear of what has changed, and of nothing else.
extension NavigationStore: SceneStore {
    func follow(_ intent: Intent, _ outcome: Outcome) {
        if case .scene(.gesture(let gesture, _)) = intent { isGesturing = gesture.stage == .began }
        if shown.outcome != outcome {
            changes.outcome &+= 1
            shown.outcome = outcome
        }
        let before = onAnnouncement == nil ? nil : screen
        if outcome.verdict.isAccepted || !outcome.resolved.isEmpty {
            follow(keepsPrefix: intent.keepsPrefix && outcome.resolved.isEmpty)
        }
        announce(intent, outcome, after: before)
    }

    /// Takes over what the scene shows.
    ///
    /// - Parameter keepsPrefix: Whether nothing has happened but that paths grew or shrank at their ends.
    func follow(keepsPrefix: Bool = false) {
        guard let scene = hub.world.scenes[scene] else {
            changes.surroundings &+= 1
            shown.surroundings.phase = .closed
            return
        }
        followPaths(scene.stacks, keepsPrefix: keepsPrefix)
        followPresentations(scene.presentations, keepsPrefix: keepsPrefix)
        let surroundings = Shown<Route>.Surroundings(of: scene)
        if shown.surroundings != surroundings {
            changes.surroundings &+= 1
            shown.surroundings = surroundings
        }
        guard !keepsPrefix else { return }
        if shown.tab != scene.tab {
            changes.tab &+= 1
            shown.tab = scene.tab
        }
        followSelection(scene.selection)
    }

    private func followPaths(_ stacks: IDMap<Stack>, keepsPrefix: Bool) {
        if shown.paths.ids != stacks.ids {
            var paths = IDMap<TypedPath<Route>>()
            for id in stacks.ids { paths.insert(shown.paths[id] ?? TypedPath(), at: id) }
            changes.paths &+= 1
            shown.paths = paths
        }
        for index in stacks.values.indices {
            guard shown.paths.values[index].differs(from: stacks.values[index].path, keepsPrefix: keepsPrefix)
            else { continue }
            changes.paths &+= 1
            shown.paths.values[index].follow(
                stacks.values[index].path, keepsPrefix: keepsPrefix, known: known, coder)
        }
    }

    /// A presentation that the app does not know ends what can be shown.
    private func followPresentations(_ stack: [Presentation], keepsPrefix: Bool) {
        if shown.presentations.isEmpty && stack.isEmpty { return }
        var presentations: [Presented<Route>] = []
        for (level, presentation) in stack.enumerated() {
            let before = level < shown.presentations.count ? shown.presentations[level] : nil
            guard
                let next = Presented(
                    presentation, at: level, after: before, keepsPrefix: keepsPrefix, known: known, coder)
            else { break }
            presentations.append(next)
        }
        guard presentations != shown.presentations else { return }
        changes.presentations &+= 1
        shown.presentations = presentations
    }

    private func followSelection(_ selected: IDMap<NavigationModel.Route?>) {
        if shown.selection.isEmpty && selected.isEmpty { return }
        var selection = IDMap<Route?>()
        for (column, route) in selected { selection.insert(route.flatMap(decode), at: column) }
        guard selection != shown.selection else { return }
        changes.selection &+= 1
        shown.selection = selection
    }

    private func decode(_ route: NavigationModel.Route) -> Route? {
        known.first { $0.encoded.hasText(of: route) }?.route ?? coder.decode(route)
    }
}

extension Intent {
    /// Whether paths only grow or shrink at their ends when this is carried out at once.
    fileprivate var keepsPrefix: Bool {
        switch self {
        case .scene(.push), .scene(.pushView), .scene(.pop), .scene(.popTo), .scene(.popToRoot), .scene(.gesture): true
        default: false
        }
    }
}
