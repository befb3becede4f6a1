public import NavigationJournal
public import NavigationModel
public import StrictJSON

/// A journal made from something else.
public struct ImportedJournal: Sendable {
    /// The header, which says in `importedFrom` what it was made from.
    public var header: Header
    /// The records after it, with all that stands in their lines: entries, and a header where a run of the app begins.
    public var records: [JSONObject] = []
    /// What is not in it, or not as it was.
    public var remarks: [ImportRemark] = []
}

/// Something that an import could not take over as it stands.
public struct ImportRemark: Sendable, Hashable {
    /// What is the matter.
    public enum Matter: Sendable, Hashable {
        /// Nothing that has to do with navigation; its kind, as the tool calls it.
        case noNavigation(kind: String)
        /// A screen that no route is known for.
        case noRoute(screen: String)
        /// A screen among tabs that no tab is known for.
        case noTab(screen: String)
        /// A screen that is taken for the root of its stack, which is on no path.
        case root(screen: String)
        /// A screen that is taken for the root of its stack, and had parameters, which a root does not.
        case rootWithParameters(screen: String)
        /// What holds screens, and is none itself: they are taken over without it.
        case holder(screen: String)
        /// A screen that its navigator keeps and does not show.
        case hidden(screen: String)
        /// An element of a path that was left out; its text.
        case cut(element: Int, text: String)
        /// An element of a saved state that cannot be restored here.
        case dropped(DroppedElement)
        /// A part of a saved state that is never restored; its place in the state of its scene.
        case unsaved(path: String)
        /// Not the shape that the tool writes.
        case otherShape
        /// Something that was undone before it was exported; its kind, as the tool calls it.
        case undone(kind: String)
        /// No JSON.
        case notJSON(JSONError.Code)
        /// A line with more bytes than are read.
        case tooLong
        /// No entry of a journal.
        case noEntry
        /// An entry whose record has no time.
        case noTime
        /// A time that cannot be read; the entry has none.
        case badTime(String)
        /// The same event once more.
        case duplicate
        /// The seqs have gaps, so entries are numbered anew, and outcomes, which refer to them, are left out.
        case renumbered
        /// The reducer did not carry the intent out as it was meant.
        case outcome(Outcome, intent: String)
    }

    /// Where: the number of a line, or the index of a record.
    public var place: Int
    /// What is the matter.
    public var matter: Matter
}

extension ImportRemark.Matter {
    /// Whether something of a history is not in the journal, or not as it was; the rest is only to be known.
    public var isLoss: Bool {
        switch self {
        case .noNavigation, .root, .holder, .undone, .noTime, .duplicate: false
        case .noRoute, .noTab, .rootWithParameters, .hidden, .cut, .dropped, .unsaved, .otherShape, .notJSON, .tooLong,
            .noEntry, .badTime, .renumbered, .outcome:
            true
        }
    }
}
