public import StrictJSON

extension World {
    /// The world as JSON: every member present, in the order of the format.
    public var json: JSONValue {
        [
            "catalog": facts.catalog.json,
            "session": facts.session,
            "focus": focus?.json ?? .null,
            "scenes": scenes.json(\.json),
        ]
    }
}

extension Facts {
    var session: JSONValue { ["user": user?.json ?? .null] }
}

extension Catalog {
    var json: JSONValue { ["status": isLoading ? "loading" : "ready"] }
}

extension Scene {
    /// The scene as JSON: every member present, in the order of the format.
    public var json: JSONValue {
        [
            "phase": .string(phase.rawValue),
            "tab": tab?.json ?? .null,
            "hiddenTabs": .array(hiddenTabs.map(\.json)),
            "selection": selection.json { $0?.json ?? .null },
            "columns": .string(columns.rawValue),
            "width": .string(width.rawValue),
            "stacks": stacks.json(\.json),
            "presentations": .array(presentations.map(\.json)),
            "pending": pending?.json ?? .null,
        ]
    }
}

extension Stack {
    var json: JSONValue { ["path": .routes(path), "views": .array(views.map(\.json))] }
}

extension Presentation {
    var json: JSONValue {
        [
            "style": .string(style.rawValue), "route": route.json, "path": .routes(stack.path),
            "views": .array(stack.views.map(\.json)),
        ]
    }
}

extension Pending {
    var json: JSONValue {
        ["intent": .string(entry.intent.name), "waits": .string(waits.rawValue), "since": .integer(since)]
    }
}

extension IDMap {
    func json(_ value: (Value) -> JSONValue) -> JSONValue {
        .object(JSONObject(map { .init(name: $0.0.text, value: value($0.1)) }))
    }
}
