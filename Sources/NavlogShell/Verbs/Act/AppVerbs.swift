import NavigationModel
import StrictJSON

/// Facts about the app as a whole.
enum AppVerbs {
    static let all: [any Verb] = [catalog, signIn, signOut, launch, intent]

    static let catalog = IntentVerb(
        "catalog", "load the catalog, add content or remove it",
        details: "catalog load                  everything exists\n"
            + "catalog load article a1 a2    only these articles exist\n"
            + "catalog add article a3\ncatalog remove article a1",
        group: .scenes,
        takes: [
            .one("load|add|remove", .choice(["load", "add", "remove"])), .optional("KIND", .contentKind),
            .any("ID", .content),
        ],
        isAppWide: true
    ) { call, _ in
        let kind = call.word(1).map { Name($0.text) }
        let items = kind.map { [CatalogItems(kind: $0, ids: call.words.dropFirst(2).map(\.contentID))] } ?? []
        switch call.text(0) {
        case "load": return .app(.catalogLoaded(content: items))
        case "add": return .app(.catalogChanged(add: items, remove: []))
        default: return .app(.catalogChanged(add: [], remove: items))
        }
    }

    static let signIn = IntentVerb(
        "signin", "sign a user in", group: .scenes, takes: [.one("USER", .text)], isAppWide: true
    ) {
        call, _ in
        .app(.signedIn(user: Name(call.text(0))))
    }

    static let signOut = IntentVerb("signout", "sign the user out", group: .scenes, isAppWide: true) {
        _, _ in
        .app(.signedOut)
    }

    static let launch = IntentVerb(
        "launch", "start a new run of the app: every scene is gone", group: .scenes, isAppWide: true
    ) {
        _, _ in
        .app(.launched)
    }

    static let intent = IntentVerb(
        "intent", "ask for any intent, written as the JSON of an entry",
        details: "intent {\"intent\":\"pathChanged\",\"depth\":2,\"opaque\":true,\"origin\":\"system\"}\n"
            + "A scene in the JSON counts; seq, time, outcome and state do not.",
        takes: [.one("JSON", .text)]
    ) { call, _ in
        try IntentRequest(json: call.text(0))
    }
}

extension Word {
    /// A bare number is a JSON number, anything else a string.
    fileprivate var contentID: JSONValue {
        if !isQuoted, let number = JSONNumber(literal: text) { return .number(number) }
        return .string(text)
    }
}
