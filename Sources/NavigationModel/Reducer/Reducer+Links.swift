/// Links: outside input, then a target, then validation, then one commit.
extension Reducer {
    /// What a link leads to, before any scene is looked at.
    public enum Destination: Sendable {
        /// What it shall show.
        case target(Target)
        /// Why it leads nowhere.
        case rejected(Reason)
    }

    /// Returns where a link leads, nil for an intent that is none. A recorded target makes the URL irrelevant.
    public func destination(of intent: SceneIntent) -> Destination? {
        switch intent {
        case .openTarget(let target, _): return .target(target)
        case .openURL(let url, let withheld, let link):
            if let withheld { return .rejected(withheld) }
            if let target = link.target { return .target(target) }
            switch links.match(url) {
            case .opens(let target, rule: _): return .target(target)
            case .rejected(let reason, rule: _): return .rejected(reason)
            }
        default: return nil
        }
    }

    /// Opens a link, or says why it waits or is refused. The order of these steps is part of the format.
    func open(_ intent: SceneIntent, in scene: inout Scene, _ facts: Facts) -> Verdict {
        let target: Target
        switch destination(of: intent) {
        case .target(let found): target = found
        case .rejected(let reason): return .rejected(reason)
        case nil: return .rejected(.badIntent)
        }
        if let fault = fault(in: target) { return .rejected(fault) }
        if !scene.memory.isReady { return .deferred(.ready) }
        if facts.catalog.isLoading && namesContent(target) { return .deferred(.catalog) }
        if facts.user == nil && requiresSignIn(target) { return .deferred(.signIn) }

        var next = scene
        let verdict = commit(target, missing: Set(intent.link?.missing ?? []), to: &next, facts)
        let changes = !next.showsSame(as: scene)
        let isCovered = !scene.presentations.allSatisfy { rules.isLinkDismissible($0.route) }
        if isCovered && (changes || !verdict.isAccepted) { return .deferred(.presentation) }
        if changes && verdict.isAccepted { scene = next }
        return verdict == .applied && !changes ? .unchanged : verdict
    }

    /// Returns why a target can be opened nowhere, whatever the state is: it names something the app has not.
    public func fault(in target: Target) -> Reason? {
        if let tab = target.tab, !layout.has(tab: tab) { return .unknownTab }
        if !target.selection.allSatisfy({ layout.has(column: $0.column) }) { return .unknownColumn }
        if let fault = rules.fault(in: target.selection.compactMap(\.route)) { return fault }
        if let fault = rules.fault(in: target.path ?? []) { return fault }
        guard let presented = target.presentation else { return nil }
        return rules.presentationFault(in: presented.route) ?? rules.fault(in: presented.path)
    }

    /// Returns what a target may have to wait for, besides the scene: the catalog, if the app loads one, and sign-in.
    public func waits(of target: Target) -> [Wait] {
        let waitsForCatalog = manifest?.loadsCatalog ?? false && namesContent(target)
        return (waitsForCatalog ? [.catalog] : []) + (requiresSignIn(target) ? [.signIn] : [])
    }

    private func namesContent(_ target: Target) -> Bool {
        target.hasRoute { rules.content(of: $0) != nil }
            || target.presentation.map { rules.presentedContent(of: $0.route) != nil } ?? false
    }

    private func requiresSignIn(_ target: Target) -> Bool {
        target.hasRoute(where: rules.requiresSignIn)
            || target.presentation.map { rules.presentationRequiresSignIn($0.route) } ?? false
    }
}

/// The commit: content is checked in order, then everything changes in one step.
extension Reducer {
    private func commit(_ target: Target, missing: Set<Route>, to scene: inout Scene, _ facts: Facts) -> Verdict {
        if let tab = target.tab, scene.hiddenTabs.contains(tab) { return .rejected(.hiddenTab) }
        var target = target
        target.selection = inColumnOrder(target.selection, of: scene)
        let existing = existingPart(of: target, missing: missing, facts.catalog)
        if existing != target && target.rejectsMissing { return .rejected(.missingContent) }
        if target.pushes {
            appendPath(existing.path ?? [], to: &scene)
        } else {
            settle(existing, in: &scene)
        }
        if existing == target { return .applied }
        return .truncated(kept: existing.path?.count ?? 0, of: target.path?.count ?? 0)
    }

    /// Selections are made from left to right; the columns of an open layout that are new come last.
    private func inColumnOrder(
        _ selection: [Target.ColumnSelection], of scene: Scene
    ) -> [Target.ColumnSelection] {
        guard selection.count > 1 else { return selection }
        let order = scene.columnOrder(in: layout)
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        let known = selection.filter { places[$0.column] != nil }
            .sorted { places[$0.column, default: 0] < places[$1.column, default: 0] }
        return known + selection.filter { places[$0.column] == nil }
    }

    /// Returns the target without anything from its first missing content on.
    private func existingPart(of target: Target, missing: Set<Route>, _ catalog: Catalog) -> Target {
        func exists(_ route: Route, _ content: Content?) -> Bool {
            !missing.contains(route) && content.map(catalog.contains) ?? true
        }
        var kept = target
        if let first = target.selection.firstIndex(where: { selected in
            selected.route.map { !exists($0, rules.content(of: $0)) } ?? false
        }) {
            for index in first..<target.selection.count { kept.selection[index].route = nil }
            kept.path = target.path.map { _ in [] }
            kept.presentation = nil
            return kept
        }
        if let first = target.path?.firstIndex(where: { !exists($0, rules.content(of: $0)) }) {
            kept.path = target.path.map { Array($0[..<first]) }
            kept.presentation = nil
        } else if let presented = target.presentation {
            if !exists(presented.route, rules.presentedContent(of: presented.route)) {
                kept.presentation = nil
            } else if let first = presented.path.firstIndex(where: { !exists($0, rules.content(of: $0)) }) {
                kept.presentation?.path = Array(presented.path[..<first])
            }
        }
        return kept
    }

    private func appendPath(_ routes: [Route], to scene: inout Scene) {
        guard !routes.isEmpty else { return }
        let place = scene.currentPlace(in: layout)
        scene[place].dropViews()
        guard !scene[place].path.suffix(routes.count).elementsEqual(routes) else { return }
        scene[place].push(routes)
    }

    private func settle(_ target: Target, in scene: inout Scene) {
        if !scene.presentations.isEmpty { scene.presentations = [] }
        if let tab = target.tab { scene.selectTab(tab) }
        if !target.selection.isEmpty { scene.select(target.selection, layout) }
        if let path = target.path {
            let place = StackPlace.base(scene.baseStack(in: layout))
            if !scene[place].views.isEmpty || scene[place].path != path { scene[place].replacePath(path) }
        }
        if let presented = target.presentation {
            scene.presentations.append(
                Presentation(
                    style: presented.style ?? rules.style(of: presented.route), route: presented.route,
                    stack: Stack(path: presented.path)))
        }
    }
}

extension Target {
    /// Returns whether the condition holds for a route of the target that is no presentation itself.
    fileprivate func hasRoute(where condition: (Route) -> Bool) -> Bool {
        selection.contains { $0.route.map(condition) ?? false } || path?.contains(where: condition) ?? false
            || presentation?.path.contains(where: condition) ?? false
    }
}
