import NavigationModel
import StrictJSON

/// Routes, alone and in lists.
extension TemplateDecoder {
    /// Moves over a route.
    mutating func route(in bytes: RawSpan) throws(Unusual) -> Route {
        guard let route = try routeList(in: bytes).first else { throw Unusual() }
        return route
    }

    /// Moves over a route and returns a list of it.
    mutating func routeList(in bytes: RawSpan) throws(Unusual) -> [Route] {
        let token = bytes.token(from: cursor.position, to: cursor.end, .braces)
        if let token, let list = routes.value(of: token, in: bytes) {
            cursor.position = token.range.upperBound
            return list
        }
        let list = [try newRoute(in: bytes)]
        if let token, token.range.upperBound == cursor.position { routes.insert(list, for: token, in: bytes) }
        return list
    }

    /// Moves over an array of routes.
    mutating func routes(in bytes: RawSpan) throws(Unusual) -> [Route] {
        if take("[]", in: bytes) { return [] }
        let token = bytes.token(from: cursor.position, to: cursor.end, .braceAndBracket)
        if let token, let list = routeLists.value(of: token, in: bytes) {
            cursor.position = token.range.upperBound
            return list
        }
        try expect("[", in: bytes)
        var list: [Route] = []
        repeat { list += try routeList(in: bytes) } while take(",", in: bytes)
        try expect("]", in: bytes)
        if let token, token.range.upperBound == cursor.position { routeLists.insert(list, for: token, in: bytes) }
        return list
    }

    /// How many objects and arrays a route stands in at most, in the path of a target; one that is not too deep there
    /// is nowhere too deep.
    private static var routeDepth: Int { 3 }

    /// Moves over a route that was not seen before.
    private mutating func newRoute(in bytes: RawSpan) throws(Unusual) -> Route {
        let start = cursor.position
        var scanner = JSONScanner(position: start + 1)
        let line = bytes.extracting(..<cursor.end)
        try expect("{\"", in: bytes)
        guard (try? scanner.skipString(in: line)) != nil else { throw Unusual() }
        cursor.position = scanner.position
        try expect(":{", in: bytes)
        scanner.position = cursor.position - 1
        guard (try? scanner.skipValue(in: line, depth: Self.routeDepth + 1)) != nil else { throw Unusual() }
        cursor.position = scanner.position
        try expect("}", in: bytes)
        if bytes.isPlain(in: start..<cursor.position) {
            return Route(validated: bytes.text(in: start..<cursor.position))
        }
        scanner.position = start
        guard let json = try? scanner.parseValue(in: line, depth: Self.routeDepth), let route = Route(json: json)
        else { throw Unusual() }
        return route
    }
}

extension RawSpan {
    /// Whether valid JSON is certainly spelled as it would be written: no white space, no escapes, no controls.
    fileprivate func isPlain(in range: Range<Int>) -> Bool {
        range.allSatisfy { offset in
            switch self[offset] {
            case ...0x20, UInt8(ascii: "\\"), 0x7F, 0xC2: false
            default: true
            }
        }
    }
}
