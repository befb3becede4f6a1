import StrictJSON

/// States, and what a target says about one.
extension Migration {
    /// Returns a state, of the world or of one scene.
    func migrate(state: JSONValue, columns: [Name]) -> JSONValue {
        guard var object = state.objectValue else { return state }
        guard object["scenes"] != nil else { return .object(migrate(scene: object, columns: columns)) }
        object.change("scenes") { scenes in
            scenes.mappingMembers { _, scene in
                scene.objectValue.map { .object(migrate(scene: $0, columns: columns)) } ?? scene
            }
        }
        return .object(object)
    }

    /// Returns the state of a scene.
    func migrate(scene: JSONObject, columns: [Name]) -> JSONObject {
        var scene = scene
        let isSelectionDropped = migrateSelection(of: &scene, columns)
        scene.change("stacks") { stacks in
            stacks.mappingMembers { id, stack in
                let isDropped = isSelectionDropped && id == .detail
                return stack.changing("path") { isDropped ? [] : migrate(path: $0) }
            }
        }
        scene.change("presentations", migrate(presentations:))
        migrateTabs(of: &scene)
        return scene
    }

    /// Returns the target of a link.
    func migrate(target: JSONValue, columns: [Name]) -> JSONValue {
        guard var object = target.objectValue else { return target }
        object.change("tab", migrate(tab:))
        let isSelectionDropped = migrateSelection(of: &object, columns)
        object.change("path") { isSelectionDropped ? [] : migrate(path: $0) }
        if let presented = object["presentation"] { object["presentation"] = migrate(presented: presented) }
        return .object(object)
    }

    /// Changes the selections. A dropped one becomes null with the columns after it; returns whether there was one.
    private func migrateSelection(of object: inout JSONObject, _ columns: [Name]) -> Bool {
        guard let selection = object["selection"]?.objectValue else { return false }
        let dropped = selection.members.filter { migrate(route: $0.value) == nil }.map { Name($0.name) }
        let cleared = columns.drop { !dropped.contains($0) }
        object["selection"] = JSONValue.object(selection).mappingMembers { column, route in
            cleared.contains(column) ? .null : migrate(selected: route)
        }
        return !dropped.isEmpty
    }

    /// A pile is like a path: it ends below the first presentation that is dropped.
    private func migrate(presentations: JSONValue) -> JSONValue {
        guard let pile = presentations.arrayValue else { return presentations }
        var migrated: [JSONValue] = []
        for presented in pile {
            guard let presented = migrate(presented: presented) else { break }
            migrated.append(presented)
        }
        return .array(migrated)
    }

    private func migrate(presented: JSONValue) -> JSONValue? {
        guard let old = presented["route"] else { return presented }
        guard let route = migrate(route: old) else { return nil }
        return presented.changing("route") { _ in route }.changing("path", migrate(path:))
    }
}

extension JSONValue {
    /// Returns an object with that member changed; anything else as it is.
    func changing(_ name: String, _ change: (JSONValue) -> JSONValue) -> JSONValue {
        guard var object = objectValue else { return self }
        object.change(name, change)
        return .object(object)
    }

    /// Returns an object with every member changed; anything else as it is.
    func mappingMembers(_ change: (Name, JSONValue) -> JSONValue) -> JSONValue {
        guard let object = objectValue else { return self }
        return .object(
            JSONObject(object.members.map { .init(name: $0.name, value: change(Name($0.name), $0.value)) }))
    }
}
