import FoundationEssentials
import NavigationModel
import StrictJSON

/// Turns the routes of an app into those of a journal and back.
struct RouteCoder<Route: Hashable & Codable & Sendable> {
    /// Returns the route as a journal has it. What cannot be encoded is unreadable to every replay, too.
    func encode(_ route: Route) -> NavigationModel.Route {
        guard let data = try? JSONEncoder().encode(route), let json = try? JSONValue(parsing: Array(data)),
            let encoded = NavigationModel.Route(json: json)
        else { return .unreadable }
        return encoded
    }

    /// Returns the app's route; nil if the app knows no such route.
    func decode(_ route: NavigationModel.Route) -> Route? {
        try? JSONDecoder().decode(Route.self, from: Data(route.text.utf8))
    }
}
