import NavigationModel
import StrictJSON

/// The state as the page keeps it: a value for every part that there is.
///
/// A part is named as a state path names it: `scenes`, `main`, `stacks`, `library`, `path`. What an entry changes is
/// a list of parts with their new values, so the page finds by the same list what changed where.
struct PageState {
    private(set) var parts = PageTable()
    private(set) var routes: PageRoutes

    /// What was shown last.
    private var facts: [PageFact] = []
    private var scenes = IDMap<PageScene>()

    init(_ manifest: Manifest?) {
        routes = PageRoutes(manifest)
    }

    /// Returns what differs from the state before: numbers of parts, each with its value, or false if it is gone.
    ///
    /// - Parameter scene: The one scene that can differ, nil if all can.
    mutating func changes(to world: borrowing World, of scene: Name?) -> JSONValue {
        var changes = change(to: PageFact.all(of: world))
        for id in scene.map({ [$0] }) ?? Set(scenes.ids).union(world.scenes.ids).sorted() {
            if let scene = world.scenes[id] {
                let place = scenes.insert(PageScene(id), at: id)
                changes += scenes.values[place].change(to: scene, &parts, &routes)
            } else if let place = scenes.index(of: id) {
                changes += scenes.values[place].removal
                scenes[id] = nil
            }
        }
        return .array(changes)
    }

    private mutating func change(to new: [PageFact]) -> [JSONValue] {
        guard facts != new else { return [] }
        var changes: [JSONValue] = []
        for (place, fact) in new.enumerated() where facts.isEmpty || facts[place] != fact {
            changes += [.integer(parts.place(of: fact.part)), fact.value]
        }
        facts = new
        return changes
    }
}

/// A part of the state that belongs to no scene.
private enum PageFact: Equatable {
    case catalog(isLoading: Bool)
    case user(Name?)
    case focus(Name?)

    static func all(of world: borrowing World) -> [PageFact] {
        [.catalog(isLoading: world.facts.catalog.isLoading), .user(world.facts.user), .focus(world.focus)]
    }

    var part: [Name] {
        switch self {
        case .catalog: ["catalog"]
        case .user: ["session", "user"]
        case .focus: ["focus"]
        }
    }

    var value: JSONValue {
        switch self {
        case .catalog(let isLoading): isLoading ? "loading" : "ready"
        case .user(let name), .focus(let name): name.json
        }
    }
}

extension Name {
    var json: JSONValue { .string(text) }
}

extension Name? {
    var json: JSONValue { self?.json ?? .null }
}

extension PageTable {
    /// Returns the number of the part of that name.
    mutating func place(of part: [Name]) -> Int { place(of: .array(part.map(\.json))) }
}
