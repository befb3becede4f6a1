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
    private var shapes: [Name: Shape] = [:]

    /// Which parts a scene has. It seldom changes, and naming parts costs more than comparing their values.
    private struct Shape {
        var columns: [Name] = []
        var stacks: [Name] = []
        var parts: [Int] = []
    }

    init(_ manifest: Manifest?) {
        routes = PageRoutes(manifest)
    }

    /// Returns what differs from the state before: numbers of parts, each with its value, or false if it is gone.
    ///
    /// - Parameter scene: The one scene that can differ, nil if all can.
    mutating func changes(to world: borrowing World, of scene: Name?) -> JSONValue {
        let catalog: JSONValue = world.facts.catalog.isLoading ? "loading" : "ready"
        let names: [[Name]] = [["catalog"], ["session", "user"], ["focus"]]
        let facts = names.map { place(of: $0) }
        var changes = set(facts, to: [catalog, world.facts.user.json, world.focus.json])
        for id in scene.map({ [$0] }) ?? Set(shapes.keys).union(world.scenes.ids).sorted() {
            let old = shapes[id]?.parts ?? []
            let scene = world.scenes[id]
            shapes[id] = scene.map { shape(of: $0, id) }
            let new = shapes[id]?.parts ?? []
            if old != new { changes += remove(old.filter { !new.contains($0) }) }
            if let scene { changes += set(new, to: values(of: scene)) }
        }
        return .array(changes)
    }

    private mutating func set(_ parts: [Int], to new: [JSONValue]) -> [JSONValue] {
        var changes: [JSONValue] = []
        for (part, value) in zip(parts, new) {
            let text = Name(value.text())
            guard values[part] != text else { continue }
            values[part] = text
            changes += [.integer(part), value]
        }
        return changes
    }

    private mutating func remove(_ parts: [Int]) -> [JSONValue] {
        for part in parts { values[part] = nil }
        return parts.flatMap { [.integer($0), false] }
    }

    private mutating func place(of part: [Name]) -> Int { parts.place(of: .array(part.map(\.json))) }
}

/// The parts of a scene and their values, in one order.
extension PageState {
    private mutating func shape(of scene: Scene, _ id: Name) -> Shape {
        if let known = shapes[id], known.columns == scene.selection.ids, known.stacks == scene.stacks.ids {
            return known
        }
        var names: [[Name]] = [
            ["phase"], ["tab"], ["hiddenTabs"], ["columns"], ["width"], ["presentations"], ["pending"],
        ]
        for column in scene.selection.ids { names.append(["selection", column]) }
        for stack in scene.stacks.ids { names += [["stacks", stack, "path"], ["stacks", stack, "views"]] }
        return Shape(
            columns: scene.selection.ids, stacks: scene.stacks.ids, parts: names.map { place(of: ["scenes", id] + $0) })
    }

    private mutating func values(of scene: Scene) -> [JSONValue] {
        let presentations: [JSONValue] = scene.presentations.map { presentation in
            [
                .string(presentation.style.rawValue), routes.place(of: presentation.route, as: .presented),
                routes.places(of: presentation.stack.path), .array(presentation.stack.views.map(\.json)),
            ]
        }
        let pending: JSONValue? = scene.pending.map { pending in
            [.string(pending.entry.intent.name), .string(pending.waits.rawValue), .pageInteger(pending.since)]
        }
        var values: [JSONValue] = [
            .string(scene.phase.rawValue), scene.tab.json, .array(scene.hiddenTabs.map(\.json)),
            .string(scene.columns.rawValue), .string(scene.width.rawValue), .array(presentations), pending ?? .null,
        ]
        for route in scene.selection.values { values.append(route.map { routes.place(of: $0) } ?? .null) }
        for stack in scene.stacks.values {
            values += [routes.places(of: stack.path), .array(stack.views.map(\.json))]
        }
        return values
    }
}

extension Name {
    fileprivate var json: JSONValue { .string(text) }
}

extension Name? {
    fileprivate var json: JSONValue { self?.json ?? .null }
}
