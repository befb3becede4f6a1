import NavigationModel

/// Taking over what the reducer has made of a scene. Observers hear of what changes, and of nothing else.
extension NavigationStore: SceneStore {
    func follow(_ entry: Entry, _ outcome: Outcome) {
        let intent = entry.intent
        if case .scene(.gesture(let gesture, _)) = intent { isGesturing = gesture.stage == .began }
        let before = onAnnouncement == nil ? nil : screen
        var news = News()
        if outcome.verdict.isAccepted || !outcome.resolved.isEmpty || isTelling {
            news = self.news(keepsPrefix: intent.keepsPrefix && outcome.resolved.isEmpty)
        }
        // It may be told of later than one that somebody asked for when they were told of it.
        if entry.seq > lastSeq {
            lastSeq = entry.seq
            if shown.outcome != outcome { news.outcome = outcome }
        }
        take(news)
        announce(entry, outcome, after: before)
    }

    /// Takes over what the scene shows, whatever that was before.
    func follow() { take(news(keepsPrefix: false)) }

    /// Tells observers what will change, then changes it.
    ///
    /// Observers are told when nothing has changed yet, and some of them ask for something at once, of this scene or of
    /// another one. Then there is something else to show in the end.
    private func take(_ news: News) {
        let (seq, ownSeq) = (hub.lastSeq, lastSeq)
        tell(news)
        guard hub.lastSeq != seq else { return show(news) }
        var latest = self.news(keepsPrefix: false)
        latest.outcome = ownSeq == lastSeq ? news.outcome : nil
        show(latest)
    }

    private func tell(_ news: News) {
        let wasTelling = isTelling
        isTelling = true
        if news.outcome != nil { changes.outcome &+= 1 }
        if news.pathsDiffer { changes.paths &+= 1 }
        if news.presentations != nil { changes.presentations &+= 1 }
        if news.surroundings != nil { changes.surroundings &+= 1 }
        if news.tab != nil { changes.tab &+= 1 }
        if news.selection != nil { changes.selection &+= 1 }
        isTelling = wasTelling
    }

    private func show(_ news: News) {
        if let outcome = news.outcome { shown.outcome = outcome }
        if news.pathsDiffer, let stacks = hub.world.scenes[scene]?.stacks { followPaths(stacks, news.keepsPrefix) }
        if let presentations = news.presentations { shown.presentations = presentations }
        if let surroundings = news.surroundings { shown.surroundings = surroundings }
        if let tab = news.tab { shown.tab = tab }
        if let selection = news.selection { shown.selection = selection }
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
    private struct News {
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

    private func news(keepsPrefix: Bool) -> News {
        var news = News()
        guard let scene = hub.world.scenes[scene] else {
            news.surroundings = shown.surroundings
            news.surroundings?.phase = .closed
            return news
        }
        // What is asked for while observers are told comes before that of which they are told has been taken over.
        news.keepsPrefix = keepsPrefix && !isTelling
        news.pathsDiffer =
            shown.paths.ids != scene.stacks.ids
            || zip(shown.paths.values, scene.stacks.values).contains {
                $0.differs(from: $1.path, keepsPrefix: news.keepsPrefix)
            }
        news.presentations = presentations(of: scene, keepsPrefix: news.keepsPrefix)
        let surroundings = Shown<Route>.Surroundings(of: scene)
        if shown.surroundings != surroundings { news.surroundings = surroundings }
        guard !news.keepsPrefix else { return news }
        if shown.tab != scene.tab { news.tab = .some(scene.tab) }
        news.selection = selection(of: scene)
        return news
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
