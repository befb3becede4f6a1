import NavigationModel

/// Taking over what the reducer has made of a scene. Observers are notified of what changes, and of nothing else.
extension NavigationStore: SceneStore {
    func follow(_ entry: Entry, _ outcome: Outcome) {
        let intent = entry.intent
        if case .scene(.gesture(let gesture, _)) = intent { isGesturing = gesture.stage == .began }
        let before = onAnnouncement == nil ? nil : screen
        let failure = onAnnouncement == nil ? nil : followLink(entry, outcome)
        var update = Update()
        if outcome.verdict.isAccepted || !outcome.resolved.isEmpty || isNotifying {
            update = self.update(keepsPrefix: intent.keepsPrefix && outcome.resolved.isEmpty)
        }
        // It may come here later than one that an observer asked for when it was notified.
        if entry.seq > lastSeq {
            lastSeq = entry.seq
            if shown.outcome != outcome { update.outcome = outcome }
        }
        apply(update)
        announce(failure, entry, after: before)
    }

    /// Takes over what the scene shows, whatever that was before.
    func follow() { apply(update(keepsPrefix: false)) }

    /// Notifies observers of what will change, then changes it.
    ///
    /// Observers are notified when nothing has changed yet, and some of them ask for something at once, of this scene
    /// or of another one. Then there is something else to show in the end.
    private func apply(_ update: Update) {
        let (seq, ownSeq) = (hub.lastSeq, lastSeq)
        notifyObservers(of: update)
        guard hub.lastSeq != seq else { return commit(update) }
        var latest = self.update(keepsPrefix: false)
        latest.outcome = ownSeq == lastSeq ? update.outcome : nil
        commit(latest)
    }

    private func notifyObservers(of update: Update) {
        let wasNotifying = isNotifying
        isNotifying = true
        if update.outcome != nil { changes.outcome &+= 1 }
        if update.pathsDiffer { changes.paths &+= 1 }
        if update.presentations != nil { changes.presentations &+= 1 }
        if update.surroundings != nil { changes.surroundings &+= 1 }
        if update.tab != nil { changes.tab &+= 1 }
        if update.selection != nil { changes.selection &+= 1 }
        isNotifying = wasNotifying
    }

    private func commit(_ update: Update) {
        if let outcome = update.outcome { shown.outcome = outcome }
        if update.pathsDiffer, let stacks = hub.world.scenes[scene]?.stacks { followPaths(stacks, update.keepsPrefix) }
        if let presentations = update.presentations { shown.presentations = presentations }
        if let surroundings = update.surroundings { shown.surroundings = surroundings }
        if let tab = update.tab { shown.tab = tab }
        if let selection = update.selection { shown.selection = selection }
    }

    private func followPaths(_ stacks: IDMap<Stack>, _ keepsPrefix: Bool) {
        if shown.paths.ids != stacks.ids {
            var paths = IDMap<TypedPath<Route>>()
            for id in stacks.ids { paths.insert(shown.paths[id] ?? TypedPath(), at: id) }
            shown.paths = paths
        }
        for index in stacks.values.indices
        where shown.paths.values[index].differs(from: stacks.values[index].path, keepsPrefix: keepsPrefix) {
            shown.paths.values[index].follow(
                stacks.values[index].path, keepsPrefix: keepsPrefix, known: known, coder)
        }
    }
}

/// What a scene shows by now, as far as the store does not yet.
extension NavigationStore {
    private struct Update {
        /// Whether nothing has happened but that paths grew or shrank at their ends.
        var keepsPrefix = false
        /// Whether a path has changed. Paths are long, so they are changed where they are.
        var pathsDiffer = false
        var presentations: [Presented<Route>]?
        var selection: IDMap<Route?>?
        var tab: Name??
        var surroundings: Shown<Route>.Surroundings?
        var outcome: Outcome?
    }

    private func update(keepsPrefix: Bool) -> Update {
        var update = Update()
        guard let scene = hub.world.scenes[scene] else {
            update.surroundings = shown.surroundings
            update.surroundings?.phase = .closed
            return update
        }
        // What is asked for while observers are notified comes before that which they are notified of was taken over.
        update.keepsPrefix = keepsPrefix && !isNotifying
        update.pathsDiffer =
            shown.paths.ids != scene.stacks.ids
            || zip(shown.paths.values, scene.stacks.values).contains {
                $0.differs(from: $1.path, keepsPrefix: update.keepsPrefix)
            }
        update.presentations = presentations(of: scene, keepsPrefix: update.keepsPrefix)
        let surroundings = Shown<Route>.Surroundings(of: scene)
        if shown.surroundings != surroundings { update.surroundings = surroundings }
        guard !update.keepsPrefix else { return update }
        if shown.tab != scene.tab { update.tab = .some(scene.tab) }
        update.selection = selection(of: scene)
        return update
    }

    /// Returns what is presented, nil if it is as it was. A presentation that the app does not know ends what can be
    /// shown.
    private func presentations(of scene: NavigationModel.Scene, keepsPrefix: Bool) -> [Presented<Route>]? {
        if shown.presentations.isEmpty && scene.presentations.isEmpty { return nil }
        var presentations: [Presented<Route>] = []
        for (level, presentation) in scene.presentations.enumerated() {
            let before = level < shown.presentations.count ? shown.presentations[level] : nil
            guard
                let next = Presented(
                    presentation, at: level, after: before, keepsPrefix: keepsPrefix, known: known, coder)
            else { break }
            presentations.append(next)
        }
        return presentations == shown.presentations ? nil : presentations
    }

    /// Returns the selections, nil if they are as they were.
    private func selection(of scene: NavigationModel.Scene) -> IDMap<Route?>? {
        if shown.selection.isEmpty && scene.selection.isEmpty { return nil }
        var selection = IDMap<Route?>()
        for (column, route) in scene.selection { selection.insert(route.flatMap(decode), at: column) }
        return selection == shown.selection ? nil : selection
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
