import StrictJSON

/// Tabs, and the stacks that are named after them.
extension Migration {
    /// Returns the tab that has taken the place of one, by a new name or by taking over its stack.
    func migrate(tab: JSONValue) -> JSONValue {
        guard let renamed = migrate(renamedTab: tab).stringValue else { return tab }
        return (moveTab[Name(renamed)] ?? Name(renamed)).json
    }

    /// Returns the new name of a tab, for intents that mean the tab itself and not what it shows.
    func migrate(renamedTab tab: JSONValue) -> JSONValue {
        tab.stringValue.flatMap { renameTab[Name($0)]?.json } ?? tab
    }

    /// Changes the selected tab, the hidden ones and the stacks of a scene.
    func migrateTabs(of scene: inout JSONObject) {
        let selected = scene["tab"].map(migrate(renamedTab:))
        scene.change("tab", migrate(tab:))
        scene.change("hiddenTabs") { tabs in
            tabs.arrayValue.map { .array($0.map(migrate(renamedTab:)).filter { !isMoved($0) }) } ?? tabs
        }
        scene.change("stacks") { stacks in
            guard let renamed = stacks.objectValue?.renaming(renameTab, merge: { renamed, _ in renamed })
            else { return stacks }
            return .object(moveStacks(renamed, selected: selected))
        }
    }

    private func isMoved(_ tab: JSONValue) -> Bool {
        tab.stringValue.map { moveTab[Name($0)] != nil } ?? false
    }

    /// A stack takes the place of another one if it was shown or if the other one is empty; else it is lost.
    private func moveStacks(_ stacks: JSONObject, selected: JSONValue?) -> JSONObject {
        var moved = JSONObject(stacks.members.filter { moveTab[Name($0.name)] == nil })
        for (old, new) in moveTab.sorted(by: { $0.key < $1.key }) {
            guard let stack = stacks[old.text] else { continue }
            let isEmpty = (moved[new.text]?["path"]?.arrayValue ?? []).isEmpty
            if selected == old.json || isEmpty { moved[new.text] = stack }
        }
        return moved
    }
}
