import NavigationModel
import StrictJSON

/// The routes of a page, each with its name, its text, its title and its JSON.
///
/// The JSON goes as text: a number of JavaScript would not keep every digit and spelling.
struct PageRoutes {
    private(set) var table = PageTable()
    private var places = PerRoute<JSONValue>()
    private let manifest: Manifest?

    init(_ manifest: Manifest?) {
        self.manifest = manifest
    }

    /// Returns the number of a route.
    mutating func place(of route: Route, as role: Route.Role = .pushed) -> JSONValue {
        if let known = places[route, role] { return known }
        let mark = role == .pushed ? "" : "presented "
        let place = table.place(of: mark + route.text) { [manifest] in
            [
                .string(route.name.text), .string(route.routeText(manifest, as: role)),
                .string(route.title(manifest, as: role)), .string(route.json.text(.journal)),
            ]
        }
        places[route, role] = .integer(place)
        return .integer(place)
    }

    /// Returns the numbers of the routes of a path.
    mutating func places(of path: [Route]) -> JSONValue {
        .array(path.map { place(of: $0) })
    }
}

extension Route {
    /// What the screen is called: its declared title with the parameters filled in, else its name.
    func title(_ manifest: Manifest?, as role: Role) -> String {
        guard let title = manifest?.declaration(of: name, as: role)?.title else { return name.text }
        let parameters = parameters
        return title.parts.map { part in
            switch part {
            case .literal(let text): text
            case .hole(let label): parameters[label.text]?.plainText ?? ""
            }
        }.joined()
    }
}
