import NavigationModel
import StrictJSON

/// Routes, alone and in lists.
extension TemplateDecoder {
    /// Moves over a route.
    @inline(__always)
    mutating func route(in bytes: RawSpan, _ sketches: inout Sketches) throws(Unusual) -> Word {
        guard let token = bytes.token(from: cursor.position, to: cursor.end, .braces) else { throw Unusual() }
        if let word = routes.word(token, in: bytes) {
            cursor.position = token.end
            return word
        }
        return try newRoute(token, in: bytes, &sketches)
    }

    /// Moves over a route and returns it as a list.
    mutating func listOfOne(in bytes: RawSpan, _ sketches: inout Sketches) throws(Unusual) -> Phrase.Run {
        let route = try route(in: bytes, &sketches)
        sketches.routes.append(route)
        return Phrase.Run(start: Int32(truncatingIfNeeded: sketches.routes.count - 1), count: 1)
    }

    /// Moves over an array of routes.
    mutating func routes(in bytes: RawSpan, _ sketches: inout Sketches) throws(Unusual) -> Phrase.Run {
        try expect("[", in: bytes)
        let start = sketches.routes.count
        if take("]", in: bytes) { return Phrase.Run() }
        repeat {
            let route = try route(in: bytes, &sketches)
            sketches.routes.append(route)
        } while take(",", in: bytes)
        try expect("]", in: bytes)
        return Phrase.Run(
            start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: sketches.routes.count - start))
    }

    /// How many objects and arrays a route stands in at most, in the path of a target; one that is not too deep there
    /// is nowhere too deep.
    private static var routeDepth: Int { 3 }

    /// Moves over a route that is not known. It is learned when it is met again.
    private mutating func newRoute(
        _ token: Token, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) -> Word {
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
        let route = NewWord(.route, token.range)
        guard metRoutes.meet(token) else {
            sketches.singles.append(route)
            return Word(single: sketches.singles.count - 1)
        }
        sketches.newWords.append(route)
        return routes.learn(token, in: bytes)
    }
}
