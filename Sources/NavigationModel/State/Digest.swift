import StrictJSON

/// The fingerprint of what a scene shows: paths, selections, presentations and the tab.
///
/// FNV-1a, 64 bits, over the canonical JSON of these parts (RFC 8785, integers with all their digits). Phase, width,
/// columns, hidden tabs, views and what waits are not in it.
public struct Digest: Sendable, Hashable {
    /// The 64 bits.
    public let bits: UInt64

    /// Computes the digest of a scene.
    public init(_ scene: Scene) {
        var bytes: [UInt8] = []
        Digest.write(scene, to: &bytes)
        bits = Digest.fnv1a(bytes)
    }

    /// The hash of bytes by Fowler, Noll and Vo, 64 bits, variant 1a.
    static func fnv1a(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Creates a digest from its bits.
    public init(bits: UInt64) {
        self.bits = bits
    }

    /// Reads a digest as a journal writes it; any other text gives nil.
    init?(_ text: String) {
        guard let bits = UInt64(text, radix: 16) else { return nil }
        self.bits = bits
        guard description.utf8.elementsEqual(text.utf8) else { return nil }
    }

    /// Writes the canonical text of the parts. It is what a tree of JSON values would give; without the tree a digest
    /// costs little even where a path is long.
    static func write(_ scene: Scene, to bytes: inout [UInt8]) {
        bytes += "{\"presentations\":".utf8
        bytes.appendList(scene.presentations) { presentation, bytes in
            bytes += "{\"path\":".utf8
            bytes.appendPath(presentation.stack.path)
            bytes += ",\"route\":".utf8
            presentation.route.writeCanonical(to: &bytes)
            bytes += ",\"style\":\"\(presentation.style.rawValue)\"}".utf8
        }
        bytes += ",\"selection\":".utf8
        bytes.appendMap(scene.selection) { route, bytes in
            if let route { route.writeCanonical(to: &bytes) } else { bytes += "null".utf8 }
        }
        bytes += ",\"stacks\":".utf8
        bytes.appendMap(scene.stacks) { stack, bytes in bytes.appendPath(stack.path) }
        bytes += ",\"tab\":".utf8
        (scene.tab?.json ?? .null).writeCanonical(to: &bytes)
        bytes.append(UInt8(ascii: "}"))
    }
}

extension [UInt8] {
    fileprivate mutating func appendPath(_ path: [Route]) {
        appendList(path) { route, bytes in route.writeCanonical(to: &bytes) }
    }

    fileprivate mutating func appendList<Value>(_ list: [Value], _ write: (Value, inout [UInt8]) -> Void) {
        append(UInt8(ascii: "["))
        for index in list.indices {
            if index > 0 { append(UInt8(ascii: ",")) }
            write(list[index], &self)
        }
        append(UInt8(ascii: "]"))
    }

    /// Members stand in the order of UTF-16, which is that of scalars but for what follows the surrogates.
    fileprivate mutating func appendMap<Value>(_ map: IDMap<Value>, _ write: (Value, inout [UInt8]) -> Void) {
        let order = map.ids.indices.sorted { map.ids[$0].text.utf16.lexicographicallyPrecedes(map.ids[$1].text.utf16) }
        append(UInt8(ascii: "{"))
        for (place, index) in order.enumerated() {
            if place > 0 { append(UInt8(ascii: ",")) }
            map.ids[index].json.writeCanonical(to: &self)
            append(UInt8(ascii: ":"))
            write(map.values[index], &self)
        }
        append(UInt8(ascii: "}"))
    }
}

extension Digest: CustomStringConvertible {
    /// The digest as a journal writes it: 16 lower-case hex digits.
    public var description: String {
        let digits = String(bits, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
