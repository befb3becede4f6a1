import NavigationJournal
import NavigationModel
import StrictJSON

/// The breadcrumbs of a Sentry event: where someone went, oldest first.
///
/// A crumb says which screen came, not how; a screen that is on the path already was gone back to, any other one was
/// pushed. What the first crumb left, or came to if it left nothing, is what everything else lies on: the root, unless
/// the map or the manifest has a route for it. A crumb that gives a URL opens it.
///
/// The SDKs for React Native, Flutter, Android and browsers write `from` and `to`, that for Cocoa writes the `screen`
/// that appeared, which may be a container of others.
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
        let crumbs = (document.json?["values"] ?? document.json)?.arrayValue?.prefix(8) ?? []
        return crumbs.contains { $0["timestamp"] != nil && ($0["category"] ?? $0["type"]) != nil }
    }

    /// Returns a journal of what the crumbs say about navigation.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        let breadcrumbs = document.json?["breadcrumbs"] ?? document.json
        guard let crumbs = (breadcrumbs?["values"] ?? breadcrumbs)?.arrayValue else { throw .otherShape }
        var trail = Trail(draft: JournalDraft(from: self, request))
        for (index, crumb) in crumbs.enumerated() { trail.follow(crumb, at: index) }
        var journal = trail.draft.journal
        if let release = document.json?["release"]?.stringValue { journal.header.take(release: release) }
        return journal
    }
}

extension Header {
    /// Takes over which build of which app an event is of: releases are called `com.example.library@4.2.0+7`, or by
    /// their version alone.
    fileprivate mutating func take(release: String) {
        let version = release.split(separator: "@").last ?? ""
        let name = release.dropLast(version.count + 1)
        if !version.isEmpty { build = String(version) }
        if app == nil, !name.isEmpty { app = String(name) }
    }
}

/// The way that crumbs mark.
private struct Trail {
    var draft: JournalDraft
    /// Whether a crumb has said where someone was.
    private var hasBegun = false
    /// The screen that is the root.
    private var root: Name?

    init(draft: JournalDraft) {
        self.draft = draft
    }

    mutating func follow(_ crumb: JSONValue, at index: Int) {
        let category = crumb["category"]?.stringValue
        let kind = crumb["type"]?.stringValue
        let data = crumb["data"]
        if category == "app.lifecycle", let phase = data?["state"]?.stringValue.flatMap(Self.phase) {
            return draft.add(.scene(.phase(phase)), at: time(of: crumb, at: index), place: index)
        }
        guard kind == "navigation" || category == "navigation" else {
            let other = crumb.objectValue == nil ? nil : category ?? kind ?? "default"
            return draft.remark(other.map { .noNavigation(kind: $0) } ?? .otherShape, at: index)
        }
        guard let screen = (data?["to"] ?? data?["screen"])?.stringValue else {
            return draft.remark(.otherShape, at: index)
        }
        if screen.contains("://") {
            return draft.add(.scene(.openURL(screen)), at: time(of: crumb, at: index), place: index)
        }
        begin(with: crumb, at: index)
        let parameters = data?["to_arguments"]?.objectValue ?? [:]
        let isRoot = root.map { $0 == Name(screen) } ?? false
        let destination = isRoot ? .root : draft.destination(of: screen, parameters, place: index)
        guard let destination else { return }
        draft.go(to: destination, at: time(of: crumb, at: index), place: index)
    }

    /// Finds out from the first crumb what everything else lies on.
    private mutating func begin(with crumb: JSONValue, at index: Int) {
        guard !hasBegun, let data = crumb["data"] else { return }
        hasBegun = true
        let origin = data["from"]?.stringValue
        guard let screen = origin ?? data["to"]?.stringValue, !screen.contains("://") else { return }
        let parameters = data[origin == nil ? "to_arguments" : "from_arguments"]?.objectValue ?? [:]
        if let route = draft.request.routeAtBottom(screen, parameters) {
            // When someone went there nobody knows.
            if origin != nil { draft.go(to: .route(route), at: nil, place: index) }
        } else {
            root = Name(screen)
            if !draft.request.screens.names(screen) { draft.remark(.root(screen: screen), at: index) }
        }
    }

    /// Returns the time of a crumb that becomes an entry: RFC 3339, or a number of seconds.
    private mutating func time(of crumb: JSONValue, at index: Int) -> EntryTime? {
        let time: EntryTime?
        switch crumb["timestamp"] {
        case .string(let text)?: time = ForeignTime.date(text)
        case .number(let number)?: time = ForeignTime.seconds(number)
        case let other:
            draft.remark(other.map { .badTime($0.plainText) } ?? .noTime, at: index)
            return nil
        }
        if time == nil { draft.remark(.badTime(crumb["timestamp"]?.plainText ?? ""), at: index) }
        return time
    }

    private static func phase(_ state: String) -> Scene.Phase? {
        switch state {
        case "foreground", "active": .active
        case "background": .background
        default: nil
        }
    }
}
