public import StrictJSON

extension Intent {
    /// Reads an intent from its name and the members of its entry. It always succeeds: what cannot be carried out
    /// is an intent, too.
    public init(name: String, members: JSONObject) {
        guard let known = IntentName(rawValue: name) else {
            self = .unknown(name: name, members: Entry.membersOfIntent(in: members))
            return
        }
        do throws(IntentMembers.Malformed) {
            self = try Intent(known, IntentMembers(members))
            guard isWellFormed else { throw IntentMembers.Malformed() }
        } catch {
            self = .malformed(name: name, members: Entry.membersOfIntent(in: members))
        }
    }

    private init(_ name: IntentName, _ members: IntentMembers) throws(IntentMembers.Malformed) {
        switch name {
        case .launched: self = .app(.launched)
        case .catalogLoaded: self = .app(.catalogLoaded(content: try members.items("content")))
        case .catalogChanged:
            self = .app(.catalogChanged(add: try members.items("add"), remove: try members.items("remove")))
        case .signedIn: self = .app(.signedIn(user: try members.name("user")))
        case .signedOut: self = .app(.signedOut)
        case .sceneOpened: self = .scene(.sceneOpened)
        case .sceneClosed:
            self = .scene(.sceneClosed(destroyed: try members.optional("destroyed", \.boolValue) ?? false))
        case .phase: self = .scene(.phase(try members.choice("to")))
        case .ready: self = .scene(.ready)
        case .setWidth: self = .scene(.setWidth(try members.choice("to")))
        case .setTabHidden:
            self = .scene(.setTabHidden(tab: try members.name("tab"), hidden: try members.bool("hidden")))
        case .dropPending: self = .scene(.dropPending)
        case .push: self = .scene(.push(try members.pushedRoutes(), stack: try members.stack()))
        case .pushView: self = .scene(.pushView(label: try members.name("label"), stack: try members.stack()))
        case .pop: self = .scene(.pop(count: try members.popCount(), stack: try members.stack()))
        case .popTo: self = .scene(.popTo(try members.popDestination(), stack: try members.stack()))
        case .popToRoot: self = .scene(.popToRoot(stack: try members.stack()))
        case .setPath: self = .scene(.setPath(try members.routes("routes"), stack: try members.stack()))
        case .pathChanged: self = .scene(.pathChanged(try members.pathChange(), stack: try members.stack()))
        case .gesture:
            let gesture = Gesture(kind: try members.member("kind", \.stringValue), stage: try members.choice("to"))
            self = .scene(.gesture(gesture, stack: try members.stack()))
        case .present:
            self = .scene(
                .present(
                    try members.route("route"), style: try members.style(),
                    path: try members.optional("path", [Route].init(json:)) ?? []))
        case .dismiss: self = .scene(.dismiss(try members.dismissal()))
        case .selectTab: self = .scene(.selectTab(try members.name("tab")))
        case .select: self = .scene(.select(column: try members.name("column"), route: try members.selectedRoute()))
        case .setColumns: self = .scene(.setColumns(try members.choice("visibility")))
        case .openURL:
            self = .scene(
                .openURL(
                    try members.member("url", \.stringValue),
                    withheld: try members.optional("rejected", \.stringValue).map(Reason.init),
                    Link(
                        target: try members.optional("target", Target.init(json:)), delivery: try members.delivery(),
                        missing: try members.missing())))
        case .openTarget:
            self = .scene(
                .openTarget(
                    try members.member("target", Target.init(json:)),
                    Link(delivery: try members.delivery(), missing: try members.missing())))
        case .restore: self = .scene(.restore(try members.value("snapshot"), missing: try members.missing()))
        }
    }
}

extension IntentMembers {
    fileprivate func pushedRoutes() throws(Malformed) -> [Route] {
        switch (has("route"), has("routes")) {
        case (true, false): [try route("route")]
        case (false, true): try routes("routes")
        default: throw Malformed()
        }
    }

    fileprivate func popCount() throws(Malformed) -> Int {
        has("count") ? try integer("count") : 1
    }

    fileprivate func popDestination() throws(Malformed) -> PopDestination {
        switch (has("route"), has("name"), has("depth")) {
        case (true, false, false): .route(try route("route"))
        case (false, true, false): .name(try name("name"))
        case (false, false, true): .depth(try integer("depth"))
        default: throw Malformed()
        }
    }

    fileprivate func pathChange() throws(Malformed) -> PathChange {
        switch (has("routes"), has("depth")) {
        case (true, false): return .routes(try routes("routes"))
        case (false, true):
            guard try bool("opaque") else { throw Malformed() }
            return .opaque(depth: try integer("depth"))
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
