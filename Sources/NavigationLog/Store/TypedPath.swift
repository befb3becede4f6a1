import NavigationModel

/// A path as the reducer has it, and the same in the app's own routes.
struct TypedPath<Route: Hashable & Codable & Sendable> {
    /// Routes that were just encoded, so that nobody has to decode them.
    typealias Known = [(encoded: NavigationModel.Route, route: Route)]

    /// The path in the app's own routes, up to the first one that the app does not know.
    private(set) var routes: [Route] = []
    /// The path as the reducer has it.
    private(set) var encoded: [NavigationModel.Route] = []

    /// The first route that the app does not know; what is above it is not shown either.
    var unreadable: NavigationModel.Route? {
        routes.count < encoded.count ? encoded[routes.count] : nil
    }

    /// Follows the reducer.
    ///
    /// - Parameters:
    ///   - path: The path by now.
    ///   - keepsPrefix: Whether one of both paths is known to begin with the other, so that nothing is compared.
    ///   - known: Routes among the new ones, in their order.
    ///   - coder: Decodes what is not known.
    mutating func follow(
        _ path: [NavigationModel.Route], keepsPrefix: Bool, known: Known, _ coder: RouteCoder<Route>
    ) {
        let shorter = min(path.count, encoded.count)
        let common =
            keepsPrefix ? shorter : (0..<shorter).first { !encoded[$0].hasText(of: path[$0]) } ?? shorter
        let wasReadable = routes.count == encoded.count
        encoded.removeLast(encoded.count - common)
        encoded += path[common...]
        if routes.count > common { routes.removeLast(routes.count - common) }
        guard wasReadable || routes.count == common else { return }
        var known = known[...]
        for route in path[common...] {
            if let next = known.firstIndex(where: { $0.encoded.hasText(of: route) }) {
                routes.append(known[next].route)
                known = known[(next + 1)...]
            } else if let decoded = coder.decode(route) {
                routes.append(decoded)
            } else {
                return
            }
        }
    }
}

extension TypedPath {
    /// Whether the reducer's path has changed.
    func differs(from path: [NavigationModel.Route], keepsPrefix: Bool) -> Bool {
        if encoded.count != path.count { return true }
        return !keepsPrefix && !zip(encoded, path).allSatisfy { $0.hasText(of: $1) }
    }
}
