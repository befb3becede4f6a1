public import StrictJSON

extension Intent {
    /// Reads an intent from its name and the members of its entry. It always succeeds: what cannot be carried out
    /// is an intent, too.
    public init(name: String, members: JSONObject) {
        let known = IntentMembers(members)
        do throws(IntentMembers.Malformed) {
            if let intent = try AppIntent(name: name, known) {
                self = .app(intent)
            } else if let intent = try SceneIntent(name: name, known) {
                self = .scene(intent)
            } else {
                self = .unknown(name: name, members: members.withoutMembersOfEntry)
            }
        } catch {
            self = .malformed(name: name, members: members.withoutMembersOfEntry)
        }
    }
}

extension AppIntent {
    fileprivate init?(name: String, _ members: IntentMembers) throws(IntentMembers.Malformed) {
        switch name {
        case "launched": self = .launched
        case "catalogLoaded": self = .catalogLoaded(content: try members.items("content"))
        case "catalogChanged":
            self = .catalogChanged(add: try members.items("add"), remove: try members.items("remove"))
        case "signedIn": self = .signedIn(user: try members.name("user"))
        case "signedOut": self = .signedOut
        default: return nil
        }
    }
}

extension SceneIntent {
    fileprivate init?(name: String, _ members: IntentMembers) throws(IntentMembers.Malformed) {
        switch name {
        case "sceneOpened": self = .sceneOpened
        case "sceneClosed": self = .sceneClosed(destroyed: try members.optional("destroyed", \.boolValue) ?? false)
        case "phase": self = .phase(try members.phase())
        case "ready": self = .ready
        case "setWidth": self = .setWidth(try members.choice("to"))
        case "setTabHidden": self = .setTabHidden(tab: try members.name("tab"), hidden: try members.bool("hidden"))
        case "dropPending": self = .dropPending
        case "push": self = .push(try members.pushedRoutes(), stack: try members.stack())
        case "pushView": self = .pushView(label: try members.name("label"), stack: try members.stack())
        case "pop": self = .pop(count: try members.popCount(), stack: try members.stack())
        case "popTo": self = .popTo(try members.popDestination(), stack: try members.stack())
        case "popToRoot": self = .popToRoot(stack: try members.stack())
        case "setPath": self = .setPath(try members.routes("routes"), stack: try members.stack())
        case "pathChanged": self = .pathChanged(try members.pathChange(), stack: try members.stack())
        case "gesture":
            let gesture = Gesture(kind: try members.member("kind", \.stringValue), stage: try members.choice("to"))
            self = .gesture(gesture, stack: try members.stack())
        case "present":
            self = .present(
                try members.route("route"), style: try members.style(),
                path: try members.optional("path", Route.list) ?? [])
        case "dismiss": self = .dismiss(try members.dismissal())
        case "selectTab": self = .selectTab(try members.name("tab"))
        case "select": self = .select(column: try members.name("column"), route: try members.selectedRoute())
        case "setColumns": self = .setColumns(try members.choice("visibility"))
        case "openURL":
            self = .openURL(
                try members.member("url", \.stringValue),
                withheld: try members.optional("rejected", \.stringValue).map(Reason.init),
                Link(
                    target: try members.optional("target", Target.init(json:)), delivery: try members.delivery(),
                    missing: try members.missing()))
        case "openTarget":
            self = .openTarget(
                try members.member("target", Target.init(json:)),
                Link(delivery: try members.delivery(), missing: try members.missing()))
        case "restore": self = .restore(try members.value("snapshot"), missing: try members.missing())
        default: return nil
        }
    }
}

extension IntentMembers {
    /// SwiftUI's `inactive` is no phase here: nothing about navigation changes with it.
    fileprivate func phase() throws(Malformed) -> Scene.Phase {
        let phase: Scene.Phase = try choice("to")
        guard phase == .active || phase == .background else { throw Malformed() }
        return phase
    }

    fileprivate func pushedRoutes() throws(Malformed) -> [Route] {
        switch (has("route"), has("routes")) {
        case (true, false): [try route("route")]
        case (false, true): try routes("routes")
        default: throw Malformed()
        }
    }

    fileprivate func popCount() throws(Malformed) -> Int {
        has("count") ? try integer("count", atLeast: 1) : 1
    }

    fileprivate func popDestination() throws(Malformed) -> PopDestination {
        switch (has("route"), has("name"), has("depth")) {
        case (true, false, false): .route(try route("route"))
        case (false, true, false): .name(try name("name"))
        case (false, false, true): .depth(try integer("depth", atLeast: 0))
        default: throw Malformed()
        }
    }

    /// The depth is limited, since every unreadable entry takes memory.
    fileprivate func pathChange() throws(Malformed) -> PathChange {
        switch (has("routes"), has("depth")) {
        case (true, false): return .routes(try routes("routes"))
        case (false, true):
            let depth = try integer("depth", atLeast: 0)
            guard try bool("opaque"), depth <= PathChange.maximumOpaqueDepth else { throw Malformed() }
            return .opaque(depth: depth)
        default: throw Malformed()
        }
    }

    fileprivate func style() throws(Malformed) -> PresentationStyle? {
        has("style") ? try choice("style") : nil
    }

    fileprivate func dismissal() throws(Malformed) -> Dismissal {
        switch (has("all"), has("route")) {
        case (false, false): .top
        case (true, false): try bool("all") ? .all : .top
        case (false, true): .route(try route("route"))
        default: throw Malformed()
        }
    }

    fileprivate func selectedRoute() throws(Malformed) -> Route? {
        if case .null = try value("route") { nil } else { try route("route") }
    }

    fileprivate func delivery() throws(Malformed) -> Name? { try optional("delivery", Name.init(json:)) }
}

extension JSONObject {
    /// What is left for the intent once the entry has taken its own members.
    fileprivate var withoutMembersOfEntry: JSONObject {
        let own: Set<Name> = ["seq", "time", "scene", "intent", "origin", "cause", "outcome", "state", "crc"]
        return JSONObject(members.filter { !own.contains(Name($0.name)) })
    }
}
