import StrictJSON

/// A scene that is being restored, with a verdict on everything that had to be left out.
///
/// What a snapshot brings back starts as in a new scene and is taken member by member. A value that cannot be used is
/// listed, and costs only itself and what stands on it. The rest of the scene stays: phase, width, hidden tabs, what
/// waits, claims. View destinations are never restored.
struct Restoration {
    /// The scene, as far as it is restored.
    var scene: Scene
    /// What was left out, in the order of the members.
    private(set) var dropped: [DroppedElement] = []
    let layout: Layout
    let check: RouteCheck

    init(of scene: Scene, _ layout: Layout, _ check: RouteCheck) {
        self.scene = scene
        self.layout = layout
        self.check = check
    }

    /// Takes everything from the state of a scene.
    mutating func restore(_ state: JSONObject) {
        let new = Scene(layout: layout)
        (scene.tab, scene.columns, scene.selection, scene.stacks) = (new.tab, new.columns, new.selection, new.stacks)
        restoreTab(state["tab"])
        restoreColumns(state["columns"])
        let isSelectionGone = restoreSelection(state["selection"])
        restoreStacks(state["stacks"], isSelectionGone: isSelectionGone)
        restorePresentations(state["presentations"])
    }

    /// Lists an element that is left out.
    mutating func drop(_ place: JSONPointer, _ reason: Reason) {
        dropped.append(DroppedElement(path: place.description, reason: reason))
    }

    /// Returns the longest prefix of a path that can be shown.
    mutating func restorePath(_ json: JSONValue?, at place: JSONPointer) -> [Route] {
        guard let json else { return [] }
        guard let elements = json.arrayValue else {
            drop(place, .corrupt)
            return []
        }
        var path: [Route] = []
        for element in elements {
            do throws(Reason) {
                path.append(try check.route(element))
            } catch {
                dropElements(from: path.count, of: elements, at: place, error)
                break
            }
        }
        return path
    }

    /// Lists an element with a reason of its own, and those above it, which are lost because of it.
    mutating func dropElements(from index: Int, of elements: [JSONValue], at place: JSONPointer, _ reason: Reason) {
        for lost in index..<elements.count { drop(place.appending(lost), lost == index ? reason : .above) }
    }
}

extension JSONObject {
    /// The members with their names as names, which compare scalar by scalar.
    var named: [(name: Name, value: JSONValue)] { members.map { (Name($0.name), $0.value) } }
}
