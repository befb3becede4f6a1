import NavigationModel
import StrictJSON

/// A state of React Navigation, whole or partial.
///
/// The routes of its stacks become paths. The first route of a stack is the screen that the stack begins with, which is
/// on no path here, unless the map gives it a route. Tabs and drawers select a stack.
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
        guard let state = document.json?.objectValue, state["routes"]?.arrayValue != nil else { throw .otherShape }
        var draft = JournalDraft(from: self, request)
        draft.openScene()
        var reading = Reading(request, draft)
        reading.read(state)
        draft = reading.draft
        var stacks = JSONObject()
        for (name, path) in reading.paths { stacks[name.text] = ["path": .array(path.map(\.json))] }
        var scene: JSONObject = ["stacks": .object(stacks)]
        scene["tab"] = reading.tab.map { .string($0.text) }
        draft.add(.scene(.restore(.object(scene))), at: nil, place: 0)
        return draft.journal
    }
}

/// The walk through nested states.
private struct Reading {
    var draft: JournalDraft
    /// The paths of the stacks, in the order they were met.
    private(set) var paths: [(name: Name, path: [Route])] = []
    /// The selected tab.
    private(set) var tab: Name?
    private let request: ImportRequest
    /// The stack that routes go to.
    private var current: Name
    /// How many routes were met.
    private var count = 0

    init(_ request: ImportRequest, _ draft: JournalDraft) {
        self.request = request
        self.draft = draft
        current = if case .split? = request.manifest?.layout { "detail" } else { "main" }
        if case .tabs(_, let selected, _)? = request.manifest?.layout { current = selected }
    }

    mutating func read(_ state: JSONObject) {
        let routes = state["routes"]?.arrayValue?.map { $0.objectValue ?? [:] } ?? []
        guard !routes.isEmpty else { return }
        let hasTabs = isChoice(state, routes)
        // A partial state of a stack shows its last route, one of tabs its first.
        let standard = hasTabs ? 0 : routes.count - 1
        let index = min(max(0, state["index"]?.numberValue?.intValue ?? standard), routes.count - 1)
        if hasTabs {
            readTabs(routes, selected: index)
        } else {
            for (place, route) in routes.prefix(index + 1).enumerated() { read(route, isFirst: place == 0) }
        }
    }

    private mutating func readTabs(_ routes: [JSONObject], selected: Int) {
        var shown = current
        for (place, route) in routes.enumerated() {
            let screen = route["name"]?.stringValue ?? ""
            guard let name = tab(named: screen) else {
                draft.remark(.noTab(screen: screen), at: count)
                count += 1
                continue
            }
            count += 1
            current = name
            if place == selected {
                shown = name
                tab = name
            }
            if let nested = route["state"]?.objectValue { read(nested) }
        }
        current = shown
    }

    private mutating func read(_ route: JSONObject, isFirst: Bool) {
        let place = count
        count += 1
        if let nested = route["state"]?.objectValue { return read(nested) }
        let screen = route["name"]?.stringValue ?? ""
        guard !isFirst || request.screens.names(screen) else { return }
        let destination = draft.destination(of: screen, route["params"]?.objectValue ?? [:], place: place)
        if case .route(let route)? = destination { append(route) }
    }

    private mutating func append(_ route: Route) {
        if let index = paths.firstIndex(where: { $0.name == current }) {
            paths[index].path.append(route)
        } else {
            paths.append((current, [route]))
        }
    }

    /// Whether a state is one of tabs or a drawer; a partial one does not say so, but its names do.
    private func isChoice(_ state: JSONObject, _ routes: [JSONObject]) -> Bool {
        if let type = state["type"]?.stringValue { return type != "stack" }
        guard case .tabs? = request.manifest?.layout else { return false }
        return routes.allSatisfy { $0["name"]?.stringValue.flatMap(tab) != nil }
    }

    /// The tab of a screen: by name, with a small letter where the other tool writes a capital one.
    private func tab(named screen: String) -> Name? {
        guard let layout = request.manifest?.layout else { return Name(screen) }
        guard case .tabs(let tabs, _, _) = layout else { return nil }
        let lowered = Name(screen.prefix(1).lowercased() + screen.dropFirst())
        return tabs.first { $0 == Name(screen) } ?? tabs.first { $0 == lowered }
    }
}
