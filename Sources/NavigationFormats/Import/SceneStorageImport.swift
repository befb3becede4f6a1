import NavigationModel
import StrictJSON

/// What an app kept in `SceneStorage`: a snapshot or the state of a scene, or a path of routes, as JSON or in base 64.
public struct SceneStorageImport: ImportFormat {
    /// The name.
    public let name = "scene-storage"
    /// What it reads.
    public let summary = "the state of a scene, as JSON or in base 64"

    /// Creates the format.
    public init() {}

    /// A snapshot, the state of a scene or of a world, or an array of routes.
    public func recognizes(_ document: ImportDocument) -> Bool {
        if let object = document.json?.objectValue {
            return object["navlog"] == "snapshot"
                || ["stacks", "selection", "presentations", "scenes"].contains { object[$0]?.objectValue != nil }
        }
        guard let elements = document.json?.arrayValue, !elements.isEmpty else { return false }
        return elements.allSatisfy { Route(json: $0) != nil }
    }

    /// Returns a journal that opens a scene and restores the state.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        guard let json = document.json, json.objectValue != nil || json.arrayValue != nil else { throw .otherShape }
        var draft = JournalDraft(from: self, request)
        draft.openScene()
        draft.add(.scene(.restore(json)), at: nil, place: 0)
        return draft.journal
    }
}
