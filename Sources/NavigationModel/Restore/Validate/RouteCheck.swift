import StrictJSON

/// Says which routes of a snapshot can be shown now: known, with content that is there, and for this user.
struct RouteCheck {
    let rules: RouteRules
    let facts: Facts
    /// Routes that count as missing besides what the catalog says.
    let missing: Set<Route>

    /// Reads a route of a path or a selection.
    func route(_ json: JSONValue) throws(Reason) -> Route {
        let route = try readable(json)
        if let fault = rules.fault(in: route) { throw fault }
        try admit(route, showing: rules.content(of: route), requiresSignIn: rules.requiresSignIn(route))
        return route
    }

    /// Reads the route of a presentation; nil for one that the manifest does not want back.
    func presentation(_ json: JSONValue) throws(Reason) -> Route? {
        let route = try readable(json)
        if let fault = rules.presentationFault(in: route), fault == .unknownRoute { throw fault }
        guard rules.restoresPresentation(of: route) else { return nil }
        if let fault = rules.presentationFault(in: route) { throw fault }
        try admit(
            route, showing: rules.presentedContent(of: route),
            requiresSignIn: rules.presentationRequiresSignIn(route))
        return route
    }

    private func readable(_ json: JSONValue) throws(Reason) -> Route {
        guard let route = Route(json: json) else { throw .corrupt }
        guard route.name != Route.unreadable.name else { throw .unreadable }
        return route
    }

    private func admit(_ route: Route, showing content: Content?, requiresSignIn: Bool) throws(Reason) {
        if missing.contains(route) { throw .missingContent }
        if let content, !facts.catalog.contains(content) { throw .missingContent }
        if requiresSignIn && facts.user == nil { throw .signIn }
    }
}
