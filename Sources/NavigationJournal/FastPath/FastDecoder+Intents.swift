import NavigationModel

/// Intents, each with its members in the order in which they are written.
extension FastDecoder {
    /// Moves over the members of an intent.
    mutating func intent(_ name: CommonIntent, in bytes: RawSpan) throws(Unusual) -> Intent {
        switch name {
        case .launched: .app(.launched)
        case .signedOut: .app(.signedOut)
        case .sceneOpened: .scene(.sceneOpened)
        case .phase: .scene(.phase(try phase(in: bytes)))
        case .ready: .scene(.ready)
        case .push: .scene(.push(try pushedRoutes(in: bytes), stack: try stack(in: bytes)))
        case .pushView:
            .scene(.pushView(label: try self.name(",\"label\":", in: bytes), stack: try stack(in: bytes)))
        case .pop: .scene(.pop(count: try popCount(in: bytes), stack: try stack(in: bytes)))
        case .popTo: .scene(.popTo(try popDestination(in: bytes), stack: try stack(in: bytes)))
        case .popToRoot: .scene(.popToRoot(stack: try stack(in: bytes)))
        case .setPath: .scene(.setPath(try path(in: bytes), stack: try stack(in: bytes)))
        case .pathChanged: .scene(.pathChanged(.routes(try path(in: bytes)), stack: try stack(in: bytes)))
        case .gesture: .scene(.gesture(try gesture(in: bytes), stack: try stack(in: bytes)))
        case .present: .scene(try presentation(in: bytes))
        case .dismiss: .scene(.dismiss(try dismissal(in: bytes)))
        case .selectTab: .scene(.selectTab(try self.name(",\"tab\":", in: bytes)))
        case .select:
            .scene(
                .select(column: try self.name(",\"column\":", in: bytes), route: try route(",\"route\":", in: bytes)))
        case .openURL: .scene(try openedURL(in: bytes))
        case .openTarget: .scene(try openedTarget(in: bytes))
        }
    }

    private mutating func stack(in bytes: RawSpan) throws(Unusual) -> Name? {
        take(",\"stack\":", in: bytes) ? try name(in: bytes) : nil
    }

    private mutating func phase(in bytes: RawSpan) throws(Unusual) -> Scene.Phase {
        if take(",\"to\":\"active\"", in: bytes) { return .active }
        try expect(",\"to\":\"background\"", in: bytes)
        return .background
    }

    private mutating func path(in bytes: RawSpan) throws(Unusual) -> [Route] {
        try expect(",\"routes\":", in: bytes)
        return try routes(in: bytes)
    }

    private mutating func pushedRoutes(in bytes: RawSpan) throws(Unusual) -> [Route] {
        take(",\"route\":", in: bytes) ? try route(in: bytes).list : try path(in: bytes)
    }

    private mutating func popCount(in bytes: RawSpan) throws(Unusual) -> Int {
        guard take(",\"count\":", in: bytes) else { return 1 }
        let count = try integer(in: bytes)
        guard count >= 1 else { throw Unusual() }
        return count
    }

    private mutating func popDestination(in bytes: RawSpan) throws(Unusual) -> PopDestination {
        if take(",\"name\":", in: bytes) { return .name(try name(in: bytes)) }
        if take(",\"depth\":", in: bytes) { return .depth(try integer(in: bytes)) }
        return .route(try route(",\"route\":", in: bytes))
    }

    private mutating func gesture(in bytes: RawSpan) throws(Unusual) -> Gesture {
        Gesture(kind: try name(",\"kind\":", in: bytes).text, stage: try stage(in: bytes))
    }

    private mutating func stage(in bytes: RawSpan) throws(Unusual) -> Gesture.Stage {
        if take(",\"to\":\"began\"", in: bytes) { return .began }
        if take(",\"to\":\"cancelled\"", in: bytes) { return .cancelled }
        try expect(",\"to\":\"completed\"", in: bytes)
        return .completed
    }

    private mutating func presentation(in bytes: RawSpan) throws(Unusual) -> SceneIntent {
        .present(
            try route(",\"route\":", in: bytes), style: try style(in: bytes),
            path: take(",\"path\":", in: bytes) ? try routes(in: bytes) : [])
    }

    private mutating func style(in bytes: RawSpan) throws(Unusual) -> PresentationStyle? {
        guard take(",\"style\":", in: bytes) else { return nil }
        if take("\"sheet\"", in: bytes) { return .sheet }
        if take("\"fullScreenCover\"", in: bytes) { return .fullScreenCover }
        try expect("\"popover\"", in: bytes)
        return .popover
    }

    private mutating func dismissal(in bytes: RawSpan) throws(Unusual) -> Dismissal {
        if take(",\"all\":true", in: bytes) { return .all }
        return take(",\"route\":", in: bytes) ? .route(try route(in: bytes).route) : .top
    }
}

/// Links.
extension FastDecoder {
    private mutating func openedURL(in bytes: RawSpan) throws(Unusual) -> SceneIntent {
        try expect(",\"url\":", in: bytes)
        let url = try text(in: bytes)
        var link = Link(delivery: try delivery(in: bytes))
        if take(",\"target\":", in: bytes) { link.target = try linkTarget(in: bytes) }
        link.missing = try missing(in: bytes)
        return .openURL(url, link)
    }

    private mutating func openedTarget(in bytes: RawSpan) throws(Unusual) -> SceneIntent {
        try expect(",\"target\":", in: bytes)
        return .openTarget(
            try linkTarget(in: bytes), Link(delivery: try delivery(in: bytes), missing: try missing(in: bytes)))
    }

    /// Deliveries are not learned: none comes twice but by mistake.
    private mutating func delivery(in bytes: RawSpan) throws(Unusual) -> Name? {
        take(",\"delivery\":", in: bytes) ? Name(try text(in: bytes)) : nil
    }

    private mutating func missing(in bytes: RawSpan) throws(Unusual) -> [Route] {
        take(",\"missing\":", in: bytes) ? try routes(in: bytes) : []
    }

    private mutating func linkTarget(in bytes: RawSpan) throws(Unusual) -> Target {
        let start = cursor.position
        if let target = try pathTarget(in: bytes) { return target }
        cursor.position = start
        return try target(in: bytes)
    }

    /// Moves over a target that is a path, perhaps in a tab, as most are; nil if it is something else.
    private mutating func pathTarget(in bytes: RawSpan) throws(Unusual) -> Target? {
        var target = Target()
        if take("{\"tab\":", in: bytes) {
            target.tab = try name(in: bytes)
            guard take(",\"path\":", in: bytes) else { return nil }
        } else {
            guard take("{\"path\":", in: bytes) else { return nil }
        }
        target.path = try routes(in: bytes)
        return take("}", in: bytes) ? target : nil
    }
}
