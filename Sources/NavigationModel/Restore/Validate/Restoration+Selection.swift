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
        guard let columns = (json ?? [:]).objectValue else {
            drop(place, .corrupt)
            return false
        }
        let named = columns.names.map(Name.init)
        for column in named.filter({ !layout.has(column: $0) }).sorted() {
            drop(place.appending(column.text), .unknownColumn)
        }
        if layout == .open {
            // What is known about the order of the columns stays known.
            let known = scene.memory.columns.filter(named.contains)
            scene.memory.columns = known + named.filter { !known.contains($0) }
        }
        var isGone = false
        for column in scene.columnOrder(in: layout) {
            var route: Route?
            if let json = columns[column.text], json != .null {
                do throws(Reason) {
                    if isGone { throw .above }
                    route = try check.route(json)
                } catch {
                    drop(place.appending(column.text), error)
                    isGone = true
                }
            }
            scene.selection[column] = .some(route)
        }
        return isGone
    }
}
