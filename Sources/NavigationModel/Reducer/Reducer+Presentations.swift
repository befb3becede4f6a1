/// Sheets, covers and popovers. They lie over the scene and never touch a path below them.
extension Reducer {
    func present(
        _ route: Route, _ style: PresentationStyle?, _ path: [Route], in scene: inout Scene, _ facts: Facts
    ) -> Verdict {
        if let fault = rules.presentationFault(in: route) ?? rules.fault(in: path) { return .rejected(fault) }
        let needsUser = rules.presentationRequiresSignIn(route) || path.contains(where: rules.requiresSignIn)
        if needsUser && facts.user == nil { return .deferred(.signIn) }
        guard !scene.presentations.contains(where: { $0.route == route }) else { return .rejected(.alreadyPresented) }
        scene.presentations.append(
            Presentation(style: style ?? rules.style(of: route), route: route, stack: Stack(path: path)))
        return .applied
    }

    func dismiss(_ dismissal: Dismissal, in scene: inout Scene) -> Verdict {
        let first: Int? =
            switch dismissal {
            case .top: scene.presentations.indices.last
            case .all: scene.presentations.indices.first
            case .route(let route): scene.presentations.lastIndex { $0.route == route }
            }
        guard let first else { return .rejected(.nothingPresented) }
        while scene.presentations.count > first { scene.presentations.removeLast() }
        return .applied
    }
}
