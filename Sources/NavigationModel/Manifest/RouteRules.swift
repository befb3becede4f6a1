import StrictJSON
import Synchronization

/// What an app's description says about routes. Without a manifest everything is known and nothing is required.
///
/// A journal comes to the same few routes again and again, so what is said about a route stays with it.
final class RouteRules: Sendable {
    private let manifest: Manifest?
    private let isOpen: Bool
    /// What tells these rules from all others of the process.
    private let number: UInt64

    private static let count = Atomic<UInt64>(0)

    init(_ manifest: Manifest?) {
        self.manifest = manifest
        isOpen = manifest == nil
        number = Self.count.add(1, ordering: .relaxed).newValue
    }

    /// Returns why a route cannot be on a path or in a selection, or nil.
    func fault(in route: Route) -> Reason? {
        if isOpen { return route.isUnreadable ? .unknownRoute : nil }
        return standing(of: route).onPath.fault
    }

    /// Returns the fault of the first route at fault, or nil.
    func fault(in routes: [Route]) -> Reason? {
        standing(of: routes).fault
    }

    /// Returns the fault of the first route at fault, or else whether one of them is shown to signed-in users only.
    func standing(of routes: [Route]) -> (fault: Reason?, requiresSignIn: Bool) {
        if isOpen { return (routes.contains(where: \.isUnreadable) ? .unknownRoute : nil, false) }
        var requiresSignIn = false
        for place in routes.indices {
            // Found like this, what is kept is loaded without a reference to the route being counted.
            let kept = RouteStanding(bits: routes[place].body.standing.load(ordering: .relaxed))
            let standing = (kept.rules == number ? kept : foundStanding(of: routes[place])).onPath
            if let fault = standing.fault { return (fault, false) }
            if standing.requiresSignIn { requiresSignIn = true }
        }
        return (nil, requiresSignIn)
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

    /// Returns whether a presentation is shown to signed-in users only.
    func presentationRequiresSignIn(_ route: Route) -> Bool {
        !isOpen && standing(of: route).presented.requiresSignIn
    }

    /// Returns whether a route shows content.
    func showsContent(_ route: Route) -> Bool {
        !isOpen && standing(of: route).onPath.showsContent
    }

    /// Returns whether a presentation shows content.
    func presentedShowsContent(_ route: Route) -> Bool {
        !isOpen && standing(of: route).presented.showsContent
    }

    /// Returns the content that a route shows, if it shows any.
    func content(of route: Route) -> Content? {
        showsContent(route) ? manifest?.routes[route.name]?.content(of: route) : nil
    }

    /// Returns the content that a presentation shows, if it shows any.
    func presentedContent(of route: Route) -> Content? {
        presentedShowsContent(route) ? manifest?.presentations[route.name]?.route.content(of: route) : nil
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

    @inline(__always)
    private func standing(of route: Route) -> RouteStanding {
        let kept = RouteStanding(bits: route.body.standing.load(ordering: .relaxed))
        if kept.rules == number { return kept }
        return foundStanding(of: route)
    }

    private func foundStanding(of route: Route) -> RouteStanding {
        let found = RouteStanding(of: route, under: manifest, number)
        route.body.standing.store(found.bits, ordering: .relaxed)
        return found
    }
}

/// What the rules of an app say about one route, in 64 bits: routes keep it, and many threads ask.
struct RouteStanding {
    /// The number of the rules, and below it what they say.
    private(set) var bits: UInt64

    /// What they say about a route as a screen, or as a presentation.
    struct Place {
        fileprivate var bits: UInt64

        var isUnknown: Bool { bits & 1 != 0 }
        var requiresSignIn: Bool { bits & 4 != 0 }
        var showsContent: Bool { bits & 8 != 0 }

        var fault: Reason? {
            bits & 3 == 0 ? nil : isUnknown ? .unknownRoute : .badParameter
        }
    }

    fileprivate init(bits: UInt64) {
        self.bits = bits
    }

    fileprivate init(of route: Route, under manifest: Manifest?, _ rules: UInt64) {
        let presentation = manifest?.presentations[route.name]
        let parameters = route.parameters
        bits = rules << 16
        bits |= Place(of: parameters, as: manifest?.routes[route.name]).bits
        bits |= Place(of: parameters, as: presentation?.route).bits << 4
        bits |= presentation?.linkDismissible ?? true ? 1 << 8 : 0
        bits |= presentation?.restores ?? false ? 1 << 9 : 0
        let style = PresentationStyle.allCases.firstIndex(of: presentation?.style ?? .sheet) ?? 0
        bits |= UInt64(style) << 10
    }

    fileprivate var rules: UInt64 { bits >> 16 }
    var onPath: Place { Place(bits: bits) }
    var presented: Place { Place(bits: bits >> 4) }
    var isLinkDismissible: Bool { bits & 1 << 8 != 0 }
    var restores: Bool { bits & 1 << 9 != 0 }
    var style: PresentationStyle { PresentationStyle.allCases[Int(bits >> 10 & 3)] }
}

extension RouteStanding.Place {
    fileprivate init(of parameters: JSONObject, as declaration: RouteDeclaration?) {
        guard let declaration else {
            bits = 1
            return
        }
        bits = declaration.accepts(parameters) ? 0 : 2
        bits |= declaration.requiresSignIn ? 4 : 0
        bits |= declaration.contentID(in: parameters) == nil ? 0 : 8
    }
}
