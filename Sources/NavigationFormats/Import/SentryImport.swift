import NavigationModel
import StrictJSON

/// The breadcrumbs of a Sentry event: where someone went, oldest first.
///
/// A crumb says which screen came, not how; a screen that is on the path already was gone back to, any other one was
/// pushed. A crumb that gives a URL opens it.
public struct SentryImport: ImportFormat {
    /// The name.
    public let name = "sentry"
    /// What it reads.
    public let summary = "breadcrumbs of a Sentry event: navigation and app.lifecycle"

    /// Creates the format.
    public init() {}

    /// An event with `breadcrumbs`, or an array of crumbs.
    public func recognizes(_ document: ImportDocument) -> Bool {
        if document.json?["breadcrumbs"] != nil { return true }
        let crumb = (document.json?["values"] ?? document.json)?.arrayValue?.first
        return crumb?["timestamp"] != nil && (crumb?["category"] ?? crumb?["type"]) != nil
    }

    /// Returns a journal of what the crumbs say about navigation.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        let breadcrumbs = document.json?["breadcrumbs"] ?? document.json
        guard let crumbs = (breadcrumbs?["values"] ?? breadcrumbs)?.arrayValue else { throw .otherShape }
        var draft = JournalDraft(from: self, request)
        draft.openScene(at: crumbs.first.flatMap { $0["timestamp"] }.flatMap(Self.time))
        for (index, crumb) in crumbs.enumerated() { Self.follow(crumb, at: index, in: &draft) }
        return draft.journal
    }

    private static func follow(_ crumb: JSONValue, at index: Int, in draft: inout JournalDraft) {
        let category = crumb["category"]?.stringValue
        let kind = crumb["type"]?.stringValue
        let time = crumb["timestamp"].flatMap(time)
        if time == nil { draft.remark(.badTime(crumb["timestamp"]?.plainText ?? ""), at: index) }
        let data = crumb["data"]
        if category == "app.lifecycle", let phase = data?["state"]?.stringValue.flatMap(phase) {
            return draft.add(.scene(.phase(phase)), at: time, place: index)
        }
        guard kind == "navigation" || category == "navigation" else {
            return draft.remark(.noNavigation(kind: category ?? kind ?? "default"), at: index)
        }
        guard let screen = (data?["to"] ?? data?["screen"])?.stringValue else {
            return draft.remark(.otherShape, at: index)
        }
        if screen.contains("://") { return draft.add(.scene(.openURL(screen)), at: time, place: index) }
        let parameters = data?["to_arguments"]?.objectValue ?? [:]
        guard let destination = draft.destination(of: screen, parameters, place: index) else { return }
        draft.go(to: destination, at: time, place: index)
    }

    /// A crumb's time is RFC 3339, or a number of seconds.
    private static func time(_ json: JSONValue) -> EntryTime? {
        switch json {
        case .string(let text): ForeignTime.date(text)
        case .number(let number): ForeignTime.seconds(number)
        default: nil
        }
    }

    private static func phase(_ state: String) -> Scene.Phase? {
        switch state {
        case "foreground", "active": .active
        case "background": .background
        default: nil
        }
    }
}
