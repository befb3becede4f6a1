import NavigationModel
import StrictJSON

/// A scene as the page has it: the scene as it was last, and the value of each of its parts.
struct PageScene {
    private let id: Name
    private var scene: Scene?
    private var parts: [ScenePart] = []
    private var numbers: [Int] = []
    /// The values; nil for a part that is new.
    private var values: [JSONValue?] = []

    init(_ id: Name) {
        self.id = id
    }

    /// What says that it is gone.
    var removal: [JSONValue] { removal(besides: []) }

    private func removal(besides kept: [Int]) -> [JSONValue] {
        numbers.filter { !kept.contains($0) }.flatMap { [.integer($0), false] as [JSONValue] }
    }

    /// Takes over another state of it, and returns the numbers of the parts that differ, each with its value, or false
    /// if it is gone.
    mutating func change(to new: Scene, _ table: inout PageTable, _ routes: inout PageRoutes) -> [JSONValue] {
        var changes: [JSONValue] = []
        if scene?.selection.ids != new.selection.ids || scene?.stacks.ids != new.stacks.ids {
            changes = reshape(as: new, &table)
        }
        let old = scene
        for place in parts.indices where values[place] == nil || !parts[place].isSame(in: old, and: new) {
            let value = parts[place].value(in: new, &routes, after: old, values[place])
            values[place] = value
            changes += [.integer(numbers[place]), value]
        }
        scene = new
        return changes
    }

    /// Gets other parts, and returns what says which are gone.
    private mutating func reshape(as new: Scene, _ table: inout PageTable) -> [JSONValue] {
        parts = ScenePart.all(of: new)
        let places = parts.map { table.place(of: ["scenes", id] + $0.name) }
        let removal = removal(besides: places)
        values = places.map { place in numbers.firstIndex(of: place).flatMap { values[$0] } }
        numbers = places
        return removal
    }
}

/// A part of a scene.
private enum ScenePart {
    case phase, tab, hiddenTabs, columns, width, presentations, pending
    case selection(Name), path(Name), views(Name)

    /// The parts of a scene, in one order.
    static func all(of scene: Scene) -> [ScenePart] {
        [.phase, .tab, .hiddenTabs, .columns, .width, .presentations, .pending]
            + scene.selection.ids.map { .selection($0) } + scene.stacks.ids.flatMap { [.path($0), .views($0)] }
    }

    var name: [Name] {
        switch self {
        case .phase: ["phase"]
        case .tab: ["tab"]
        case .hiddenTabs: ["hiddenTabs"]
        case .columns: ["columns"]
        case .width: ["width"]
        case .presentations: ["presentations"]
        case .pending: ["pending"]
        case .selection(let column): ["selection", column]
        case .path(let stack): ["stacks", stack, "path"]
        case .views(let stack): ["stacks", stack, "views"]
        }
    }

    /// Whether the part has the same value in both scenes.
    func isSame(in old: Scene?, and new: Scene) -> Bool {
        switch self {
        case .phase: old?.phase == new.phase
        case .tab: old?.tab == new.tab
        case .hiddenTabs: old?.hiddenTabs == new.hiddenTabs
        case .columns: old?.columns == new.columns
        case .width: old?.width == new.width
        case .presentations: (old?.presentations ?? []).elementsEqual(new.presentations) { $0.isWritten(as: $1) }
        case .pending: old?.pending == nil && new.pending == nil || old?.pending?.json == new.pending?.json
        case .selection(let column):
            switch (old?.selection[column] ?? nil, new.selection[column] ?? nil) {
            case (nil, nil): true
            case (let old?, let new?): old.hasText(of: new)
            default: false
            }
        case .path(let stack): (old?.stacks[stack]?.path ?? []).isWritten(as: new.stacks[stack]?.path ?? [])
        case .views(let stack): old?.stacks[stack]?.views == new.stacks[stack]?.views
        }
    }

    /// Returns the value of the part.
    ///
    /// - Parameters:
    ///   - old: The scene as it was before, if it was there.
    ///   - last: The value that the part had then, with which that of a path often begins.
    func value(
        in scene: Scene, _ routes: inout PageRoutes, after old: Scene?, _ last: JSONValue?
    ) -> JSONValue {
        switch self {
        case .phase: return .string(scene.phase.rawValue)
        case .tab: return scene.tab.json
        case .hiddenTabs: return .array(scene.hiddenTabs.map(\.json))
        case .columns: return .string(scene.columns.rawValue)
        case .width: return .string(scene.width.rawValue)
        case .presentations:
            return .array(
                scene.presentations.map { presentation in
                    [
                        .string(presentation.style.rawValue), routes.place(of: presentation.route, as: .presented),
                        routes.places(of: presentation.stack.path), .array(presentation.stack.views.map(\.json)),
                    ]
                })
        case .pending: return scene.pending?.json ?? .null
        case .selection(let column): return (scene.selection[column] ?? nil).map { routes.place(of: $0) } ?? .null
        case .path(let stack):
            let (before, path) = (old?.stacks[stack]?.path ?? [], scene.stacks[stack]?.path ?? [])
            let common = zip(before, path).prefix { $0.hasText(of: $1) }.count
            return .array((last?.arrayValue ?? []).prefix(common) + path.dropFirst(common).map { routes.place(of: $0) })
        case .views(let stack): return .array((scene.stacks[stack]?.views ?? []).map(\.json))
        }
    }
}

extension Pending {
    fileprivate var json: JSONValue {
        [.string(entry.intent.name), .string(waits.rawValue), .pageInteger(since)]
    }
}

extension Presentation {
    fileprivate func isWritten(as other: Presentation) -> Bool {
        style == other.style && route.hasText(of: other.route) && stack.path.isWritten(as: other.stack.path)
            && stack.views == other.stack.views
    }
}

extension [Route] {
    fileprivate func isWritten(as other: [Route]) -> Bool { elementsEqual(other) { $0.hasText(of: $1) } }
}
