public import NavigationModel

/// A sheet, cover or popover over a scene, in the app's own routes.
public struct Presented<Route: Hashable & Codable & Sendable>: Identifiable, Sendable {
    /// How it is presented.
    public let style: PresentationStyle
    /// The destination.
    public let route: Route
    /// How many are presented below it.
    public let level: Int
    let encoded: NavigationModel.Route
    var stack: TypedPath<Route>

    /// The destination: nothing is presented twice at a time.
    public var id: Route { route }
    /// What is pushed inside it.
    public var path: [Route] { stack.routes }
}

extension Presented: Hashable {
    /// Returns whether both show the same.
    public static func == (left: Presented, right: Presented) -> Bool {
        left.level == right.level && left.style == right.style && left.route == right.route
            && left.stack.routes == right.stack.routes
    }

    /// Feeds the destination.
    public func hash(into hasher: inout Hasher) { hasher.combine(route) }
}

extension Presented {
    /// Follows the reducer; nil if the app does not know the destination.
    init?(
        _ presentation: Presentation, at level: Int, after before: Presented?, keepsPrefix: Bool,
        known: TypedPath<Route>.Known, _ coder: RouteCoder<Route>
    ) {
        let same = before.flatMap { $0.encoded.hasText(of: presentation.route) ? $0 : nil }
        let sent = known.first { $0.encoded.hasText(of: presentation.route) }?.route
        guard let route = same?.route ?? sent ?? coder.decode(presentation.route) else { return nil }
        self.route = route
        self.level = level
        style = presentation.style
        encoded = presentation.route
        stack = same?.stack ?? TypedPath()
        stack.follow(presentation.stack.path, keepsPrefix: keepsPrefix && same != nil, known: known, coder)
    }
}
