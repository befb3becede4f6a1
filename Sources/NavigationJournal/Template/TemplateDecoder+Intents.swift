import NavigationModel
import StrictJSON

/// Intents, each with its members in the order in which they are written.
extension TemplateDecoder {
    /// Moves over the members of an intent.
    mutating func takeMembers(
        into phrase: inout Phrase, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        switch phrase.intent {
        case .launched, .signedOut, .sceneOpened, .ready: return
        case .phase: phrase.number = try choice(",\"to\":\"active\"", ",\"to\":\"background\"", in: bytes)
        case .push:
            if take(",\"route\":", in: bytes) {
                phrase.routes = try listOfOne(in: bytes, &sketches)
            } else {
                try expect(",\"routes\":", in: bytes)
                phrase.routes = try routes(in: bytes, &sketches)
            }
        case .setPath, .pathChanged:
            try expect(",\"routes\":", in: bytes)
            phrase.routes = try routes(in: bytes, &sketches)
        case .pushView: phrase.name = try name(",\"label\":", in: bytes, &sketches)
        case .pop: phrase.number = try popCount(in: bytes)
        case .popTo: try takePopDestination(into: &phrase, in: bytes, &sketches)
        case .popToRoot: break
        case .gesture:
            phrase.name = try name(",\"kind\":", in: bytes, &sketches)
            phrase.number = try stage(in: bytes)
        case .present: return try takePresentation(into: &phrase, in: bytes, &sketches)
        case .dismiss: return try takeDismissal(into: &phrase, in: bytes, &sketches)
        case .selectTab:
            phrase.name = try name(",\"tab\":", in: bytes, &sketches)
            return
        case .select:
            phrase.name = try name(",\"column\":", in: bytes, &sketches)
            phrase.route = try route(",\"route\":", in: bytes, &sketches)
            return
        case .openURL, .openTarget: return try takeLink(into: &phrase, in: bytes, &sketches)
        }
        if take(",\"stack\":", in: bytes) { phrase.stack = try name(in: bytes, &sketches) }
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
        into phrase: inout Phrase, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        if take(",\"name\":", in: bytes) {
            phrase.name = try name(in: bytes, &sketches)
        } else if take(",\"depth\":", in: bytes) {
            phrase.number = try integer(in: bytes)
        } else {
            phrase.route = try route(",\"route\":", in: bytes, &sketches)
        }
    }

    private mutating func stage(in bytes: RawSpan) throws(Unusual) -> Int {
        if take(",\"to\":\"began\"", in: bytes) { return 0 }
        if take(",\"to\":\"cancelled\"", in: bytes) { return 1 }
        try expect(",\"to\":\"completed\"", in: bytes)
        return 2
    }

    private mutating func takePresentation(
        into phrase: inout Phrase, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        phrase.route = try route(",\"route\":", in: bytes, &sketches)
        phrase.number = -1
        if take(",\"style\":", in: bytes) {
            if take("\"sheet\"", in: bytes) {
                phrase.number = 0
            } else {
                phrase.number = 1 + (try choice("\"fullScreenCover\"", "\"popover\"", in: bytes))
            }
        }
        if take(",\"path\":", in: bytes) { phrase.routes = try routes(in: bytes, &sketches) }
    }

    private mutating func takeDismissal(
        into phrase: inout Phrase, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        if take(",\"all\":true", in: bytes) {
            phrase.number = 1
        } else if take(",\"route\":", in: bytes) {
            phrase.route = try route(in: bytes, &sketches)
        }
    }
}

/// Links.
extension TemplateDecoder {
    private mutating func takeLink(
        into phrase: inout Phrase, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) {
        var link = LinkSketch()
        if phrase.intent == .openURL {
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
        phrase.number = sketches.links.count
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
