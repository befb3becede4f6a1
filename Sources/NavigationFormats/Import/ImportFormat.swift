public import NavigationJournal
public import NavigationModel
public import StrictJSON

/// What another tool writes, as the source of a journal.
///
/// A format is one value in one table, ``ImportFormats``: the choices of the command line, its help and the recognition
/// of files come from there.
public protocol ImportFormat: Sendable {
    /// The name, the same everywhere.
    var name: String { get }
    /// What it reads, a line without a full stop.
    var summary: String { get }

    /// Returns whether a document looks like this format; at most one format says so.
    func recognizes(_ document: ImportDocument) -> Bool

    /// Returns the journal of a document. What cannot be said in a journal is listed in it.
    func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal

    /// Returns the same bit by bit, for documents that are too large to be held in memory.
    func stream(from document: ImportDocument, _ request: ImportRequest) throws(ImportError) -> ImportStream
}

extension ImportFormat {
    /// Returns the journal of a document that is held in memory, as most kinds are.
    public func stream(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportStream {
        ImportStream(try journal(from: document, request))
    }
}

/// Every form that a journal can be made from.
public enum ImportFormats {
    /// The formats, those that carry a state first.
    public static let all: [any ImportFormat] = [
        NavigationPathImport(), SceneStorageImport(), CloudEventsImport(), UnifiedLogImport(), SentryImport(),
        ReduxDevToolsImport(), ReactNavigationImport(),
    ]

    /// Returns the format of that name, or nil.
    public static func named(_ name: String) -> (any ImportFormat)? {
        all.first { $0.name == name }
    }

    /// Returns the format that a document looks like, or nil.
    public static func recognized(in document: ImportDocument) -> (any ImportFormat)? {
        all.first { $0.recognizes(document) }
    }
}

/// What an import needs to know besides the document.
public struct ImportRequest: Sendable {
    /// The app's description.
    public var manifest: Manifest?
    /// What the header calls the manifest.
    public var manifestName: String?
    /// The scene that gets what names none.
    public var scene: Name = "main"
    /// The routes of another app's screens.
    public var screens = ScreenMap()
    /// Whether a path may be cut before the first element that cannot be read.
    public var allowsLoss = false

    /// Creates a request without a manifest, for the scene `main`.
    public init() {}

    /// The header of a journal that is made from a format.
    func header(for format: some ImportFormat) -> Header {
        var header = Header()
        header.app = manifest?.app
        header.manifest = manifestName
        header.schema = manifest?.schema
        header.unknown["importedFrom"] = .string(format.name)
        return header
    }
}

extension Header {
    /// Takes over the header of another journal, all but what this one says about where it comes from.
    mutating func adopt(_ other: Header) {
        let origin = unknown
        self = other
        for member in origin.members { unknown[member.name] = member.value }
    }
}

/// Why no journal can be made of a document.
public enum ImportError: Error, Sendable, Hashable {
    /// It cannot be read.
    case journal(JournalError)
    /// It has more than ``ImportDocument/sizeLimit`` bytes, and would have to be held in memory.
    case tooLarge
    /// It is neither JSON, nor lines of JSON, nor either in base 64.
    case notJSON(JSONError)
    /// It is JSON of another shape.
    case otherShape
    /// A path needs a manifest that names its Swift types.
    case noPathTypes
    /// An element of a path, counted from the bottom of the stack, from 0, has a tag and no item.
    case noItem(element: Int)
    /// The tag of an element stands for no route.
    case unknownTag(Name, element: Int)
    /// The item of an element is no JSON, or no value of the route that its tag stands for.
    case badItem(Name, element: Int)
}
