import StrictJSON

/// Finding the state of one scene in what an app saved.
///
/// It may be navlog's own snapshot, a bare state of the world or of a scene, or a bare path.
extension Reducer {
    /// Returns the state of the scene, in the manifest's schema, nothing inside it decoded yet.
    ///
    /// - Throws: `corruptSnapshot` or `unsupportedSchema`.
    func sceneState(in snapshot: JSONValue, for id: Name) throws(Reason) -> JSONObject {
        switch manifest.namingTypes(in: snapshot) {
        case .array(let path):
            let root = Scene(layout: layout).baseStack(in: layout)
            guard !path.isTypeTagged else { throw .corruptSnapshot }
            return ["stacks": [root.text: ["path": .array(path)]]]
        case .object(let object) where object["navlog"] == nil:
            return try sceneState(id, in: object)
        case .object(let object):
            return try sceneState(id, inEnvelope: object)
        case .null, .bool, .number, .string:
            throw .corruptSnapshot
        }
    }

    private func sceneState(_ id: Name, inEnvelope envelope: JSONObject) throws(Reason) -> JSONObject {
        guard envelope["navlog"] == "snapshot", let format = envelope["format"]?.version else { throw .corruptSnapshot }
        // What a later format looks like inside is not known.
        guard format == Snapshot.format else { throw .unsupportedSchema }
        let schema = envelope["schema"]?.version
        guard envelope["schema"] == nil || schema != nil, let state = envelope["state"]?.objectValue
        else { throw .corruptSnapshot }
        let scene = try sceneState(id, in: state)
        guard let migrator = try? Migrator(manifest, from: schema) else { throw .unsupportedSchema }
        return migrator.migrate(scene: scene)
    }

    /// Returns a state of a scene, or from a state of the world the scene of that id, else the only one.
    private func sceneState(_ id: Name, in state: JSONObject) throws(Reason) -> JSONObject {
        var scene = state
        if let scenes = state["scenes"] {
            guard let scenes = scenes.objectValue,
                let chosen = scenes[id.text] ?? (scenes.count == 1 ? scenes.members.first?.value : nil),
                let object = chosen.objectValue
            else { throw .corruptSnapshot }
            scene = object
        }
        guard ["tab", "stacks", "selection", "presentations"].contains(where: { scene[$0] != nil })
        else { throw .corruptSnapshot }
        return scene
    }
}

extension JSONValue {
    /// A version of a format or schema: an integer literal of at least 1.
    fileprivate var version: Int? {
        numberValue?.clampedInt.flatMap { $0 >= 1 ? $0 : nil }
    }
}
