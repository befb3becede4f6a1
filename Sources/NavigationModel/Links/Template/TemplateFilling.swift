import StrictJSON

/// Puts what a rule took from a URL into the holes of its template.
///
/// A hole that is a whole value becomes a value of the type that the manifest declares for its parameter, made from the
/// text of the capture; without a capture its member goes. Inside longer text a hole becomes text.
struct TemplateFilling {
    let manifest: Manifest?
    let conversions: [Name: Parameter.Kind]
    let captures: [LinkCapture]

    /// Returns the target of a template. The rule's own conversions must succeed, whether or not a hole uses them.
    ///
    /// - Throws: the first capture at fault.
    func fill(_ template: TargetTemplate) throws(BadCapture) -> Target {
        for capture in captures {
            if let kind = conversions[capture.name] { _ = try capture.value(as: kind) }
        }
        var target = Target()
        target.tab = template.tab
        target.pushes = template.pushes
        target.opensScene = template.opensScene
        target.rejectsMissing = template.rejectsMissing
        for selected in template.selection {
            let route = try selected.route.map { hollow throws(BadCapture) in try fill(hollow) }
            target.selection.append(Target.ColumnSelection(column: selected.column, route: route))
        }
        target.path = try template.path.map { routes throws(BadCapture) in try fill(routes) }
        target.presentation = try template.presentation.map { presented throws(BadCapture) in try fill(presented) }
        return target
    }

    private func fill(_ presented: TargetTemplate.Presented) throws(BadCapture) -> Target.Presented {
        let declaration = manifest?.presentations[presented.route.name]?.route
        return Target.Presented(
            route: try fill(presented.route, declaration), style: presented.style, path: try fill(presented.path))
    }

    private func fill(_ routes: [TargetTemplate.Route]) throws(BadCapture) -> [Route] {
        try routes.map { route throws(BadCapture) in try fill(route) }
    }

    private func fill(_ route: TargetTemplate.Route) throws(BadCapture) -> Route {
        try fill(route, manifest?.routes[route.name])
    }

    private func fill(
        _ route: TargetTemplate.Route, _ declaration: RouteDeclaration?
    ) throws(BadCapture) -> Route {
        var kinds: [Name: Parameter.Kind] = [:]
        for parameter in declaration?.parameters ?? [] where parameter.kind != .json {
            kinds[parameter.label] = parameter.kind
        }
        return Route(route.name, try fill(route.parameters, kinds))
    }
}

extension TemplateFilling {
    private func fill(
        _ members: [TargetTemplate.Value.Member], _ kinds: [Name: Parameter.Kind] = [:]
    ) throws(BadCapture) -> JSONObject {
        var filled: [JSONObject.Member] = []
        for member in members {
            guard let value = try fill(member.value, kinds[Name(member.name)]) else { continue }
            filled.append(JSONObject.Member(name: member.name, value: value))
        }
        return JSONObject(filled)
    }

    /// Returns the value of a template, nil for a hole without a capture.
    private func fill(_ value: TargetTemplate.Value, _ kind: Parameter.Kind? = nil) throws(BadCapture) -> JSONValue? {
        switch value {
        case .fixed(let value):
            return value
        case .text(let text):
            guard case .hole(let name)? = text.parts.first, text.parts.count == 1 else { return .string(fill(text)) }
            return try self[name]?.value(as: kind ?? conversions[name] ?? .string)
        case .array(let elements):
            var filled: [JSONValue] = []
            for element in elements {
                if let element = try fill(element) { filled.append(element) }
            }
            return .array(filled)
        case .object(let members):
            return .object(try fill(members))
        }
    }

    private func fill(_ text: TargetTemplate.Text) -> String {
        text.parts.map { part in
            switch part {
            case .literal(let text): text
            case .hole(let name): self[name]?.text ?? ""
            }
        }.joined()
    }

    private subscript(name: Name) -> LinkCapture? {
        captures.first { $0.name == name }
    }
}

extension LinkCapture {
    fileprivate func value(as kind: Parameter.Kind) throws(BadCapture) -> JSONValue {
        guard let value = kind.value(of: text) else { throw BadCapture(capture: self, kind: kind) }
        return value
    }
}
