import NavigationModel
import StrictJSON

/// The actions of a Redux DevTools export, in the order they were staged.
///
/// Two kinds of actions mean something: those of React Navigation (`NAVIGATE`, `PUSH`, `POP` …), and those that end in
/// the name of an intent and carry its members as payload (`navigation/push`). Actions that were skipped are as if they
/// had not been.
public struct ReduxDevToolsImport: ImportFormat {
    /// The name.
    public let name = "redux-devtools"
    /// What it reads.
    public let summary = "a state exported by Redux DevTools: actions of React Navigation, or named like intents"

    /// Creates the format.
    public init() {}

    /// A lifted state, bare or as a payload.
    public func recognizes(_ document: ImportDocument) -> Bool {
        document.json.map { Self.liftedState(in: $0)?["actionsById"] != nil } ?? false
    }

    /// Returns a journal of the actions that navigate.
    public func journal(
        from document: ImportDocument, _ request: ImportRequest
    ) throws(ImportError) -> ImportedJournal {
        guard let state = document.json.flatMap(Self.liftedState), let actions = state["actionsById"]?.objectValue,
            let staged = state["stagedActionIds"]?.arrayValue
        else { throw .otherShape }
        let skipped = Set((state["skippedActionIds"]?.arrayValue ?? []).map { Name($0.plainText) })
        var follower = ActionFollower(JournalDraft(from: self, request))
        for (index, id) in staged.enumerated() {
            let isSkipped = skipped.contains(Name(id.plainText))
            follower.follow(actions[id.plainText] ?? .null, isSkipped: isSkipped, at: index)
        }
        return follower.draft.journal
    }

    /// The lifted state, or what a member `payload` holds, which may be JSON in a string.
    private static func liftedState(in json: JSONValue) -> JSONValue? {
        guard json["actionsById"] == nil, let payload = json["payload"] else { return json }
        return payload.stringValue.map { try? JSONValue(parsing: $0) } ?? payload
    }
}

/// Does what actions say, one after the other.
private struct ActionFollower {
    private(set) var draft: JournalDraft
    private var time: EntryTime?
    private var place = 0

    init(_ draft: JournalDraft) {
        self.draft = draft
    }

    mutating func follow(_ lifted: JSONValue, isSkipped: Bool, at index: Int) {
        place = index
        time = lifted["timestamp"]?.numberValue.flatMap(ForeignTime.milliseconds)
        guard let action = lifted["action"]?.objectValue, let type = action["type"]?.stringValue else {
            return draft.remark(.otherShape, at: place)
        }
        if isSkipped { return draft.remark(.undone(kind: type), at: place) }
        follow(action, type)
    }

    private mutating func follow(_ action: JSONObject, _ type: String) {
        let name = type.split(separator: "/").last.map(String.init) ?? type
        let payload = action["payload"]?.objectValue ?? action
        switch name {
        case "NAVIGATE", "JUMP_TO", "POP_TO", "PUSH", "REPLACE": go(as: name, to: payload)
        case "GO_BACK", "BACK": add(.pop())
        case "POP":
            let count = (payload["count"] ?? payload["n"])?.numberValue?.intValue ?? 1
            add(.pop(count: max(1, count)))
        case "POP_TO_TOP": add(.popToRoot())
        case "RESET": reset(to: .object(payload))
        default:
            switch Intent(name: name, members: payload) {
            case .unknown: draft.remark(.noNavigation(kind: type), at: place)
            case .malformed: draft.remark(.noEntry, at: place)
            case let intent:
                let scene = payload["scene"]?.stringValue.map { Name($0) }
                draft.add(intent, at: time, scene: scene, place: place)
            }
        }
    }

    private mutating func reset(to state: JSONValue) {
        guard state["routes"]?.arrayValue != nil else { return draft.remark(.otherShape, at: place) }
        let stack = draft.world.scenes[draft.request.scene]?.baseStack(in: draft.request.manifest.layout)
        let reading = ReactNavigationReading(state, draft.request, in: stack)
        for remark in reading.remarks { draft.remark(remark.matter, at: place) }
        for (stack, path) in reading.paths { add(.setPath(path, stack: stack)) }
        if let tab = reading.tab { add(.selectTab(tab)) }
    }

    private mutating func add(_ intent: SceneIntent) { draft.add(.scene(intent), at: time, place: place) }

    private mutating func go(as action: String, to payload: JSONObject) {
        var route = payload
        route["name"] = payload["name"] ?? payload["routeName"]
        var reader = ReactNavigatorReader(draft.request)
        go(as: action, to: reader.screen(.object(route)))
    }

    /// Goes to a screen, and on to the one in it that was asked for.
    private mutating func go(as action: String, to screen: ReactNavigator.Screen) {
        guard let name = screen.name else { return draft.remark(.otherShape, at: place) }
        let tab = draft.request.manifest == nil && action != "JUMP_TO" ? nil : draft.request.tab(of: name)
        let destination = draft.request.destination(of: name, screen.parameters)
        switch (destination, tab) {
        case (_, let tab?) where action == "JUMP_TO" || destination == nil: add(.selectTab(tab))
        case (.route(let route)?, _) where screen.nested == nil || draft.request.routeAtBottom(name) != nil:
            go(as: action, to: route)
        case (.root?, _): add(.popToRoot())
        case _ where screen.nested != nil: draft.remark(.holder(screen: name), at: place)
        default: draft.remark(action == "JUMP_TO" ? .noTab(screen: name) : .noRoute(screen: name), at: place)
        }
        for inner in screen.nested?.screens ?? [] { go(as: "NAVIGATE", to: inner) }
    }

    private mutating func go(as action: String, to route: Route) {
        switch action {
        case "PUSH": add(.push([route]))
        case "REPLACE":
            let path = draft.world.scenes[draft.request.scene]?.currentPath(in: draft.request.manifest.layout) ?? []
            add(.setPath(path.dropLast() + [route]))
        default: draft.go(to: .route(route), at: time, place: place)
        }
    }
}
