import StrictJSON

/// Entries of a journal, and what a header remembers.
extension Migration {
    /// Returns an entry. Intents without routes and tabs, and those nobody knows, stay as they are.
    func migrate(entry: JSONObject, columns: [Name]) -> JSONObject {
        var entry = entry
        entry.change("stack", migrate(tab:))
        guard let name = entry["intent"]?.stringValue.flatMap(IntentName.init(rawValue:)) else { return entry }
        switch name {
        case .push: migratePush(&entry)
        case .setPath, .pathChanged: entry.change("routes", migrate(path:))
        case .popTo:
            entry.change("route", migrate(mandatory:))
            entry.change("name", migrate(name:))
        case .present:
            entry.change("route", migrate(mandatory:))
            entry.change("path", migrate(path:))
        case .dismiss: entry.change("route", migrate(mandatory:))
        case .select: entry.change("route", migrate(selected:))
        case .selectTab: entry.change("tab", migrate(tab:))
        case .setTabHidden: entry.change("tab", migrate(renamedTab:))
        case .openURL, .openTarget:
            entry.change("target") { migrate(target: $0, columns: columns) }
            entry.change("missing", migrate(set:))
        case .restore:
            entry.change("snapshot") { migrate(unversioned: $0, columns: columns) }
            entry.change("missing", migrate(set:))
        case .catalogLoaded: entry.change("content", migrate(catalog:))
        case .catalogChanged:
            entry.change("add", migrate(catalog:))
            entry.change("remove", migrate(catalog:))
        case .launched, .signedIn, .signedOut, .sceneOpened, .sceneClosed, .phase, .ready, .setWidth, .dropPending,
            .pushView, .pop, .popToRoot, .gesture, .setColumns:
            break
        }
        return entry
    }

    /// One route may have become several, or none.
    private func migratePush(_ entry: inout JSONObject) {
        entry.change("routes", migrate(path:))
        guard let route = entry["route"], entry["routes"] == nil else { return }
        guard let routes = migrate(path: [route]).arrayValue, routes.count == 1 else {
            entry["route"] = nil
            entry["routes"] = migrate(path: [route])
            return
        }
        entry["route"] = routes[0]
    }

    /// Returns a snapshot that is of the schema of its entry, since it names none.
    private func migrate(unversioned snapshot: JSONValue, columns: [Name]) -> JSONValue {
        guard let object = snapshot.objectValue else { return migrate(path: snapshot) }
        guard object["navlog"] != nil else { return migrate(state: snapshot, columns: columns) }
        guard object["schema"] == nil else { return snapshot }
        return snapshot.changing("state") { migrate(state: $0, columns: columns) }
    }

    /// Returns the memory of a header's snapshot: the catalog, and for each scene what waits there.
    func migrate(memory: JSONValue, columns: [Name]) -> JSONValue {
        memory.changing("content", migrate(catalog:)).changing("removed", migrate(catalog:)).changing("scenes") {
            scenes in
            scenes.mappingMembers { _, scene in
                scene.changing("pending") { pending in
                    pending.changing("entry") { entry in
                        entry.objectValue.map { .object(migrate(entry: $0, columns: columns)) } ?? entry
                    }.changing("where", migrate(place:))
                }
            }
        }
    }

    /// `["main"]` is a stack, `[0,{"share":{}}]` the stack of a presentation.
    private func migrate(place: JSONValue) -> JSONValue {
        guard let parts = place.arrayValue else { return place }
        return .array(parts.map { $0.stringValue == nil ? migrate(mandatory: $0) : migrate(tab: $0) })
    }
}
