import NavigationModel
import StrictJSON

/// The state as the page keeps it: a value for every part that there is.
///
/// A part is named as a state path names it: `scenes`, `main`, `stacks`, `library`, `path`. What an entry changes is
/// a list of parts with their new values, so the page finds by the same list what changed where.
struct PageState {
    private(set) var parts = PageTable()
    private(set) var routes: PageRoutes

    /// The value of each part, as text.
    private var values: [Int: Name] = [:]
    private var partsOfScenes: [Name: [Int]] = [:]

    init(_ manifest: Manifest?) {
        routes = PageRoutes(manifest)
    }

    /// Returns what differs from the state before: numbers of parts, each with its value, or false if it is gone.
    ///
    /// - Parameter scene: The one scene that can differ, nil if all can.
    mutating func changes(to world: borrowing World, of scene: Name?) -> JSONValue {
        var changes = differences(
            from: [],
            to: [
                (["catalog"], .string(world.facts.catalog.isLoading ? "loading" : "ready")),
                (["session", "user"], world.facts.user.json), (["focus"], world.focus.json),
            ])
        for id in scene.map({ [$0] }) ?? Set(partsOfScenes.keys).union(world.scenes.ids).sorted() {
            let values = world.scenes[id].map { self.values(of: $0) } ?? []
            changes += differences(
                from: partsOfScenes[id] ?? [], to: values.map { (["scenes", id.json] + $0.part, $0.value) })
            partsOfScenes[id] = values.isEmpty ? nil : values.map { place(of: ["scenes", id.json] + $0.part) }
        }
        return .array(changes)
    }

    private mutating func differences(
        from old: [Int], to new: [(part: [JSONValue], value: JSONValue)]
    ) -> [JSONValue] {
        var changes: [JSONValue] = []
        var kept: Set<Int> = []
        for (part, value) in new {
            let place = place(of: part)
            let text = Name(value.text())
            kept.insert(place)
            if values[place] != text { changes += [.integer(place), value] }
            values[place] = text
        }
        for place in old where !kept.contains(place) {
            values[place] = nil
            changes += [.integer(place), false]
        }
        return changes
    }

    private mutating func place(of part: [JSONValue]) -> Int { parts.place(of: .array(part)) }

    private mutating func values(of scene: Scene) -> [(part: [JSONValue], value: JSONValue)] {
        var values: [(part: [JSONValue], value: JSONValue)] = [
            (["phase"], .string(scene.phase.rawValue)), (["tab"], scene.tab.json),
            (["hiddenTabs"], .array(scene.hiddenTabs.map(\.json))), (["columns"], .string(scene.columns.rawValue)),
            (["width"], .string(scene.width.rawValue)),
        ]
        for (column, route) in scene.selection {
            values.append((["selection", column.json], route.map { routes.place(of: $0) } ?? .null))
        }
        for (id, stack) in scene.stacks {
            values.append((["stacks", id.json, "path"], routes.places(of: stack.path)))
            values.append((["stacks", id.json, "views"], .array(stack.views.map(\.json))))
        }
        let presentations: [JSONValue] = scene.presentations.map { presentation in
            [
                .string(presentation.style.rawValue), routes.place(of: presentation.route, as: .presented),
                routes.places(of: presentation.stack.path), .array(presentation.stack.views.map(\.json)),
            ]
        }
        values.append((["presentations"], .array(presentations)))
        let pending: JSONValue? = scene.pending.map { pending in
            [.string(pending.entry.intent.name), .string(pending.waits.rawValue), .pageInteger(pending.since)]
        }
        values.append((["pending"], pending ?? .null))
        return values
    }
}

extension Name {
    fileprivate var json: JSONValue { .string(text) }
}

extension Name? {
    fileprivate var json: JSONValue { self?.json ?? .null }
}
