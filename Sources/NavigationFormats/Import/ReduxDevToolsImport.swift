import NavigationModel
import StrictJSON

/// The actions of a Redux DevTools export, in the order they were staged.
///
/// Two kinds of actions mean something: those of React Navigation (`NAVIGATE`, `PUSH`, `POP` …), and those that end in
/// the name of an intent and carry its members as payload (`navigation/push`).
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
        let skipped = state["skippedActionIds"]?.arrayValue ?? []
        var draft = JournalDraft(from: self, request)
        draft.openScene()
        for (index, id) in staged.enumerated() where !skipped.contains(id) {
            guard let lifted = actions[id.plainText], let action = lifted["action"]?.objectValue,
                let type = action["type"]?.stringValue
            else {
                draft.remark(.otherShape, at: index)
                continue
            }
            let time = lifted["timestamp"]?.numberValue.flatMap(ForeignTime.milliseconds)
            Self.follow(action, type, at: time, place: index, in: &draft)
        }
        return draft.journal
    }

    /// The lifted state, or what a member `payload` holds, which may be JSON in a string.
    private static func liftedState(in json: JSONValue) -> JSONValue? {
        guard json["actionsById"] == nil, let payload = json["payload"] else { return json }
        return payload.stringValue.map { try? JSONValue(parsing: $0) } ?? payload
    }

    private static func follow(
        _ action: JSONObject, _ type: String, at time: EntryTime?, place: Int, in draft: inout JournalDraft
    ) {
        let name = type.split(separator: "/").last.map(String.init) ?? type
        let payload = action["payload"]?.objectValue ?? action
        let screen = (payload["name"] ?? payload["routeName"])?.stringValue
        let parameters = payload["params"]?.objectValue ?? [:]
        switch name {
        case "NAVIGATE":
            guard let screen else { return draft.remark(.otherShape, at: place) }
            guard let destination = draft.destination(of: screen, parameters, place: place) else { return }
            draft.go(to: destination, at: time, place: place)
        case "PUSH":
            guard let screen else { return draft.remark(.otherShape, at: place) }
            guard let destination = draft.destination(of: screen, parameters, place: place) else { return }
            if case .route(let route) = destination { draft.add(.scene(.push([route])), at: time, place: place) }
        case "JUMP_TO":
            guard let screen else { return draft.remark(.otherShape, at: place) }
            draft.add(.scene(.selectTab(Name(screen))), at: time, place: place)
        case "GO_BACK", "BACK": draft.add(.scene(.pop()), at: time, place: place)
        case "POP":
            let count = (payload["count"] ?? payload["n"])?.numberValue?.intValue ?? 1
            draft.add(.scene(.pop(count: max(1, count))), at: time, place: place)
        case "POP_TO_TOP": draft.add(.scene(.popToRoot()), at: time, place: place)
        default:
            switch Intent(name: name, members: payload) {
            case .unknown, .malformed: draft.remark(.noNavigation(kind: type), at: place)
            case let intent:
                draft.add(intent, at: time, scene: payload["scene"]?.stringValue.map { Name($0) }, place: place)
            }
        }
    }
}
