import NavigationModel
import StrictJSON

/// SwiftUI's `NavigationPath.CodableRepresentation`: tags of types and items, last pushed first.
///
/// The tags, readable or mangled, are looked up in the manifest's `pathTypes` and nowhere else: a name in a file never
/// becomes a Swift type.
public struct NavigationPathImport: ImportFormat {
    /// The name.
    public let name = "navigation-path"
    /// What it reads.
    public let summary = "a NavigationPath as SwiftUI codes it, through the manifest's pathTypes"

    /// Creates the format.
    public init() {}

    /// An array of nothing but strings.
    public func recognizes(_ document: ImportDocument) -> Bool {
        document.json?.arrayValue?.allSatisfy { $0.stringValue != nil } ?? false
    }

    /// Returns a journal that opens a scene and restores the path.
    ///
    /// - Throws: the fault of the first element from the bottom that cannot be read, unless the path may be cut there.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        guard let strings = document.json?.arrayValue?.map(\.stringValue), !strings.contains(nil)
        else { throw .otherShape }
        let texts = strings.compactMap(\.self)
        guard let manifest = request.manifest, !manifest.pathTypes.isEmpty || texts.isEmpty else { throw .noPathTypes }
        var draft = JournalDraft(from: self, request)
        let (path, fault) = Self.path(of: texts, manifest)
        if let fault {
            guard request.allowsLoss else { throw fault }
            for (element, text) in Self.elements(of: texts).enumerated().dropFirst(path.count) {
                draft.remark(.cut(element: element, text: text.joined(separator: " ")), at: element)
            }
        }
        draft.add(.scene(.restore(.array(path))), at: nil, place: 0)
        return draft.journal
    }

    /// The tag and the item of each element, from the bottom of the stack. Of an odd number of strings the last one,
    /// at the bottom, is a tag without an item.
    private static func elements(of texts: [String]) -> [[String]] {
        stride(from: 0, to: texts.count, by: 2).map { Array(texts[$0..<min($0 + 2, texts.count)]) }.reversed()
    }

    private static func path(of texts: [String], _ manifest: Manifest) -> (path: [JSONValue], fault: ImportError?) {
        var path: [JSONValue] = []
        for (element, text) in elements(of: texts).enumerated() {
            let tag = Name(text[0])
            if text.count < 2 { return (path, .noItem(element: element)) }
            if manifest.pathTypes[tag] == nil { return (path, .unknownTag(tag, element: element)) }
            guard let item = try? JSONValue(parsing: text[1]), let route = manifest.route(ofType: tag, item: item),
                Route(json: route) != nil
            else { return (path, .badItem(tag, element: element)) }
            path.append(route)
        }
        return (path, nil)
    }
}
