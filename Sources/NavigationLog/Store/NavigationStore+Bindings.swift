public import NavigationModel

/// What SwiftUI binds to. What it writes has happened on the screen, so it is taken as it is; writing what is there
/// already is an echo, and nothing is recorded.
extension NavigationStore {
    /// The path of the selected tab, or of the layout's one stack.
    public var path: [Route] {
        get { self[path: stack] }
        set { self[path: stack] = newValue }
    }

    /// The path of a stack; empty for one that is not there.
    public subscript(path stack: Name) -> [Route] {
        get {
            _ = changes.paths
            return shown.paths[stack]?.routes ?? []
        }
        set {
            guard newValue != self[path: stack] else { return }
            let isCurrent = presentations.isEmpty && stack == self.stack
            _ = sending(newValue) {
                send(.pathChanged(.routes($0), stack: isCurrent ? nil : stack), origin: .system)
            }
        }
    }

    /// The path inside the top presentation; empty if nothing is presented.
    public var presentedPath: [Route] {
        get { presentations.last?.path ?? [] }
        set {
            guard let top = presentations.last, newValue != top.path else { return }
            _ = sending(newValue) { send(.pathChanged(.routes($0)), origin: .system) }
        }
    }

    /// The selected tab, nil in a layout without tabs. Writing the selected one is a tap on it.
    public var tab: Name? {
        get {
            _ = changes.tab
            return shown.tab
        }
        set { if let newValue { selectTab(newValue) } }
    }

    /// The selected tab as a type of the app's own, whose raw values are the names in the manifest.
    ///
    /// - Parameter initial: What stands for a tab that the type does not have.
    public subscript<Tab: RawRepresentable & Hashable>(tab initial: Tab) -> Tab where Tab.RawValue == String {
        get { tab.flatMap { Tab(rawValue: $0.text) } ?? initial }
        set { tab = Name(newValue.rawValue) }
    }

    /// The selection of a column.
    public subscript(selection column: Name) -> Route? {
        get {
            _ = changes.selection
            return shown.selection[column] ?? nil
        }
        set { if newValue != self[selection: column] { select(newValue, in: column) } }
    }

    /// The presentation over the scene itself. Writing nil dismisses it with everything above.
    public var presentation: Presented<Route>? {
        get { presentations.first }
        set {
            guard newValue == nil, let presentation = presentations.first else { return }
            didDismiss(presentation)
        }
    }

    /// Says that the system has taken a presentation away. If it had gone before, nothing is recorded: SwiftUI tells
    /// the end of one presentation when the next one is up.
    public func didDismiss(_ presentation: Presented<Route>) {
        guard let level = presentations.firstIndex(where: { $0.encoded.hasText(of: presentation.encoded) })
        else { return }
        let isTop = level == presentations.indices.last
        send(.dismiss(isTop ? .top : .route(presentation.encoded)), origin: .system)
    }

    /// A presentation for views that show some styles alone. Writing nil says that it has disappeared, whatever has
    /// come in its place.
    subscript(showing shown: Presented<Route>?, as styles: [PresentationStyle]) -> Presented<Route>? {
        get {
            guard let shown, styles.contains(shown.style) else { return nil }
            return presentations.first { $0.level == shown.level && $0.style == shown.style }
        }
        set { if newValue == nil, let shown { didDismiss(shown) } }
    }

    /// The stack under all presentations: that of the selected tab, `detail` in a split, else `main`.
    public var stack: Name {
        switch hub.manifest.layout {
        case .stack: "main"
        case .tabs, .open: tab ?? "main"
        case .split: "detail"
        }
    }

    /// The routes that the app does not know, one a path: what is above such a route is not shown either.
    ///
    /// Links and snapshots leave out what the app does not know, so there are none unless an intent that was made of
    /// something else than the app's routes put them there.
    public var unreadable: [NavigationModel.Route] {
        _ = changes.paths
        return (shown.paths.values + presentations.map(\.stack)).compactMap(\.unreadable)
    }
}
