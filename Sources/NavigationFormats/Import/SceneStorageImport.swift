import NavigationModel
import StrictJSON

/// What an app kept in `SceneStorage`: a snapshot or the state of a scene, or a path of routes, as JSON or in base 64.
///
/// Of a state of the whole world every scene is restored, and whoever was signed in is signed in before.
public struct SceneStorageImport: ImportFormat {
    /// The name.
    public let name = "scene-storage"
    /// What it reads.
    public let summary = "the state of a scene or of all scenes, as JSON or in base 64"

    /// Creates the format.
    public init() {}

    /// A snapshot, the state of a scene or of a world, or an array of routes.
    public func recognizes(_ document: ImportDocument) -> Bool {
        if let object = document.json?.objectValue {
            if let kind = object["navlog"] { return kind == "snapshot" }
            return ["stacks", "selection", "presentations", "scenes"].contains { object[$0]?.objectValue != nil }
        }
        guard let elements = document.json?.arrayValue, !elements.isEmpty else { return false }
        return elements.allSatisfy { Route(json: $0) != nil }
    }

    /// Returns a journal that opens the scenes and restores the state.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        guard let json = document.json, json.objectValue != nil || json.arrayValue != nil,
            (json["navlog"] ?? "snapshot") == "snapshot"
        else { throw .otherShape }
        var draft = JournalDraft(from: self, request)
        let state = json["navlog"] == nil ? json : json["state"]
        let scenes = state?["scenes"]?.objectValue?.members ?? []
        guard !scenes.isEmpty else {
            draft.restore(json, as: request.scene)
            return draft.journal
        }
        if let user = state?["session"]?["user"]?.stringValue {
            draft.add(.app(.signedIn(user: Name(user))), at: nil, place: 0)
        }
        for (place, scene) in scenes.enumerated() {
            var saved = json.objectValue ?? [:]
            if saved["navlog"] == nil { saved = scene.value.objectValue ?? [:] } else { saved["state"] = scene.value }
            saved["memory"] = nil
            let id = scenes.count == 1 ? request.scene : Name(scene.name)
            draft.restore(.object(saved), as: id, place: place)
        }
        return draft.journal
    }
}

extension JournalDraft {
    /// Adds a restore, and remarks for everything in the state of the scene that it does not bring back.
    fileprivate mutating func restore(_ saved: JSONValue, as scene: Name, place: Int = 0) {
        add(.scene(.restore(saved)), at: nil, scene: scene, place: place)
        guard let state = saved["navlog"] == nil ? saved : saved["state"] else { return }
        if let pending = state["pending"], pending != .null { remark(.unsaved(path: "/pending"), at: place) }
        for stack in state["stacks"]?.objectValue?.members ?? []
        where stack.value["views"]?.arrayValue?.isEmpty == false {
            remark(.unsaved(path: JSONPointer(["stacks", stack.name, "views"]).description), at: place)
        }
        let dropped = journal.remarks.compactMap {
            if case .dropped(let element) = $0.matter { element.path } else { nil }
        }
        let restored = world.scenes[scene]?.presentations.count ?? 0
        let presentations = state["presentations"]?.arrayValue?.count ?? 0
        for index in restored..<max(restored, presentations) where !dropped.contains("/presentations/\(index)") {
            remark(.unsaved(path: "/presentations/\(index)"), at: place)
        }
    }
}
