import StrictJSON

/// Routes, and the places where one or several can stand.
extension Migration {
    /// Returns a path in the new schema; it ends before the first route that is dropped.
    func migrate(path: JSONValue) -> JSONValue {
        guard let routes = path.arrayValue else { return path }
        var migrated: [JSONValue] = []
        for route in routes {
            guard let parts = parts(of: route) else { break }
            migrated += parts
        }
        return .array(migrated)
    }

    /// Returns the route that stands in a place for one, nil if it is dropped. Of several the last one counts.
    func migrate(route: JSONValue) -> JSONValue? {
        parts(of: route)?.last
    }

    /// Returns the route in a place that cannot be empty. A dropped one stays: nothing on a path equals it any more.
    func migrate(mandatory route: JSONValue) -> JSONValue {
        migrate(route: route) ?? route
    }

    /// Returns the selection of a column: null for a route that is dropped.
    func migrate(selected route: JSONValue) -> JSONValue {
        migrate(route: route) ?? .null
    }

    /// Returns the name of a route, where it stands alone.
    func migrate(name: JSONValue) -> JSONValue {
        guard let text = name.stringValue else { return name }
        let renamed = renameRoute[Name(text)] ?? Name(text)
        return (splitRoute[renamed]?.last?.name ?? renamed).json
    }

    /// Returns the routes that are no path: each for itself, without those that are dropped.
    func migrate(set routes: JSONValue) -> JSONValue {
        routes.arrayValue.map { .array($0.compactMap(migrate(route:))) } ?? routes
    }

    /// Returns a catalog, whose kinds are named after routes.
    func migrate(catalog: JSONValue) -> JSONValue {
        guard let kinds = catalog.objectValue else { return catalog }
        return .object(
            kinds.renaming(renameRoute) { renamed, present in
                .array((renamed.arrayValue ?? []) + (present.arrayValue ?? []))
            })
    }

    /// Returns what takes the place of a route, nil if it is dropped.
    private func parts(of json: JSONValue) -> [JSONValue]? {
        guard let members = json.objectValue?.members, members.count == 1, let old = members[0].value.objectValue
        else { return [json] }
        let name = renameRoute[Name(members[0].name)] ?? Name(members[0].name)
        var parameters = old
        if let labels = renameParam[name] { parameters = parameters.renaming(labels) { renamed, _ in renamed } }
        for added in setParam[name]?.members ?? [] where parameters[added.name] == nil {
            parameters[added.name] = added.value
        }
        if dropRoute.contains(name) { return nil }
        if let templates = splitRoute[name] { return templates.map { $0.filled(from: parameters) } }
        return [.object([name.text: .object(parameters)])]
    }
}

extension JSONObject {
    /// Changes a member where it is.
    mutating func change(_ name: String, _ change: (JSONValue) -> JSONValue) {
        if let value = self[name] { self[name] = change(value) }
    }

    /// Returns the object with other names, all changed at once.
    ///
    /// - Parameter merge: What becomes of a renamed value and one that has the name already.
    func renaming(_ names: [Name: Name], merge: (_ renamed: JSONValue, _ present: JSONValue) -> JSONValue) -> JSONObject
    {
        guard members.contains(where: { names[Name($0.name)] != nil }) else { return self }
        var result = JSONObject(members.filter { names[Name($0.name)] == nil })
        for member in members {
            guard let name = names[Name(member.name)]?.text else { continue }
            result[name] = result[name].map { merge(member.value, $0) } ?? member.value
        }
        return result
    }
}
