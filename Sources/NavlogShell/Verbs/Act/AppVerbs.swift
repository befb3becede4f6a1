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
        takes: [.one("load|add|remove", .choice(["load", "add", "remove"])), .optional("KIND", .text), .any("ID", .text)]
    ) { call, _ throws(Diagnostic) in
        let items = call.word(1).map { [CatalogItems(kind: Name($0.text), ids: call.words.dropFirst(2).map(\.contentID))] } ?? []
        switch call.word(0)?.text {
        case "load": return .app(.catalogLoaded(content: items))
        case "add": return .app(.catalogChanged(add: items, remove: []))
        case "remove": return .app(.catalogChanged(add: [], remove: items))
        case let other: throw .usage("catalog knows load, add and remove, not \"\(other ?? "")\"")
        }
    }

    static let signIn = IntentVerb("signin", "sign a user in", group: .scenes, takes: [.one("USER", .text)]) {
        call, _ throws(Diagnostic) in
        .app(.signedIn(user: Name(call.word(0)?.text ?? "")))
    }

    static let signOut = IntentVerb("signout", "sign the user out", group: .scenes) { _, _ throws(Diagnostic) in
        .app(.signedOut)
    }

    static let launch = IntentVerb("launch", "start a new run of the app: every scene is gone", group: .scenes) {
        _, _ throws(Diagnostic) in
        .app(.launched)
    }

    static let intent = IntentVerb(
        "intent", "ask for any intent, written as the JSON of an entry",
        details: "intent {\"intent\":\"pathChanged\",\"depth\":2,\"opaque\":true,\"origin\":\"system\"}",
        takes: [.one("JSON", .text)]
    ) { call, _ throws(Diagnostic) in
        let word = call.word(0)?.raw ?? ""
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: word) } catch { throw Diagnostic(error, in: word) }
        guard let object = json.objectValue, let name = object["intent"]?.stringValue else {
            throw .usage("an entry is a JSON object with a member \"intent\"")
        }
        return Intent(name: name, members: object)
    }
}

extension Word {
    /// A bare number is a JSON number, anything else a string.
    fileprivate var contentID: JSONValue {
        if raw == text, let number = JSONNumber(literal: text) { return .number(number) }
        return .string(text)
    }
}
