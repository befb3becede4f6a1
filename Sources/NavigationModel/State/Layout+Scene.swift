/// What a layout says about its scenes.
extension Layout {
    /// Returns whether the layout has that stack; naming none is always right.
    func has(stack: Name?) -> Bool {
        guard let stack else { return true }
        switch self {
        case .stack: return stack == .main
        case .tabs(let tabs, _, _): return tabs.contains(stack)
        case .split: return stack == .detail
        case .open: return true
        }
    }

    /// Returns whether the layout has that tab.
    func has(tab: Name) -> Bool {
        switch self {
        case .tabs(let tabs, _, _): tabs.contains(tab)
        case .open: true
        case .stack, .split: false
        }
    }

    /// Returns whether the layout has that column.
    func has(column: Name) -> Bool {
        switch self {
        case .split(let columns): columns.contains(column)
        case .open: true
        case .stack, .tabs: false
        }
    }

    /// What selecting the selected tab does.
    var reselect: Reselect {
        if case .tabs(_, _, let reselect) = self { reselect } else { .popToRoot }
    }
}

extension Scene {
    /// Creates a scene as it is when it has just been opened: launching, at the root everywhere.
    init(layout: Layout) {
        switch layout {
        case .stack, .open: stacks.insert(Stack(), at: .main)
        case .tabs(let tabs, let selected, _):
            tab = selected
            for tab in tabs { stacks.insert(Stack(), at: tab) }
        case .split(let columns):
            stacks.insert(Stack(), at: .detail)
            for column in columns { selection.insert(nil, at: column) }
        }
    }

    /// The tabs of the scene, in the layout's order. In an open layout they are the stacks; `main` only while selected.
    func tabOrder(in layout: Layout) -> [Name] {
        switch layout {
        case .tabs(let tabs, _, _): tabs
        case .open: stacks.ids.filter { $0 != .main || tab == .main }
        case .stack, .split: []
        }
    }

    /// The columns of the scene, left to right. In an open layout that is the order they came into being.
    func columnOrder(in layout: Layout) -> [Name] {
        switch layout {
        case .split(let columns): columns
        case .open: memory.columns
        case .stack, .tabs: []
        }
    }
}

extension Name {
    /// The one stack of a layout without tabs and columns.
    static let main: Name = "main"
    /// The stack of a split view.
    static let detail: Name = "detail"
}
