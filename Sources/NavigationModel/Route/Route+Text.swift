import StrictJSON

/// Routes as people write them. Printing a route and reading it back, with the same manifest, gives the same route.
extension Route {
    /// What a route is used for, which decides where it is declared.
    public enum Role: Sendable {
        /// On a path or selected in a column.
        case pushed
        /// Presented over a scene.
        case presented
    }

    /// Creates the route of a text; white space may stand around it.
    ///
    /// - Throws: the first fault from the left.
    public init(text: String, manifest: Manifest?, as role: Role = .pushed) throws(RouteTextError) {
        var reader = RouteTextReader(text, manifest: manifest)
        self = try reader.route(as: role)
        try reader.end()
    }

    /// Returns the text of the route; JSON where only JSON can say it.
    ///
    /// Arguments carry their labels, except a lone first declared one, as in `topic(swiftui)`, and `_0`, `_1` … in
    /// their places.
    public func routeText(_ manifest: Manifest?, as role: Role = .pushed) -> String {
        let name = name
        guard name.isIdentifier, let arguments = arguments(manifest?.declaration(of: name, as: role)?.parameters ?? [])
        else { return json.text(.journal) }
        return arguments.isEmpty ? name.text : "\(name)(\(arguments.joined(separator: ", ")))"
    }

    private func arguments(_ declared: [Parameter]) -> [String]? {
        let members = parameters.members
        var arguments: [String] = []
        for (position, member) in members.enumerated() {
            let label = Name(member.name)
            let parameter = declared.first { $0.label == label }
            guard label.isIdentifier, let spelling = RouteWord.spelling(of: member.value, for: parameter)
            else { return nil }
            let speaks = label == Route.label(at: position, declared)
            let isBare = speaks && (members.count == 1 || position >= declared.count)
            arguments.append(isBare ? spelling : "\(label): \(spelling)")
        }
        return arguments
    }

    /// Returns the label of a value without one, at a position among all arguments.
    static func label(at position: Int, _ declared: [Parameter]) -> Name {
        position < declared.count ? declared[position].label : Name("_\(position)")
    }

    /// Creates the route of a template without holes.
    init(fixed template: TargetTemplate.Route) {
        let members = template.parameters.map { member in
            JSONObject.Member(name: member.name, value: member.value.fixed ?? .null)
        }
        self.init(template.name, JSONObject(members))
    }
}

extension Manifest {
    /// Returns the declaration of a route or a presentation.
    public func declaration(of name: Name, as role: Route.Role) -> RouteDeclaration? {
        switch role {
        case .pushed: routes[name]
        case .presented: presentations[name]?.route
        }
    }
}
