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
    /// Text that is not hashed yet.
    private var bytes: [UInt8] = []

    /// Returns the digest of a scene: the hash of the canonical text of its parts, for which no tree of JSON is built.
    mutating func digest(of scene: Scene) -> Digest {
        hash = Digest.fnv1a([])
        place = 0
        write(scene)
        hashBytes()
        steps.removeLast(steps.count - place)
        return Digest(bits: hash)
    }

    private mutating func hashBytes() {
        hash = Digest.fnv1a(bytes, after: hash)
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func write(_ route: Route) {
        hashBytes()
        defer { place += 1 }
        if place < steps.count, steps[place].before == hash, steps[place].route.hasText(of: route) {
            hash = steps[place].after
            return
        }
        let before = hash
        route.writeCanonical(to: &bytes)
        hashBytes()
        let step = Step(before: before, route: route, after: hash)
        if place < steps.count { steps[place] = step } else { steps.append(step) }
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
        (scene.tab?.json ?? .null).writeCanonical(to: &bytes)
        write("}")
    }

    private mutating func write(_ text: String) { bytes += text.utf8 }

    private mutating func writePath(_ path: [Route]) {
        writeList(path) { hash, route in hash.write(route) }
    }

    private mutating func writeList<Value>(_ list: [Value], _ write: (inout RunningHash, Value) -> Void) {
        bytes.append(UInt8(ascii: "["))
        for index in list.indices {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(&self, list[index])
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Members stand in the order of UTF-16, which is that of scalars but for what follows the surrogates.
    private mutating func writeMap<Value>(_ map: IDMap<Value>, _ write: (inout RunningHash, Value) -> Void) {
        let order = map.ids.indices.sorted { map.ids[$0].text.utf16.lexicographicallyPrecedes(map.ids[$1].text.utf16) }
        bytes.append(UInt8(ascii: "{"))
        for (place, index) in order.enumerated() {
            if place > 0 { bytes.append(UInt8(ascii: ",")) }
            map.ids[index].json.writeCanonical(to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            write(&self, map.values[index])
        }
        bytes.append(UInt8(ascii: "}"))
    }
}
