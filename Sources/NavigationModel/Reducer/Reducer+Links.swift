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

        let missing = Set(intent.link?.missing ?? [])
        if scene.presentations.allSatisfy({ rules.isLinkDismissible($0.route) }) {
            let (verdict, isChanged) = commit(target, missing: missing, to: &scene, facts)
            return verdict == .applied && !isChanged ? .unchanged : verdict
        }
        // A cover is waited for, unless there is nothing to do.
        var next = scene
        let (verdict, isChanged) = commit(target, missing: missing, to: &next, facts)
        if isChanged || !verdict.isAccepted { return .deferred(.presentation) }
        return verdict == .applied ? .unchanged : verdict
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
        target.hasRoute(where: rules.showsContent)
            || target.presentation.map { rules.presentedShowsContent($0.route) } ?? false
    }

    private func requiresSignIn(_ target: Target) -> Bool {
        target.hasRoute(where: rules.requiresSignIn)
            || target.presentation.map { rules.presentationRequiresSignIn($0.route) } ?? false
    }
}

/// The commit: content is checked in order, then everything changes in one step.
extension Reducer {
    private func commit(
        _ target: Target, missing: Set<Route>, to scene: inout Scene, _ facts: Facts
    ) -> (Verdict, isChanged: Bool) {
        if let tab = target.tab, scene.hiddenTabs.contains(tab) { return (.rejected(.hiddenTab), false) }
        var target = target
        if target.selection.count > 1 { target.selection = inColumnOrder(target.selection, of: scene) }
        let part = existingPart(of: target, missing: missing, facts.catalog)
        if part != nil && target.rejectsMissing { return (.rejected(.missingContent), false) }
        let existing = part ?? target
        let isChanged = target.pushes ? appendPath(existing.path ?? [], to: &scene) : settle(existing, in: &scene)
        if part == nil { return (.applied, isChanged) }
        return (.truncated(kept: existing.path?.count ?? 0, of: target.path?.count ?? 0), isChanged)
    }

    /// Selections are made from left to right; the columns of an open layout that are new come last.
    private func inColumnOrder(
        _ selection: [Target.ColumnSelection], of scene: Scene
    ) -> [Target.ColumnSelection] {
        let order = scene.columnOrder(in: layout)
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        let known = selection.filter { places[$0.column] != nil }
            .sorted { places[$0.column, default: 0] < places[$1.column, default: 0] }
        return known + selection.filter { places[$0.column] == nil }
    }

    /// Returns the target without anything from its first missing content on, nil if all of it is there.
    private func existingPart(of target: Target, missing: Set<Route>, _ catalog: Catalog) -> Target? {
        func isMissing(_ route: Route, showing content: Content?) -> Bool {
            missing.contains(route) || content.map { !catalog.contains($0) } ?? false
        }
        func isMissing(_ route: Route) -> Bool { isMissing(route, showing: rules.content(of: route)) }
        func isMissingAsPresentation(_ route: Route) -> Bool {
            isMissing(route, showing: rules.presentedContent(of: route))
        }
        if let first = target.selection.firstIndex(where: { $0.route.map(isMissing) ?? false }) {
            var kept = target
            for index in first..<target.selection.count { kept.selection[index].route = nil }
            kept.path = target.path.map { _ in [] }
            kept.presentation = nil
            return kept
        }
        if let path = target.path, let first = path.firstIndex(where: isMissing) {
            var kept = target
            kept.path = Array(path[..<first])
            kept.presentation = nil
            return kept
        }
        guard let presented = target.presentation else { return nil }
        var kept = target
        if isMissingAsPresentation(presented.route) {
            kept.presentation = nil
        } else if let first = presented.path.firstIndex(where: isMissing) {
            kept.presentation?.path = Array(presented.path[..<first])
        } else {
            return nil
        }
        return kept
    }

    /// Returns whether that changed anything.
    private func appendPath(_ routes: [Route], to scene: inout Scene) -> Bool {
        guard !routes.isEmpty else { return false }
        return scene.withStack(nil, in: layout, making: true) { stack in
            let isThere = stack.path.suffix(routes.count).elementsEqual(routes)
            if isThere && stack.views.isEmpty { return false }
            stack.push(isThere ? [] : routes)
            return true
        } ?? false
    }

    /// Shows what a target says and leaves the rest. Returns whether that changed anything.
    private func settle(_ target: Target, in scene: inout Scene) -> Bool {
        var isChanged = false
        let presentations = target.presentation.map { presented in
            [
                Presentation(
                    style: presented.style ?? rules.style(of: presented.route), route: presented.route,
                    stack: Stack(path: presented.path))
            ]
        }
        if scene.presentations != presentations ?? [] {
            scene.presentations = presentations ?? []
            isChanged = true
        }
        if let tab = target.tab, scene.tab != tab || scene.stacks.index(of: tab) == nil {
            scene.selectTab(tab)
            isChanged = true
        }
        if !target.selection.isEmpty, scene.select(target.selection, layout) { isChanged = true }
        if let path = target.path {
            let id = scene.baseStack(in: layout)
            if scene.stacks[id] ?? Stack() != Stack(path: path) {
                scene.stacks[id] = Stack(path: path)
                isChanged = true
            }
        }
        return isChanged
    }
}

extension Target {
    /// Returns whether the condition holds for a route of the target that is no presentation itself.
    fileprivate func hasRoute(where condition: (Route) -> Bool) -> Bool {
        selection.contains { $0.route.map(condition) ?? false } || path?.contains(where: condition) ?? false
            || presentation?.path.contains(where: condition) ?? false
    }
}
