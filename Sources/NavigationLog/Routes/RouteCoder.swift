import NavigationModel

/// Turns the routes of an app into those of a journal and back.
struct RouteCoder<Route: Hashable & Codable & Sendable> {
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Returns the route as a journal has it. What cannot be encoded nobody could read again, so it is unreadable: the
    /// reducer takes it where it is on the screen already, and refuses it where it shall be pushed.
    func encode(_ route: Route) -> NavigationModel.Route {
        let sink = JSONSink(userInfo)
        guard (try? sink.take(route)) != nil, let encoded = NavigationModel.Route(json: sink.json)
        else { return .unreadable }
        return encoded
    }

    /// Returns the app's route; nil if the app knows no such route.
    func decode(_ route: NavigationModel.Route) -> Route? {
        try? JSONSource(route.json, at: [], userInfo).value(of: Route.self)
    }
}
