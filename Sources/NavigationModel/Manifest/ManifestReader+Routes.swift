extension ManifestReader {
    private static let routeMembers = ["params", "content", "kind", "title", "requires"]

    mutating func readRoutes(_ node: ManifestNode) {
        guard let members = object(node) else {
            knowsRoutes = false
            return
        }
        for (name, node) in members {
            checkReserved(name, at: node)
            let isObject = object(node, taking: Self.routeMembers)
            manifest.routes[name] = isObject ? routeDeclaration(node) : RouteDeclaration()
        }
    }

    mutating func readPresentations(_ node: ManifestNode) {
        guard let members = object(node) else {
            knowsRoutes = false
            return
        }
        for (name, node) in members {
            checkReserved(name, at: node)
            var declaration = PresentationDeclaration()
            if object(node, taking: Self.routeMembers + ["style", "linkDismissible", "restore"]) {
                declaration.route = routeDeclaration(node)
                if let node = node["style"] {
                    declaration.style = choice(node, of: PresentationStyle.self) ?? .sheet
                }
                if let node = node["linkDismissible"] { declaration.linkDismissible = bool(node) ?? true }
                if let node = node["restore"] { declaration.restores = bool(node) ?? false }
            }
            manifest.presentations[name] = declaration
        }
    }

    /// `unreadable` stands for an entry of a path that nobody could read.
    private mutating func checkReserved(_ name: Name, at node: ManifestNode) {
        if name == Route.unreadable.name { report(.reserved(name), at: node) }
    }

    private mutating func routeDeclaration(_ node: ManifestNode) -> RouteDeclaration {
        var declaration = RouteDeclaration()
        let params = node["params"].map { parameters($0) }
        declaration.parameters = params ?? []
        let labels = declaration.parameters.map(\.label)
        if let node = node["content"], let content = name(node) {
            declaration.content = content
            if !labels.contains(content) { reportUndeclared(.parameter, content, among: labels, at: node) }
        }
        if let node = node["kind"] { declaration.kind = name(node) }
        if let node = node["title"], let title = text(node) {
            declaration.title = title
            for hole in title.holes where !labels.contains(hole) {
                reportUndeclared(.parameter, hole, among: labels, at: node)
            }
        }
        if let node = node["requires"] { declaration.requiresSignIn = choice(node, ["signIn": true]) ?? false }
        return declaration
    }

    private mutating func parameters(_ node: ManifestNode) -> [Parameter] {
        (object(node) ?? []).map { label, node in
            let spelling = string(node) ?? "json"
            let isOptional = spelling.utf8.last == UInt8(ascii: "?")
            let word = Name(isOptional ? String(spelling.dropLast()) : spelling)
            let kind = Parameter.Kind.allCases.first { Name($0.rawValue) == word }
            if kind == nil {
                report(.unknownValue(spelling, known: Parameter.Kind.allCases.map(\.rawValue)), at: node)
            }
            return Parameter(label: label, kind: kind ?? .json, isOptional: isOptional)
        }
    }

    /// Reads a text with holes.
    private mutating func text(_ node: ManifestNode) -> TargetTemplate.Text? {
        guard let spelling = string(node) else { return nil }
        do {
            return try TargetTemplate.Text(parsing: spelling)
        } catch {
            report(.badText(error), at: node)
            return nil
        }
    }
}
