import NavigationModel
import StrictJSON

/// Intents, each with its members in the order in which they are written.
extension TemplateDecoder {
    /// Moves over the members of an intent.
    mutating func takeMembers(
        of intent: IntentName, into sketch: inout Sketch, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        switch intent {
        case .launched, .signedOut, .sceneOpened, .ready: return
        case .phase: sketch.number = try choice(",\"to\":\"active\"", ",\"to\":\"background\"", in: bytes)
        case .push:
            if take(",\"route\":", in: bytes) {
                sketch.routes = try listOfOne(in: bytes, &sketches)
            } else {
                try expect(",\"routes\":", in: bytes)
                sketch.routes = try routes(in: bytes, &sketches)
            }
        case .setPath, .pathChanged:
            try expect(",\"routes\":", in: bytes)
            sketch.routes = try routes(in: bytes, &sketches)
        case .pushView: sketch.name = try name(",\"label\":", in: bytes, &sketches)
        case .pop: sketch.number = try popCount(in: bytes)
        case .popTo: try takePopDestination(into: &sketch, in: bytes, &sketches)
        case .popToRoot: break
        case .gesture:
            sketch.name = try name(",\"kind\":", in: bytes, &sketches)
            sketch.number = try stage(in: bytes)
        case .present: return try takePresentation(into: &sketch, in: bytes, &sketches)
        case .dismiss: return try takeDismissal(into: &sketch, in: bytes, &sketches)
        case .selectTab:
            sketch.name = try name(",\"tab\":", in: bytes, &sketches)
            return
        case .select:
            sketch.name = try name(",\"column\":", in: bytes, &sketches)
            sketch.route = try route(",\"route\":", in: bytes, &sketches)
            return
        case .openURL, .openTarget: return try takeLink(intent, into: &sketch, in: bytes, &sketches)
        }
        if take(",\"stack\":", in: bytes) { sketch.stack = try name(in: bytes, &sketches) }
    }

    /// Moves over one of two alternatives and returns its number.
    @inline(__always)
    private mutating func choice(
        _ first: StaticString, _ second: StaticString, in bytes: RawSpan
    ) throws(Unusual) -> Int {
        if take(first, in: bytes) { return 0 }
        try expect(second, in: bytes)
        return 1
    }

    private mutating func popCount(in bytes: RawSpan) throws(Unusual) -> Int {
        guard take(",\"count\":", in: bytes) else { return 1 }
        let count = try integer(in: bytes)
        guard count >= 1 else { throw Unusual() }
        return count
    }

    private mutating func takePopDestination(
        into sketch: inout Sketch, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        if take(",\"name\":", in: bytes) {
            sketch.name = try name(in: bytes, &sketches)
        } else if take(",\"depth\":", in: bytes) {
            sketch.number = try integer(in: bytes)
        } else {
            sketch.route = try route(",\"route\":", in: bytes, &sketches)
        }
    }

    private mutating func stage(in bytes: RawSpan) throws(Unusual) -> Int {
        if take(",\"to\":\"began\"", in: bytes) { return 0 }
        if take(",\"to\":\"cancelled\"", in: bytes) { return 1 }
        try expect(",\"to\":\"completed\"", in: bytes)
        return 2
    }

    private mutating func takePresentation(
        into sketch: inout Sketch, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        sketch.route = try route(",\"route\":", in: bytes, &sketches)
        sketch.number = -1
        if take(",\"style\":", in: bytes) {
            if take("\"sheet\"", in: bytes) {
                sketch.number = 0
            } else {
                sketch.number = 1 + (try choice("\"fullScreenCover\"", "\"popover\"", in: bytes))
            }
        }
        if take(",\"path\":", in: bytes) { sketch.routes = try routes(in: bytes, &sketches) }
    }

    private mutating func takeDismissal(
        into sketch: inout Sketch, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        if take(",\"all\":true", in: bytes) {
            sketch.number = 1
        } else if take(",\"route\":", in: bytes) {
            sketch.route = try route(in: bytes, &sketches)
        }
    }
}

/// Links.
extension TemplateDecoder {
    private mutating func takeLink(
        _ intent: IntentName, into sketch: inout Sketch, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        var link = LinkSketch()
        if intent == .openURL {
            try expect(",\"url\":", in: bytes)
            link.url = try text(in: bytes)
            if take(",\"delivery\":", in: bytes) { link.delivery = try text(in: bytes) }
            if take(",\"target\":", in: bytes) { try takeTarget(into: &link, in: bytes, &sketches) }
        } else {
            try expect(",\"target\":", in: bytes)
            try takeTarget(into: &link, in: bytes, &sketches)
            if take(",\"delivery\":", in: bytes) { link.delivery = try text(in: bytes) }
        }
        if take(",\"missing\":", in: bytes) { link.missing = try routes(in: bytes, &sketches) }
        sketch.number = sketches.links.count
        sketches.links.append(link)
    }

    private mutating func takeTarget(
        into link: inout LinkSketch, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        let start = cursor.position
        if try takePathTarget(into: &link, in: bytes, &sketches) { return }
        link.path = nil
        cursor.position = start
        link.target = try target(in: bytes, &sketches)
    }

    /// Moves over a target that is a path, perhaps in a tab, as most are; false if it is something else.
    private mutating func takePathTarget(
        into link: inout LinkSketch, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) -> Bool {
        if take("{\"tab\":", in: bytes) {
            link.tab = try name(in: bytes, &sketches)
            guard take(",\"path\":", in: bytes) else { return false }
        } else {
            guard take("{\"path\":", in: bytes) else { return false }
        }
        link.path = try routes(in: bytes, &sketches)
        return take("}", in: bytes)
    }
}
