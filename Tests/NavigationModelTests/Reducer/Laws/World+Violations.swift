import NavigationModel

extension World {
    /// What is wrong with this world: it breaks what every world that the reducer made keeps.
    func violations(_ manifest: Manifest?) -> [String] {
        var found: [String] = []
        if let focus, scenes[focus].map({ $0.phase == .closed }) ?? true { found.append("focus on no open scene") }
        if !scenes.ids.isAscending { found.append("scenes out of order") }
        for (id, scene) in scenes {
            found += scene.violations(manifest, facts).map { "scene \(id): \($0)" }
        }
        return found
    }
}

extension Scene {
    fileprivate func violations(_ manifest: Manifest?, _ facts: Facts) -> [String] {
        let rules: [(String, Bool)] = [
            ("the stacks of the layout are not those of the scene", fits(manifest.layout)),
            ("ids out of order", stacks.ids.isAscending && selection.ids.isAscending && hiddenTabs.isAscending),
            ("the tab has no stack", tab.map { stacks[$0] != nil } ?? true),
            ("a hidden tab is selected", !isHiddenTabSelected(manifest.layout)),
            ("columns remembered that are not there, or not all", remembersColumns(manifest.layout)),
            ("something waits in a closed scene", phase != .closed || pending == nil),
            ("a closed scene is ready or claimed", phase != .closed || isForgotten),
            ("what waits could be done", pending.map { !isOver($0.waits, manifest, facts) } ?? true),
            ("claimed before it was claimed first", (memory.claim ?? .max) >= (memory.firstClaim ?? .max)),
            ("claimed without a first claim", memory.claim == nil || memory.firstClaim != nil),
        ]
        return rules.filter { !$0.1 }.map(\.0)
    }

    private func fits(_ layout: Layout) -> Bool {
        switch layout {
        case .stack: stacks.ids == ["main"] && selection.isEmpty && tab == nil
        case .tabs(let tabs, _, _):
            stacks.ids == tabs.sorted() && selection.isEmpty && tabs.contains(tab ?? "") && tabs.contains(hiddenTabs)
        case .split(let columns): stacks.ids == ["detail"] && selection.ids == columns.sorted() && tab == nil
        case .open: stacks["main"] != nil
        }
    }

    /// A hidden tab may be selected only where no tab is visible, which a restore into an open layout can bring about.
    private func isHiddenTabSelected(_ layout: Layout) -> Bool {
        guard let tab, hiddenTabs.contains(tab) else { return false }
        return layout != .open || stacks.ids.contains { $0 != "main" && !hiddenTabs.contains($0) }
    }

    private func remembersColumns(_ layout: Layout) -> Bool {
        phase == .closed || memory.columns.sorted() == (layout == .open ? selection.ids : [])
    }

    private var isForgotten: Bool { !memory.isReady && memory.claim == nil && memory.firstClaim == nil }

    private func isOver(_ wait: Wait, _ manifest: Manifest?, _ facts: Facts) -> Bool {
        switch wait {
        case .ready: memory.isReady
        case .catalog: !facts.catalog.isLoading
        case .signIn: facts.user != nil
        case .presentation:
            presentations.allSatisfy { manifest?.presentations[$0.route.name]?.linkDismissible ?? true }
        }
    }
}

extension [Name] {
    /// Whether the names are in the order of their scalars, no two the same.
    fileprivate var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }

    fileprivate func contains(_ others: [Name]) -> Bool { others.allSatisfy(contains) }
}
