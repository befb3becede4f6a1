public import NavigationModel

/// What a person, or the app on a person's behalf, asks for.
extension NavigationStore {
    /// Appends routes to the current stack, or to the one that is named.
    @discardableResult
    public func push(_ routes: Route..., in stack: Name? = nil) -> Outcome { push(routes, in: stack) }

    /// Appends routes to the current stack, or to the one that is named.
    @discardableResult
    public func push(_ routes: [Route], in stack: Name? = nil) -> Outcome {
        sending(routes) { send(.push($0, stack: stack)) }
    }

    /// Goes back a number of screens.
    @discardableResult
    public func pop(_ count: Int = 1, in stack: Name? = nil) -> Outcome {
        send(.pop(count: count, stack: stack))
    }

    /// Goes back to the nearest screen of that route.
    @discardableResult
    public func popTo(_ route: Route, in stack: Name? = nil) -> Outcome {
        send(.popTo(.route(coder.encode(route)), stack: stack))
    }

    /// Goes back to the nearest screen of a route of that name.
    @discardableResult
    public func popTo(name: Name, in stack: Name? = nil) -> Outcome { send(.popTo(.name(name), stack: stack)) }

    /// Goes back to the root.
    @discardableResult
    public func popToRoot(in stack: Name? = nil) -> Outcome { send(.popToRoot(stack: stack)) }

    /// Replaces the whole path of the current stack, or of the one that is named.
    @discardableResult
    public func setPath(_ routes: [Route], in stack: Name? = nil) -> Outcome {
        sending(routes) { send(.setPath($0, stack: stack)) }
    }

    /// Presents a route over everything, in the style that the manifest declares unless one is named.
    @discardableResult
    public func present(_ route: Route, as style: PresentationStyle? = nil, path: [Route] = []) -> Outcome {
        sending([route] + path) { send(.present($0[0], style: style, path: Array($0.dropFirst()))) }
    }

    /// Takes away the top presentation.
    @discardableResult
    public func dismiss() -> Outcome { send(.dismiss()) }

    /// Takes away every presentation.
    @discardableResult
    public func dismissAll() -> Outcome { send(.dismiss(.all)) }

    /// Takes away a presentation with everything above it.
    @discardableResult
    public func dismiss(_ route: Route) -> Outcome { send(.dismiss(.route(coder.encode(route)))) }

    /// Selects a tab. Selecting the selected one does what the layout says, going to its root as a rule.
    @discardableResult
    public func selectTab(_ tab: Name) -> Outcome { send(.selectTab(tab)) }

    /// Selects a route in a column, nil for none.
    @discardableResult
    public func select(_ route: Route?, in column: Name) -> Outcome {
        sending(route.map { [$0] } ?? []) { send(.select(column: column, route: $0.first)) }
    }

    /// Encodes routes, and remembers what they were while their intent is on its way.
    func sending(_ routes: [Route], _ send: ([NavigationModel.Route]) -> Outcome) -> Outcome {
        let encoded = routes.map(coder.encode)
        let before = known
        known += zip(encoded, routes).map { (encoded: $0, route: $1) }
        defer { known = before }
        return send(encoded)
    }
}
