import NavigationModel
import StrictJSON

/// A route with a list of it, which most intents are about.
struct KnownRoute {
    let route: Route
    let list: [Route]

    init(_ route: Route) {
        self.route = route
        list = [route]
    }
}

/// Routes, alone and in lists.
extension FastDecoder {
    /// Moves over a route.
    mutating func route(in bytes: RawSpan) throws(Unusual) -> KnownRoute {
        guard let token = bytes.token(from: cursor.position, to: cursor.end, .braces) else { throw Unusual() }
        if let known = routes.value(of: token, in: bytes) {
            cursor.position = token.end
            return known
        }
        return try newRoute(token, in: bytes)
    }

    /// Moves over an array of routes.
    mutating func routes(in bytes: RawSpan) throws(Unusual) -> [Route] {
        try expect("[", in: bytes)
        if take("]", in: bytes) { return [] }
        let first = try route(in: bytes)
        if take("]", in: bytes) { return first.list }
        var list: [Route] = []
        list.reserveCapacity(4)
        list.append(first.route)
        while take(",", in: bytes) { list.append(try route(in: bytes).route) }
        try expect("]", in: bytes)
        return list
    }

    /// How many objects and arrays a route stands in at most, in the path of a target; one that is not too deep there
    /// is nowhere too deep.
    private static var routeDepth: Int { 3 }

    /// Moves over a route that is not known. It is learned when it is met again.
    private mutating func newRoute(_ token: Token, in bytes: RawSpan) throws(Unusual) -> KnownRoute {
        var scanner = JSONScanner(position: cursor.position + 1)
        let line = bytes.extracting(..<cursor.end)
        try expect("{\"", in: bytes)
        guard (try? scanner.skipString(in: line)) != nil else { throw Unusual() }
        cursor.position = scanner.position
        try expect(":{", in: bytes)
        scanner.position = cursor.position - 1
        guard (try? scanner.skipValue(in: line, depth: Self.routeDepth + 1)) != nil else { throw Unusual() }
        cursor.position = scanner.position
        try expect("}", in: bytes)
        // A route whose text has two braces in a string ends elsewhere than it seems to.
        guard cursor.position == token.end else { throw Unusual() }
        let route = KnownRoute(try route(token.range, in: bytes))
        if metRoutes.meet(token) { routes.learn(route, of: token, in: bytes) }
        return route
    }

    private func route(_ range: Range<Int>, in bytes: RawSpan) throws(Unusual) -> Route {
        if bytes.isPlain(in: range) { return Route(validated: bytes.text(in: range)) }
        guard let route = Route(json: try json(in: range, of: bytes)) else { throw Unusual() }
        return route
    }
}

extension RawSpan {
    /// Whether valid JSON is certainly spelled as it would be written: no white space, no escapes, no controls.
    fileprivate func isPlain(in range: Range<Int>) -> Bool {
        range.allSatisfy { place in
            switch self[place] {
            case ...0x20, UInt8(ascii: "\\"), 0x7F, 0xC2: false
            default: true
            }
        }
    }
}
