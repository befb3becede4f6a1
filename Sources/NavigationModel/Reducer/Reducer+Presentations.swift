/// Sheets, covers and popovers. They lie over the scene and never touch a path below them.
extension Reducer {
    func present(
        _ route: Route, _ style: PresentationStyle?, _ path: [Route], in scene: inout Scene, _ facts: Facts
    ) -> Verdict {
        if let fault = manifest.presentationFault(in: route) ?? manifest.fault(in: path) { return .rejected(fault) }
        let needsUser = manifest.presentationRequiresSignIn(route) || path.contains(where: manifest.requiresSignIn)
        if needsUser && facts.user == nil { return .deferred(.signIn) }
        guard !scene.presentations.contains(where: { $0.route == route }) else { return .rejected(.alreadyPresented) }
        scene.presentations.append(
            Presentation(style: style ?? manifest.style(of: route), route: route, stack: Stack(path: path)))
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
        scene.presentations.removeSubrange(first...)
        return .applied
    }
}
