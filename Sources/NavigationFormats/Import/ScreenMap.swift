public import NavigationModel
public import StrictJSON

/// Which route is meant by the name that another tool gives to a screen.
public struct ScreenMap: Sendable {
    /// Where a screen is.
    public enum Destination: Sendable, Hashable {
        /// Under the path: the root of a stack.
        case root
        /// On the path.
        case route(Route)
    }

    /// What is wrong with a map.
    public enum Problem: Error, Sendable, Hashable {
        /// It is no JSON object.
        case notAnObject
        /// What stands for a screen is neither the text nor the JSON of a route, nor null.
        case noRoute(screen: String)
        /// The text of a route has a fault.
        case badRoute(screen: String, text: String, RouteTextError)
    }

    private var destinations: [Name: Destination] = [:]

    /// Creates an empty map: screens are called as the manifest calls their routes.
    public init() {}

    /// Creates the map of a JSON object: names of screens, each with the text or the JSON of a route, or with null for
    /// the root.
    public init(json: JSONValue, manifest: Manifest?) throws(Problem) {
        guard let members = json.objectValue?.members else { throw .notAnObject }
        for member in members {
            destinations[Name(member.name)] = try Self.destination(member, manifest)
        }
    }

    private static func destination(
        _ member: JSONObject.Member, _ manifest: Manifest?
    ) throws(Problem) -> Destination {
        switch member.value {
        case .null: return .root
        case .string(let text):
            do { return .route(try Route(text: text, manifest: manifest)) } catch {
                throw .badRoute(screen: member.name, text: text, error)
            }
        default:
            guard let route = Route(json: member.value) else { throw .noRoute(screen: member.name) }
            return .route(route)
        }
    }

    /// Returns where a screen is, with its parameters, which come before those of the map.
    ///
    /// A screen that the map does not name is a route that the manifest declares: in route text, or by name, with a
    /// small letter where the other tool writes a capital one. Without a manifest every route is declared.
    func destination(of screen: String, _ parameters: JSONObject, _ manifest: Manifest?) -> Destination? {
        switch destinations[Name(screen)] ?? declared(screen, manifest) {
        case nil: return nil
        case .root?: return .root
        case .route(let route)?:
            guard !parameters.isEmpty else { return .route(route) }
            var all = route.parameters
            for member in parameters.members { all[member.name] = member.value }
            return .route(Route(route.name, all))
        }
    }

    /// Whether the map names a screen.
    func names(_ screen: String) -> Bool { destinations[Name(screen)] != nil }

    private func declared(_ screen: String, _ manifest: Manifest?) -> Destination? {
        for text in [screen, screen.prefix(1).lowercased() + screen.dropFirst()] {
            if let route = try? Route(text: text, manifest: manifest),
                manifest?.routes[route.name] != nil || manifest == nil
            {
                return .route(route)
            }
        }
        return nil
    }
}
