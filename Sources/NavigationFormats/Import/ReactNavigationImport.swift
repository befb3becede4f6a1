import NavigationModel
import StrictJSON

/// A state of React Navigation, whole or partial.
///
/// The screens of its stacks become paths, tabs and drawers select a stack. What lies at the bottom of a stack is its
/// root, which is on no path here, unless the map or the manifest has a route for it. Of what holds other screens,
/// those are taken; it is a screen itself only where there is a route for it. Everything that is neither is listed.
public struct ReactNavigationImport: ImportFormat {
    /// The name.
    public let name = "react-navigation"
    /// What it reads.
    public let summary = "a navigation state of React Navigation"

    /// Creates the format.
    public init() {}

    /// An object whose `routes` have names.
    public func recognizes(_ document: ImportDocument) -> Bool {
        document.json?["routes"]?.arrayValue?.first?["name"]?.stringValue != nil
    }

    /// Returns a journal that opens a scene and restores the state.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        guard let state = document.json, state["routes"]?.arrayValue != nil else { throw .otherShape }
        var draft = JournalDraft(from: self, request)
        let reading = ReactNavigationReading(state, request)
        for remark in reading.remarks { draft.remark(remark.matter, at: remark.place) }
        if !reading.paths.isEmpty { draft.add(.scene(.restore(reading.scene)), at: nil, place: 0) }
        return draft.journal
    }
}
