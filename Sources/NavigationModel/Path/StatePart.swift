import StrictJSON

/// A part of a world, reached without making JSON of what stands beside it.
///
/// A predicate or a watch looks at one path after every entry. JSON of the whole world would cost a hundred times what
/// applying the entry does, so a step leads to the part itself, and JSON is made of the part where the path ends.
enum StatePart {
    indirect case world(World)
    case scenes(IDMap<Scene>)
    indirect case scene(Scene)
    case selection(IDMap<Route?>)
    case stacks(IDMap<Stack>)
    case stack(Stack)
    case presentations([Presentation])
    case presentation(Presentation)
    case routes([Route])
    case route(Route)
    case names([Name])
    /// Anything else, and everything inside a route.
    case value(JSONValue)

    /// Returns the part that a step leads to, nil if there is none.
    func part(at step: StatePath.Step) -> StatePart? {
        switch step {
        case .member(let name): member(name)
        case .element(let index) where index < 0: count.flatMap { element($0 + index) }
        case .element(let index): isList ? element(index) : member(Name(String(index)))
        }
    }

    private func member(_ name: Name) -> StatePart? {
        switch self {
        case .world(let world): Self.member(name.text, of: world)
        case .scenes(let scenes): scenes[name].map(StatePart.scene)
        case .scene(let scene): Self.member(name.text, of: [scene], at: 0)
        case .selection(let selection): selection[name].map(Self.selected)
        case .stacks(let stacks): stacks[name].map(StatePart.stack)
        case .stack(let stack): Self.member(name.text, of: stack)
        case .presentation(let presentation): Self.member(name.text, of: presentation)
        case .route(let route): route.json[name.text].map(StatePart.value)
        case .value(.object(let object)): object[name.text].map(StatePart.value)
        case .presentations, .routes, .names, .value: Self.index(name.text).flatMap(element)
        }
    }

    private func element(_ index: Int) -> StatePart? {
        guard index >= 0, isList, index < count ?? 0 else { return nil }
        switch self {
        case .presentations(let list): return .presentation(list[index])
        case .routes(let list): return .route(list[index])
        case .names(let list): return .value(list[index].json)
        case .value(.array(let list)): return .value(list[index])
        default: return nil
        }
    }

    /// Reads an index as JSON Pointer spells it: no sign, no leading zero.
    private static func index(_ name: String) -> Int? {
        Int(name).flatMap { String($0) == name ? $0 : nil }
    }

    private static func selected(_ route: Route?) -> StatePart {
        route.map(StatePart.route) ?? .value(.null)
    }
}

extension StatePart {
    /// Returns the member of a world, nil if there is none of that name.
    static func member(_ name: String, of world: borrowing World) -> StatePart? {
        switch name {
        case "catalog": .value(world.facts.catalog.json)
        case "session": .value(world.facts.session)
        case "focus": .value(world.focus?.json ?? .null)
        case "scenes": .scenes(world.scenes)
        case "facts": .value(world.facts.inspected)
        default: nil
        }
    }

    /// Returns the member of one of some scenes, nil if there is none of that name. Handed on alone, the scene would be
    /// copied.
    static func member(_ name: String, of scenes: [Scene], at place: Int) -> StatePart? {
        switch name {
        case "phase": .value(.string(scenes[place].phase.rawValue))
        case "tab": .value(scenes[place].tab?.json ?? .null)
        case "hiddenTabs": .names(scenes[place].hiddenTabs)
        case "selection": .selection(scenes[place].selection)
        case "columns": .value(.string(scenes[place].columns.rawValue))
        case "width": .value(.string(scenes[place].width.rawValue))
        case "stacks": .stacks(scenes[place].stacks)
        case "presentations": .presentations(scenes[place].presentations)
        case "pending": .value(scenes[place].pending?.json ?? .null)
        default: nil
        }
    }

    private static func member(_ name: String, of stack: Stack) -> StatePart? {
        switch name {
        case "path": .routes(stack.path)
        case "views": .names(stack.views)
        default: nil
        }
    }

    private static func member(_ name: String, of presentation: Presentation) -> StatePart? {
        switch name {
        case "style": .value(.string(presentation.style.rawValue))
        case "route": .route(presentation.route)
        default: member(name, of: presentation.stack)
        }
    }
}

extension StatePart {
    /// The number of elements of a list, or of members of an object; nil for anything else.
    var count: Int? {
        switch self {
        case .world, .scene, .stack, .presentation, .route: json.objectValue?.members.count
        case .scenes(let map): map.count
        case .selection(let map): map.count
        case .stacks(let map): map.count
        case .presentations(let list): list.count
        case .routes(let list): list.count
        case .names(let list): list.count
        case .value(.array(let list)): list.count
        case .value(.object(let object)): object.members.count
        case .value: nil
        }
    }

    private var isList: Bool {
        switch self {
        case .presentations, .routes, .names, .value(.array): true
        default: false
        }
    }

    /// The part as it stands in the JSON of the state.
    var json: JSONValue {
        switch self {
        case .world(let world): world.inspected
        case .scenes(let scenes): scenes.json(\.json)
        case .scene(let scene): scene.json
        case .selection(let selection): selection.json { $0?.json ?? .null }
        case .stacks(let stacks): stacks.json(\.json)
        case .stack(let stack): stack.json
        case .presentations(let list): .array(list.map(\.json))
        case .presentation(let presentation): presentation.json
        case .routes(let list): .routes(list)
        case .route(let route): route.json
        case .names(let list): .array(list.map(\.json))
        case .value(let value): value
        }
    }

    /// Whether both parts have the same JSON, or neither is there. The parts that change most are compared as they are.
    static func areSame(_ left: StatePart?, _ right: StatePart?) -> Bool {
        switch (left, right) {
        case (.routes(let left), .routes(let right)): left == right
        case (.names(let left), .names(let right)): left == right
        case (.stacks(let left), .stacks(let right)): left == right
        case (.stack(let left), .stack(let right)): left == right
        case (.presentations(let left), .presentations(let right)): left == right
        case (.route(let left), .route(let right)): left == right
        default: left?.json == right?.json
        }
    }
}
