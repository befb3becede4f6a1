import NavigationModel
import StrictJSON

/// Routes: the declared ones, those that are on the screen or were asked for, and those of the catalog.
extension Completer {
    func routes(_ role: Route.Role, typed: String) -> [Offer] {
        if let open = OpenRoute(typed), let declaration = manifest?.declaration(of: Name(open.name), as: role) {
            return known(role).filter { $0.utf8.starts(with: typed.utf8) }.map { Offer($0, isCode: true) }
                + arguments(open, declaration, role)
        }
        return names(role) + known(role).map { Offer($0, isCode: true) }
    }

    /// The declared names, with what each of them takes.
    private func names(_ role: Route.Role) -> [Offer] {
        let declared = role == .pushed ? manifest?.routes : manifest?.presentations.mapValues(\.route)
        let sorted = (declared ?? [:]).sorted { $0.key < $1.key }
        return sorted.filter { Route($0.key, [:]).routeText(nil) == $0.key.text }.map { name, declaration in
            let takes = declaration.parameters.map { "\($0.label): \($0.kind.rawValue)\($0.isOptional ? "?" : "")" }
            let needsNone = declaration.parameters.isEmpty
            return Offer(
                needsNone ? name.text : "\(name)(", takes.joined(separator: ", "), isWhole: needsNone, isCode: true)
        }
    }

    /// The text of every route that is known from the state, the catalog and the entries before.
    private func known(_ role: Route.Role) -> [String] {
        if let known = knownRoutes[role] { return known }
        let known = findRoutes(role)
        knownRoutes[role] = known
        return known
    }

    private func findRoutes(_ role: Route.Role) -> [String] {
        var routes = routesSeen(role)
        for (name, declaration) in manifest?.routes ?? [:] where role == .pushed {
            guard let content = declaration.content else { continue }
            let ids = world.facts.catalog.listed[declaration.kind ?? name] ?? []
            routes += ids.prefix(Self.idsOffered).map {
                Route(name, JSONObject([.init(name: content.text, value: $0.json)]))
            }
        }
        return Set(routes.filter { isKnown($0, role) }.map { $0.routeText(manifest, as: role) }).sorted()
    }

    /// Whether the app would take a route; without a manifest it takes all.
    private func isKnown(_ route: Route, _ role: Route.Role) -> Bool {
        guard let manifest else { return true }
        return manifest.declaration(of: route.name, as: role)?.accepts(route.parameters) == true
    }

    /// The routes of the current path, or what lies over the scene.
    func routesOnScreen(_ role: Route.Role) -> [Offer] {
        let path = value(at: "path")?.arrayValue?.compactMap { Route(json: $0) } ?? []
        let shown = role == .pushed ? path : shownScene?.presentations.map(\.route) ?? []
        return shown.map { Offer($0.routeText(manifest, as: role), isCode: true) }
    }

    /// What goes on inside the parentheses: labels that are not there yet, then values that were seen for a label.
    private func arguments(_ open: OpenRoute, _ declaration: RouteDeclaration, _ role: Route.Role) -> [Offer] {
        guard let label = open.label else {
            return declaration.parameters.filter { !open.labels.contains($0.label.text) }.map {
                Offer("\(open.before)\($0.label): ", $0.kind.rawValue, isWhole: false, isCode: true)
            }
        }
        guard let parameter = declaration.parameters.first(where: { $0.label.text == label }) else { return [] }
        let isLast = open.labels.count == declaration.parameters.count
        let place = ArgumentPlace(role: role, route: Name(open.name), label: parameter.label)
        let values = knownValues[place] ?? values(of: parameter, at: place, declaration)
        knownValues[place] = values
        return values.map {
            Offer("\(open.before)\(label): \($0)\(isLast ? ")" : "")", isWhole: isLast, isCode: true)
        }
    }

    private func values(
        of parameter: Parameter, at place: ArgumentPlace, _ declaration: RouteDeclaration
    ) -> [String] {
        if parameter.kind == .bool { return ["false", "true"] }
        let isContent = parameter.label == declaration.content
        let ids = isContent ? world.facts.catalog.listed[declaration.kind ?? place.route] ?? [] : []
        let seen = routesSeen(place.role).filter { $0.name == place.route }
        let values = ids.prefix(Self.idsOffered).map(\.json) + seen.compactMap { $0.parameters[place.label.text] }
        return Set(values.compactMap { Self.spelling($0) }).sorted()
    }

    /// A value as it stands in route text: the text of a route with this value alone.
    private static func spelling(_ value: JSONValue) -> String? {
        let text = Route("x", ["_0": value]).routeText(nil)
        return text.hasPrefix("x(") ? String(text.dropFirst(2).dropLast()) : nil
    }
}

/// What an argument is: a label of a route.
struct ArgumentPlace: Hashable {
    var role: Route.Role
    var route: Name
    var label: Name
}

/// Route text whose parenthesis is still open: `article(id: a1, sou`.
private struct OpenRoute {
    let name: String
    /// Everything before the argument that is being typed.
    let before: String
    /// The labels that are there already, with that of the argument being typed.
    private(set) var labels: [String] = []
    /// The label of the argument being typed, nil while the label itself is.
    let label: String?

    init?(_ text: String) {
        guard let parenthesis = text.firstIndex(of: "("), text.last != ")" else { return nil }
        name = String(text[..<parenthesis])
        var argumentStart = text.index(after: parenthesis)
        var isQuoted = false
        var colon: String.Index?
        for index in text[argumentStart...].indices {
            switch text[index] {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                if let colon { labels.append(Self.trimmed(text[argumentStart..<colon])) }
                (argumentStart, colon) = (text.index(after: index), nil)
            case ":" where !isQuoted: colon = colon ?? index
            default: break
            }
        }
        let valueStart = argumentStart
        let label = colon.map { Self.trimmed(text[valueStart..<$0]) }
        if let label { labels.append(label) }
        self.label = label
        before = String(text[..<argumentStart]) + (text[argumentStart...].hasPrefix(" ") ? " " : "")
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " })
    }
}
