import Synchronization

/// What an app's description says about routes. Without a manifest everything is known and nothing is required.
///
/// A journal comes to the same few routes again and again, so what is said about a route stays with it.
final class RouteRules: Sendable {
    private let manifest: Manifest?
    private let isOpen: Bool

    init(_ manifest: Manifest?) {
        self.manifest = manifest
        isOpen = manifest == nil
    }

    /// Returns why a route cannot be on a path or in a selection, or nil.
    func fault(in route: Route) -> Reason? {
        if isOpen { return route.isUnreadable ? .unknownRoute : nil }
        return standing(of: route).onPath.fault
    }

    /// Returns the fault of the first route at fault, or nil.
    func fault(in routes: [Route]) -> Reason? {
        for route in routes {
            if let fault = fault(in: route) { return fault }
        }
        return nil
    }

    /// Returns why a route cannot be presented, or nil.
    func presentationFault(in route: Route) -> Reason? {
        if isOpen { return route.isUnreadable ? .unknownRoute : nil }
        return standing(of: route).presented.fault
    }

    /// Returns whether a route is shown to signed-in users only.
    func requiresSignIn(_ route: Route) -> Bool {
        !isOpen && standing(of: route).onPath.requiresSignIn
    }

    /// Returns whether one of the routes is shown to signed-in users only.
    func requireSignIn(_ routes: [Route]) -> Bool {
        !isOpen && routes.contains(where: requiresSignIn)
    }

    /// Returns whether a presentation is shown to signed-in users only.
    func presentationRequiresSignIn(_ route: Route) -> Bool {
        !isOpen && standing(of: route).presented.requiresSignIn
    }

    /// Returns the content that a route shows, if it shows any.
    func content(of route: Route) -> Content? {
        isOpen ? nil : standing(of: route).onPath.content
    }

    /// Returns the content that a presentation shows, if it shows any.
    func presentedContent(of route: Route) -> Content? {
        isOpen ? nil : standing(of: route).presented.content
    }

    /// Returns whether a link may take a presentation of that route away.
    func isLinkDismissible(_ route: Route) -> Bool {
        isOpen || standing(of: route).isLinkDismissible
    }

    /// Returns whether a restore brings back a presentation of that route. Without a manifest nobody asked for it.
    func restoresPresentation(of route: Route) -> Bool {
        !isOpen && standing(of: route).restores
    }

    /// The style of a presentation of that route, unless the intent says otherwise.
    func style(of route: Route) -> PresentationStyle {
        isOpen ? .sheet : standing(of: route).style
    }

    private func standing(of route: Route) -> RouteStanding {
        if let kept = route.body.standing.load() {
            return kept.rules === self ? kept : RouteStanding(of: route, under: manifest, self)
        }
        let kept = route.body.standing.storeIfNil(RouteStanding(of: route, under: manifest, self))
        return kept.rules === self ? kept : RouteStanding(of: route, under: manifest, self)
    }
}

/// What the rules of an app say about one route.
final class RouteStanding: Sendable {
    /// What they say about a route as a screen, or as a presentation.
    struct Place {
        var fault: Reason?
        var requiresSignIn = false
        var content: Content?
    }

    let rules: RouteRules
    let onPath: Place
    let presented: Place
    let isLinkDismissible: Bool
    let restores: Bool
    let style: PresentationStyle

    fileprivate init(of route: Route, under manifest: Manifest?, _ rules: RouteRules) {
        let presentation = manifest?.presentations[route.name]
        self.rules = rules
        onPath = Place(of: route, as: manifest?.routes[route.name])
        presented = Place(of: route, as: presentation?.route)
        isLinkDismissible = presentation?.linkDismissible ?? true
        restores = presentation?.restores ?? false
        style = presentation?.style ?? .sheet
    }
}

extension RouteStanding.Place {
    fileprivate init(of route: Route, as declaration: RouteDeclaration?) {
        guard let declaration else {
            fault = .unknownRoute
            return
        }
        if !declaration.accepts(route.parameters) { fault = .badParameter }
        requiresSignIn = declaration.requiresSignIn
        content = declaration.content(of: route)
    }
}
