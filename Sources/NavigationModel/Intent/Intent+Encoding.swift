public import StrictJSON

extension Intent {
    /// The members that an entry carries for this intent, in the order of the format.
    public var members: JSONObject {
        switch self {
        case .app(let intent): intent.members
        case .scene(let intent): intent.members
        case .unknown(_, let members), .malformed(_, let members): members
        }
    }
}

extension AppIntent {
    var members: JSONObject {
        switch self {
        case .launched, .signedOut: [:]
        case .catalogLoaded(let content): JSONObject(present: [("content", CatalogItems.json(content))])
        case .catalogChanged(let add, let remove):
            JSONObject(present: [("add", CatalogItems.json(add)), ("remove", CatalogItems.json(remove))])
        case .signedIn(let user): ["user": .string(user.text)]
        }
    }
}

extension SceneIntent {
    var members: JSONObject {
        switch self {
        case .sceneOpened, .ready, .dropPending: [:]
        case .sceneClosed(let destroyed): destroyed ? ["destroyed": true] : [:]
        case .phase(let phase): ["to": .string(phase.rawValue)]
        case .setWidth(let width): ["to": .string(width.rawValue)]
        case .setTabHidden(let tab, let hidden): ["tab": tab.json, "hidden": .bool(hidden)]
        case .push(let routes, let stack):
            JSONObject(
                present: [routes.count == 1 ? ("route", routes[0].json) : ("routes", .routes(routes))], stack)
        case .pushView(let label, let stack): JSONObject(present: [("label", label.json)], stack)
        case .pop(let count, let stack): JSONObject(present: [("count", count == 1 ? nil : .integer(count))], stack)
        case .popTo(let destination, let stack): JSONObject(present: [destination.member], stack)
        case .popToRoot(let stack): JSONObject(present: [], stack)
        case .setPath(let routes, let stack): JSONObject(present: [("routes", .routes(routes))], stack)
        case .pathChanged(.routes(let routes), let stack): JSONObject(present: [("routes", .routes(routes))], stack)
        case .pathChanged(.opaque(let depth), let stack):
            JSONObject(present: [("depth", .integer(depth)), ("opaque", true)], stack)
        case .gesture(let gesture, let stack):
            JSONObject(present: [("kind", .string(gesture.kind)), ("to", .string(gesture.stage.rawValue))], stack)
        case .present(let route, let style, let path):
            JSONObject(present: [
                ("route", route.json), ("style", style.map { .string($0.rawValue) }),
                ("path", path.isEmpty ? nil : .routes(path)),
            ])
        case .dismiss(.top): [:]
        case .dismiss(.all): ["all": true]
        case .dismiss(.route(let route)): ["route": route.json]
        case .selectTab(let tab): ["tab": tab.json]
        case .select(let column, let route): ["column": column.json, "route": route?.json ?? .null]
        case .setColumns(let visibility): ["visibility": .string(visibility.rawValue)]
        case .openURL(let url, let withheld, let link):
            JSONObject(
                present: [("url", .string(url)), ("rejected", withheld.map { .string($0.text) })] + link.members)
        case .openTarget(let target, let link): JSONObject(present: [("target", target.json)] + link.members)
        case .restore(let snapshot, let missing):
            JSONObject(present: [("snapshot", snapshot), ("missing", missing.isEmpty ? nil : .routes(missing))])
        }
    }
}

extension PopDestination {
    fileprivate var member: (String, JSONValue?) {
        switch self {
        case .route(let route): ("route", route.json)
        case .name(let name): ("name", name.json)
        case .depth(let depth): ("depth", .integer(depth))
        }
    }
}

extension Link {
    fileprivate var members: [(String, JSONValue?)] {
        [
            ("delivery", delivery?.json), ("target", target?.json),
            ("missing", missing.isEmpty ? nil : .routes(missing)),
        ]
    }
}

extension CatalogItems {
    /// The object of kinds, each with its ids; nil for no kinds at all.
    static func json(_ items: [CatalogItems]) -> JSONValue? {
        guard !items.isEmpty else { return nil }
        return .object(JSONObject(items.map { .init(name: $0.kind.text, value: .array($0.ids)) }))
    }
}

extension JSONObject {
    /// Creates an object from the members that have a value, and a stack if one is named.
    init(present members: [(String, JSONValue?)], _ stack: Name? = nil) {
        self.init()
        for case (let name, let value?) in members { self[name] = value }
        if let stack { self["stack"] = stack.json }
    }
}

extension JSONValue {
    static func routes(_ routes: [Route]) -> JSONValue { .array(routes.map(\.json)) }
}

extension Name {
    /// The name as a JSON string.
    var json: JSONValue { .string(text) }
}
