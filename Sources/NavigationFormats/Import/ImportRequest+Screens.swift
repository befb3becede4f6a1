import NavigationModel
import StrictJSON

/// What the names of another tool's screens stand for.
extension ImportRequest {
    /// Returns where a screen is, nil if no route is known for it.
    func destination(of screen: String, _ parameters: JSONObject = [:]) -> ScreenMap.Destination? {
        screens.destination(of: screen, parameters, manifest)
    }

    /// Returns the route of a screen that lies at the bottom of a stack, nil if it is the root of the stack.
    ///
    /// It is the root unless the map says something else, or the manifest declares a route for it: one that needs
    /// parameters is meant where there are some, right or wrong. Without a manifest every name could be a route, so
    /// there the map alone decides.
    func routeAtBottom(_ screen: String, _ parameters: JSONObject = [:]) -> Route? {
        guard case .route(let route)? = destination(of: screen, parameters) else { return nil }
        if screens.names(screen) { return route }
        guard let declaration = manifest?.routes[route.name] else { return nil }
        return !parameters.isEmpty || declaration.accepts(route.parameters) ? route : nil
    }

    /// Returns the tab of a screen: by name, with a small letter where the other tool writes a capital one. Without a
    /// manifest every name is that of a tab.
    func tab(of screen: String) -> Name? {
        switch manifest.layout {
        case .open: return Name(screen)
        case .stack, .split: return nil
        case .tabs(let tabs, _, _):
            let lowered = Name(screen.prefix(1).lowercased() + screen.dropFirst())
            return tabs.first { $0 == Name(screen) } ?? tabs.first { $0 == lowered }
        }
    }

    /// Returns whether a parameter of that name belongs to the route of a screen.
    func declares(_ parameter: Name, of screen: String) -> Bool {
        guard case .route(let route)? = destination(of: screen) else { return false }
        return manifest?.routes[route.name]?.parameters.contains { $0.label == parameter } ?? false
    }
}
