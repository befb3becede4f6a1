/// Tabs and the columns of a split view.
extension Reducer {
    func select(_ tab: Name, in scene: inout Scene) -> Verdict {
        guard layout.has(tab: tab) else { return .rejected(.unknownTab) }
        guard !scene.hiddenTabs.contains(tab) else { return .rejected(.hiddenTab) }
        guard scene.tab == tab else {
            scene.selectTab(tab)
            return .applied
        }
        guard layout.reselect == .popToRoot else { return .unchanged }
        return scene.withStack(tab, in: layout) { $0.popToRoot() } ?? .unchanged
    }

    func setHidden(_ hidden: Bool, _ tab: Name, in scene: inout Scene) -> Verdict {
        guard layout.has(tab: tab) else { return .rejected(.unknownTab) }
        guard scene.hiddenTabs.contains(tab) != hidden else { return .unchanged }
        guard hidden else {
            scene.hiddenTabs.removeAll { $0 == tab }
            return .applied
        }
        let others = scene.tabOrder(in: layout).filter { $0 != tab && !scene.hiddenTabs.contains($0) }
        guard let firstVisible = others.first else { return .rejected(.hiddenTab) }
        scene.stacks.insert(Stack(), at: tab)
        scene.hiddenTabs = (scene.hiddenTabs + [tab]).sorted()
        if scene.tab == tab { scene.selectTab(firstVisible) }
        return .applied
    }

    func select(_ route: Route?, in column: Name, of scene: inout Scene, _ facts: Facts) -> Verdict {
        guard layout.has(column: column) else { return .rejected(.unknownColumn) }
        if let route {
            if let fault = rules.fault(in: route) { return .rejected(fault) }
            if facts.user == nil && rules.requiresSignIn(route) { return .deferred(.signIn) }
        }
        return scene.select([.init(column: column, route: route)], layout) ? .applied : .unchanged
    }
}

extension Scene {
    mutating func selectTab(_ tab: Name) {
        self.tab = tab
        stacks.insert(Stack(), at: tab)
    }

    /// Selects routes in columns, nil for none. A change clears the columns after it, unless they are named, too, and
    /// the detail path.
    ///
    /// - Parameter selections: At most one for a column, from left to right; one pass makes them all.
    /// - Returns: Whether there was a change.
    @discardableResult
    mutating func select(_ selections: [Target.ColumnSelection], _ layout: Layout) -> Bool {
        var isChanged = false
        var rest = selections[...]
        for column in columnOrder(in: layout) {
            let isNamed = rest.first?.column == column
            guard isNamed || isChanged else { continue }
            let route = isNamed ? rest.removeFirst().route : nil
            guard (selection[column] ?? nil) != route else { continue }
            selection[column] = .some(route)
            isChanged = true
        }
        for new in rest where new.route != nil {
            memory.columns.append(new.column)
            selection[new.column] = .some(new.route)
            isChanged = true
        }
        if isChanged, let detail = stacks.index(of: .detail) { stacks.values[detail].replacePath([]) }
        return isChanged
    }
}
