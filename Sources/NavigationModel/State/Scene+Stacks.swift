/// Where the stacks of a scene are.
extension Scene {
    /// The stack that an intent means when it names none.
    func currentPlace(in layout: Layout) -> StackPlace {
        if let top = presentations.indices.last { return .presentation(top, presentations[top].route) }
        return .base(baseStack(in: layout))
    }

    /// The stack under all presentations.
    public func baseStack(in layout: Layout) -> Name {
        switch layout {
        case .stack: .main
        case .tabs, .open: tab ?? .main
        case .split: .detail
        }
    }

    /// The route that is on the screen: the last one of the visible path, or the presentation itself; nil at a root.
    public func visibleRoute(in layout: Layout) -> Route? {
        switch currentPlace(in: layout) {
        case .base(let id): stacks[id]?.path.last
        case .presentation(let index, let route): presentations[index].stack.path.last ?? route
        }
    }

    /// Returns the place of the stack that an intent names, else of the one it was asked for, else the current one.
    func place(of stack: Name?, or asked: StackPlace? = nil, in layout: Layout) -> StackPlace {
        if let stack { return .base(stack) }
        switch asked {
        case .base: return asked ?? currentPlace(in: layout)
        case .presentation(let index, let route)?
        where presentations.indices.contains(index) && presentations[index].route == route:
            return .presentation(index, route)
        default: return currentPlace(in: layout)
        }
    }

    /// The stack at a place. In an open layout a stack comes into being when something is put on it.
    subscript(place: StackPlace) -> Stack {
        @inline(__always) _read {
            switch place {
            case .base(let id):
                if let index = stacks.index(of: id) { yield stacks.values[index] } else { yield.empty }
            case .presentation(let index, _):
                yield presentations[index].stack
            }
        }
        @inline(__always) _modify {
            switch place {
            case .base(let id):
                let index = stacks.insert(Stack(), at: id)
                yield &stacks.values[index]
            case .presentation(let index, _):
                yield &presentations[index].stack
            }
        }
    }
}
