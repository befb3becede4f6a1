/// Paths: what is pushed, popped, set, and what the system did to them.
extension Reducer {
    func push(
        _ routes: [Route], to stack: Name?, or place: StackPlace?, in scene: inout Scene, _ facts: Facts
    ) -> Verdict {
        if let refusal = refusal(of: routes, on: stack, facts) { return refusal }
        guard !routes.isEmpty else { return .unchanged }
        scene[scene.place(of: stack, or: place, in: layout)].push(routes)
        return .applied
    }

    func setPath(
        _ routes: [Route], of stack: Name?, or place: StackPlace?, in scene: inout Scene, _ facts: Facts
    ) -> Verdict {
        if let refusal = refusal(of: routes, on: stack, facts) { return refusal }
        return replacePath(with: routes, at: scene.place(of: stack, or: place, in: layout), in: &scene)
    }

    /// The checks that push and setPath share: all or nothing.
    private func refusal(of routes: [Route], on stack: Name?, _ facts: Facts) -> Verdict? {
        if let fault = rules.fault(in: routes) { return .rejected(fault) }
        if !layout.has(stack: stack) { return .rejected(.unknownStack) }
        if facts.user == nil && rules.requireSignIn(routes) { return .deferred(.signIn) }
        return nil
    }

    /// An equal path is an echo of the binding and leaves the views on top of it.
    private func replacePath(with routes: [Route], at place: StackPlace, in scene: inout Scene) -> Verdict {
        guard scene[place].path != routes else { return .unchanged }
        scene[place].replacePath(routes)
        return .applied
    }

    func pushView(_ label: Name, to stack: Name?, in scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        scene[scene.place(of: stack, in: layout)].views.append(label)
        return .applied
    }

    func pop(_ count: Int, from stack: Name?, in scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        let place = scene.place(of: stack, in: layout)
        let depth = scene[place].depth
        guard depth > 0 else { return .rejected(.emptyStack) }
        guard count <= depth else { return .rejected(.depthExceeded) }
        scene[place].pop(count)
        return .applied
    }

    func pop(to destination: PopDestination, in stack: Name?, of scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        let place = scene.place(of: stack, in: layout)
        guard let kept = scene[place].routesKept(poppingTo: destination) else { return .rejected(.notInStack) }
        scene[place].keep(kept)
        return .applied
    }

    func popToRoot(of stack: Name?, in scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        let place = scene.place(of: stack, in: layout)
        guard scene[place].depth > 0 else { return .unchanged }
        scene[place].keep(0)
        return .applied
    }

    /// Follows what the system did to a binding. It happened, so nothing is validated.
    func follow(_ change: PathChange, of stack: Name?, in scene: inout Scene) -> Verdict {
        guard layout.has(stack: stack) else { return .rejected(.unknownStack) }
        let place = scene.place(of: stack, in: layout)
        switch change {
        case .routes(let routes): return replacePath(with: routes, at: place, in: &scene)
        case .opaque(let depth):
            let known = scene[place].path.prefix(depth)
            let unknown = Array(repeating: Route.unreadable, count: depth - known.count)
            return replacePath(with: known + unknown, at: place, in: &scene)
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
