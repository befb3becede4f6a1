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
        Digest.value(of: scene).writeCanonical(to: &bytes)
        bits = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
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

    private static func value(of scene: Scene) -> JSONValue {
        [
            "presentations": .array(
                scene.presentations.map {
                    ["style": .string($0.style.rawValue), "route": $0.route.json, "path": .routes($0.stack.path)]
                }),
            "selection": scene.selection.json { $0?.json ?? .null },
            "stacks": scene.stacks.json { .routes($0.path) },
            "tab": scene.tab?.json ?? .null,
        ]
    }
}

extension Digest: CustomStringConvertible {
    /// The digest as a journal writes it: 16 lower-case hex digits.
    public var description: String {
        let digits = String(bits, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
