public import StrictJSON

extension World {
    /// The world as JSON: every member present, in the order of the format.
    public var json: JSONValue {
        [
            "catalog": ["status": facts.catalog.isLoading ? "loading" : "ready"],
            "session": ["user": facts.user?.json ?? .null],
            "focus": focus?.json ?? .null,
            "scenes": scenes.json(\.json),
        ]
    }
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
            "stacks": stacks.json { ["path": .routes($0.path), "views": .array($0.views.map(\.json))] },
            "presentations": .array(presentations.map(\.json)),
            "pending": pending?.json ?? .null,
        ]
    }
}

extension Presentation {
    fileprivate var json: JSONValue {
        [
            "style": .string(style.rawValue), "route": route.json, "path": .routes(stack.path),
            "views": .array(stack.views.map(\.json)),
        ]
    }
}

extension Pending {
    fileprivate var json: JSONValue {
        ["intent": .string(entry.intent.name), "waits": .string(waits.rawValue), "since": .integer(since)]
    }
}

extension IDMap {
    func json(_ value: (Value) -> JSONValue) -> JSONValue {
        .object(JSONObject(map { .init(name: $0.0.text, value: value($0.1)) }))
    }
}
