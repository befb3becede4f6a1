import StrictJSON

/// Tab and columns.
extension Restoration {
    mutating func restoreTab(_ json: JSONValue?) {
        let place = JSONPointer(["tab"])
        switch json {
        case nil, .null?: break
        case .string(let text)?:
            let tab = Name(text)
            if !layout.has(tab: tab) {
                drop(place, .unknownTab)
            } else if scene.hiddenTabs.contains(tab) {
                drop(place, .hiddenTab)
            } else {
                return scene.selectTab(tab)
            }
        default: drop(place, .corrupt)
        }
        // The tab a new scene shows may be hidden by now.
        if let tab = scene.tab, scene.hiddenTabs.contains(tab),
            let visible = scene.tabOrder(in: layout).first(where: { !scene.hiddenTabs.contains($0) })
        {
            scene.selectTab(visible)
        }
    }

    mutating func restoreColumns(_ json: JSONValue?) {
        guard let json else { return }
        if let columns = json.stringValue.flatMap(Scene.ColumnVisibility.init(rawValue:)) {
            scene.columns = columns
        } else {
            drop(JSONPointer(["columns"]), .unknownValue)
        }
    }

    /// Returns whether a selection is gone, and with it what followed from it.
    mutating func restoreSelection(_ json: JSONValue?) -> Bool {
        let place = JSONPointer(["selection"])
        guard let columns = (json ?? [:]).objectValue?.named else {
            drop(place, .corrupt)
            return false
        }
        for column in columns.map(\.name).filter({ !layout.has(column: $0) }).sorted() {
            drop(place.appending(column.text), .unknownColumn)
        }
        if layout == .open { bringIntoBeing(columns.map(\.name)) }
        let routes = Dictionary(columns.map { ($0.name, $0.value) }) { $1 }
        var isGone = false
        for column in scene.columnOrder(in: layout) {
            guard let json = routes[column], json != .null else { continue }
            do throws(Reason) {
                if isGone { throw .above }
                scene.selection[column] = .some(try check.route(json))
            } catch {
                drop(place.appending(column.text), error)
                isGone = true
            }
        }
        return isGone
    }

    /// What is known about the order of the columns of an open layout stays known; new ones follow.
    private mutating func bringIntoBeing(_ columns: [Name]) {
        let restored = Set(columns)
        let known = scene.memory.columns.filter(restored.contains)
        let new = restored.subtracting(known)
        scene.memory.columns = known + columns.filter(new.contains)
        for column in columns.sorted() { scene.selection.insert(nil, at: column) }
    }
}
