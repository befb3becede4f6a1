import NavigationModel
import StrictJSON

/// What people find in a made-up app: its routes, its content, and the words they type.
struct Vocabulary {
    let manifest: Manifest?
    /// What a path can hold, in a fixed order.
    let routes: [(name: Name, declaration: RouteDeclaration)]
    /// What can be presented.
    let presentations: [(name: Name, declaration: RouteDeclaration)]
    /// The tabs, none in other layouts.
    let tabs: [Name]
    /// The columns, none in other layouts.
    let columns: [Name]
    /// The content that exists, by kind.
    private(set) var content: [(kind: Name, ids: [JSONValue])]

    static let users: [Name] = ["ann", "ben", "cho"]
    private static let words = [
        "north", "river", "stone", "amber", "field", "harbour", "maple", "winter", "a b", "café", "50%", "x/y",
    ]

    init(_ manifest: Manifest?) {
        self.manifest = manifest
        guard let manifest else {
            routes = [("item", .init(id: "id")), ("list", .init()), ("settings", .init())]
            presentations = [("share", .init(id: "id")), ("compose", .init())]
            (tabs, columns, content) = (["home", "search", "me"], [], [("item", (1...6).map { .string("i\($0)") })])
            return
        }
        routes = manifest.routes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        presentations = manifest.presentations.sorted { $0.key < $1.key }.map { ($0.key, $0.value.route) }
        if case .tabs(let all, _, _) = manifest.layout { tabs = all } else { tabs = [] }
        if case .split(let all) = manifest.layout { columns = all } else { columns = [] }
        content = []
        for (name, declaration) in routes + presentations {
            let kind = declaration.kind ?? name
            guard let label = declaration.content, !content.contains(where: { $0.kind == kind }) else { continue }
            let type = declaration.parameters.first { $0.label == label }?.kind ?? .string
            content.append((kind, (1...6).map { Self.id($0, of: kind, type) }))
        }
    }

    private static func id(_ number: Int, of kind: Name, _ type: Parameter.Kind) -> JSONValue {
        switch type {
        case .int, .double: .integer(100 + number)
        case .uuid: .string("0A5B0000-0000-4000-8000-00000000000\(number)")
        case .string, .bool, .json: .string("\(kind.text.lowercased().prefix(3))-\(number)")
        }
    }

    /// The ids of a kind that exist.
    func ids(of kind: Name) -> [JSONValue] { content.first { $0.kind == kind }?.ids ?? [] }

    /// The content as the app loads it.
    var catalog: [CatalogItems] { content.map { CatalogItems(kind: $0.kind, ids: $0.ids) } }

    /// Adds a piece of content and returns it, nil if the app has none.
    mutating func addContent(_ number: Int, _ random: inout SplitMix64) -> CatalogItems? {
        guard let index = random.pick(content.indices.filter { content[$0].ids.allSatisfy(\.isText) }) else {
            return nil
        }
        let items = CatalogItems(kind: content[index].kind, ids: [.string("new-\(number)")])
        content[index].ids += items.ids
        return items
    }

    /// Takes a piece of content away.
    mutating func remove(_ items: CatalogItems) {
        for index in content.indices where content[index].kind == items.kind {
            content[index].ids.removeAll(where: items.ids.contains)
        }
    }

    /// Returns something to type.
    static func word(_ random: inout SplitMix64) -> String { random.pick(words) ?? "" }
}

/// Making up routes.
extension Vocabulary {
    /// Returns a route that may be on a path, nil if there is none.
    func route(signedIn: Bool, _ random: inout SplitMix64) -> Route? {
        let open = routes.filter { (signedIn || !$0.declaration.requiresSignIn) && canFill($0) }
        return random.pick(open).map { route($0.name, $0.declaration, &random) }
    }

    /// Returns a route that only those who are signed in can see, nil if there is none.
    func protectedRoute(_ random: inout SplitMix64) -> Route? {
        random.pick(routes.filter { $0.declaration.requiresSignIn && canFill($0) })
            .map { route($0.name, $0.declaration, &random) }
    }

    /// Returns a route for content that never was, nil if no route has content.
    func missingRoute(_ random: inout SplitMix64) -> Route? {
        guard let (name, declaration) = random.pick(routes.filter { $0.declaration.hasTextualContent }),
            let label = declaration.content, !declaration.requiresSignIn
        else { return nil }
        var parameters = route(name, declaration, &random).parameters
        parameters[label.text] = "never-was"
        return Route(name, parameters)
    }

    /// Returns a presentation that anybody may see.
    ///
    /// - Parameter linkDismissible: Whether links may take it away.
    func presented(linkDismissible: Bool, _ random: inout SplitMix64) -> Route? {
        let open = presentations.filter {
            !$0.declaration.requiresSignIn && canFill($0)
                && manifest?.presentations[$0.name]?.linkDismissible ?? true == linkDismissible
        }
        return random.pick(open).map { route($0.name, $0.declaration, &random) }
    }

    /// Whether the content that a route needs exists.
    private func canFill(_ route: (name: Name, declaration: RouteDeclaration)) -> Bool {
        route.declaration.content == nil || !ids(of: route.declaration.kind ?? route.name).isEmpty
    }

    private func route(_ name: Name, _ declaration: RouteDeclaration, _ random: inout SplitMix64) -> Route {
        var parameters = JSONObject()
        for parameter in declaration.parameters where !parameter.isOptional || random.chance(50) {
            let ids = parameter.label == declaration.content ? ids(of: declaration.kind ?? name) : []
            parameters[parameter.label.text] = random.pick(ids) ?? value(parameter.kind, &random)
        }
        return Route(name, parameters)
    }

    private func value(_ kind: Parameter.Kind, _ random: inout SplitMix64) -> JSONValue {
        switch kind {
        case .string: .string(Self.word(&random))
        case .int: .integer(random.number(in: 1...200))
        case .double: JSONNumber(Double(random.number(in: 1...40)) / 4).map(JSONValue.number) ?? 1
        case .bool: .bool(random.chance(50))
        case .uuid: .string("0A5B0000-0000-4000-8000-\(random.number(in: 100_000_000_000...999_999_999_999))")
        case .json: ["word": .string(Self.word(&random))]
        }
    }
}

extension RouteDeclaration {
    /// Creates the declaration of a route that shows content.
    fileprivate init(id: Name) {
        self.init()
        parameters = [Parameter(label: id, kind: .string, isOptional: false)]
    }

    fileprivate var hasTextualContent: Bool {
        parameters.contains { $0.label == content && $0.kind == .string }
    }
}

extension JSONValue {
    fileprivate var isText: Bool { stringValue != nil }
}
