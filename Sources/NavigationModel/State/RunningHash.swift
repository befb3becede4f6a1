import StrictJSON

/// The hash that a digest is, over one text after another.
///
/// It goes from left to right, so what it comes to after a route follows from what it was before, and from the route.
/// Both are kept for each route of the last text: where they are the same again, what it comes to is known.
struct RunningHash: Sendable {
    private struct Step {
        var before: UInt64
        var route: Route
        var after: UInt64
    }

    private var steps: [Step] = []
    /// The number of routes that the text has had so far.
    private var place = 0
    private var hash: UInt64 = 0

    /// Returns the digest of a scene: the hash of the canonical text of its parts, for which no tree of JSON is built.
    mutating func digest(of scene: Scene) -> Digest {
        hash = Digest.fnv1a([])
        place = 0
        write(scene)
        steps.removeLast(steps.count - place)
        return Digest(bits: hash)
    }

    private mutating func write(_ route: Route) {
        let before = hash
        if place < steps.count, steps[place].before == before, steps[place].route.hasText(of: route) {
            hash = steps[place].after
        } else {
            if route.isWrittenInOneWay {
                write(route.text)
            } else {
                var bytes: [UInt8] = []
                route.writeCanonical(to: &bytes)
                hash = Digest.fnv1a(bytes, after: before)
            }
            let step = Step(before: before, route: route, after: hash)
            if place < steps.count { steps[place] = step } else { steps.append(step) }
        }
        place += 1
    }
}

/// The text.
extension RunningHash {
    private mutating func write(_ scene: Scene) {
        write("{\"presentations\":")
        writeList(scene.presentations) { hash, presentation in
            hash.write("{\"path\":")
            hash.writePath(presentation.stack.path)
            hash.write(",\"route\":")
            hash.write(presentation.route)
            hash.write(",\"style\":\"\(presentation.style.rawValue)\"}")
        }
        write(",\"selection\":")
        writeMap(scene.selection) { hash, route in
            if let route { hash.write(route) } else { hash.write("null") }
        }
        write(",\"stacks\":")
        writeMap(scene.stacks) { hash, stack in hash.writePath(stack.path) }
        write(",\"tab\":")
        if let tab = scene.tab { write(tab) } else { write("null") }
        write("}")
    }

    private mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { hash = Digest.fnv1a($0, after: hash) }
    }

    private mutating func write(_ name: Name) {
        var text = name.text
        let isPlain = text.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0.isLetter || $0.isDigit }) else { return false }
            write("\"")
            hash = Digest.fnv1a(bytes, after: hash)
            write("\"")
            return true
        }
        if isPlain { return }
        var bytes: [UInt8] = []
        name.json.writeCanonical(to: &bytes)
        hash = Digest.fnv1a(bytes, after: hash)
    }

    private mutating func writePath(_ path: [Route]) {
        writeList(path) { hash, route in hash.write(route) }
    }

    private mutating func writeList<Value>(_ list: [Value], _ write: (inout RunningHash, Value) -> Void) {
        self.write("[")
        for index in list.indices {
            if index > 0 { hash = Digest.fnv1a(CollectionOfOne(UInt8(ascii: ",")), after: hash) }
            write(&self, list[index])
        }
        self.write("]")
    }

    /// Members stand in the order of UTF-16, which is that of scalars but for what follows the surrogates.
    private mutating func writeMap<Value>(_ map: IDMap<Value>, _ write: (inout RunningHash, Value) -> Void) {
        let isInOrder = !map.ids.contains { $0.text.utf8.contains { $0 >= 0xEE } }
        let order =
            isInOrder
            ? []
            : map.ids.indices.sorted {
                map.ids[$0].text.utf16.lexicographicallyPrecedes(map.ids[$1].text.utf16)
            }
        self.write("{")
        for place in map.ids.indices {
            let index = isInOrder ? place : order[place]
            if place > 0 { self.write(",") }
            self.write(map.ids[index])
            self.write(":")
            write(&self, map.values[index])
        }
        self.write("}")
    }
}
