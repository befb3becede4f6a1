import StrictJSON

/// Stacks and presentations.
extension Restoration {
    /// - Parameter isSelectionGone: Whether the path that a selection led to is lost with it.
    mutating func restoreStacks(_ json: JSONValue?, isSelectionGone: Bool) {
        let place = JSONPointer(["stacks"])
        guard let stacks = (json ?? [:]).objectValue?.named else { return drop(place, .corrupt) }
        for (id, json) in stacks.sorted(by: { $0.name < $1.name }) {
            let place = place.appending(id.text)
            guard layout.has(stack: id) else {
                drop(place, .unknownStack)
                continue
            }
            guard let stack = json.objectValue else {
                drop(place, .corrupt)
                continue
            }
            let pathPlace = place.appending("path")
            if isSelectionGone, id == .detail, let path = stack["path"]?.arrayValue {
                dropElements(from: 0, of: path, at: pathPlace, .above)
                scene.stacks[id] = Stack()
            } else {
                scene.stacks[id] = Stack(path: restorePath(stack["path"], at: pathPlace))
            }
        }
    }

    /// Restores the pile from the bottom up to the first presentation that cannot or shall not be restored.
    ///
    /// What links may not dismiss, such as a lock screen, stays on top; everything else that is up goes.
    mutating func restorePresentations(_ json: JSONValue?) {
        let staying = scene.presentations.filter { !check.rules.isLinkDismissible($0.route) }
        var shown = Set(staying.map(\.route))
        scene.presentations = []
        defer { scene.presentations += staying }
        let place = JSONPointer(["presentations"])
        guard let pile = (json ?? []).arrayValue else { return drop(place, .corrupt) }
        for (index, presented) in pile.enumerated() {
            do throws(Reason) {
                guard let route = try check.presentation(presented["route"] ?? .null) else { return }
                guard shown.insert(route).inserted else { throw .alreadyPresented }
                let place = place.appending(index)
                scene.presentations.append(
                    Presentation(
                        style: restoreStyle(presented["style"], of: route, at: place.appending("style")), route: route,
                        stack: Stack(path: restorePath(presented["path"], at: place.appending("path")))))
            } catch {
                return dropElements(from: index, of: pile, at: place, error)
            }
        }
    }

    private mutating func restoreStyle(
        _ json: JSONValue?, of route: Route, at place: JSONPointer
    ) -> PresentationStyle {
        if let style = json?.stringValue.flatMap(PresentationStyle.init(rawValue:)) { return style }
        if json != nil { drop(place, .unknownValue) }
        return check.rules.style(of: route)
    }
}
