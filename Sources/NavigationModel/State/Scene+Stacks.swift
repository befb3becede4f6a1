/// Where the stacks of a scene are.
extension Scene {
    /// The stack that an intent means when it names none.
    func currentPlace(in layout: Layout) -> StackPlace {
        if let top = presentations.indices.last { return .presentation(top, presentations[top].route) }
        return .base(baseStack(in: layout))
    }

    /// The stack under all presentations.
    @inline(__always)
    public func baseStack(in layout: Layout) -> Name {
        switch layout {
        case .stack: .main
        case .tabs, .open: tab ?? .main
        case .split: .detail
        }
    }

    /// The route that is on the screen: the last one of the visible path, or the presentation itself; where nothing is
    /// pushed in a split view, what is selected. Nil at a root.
    public func visibleRoute(in layout: Layout) -> Route? {
        if let top = presentations.last { return top.stack.path.last ?? top.route }
        if let last = stacks[baseStack(in: layout)]?.path.last { return last }
        return selectedColumn(in: layout).flatMap { selection[$0] ?? nil }
    }

    /// What declares the visible route.
    public var visibleRole: Route.Role { presentations.last?.stack.path.isEmpty ?? false ? .presented : .pushed }

    /// The last column of a split view in which something is selected, nil where nothing is.
    public func selectedColumn(in layout: Layout) -> Name? {
        guard case .split(let columns) = layout else { return nil }
        return columns.last { (selection[$0] ?? nil) != nil }
    }

    /// The path that an intent means when it names no stack: that of the top presentation, else that of the stack
    /// under it.
    @inline(__always)
    public func currentPath(in layout: Layout) -> [Route] {
        presentations.last?.stack.path ?? stacks[baseStack(in: layout)]?.path ?? []
    }

    /// Calls a function with the stack that an intent names, else the one it was asked for, else the current one.
    ///
    /// In an open layout a stack comes into being when something is put on it: if it is not there, and not to be made,
    /// the function is not called and the result is nil.
    @inline(__always)
    mutating func withStack<Result>(
        _ stack: Name?, or asked: StackPlace? = nil, in layout: Layout, making isMade: Bool = false,
        _ body: (inout Stack) -> Result
    ) -> Result? {
        let id: Name
        if let stack {
            id = stack
        } else {
            switch asked {
            case .base(let base): id = base
            case .presentation(let index, let route)
            where presentations.indices.contains(index) && presentations[index].route == route:
                return body(&presentations[index].stack)
            case .presentation, nil:
                if !presentations.isEmpty { return body(&presentations[presentations.count - 1].stack) }
                id = baseStack(in: layout)
            }
        }
        if let index = stacks.index(of: id) { return body(&stacks.values[index]) }
        guard isMade else { return nil }
        let index = stacks.insert(Stack(), at: id)
        return body(&stacks.values[index])
    }
}
