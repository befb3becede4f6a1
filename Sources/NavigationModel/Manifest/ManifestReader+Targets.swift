import StrictJSON

/// What a link opens: a target whose routes are route texts or route objects.
extension ManifestReader {
    /// Where a target stands.
    enum TargetPlace {
        /// In a rule with these captures, nil if they are not known.
        case rule(Set<Name>?)
        /// In a test, where nothing is filled in.
        case expected
    }

    /// Reads `{"tab"?,"selection"?,"path"?,"presentation"?}`; in a test also the policies of the rule.
    mutating func target(_ node: ManifestNode, _ place: TargetPlace) -> TargetTemplate? {
        let names = ["tab", "selection", "path", "presentation"]
        var template = TargetTemplate()
        switch place {
        case .rule:
            guard object(node, taking: names) else { return nil }
        case .expected:
            guard object(node, taking: names + ["mode", "scene", "missing"]) else { return nil }
            readPolicies(node, into: &template)
        }
        if let node = node["tab"], let tab = name(node) {
            template.tab = tab
            if knowsLayout, !manifest.layout.has(tab: tab) {
                reportUndeclared(.tab, tab, among: manifest.layout.tabs, at: node)
            }
        }
        for (column, node) in node["selection"].flatMap({ object($0) }) ?? [] {
            template.selection.append(selection(of: column, node, place))
        }
        if let node = node["path"] { template.path = path(node, place) }
        if let node = node["presentation"] { template.presentation = presented(node, place) }
        return template
    }

    /// Reads what a rule says beside its target.
    mutating func readPolicies(_ node: ManifestNode, into template: inout TargetTemplate) {
        if let node = node["mode"] { template.pushes = choice(node, ["push": true]) ?? false }
        if let node = node["scene"] { template.opensScene = choice(node, ["new": true]) ?? false }
        if let node = node["missing"] { template.rejectsMissing = choice(node, ["reject": true]) ?? false }
    }

    private mutating func selection(
        of column: Name, _ node: ManifestNode, _ place: TargetPlace
    ) -> TargetTemplate.ColumnSelection {
        if knowsLayout, !manifest.layout.has(column: column) {
            reportUndeclared(.column, column, among: manifest.layout.columns, at: node)
        }
        let route = node.value == .null ? nil : route(node, as: .pushed, place)
        return TargetTemplate.ColumnSelection(column: column, route: route)
    }

    private mutating func path(_ node: ManifestNode, _ place: TargetPlace) -> [TargetTemplate.Route] {
        var path: [TargetTemplate.Route] = []
        for node in array(node) ?? [] {
            if let route = route(node, as: .pushed, place) { path.append(route) }
        }
        return path
    }

    /// Reads a route, or `{"route":…,"style"?,"path"?}`.
    private mutating func presented(_ node: ManifestNode, _ place: TargetPlace) -> TargetTemplate.Presented? {
        guard let destination = node["route"] else {
            return route(node, as: .presented, place).map {
                TargetTemplate.Presented(route: $0, style: nil, path: [])
            }
        }
        _ = object(node, taking: ["route", "style", "path"])
        let style = node["style"].flatMap { choice($0, of: PresentationStyle.self) }
        let routes = node["path"].map { path($0, place) } ?? []
        return route(destination, as: .presented, place).map {
            TargetTemplate.Presented(route: $0, style: style, path: routes)
        }
    }
}

/// A route of a target.
extension ManifestReader {
    private mutating func route(
        _ node: ManifestNode, as role: Route.Role, _ place: TargetPlace
    ) -> TargetTemplate.Route? {
        switch place {
        case .expected:
            guard let template = routeTemplate(node, as: role, takesHoles: false) else { return nil }
            check(template, as: role, at: node)
            return template
        case .rule(let captures):
            guard let template = routeTemplate(node, as: role, takesHoles: true) else { return nil }
            check(template, as: role, at: node)
            if let captures {
                for hole in template.holes where !captures.contains(hole) {
                    reportUndeclared(.capture, hole, among: captures, at: node)
                }
            }
            return template
        }
    }

    /// Reads a route text or a route object.
    mutating func routeTemplate(
        _ node: ManifestNode, as role: Route.Role, takesHoles: Bool
    ) -> TargetTemplate.Route? {
        do {
            if node.value.objectValue != nil {
                let template = try TargetTemplate.Route(json: node.value, takingHoles: takesHoles)
                if template == nil { report(.badText(RouteTextError(.notARoute, at: 0, found: nil)), at: node) }
                return template
            }
            guard let text = string(node) else { return nil }
            var reader = RouteTextReader(text, manifest: manifest, takesHoles: takesHoles)
            let template = try reader.template(as: role)
            try reader.end()
            return template
        } catch {
            report(.badText(error), at: node)
            return nil
        }
    }

    /// Reports a route that is not declared, or that can never be opened with these values.
    private mutating func check(_ template: TargetTemplate.Route, as role: Route.Role, at node: ManifestNode) {
        guard knowsRoutes else { return }
        guard let declaration = manifest.declaration(of: template.name, as: role) else {
            switch role {
            case .pushed: reportUndeclared(.route, template.name, among: manifest.routes.keys, at: node)
            case .presented:
                reportUndeclared(.presentation, template.name, among: manifest.presentations.keys, at: node)
            }
            return
        }
        for parameter in declaration.parameters {
            let member = template.parameters.first { Name($0.name) == parameter.label }
            if member == nil, !parameter.isOptional {
                report(.missingParameter(parameter.label, of: template.name), at: node)
            } else if let value = member?.value.fixed, !parameter.accepts(value) {
                report(.badParameter(parameter.label, of: template.name), at: node)
            }
        }
    }
}

extension Layout {
    /// The tabs that the layout names.
    var tabs: [Name] {
        if case .tabs(let tabs, _, _) = self { tabs } else { [] }
    }

    /// The columns that the layout names.
    var columns: [Name] {
        if case .split(let columns) = self { columns } else { [] }
    }
}

extension Target {
    /// Creates the target of a template without holes.
    init(fixed template: TargetTemplate) {
        self.init()
        tab = template.tab
        selection = template.selection.map {
            ColumnSelection(column: $0.column, route: $0.route.map { Route(fixed: $0) })
        }
        path = template.path.map { $0.map { Route(fixed: $0) } }
        presentation = template.presentation.map { presented in
            let path = presented.path.map { Route(fixed: $0) }
            return Presented(route: Route(fixed: presented.route), style: presented.style, path: path)
        }
        pushes = template.pushes
        opensScene = template.opensScene
        rejectsMissing = template.rejectsMissing
    }
}
