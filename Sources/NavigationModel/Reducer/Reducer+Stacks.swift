/// Paths: what is pushed, popped, set, and what the system did to them.
extension Reducer {
    func push(
        _ routes: [Route], to stack: Name?, or place: StackPlace?, in scene: inout Scene, _ facts: Facts
    ) -> Verdict {
        if let refusal = refusal(of: routes, on: stack, facts) { return refusal }
        guard !routes.isEmpty else { return .unchanged }
        _ = scene.withStack(stack, or: place, in: layout, making: true) { $0.push(routes) }
        return .applied
    }

    func setPath(
        _ routes: [Route], of stack: Name?, or place: StackPlace?, in scene: inout Scene, _ facts: Facts
    ) -> Verdict {
        if let refusal = refusal(of: routes, on: stack, facts) { return refusal }
        return scene.withStack(stack, or: place, in: layout, making: !routes.isEmpty) { $0.follow(routes) }
            ?? .unchanged
    }

    /// The checks that push and setPath share: all or nothing.
    private func refusal(of routes: [Route], on stack: Name?, _ facts: Facts) -> Verdict? {
        let (fault, requiresSignIn) = rules.standing(of: routes)
        if let fault { return .rejected(fault) }
        if !layout.has(stack: stack) { return .rejected(.unknownStack) }
        return requiresSignIn && facts.user == nil ? .deferred(.signIn) : nil
    }

    func pushView(_ label: Name, to stack: Name?, in scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        _ = scene.withStack(stack, in: layout, making: true) { $0.views.append(label) }
        return .applied
    }

    func pop(_ count: Int, from stack: Name?, in scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        return scene.withStack(stack, in: layout) { stack in
            guard stack.depth > 0 else { return .rejected(.emptyStack) }
            guard count <= stack.depth else { return .rejected(.depthExceeded) }
            stack.pop(count)
            return .applied
        } ?? .rejected(.emptyStack)
    }

    func pop(to destination: PopDestination, in stack: Name?, of scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        return scene.withStack(stack, in: layout) { stack in
            guard let kept = stack.routesKept(poppingTo: destination) else { return .rejected(.notInStack) }
            stack.keep(kept)
            return .applied
        } ?? .rejected(.notInStack)
    }

    func popToRoot(of stack: Name?, in scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        return scene.withStack(stack, in: layout) { $0.popToRoot() } ?? .unchanged
    }

    /// Follows what the system did to a binding. It happened, so nothing is validated.
    func follow(_ change: PathChange, of stack: Name?, in scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        switch change {
        case .routes(let routes):
            return scene.withStack(stack, in: layout, making: !routes.isEmpty) { $0.follow(routes) } ?? .unchanged
        case .opaque(let depth):
            return scene.withStack(stack, in: layout, making: depth > 0) { stack in
                let known = stack.path.prefix(depth)
                return stack.follow(known + Array(repeating: Route.unreadable, count: depth - known.count))
            } ?? .unchanged
        }
    }

    /// Only a completed back swipe moves anything: exactly one screen.
    func follow(_ gesture: Gesture, in stack: Name?, of scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        guard gesture.kind == "back", gesture.stage == .completed else { return .unchanged }
        return pop(1, from: stack, in: &scene)
    }
}

extension Stack {
    /// Takes over a path. An equal one is an echo of the binding and leaves the views on top of it.
    fileprivate mutating func follow(_ routes: [Route]) -> Verdict {
        guard path != routes else { return .unchanged }
        replacePath(routes)
        return .applied
    }

    /// Goes back to the root.
    mutating func popToRoot() -> Verdict {
        guard depth > 0 else { return .unchanged }
        keep(0)
        return .applied
    }

    /// Returns how many routes stay when popping to a destination strictly below the visible entry, or nil.
    fileprivate func routesKept(poppingTo destination: PopDestination) -> Int? {
        let below = views.isEmpty ? path.dropLast() : path[...]
        switch destination {
        case .depth(let depth): return depth <= below.count && depth < self.depth ? depth : nil
        case .route(let route): return below.lastIndex(of: route).map { $0 + 1 }
        case .name(let name): return below.lastIndex { $0.name == name }.map { $0 + 1 }
        }
    }
}
