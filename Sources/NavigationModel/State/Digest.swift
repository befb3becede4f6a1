/// The fingerprint of what a scene shows: paths, selections, presentations and the tab.
///
/// FNV-1a, 64 bits, over the canonical JSON of these parts (RFC 8785, integers with all their digits). Phase, width,
/// columns, hidden tabs, views and what waits are not in it.
public struct Digest: Sendable, Hashable {
    /// The 64 bits.
    public let bits: UInt64

    /// Computes the digest of a scene. Of one that goes on, ``SceneDigests`` know most of it already.
    public init(_ scene: Scene) {
        var hash = RunningHash()
        self = hash.digest(of: scene)
    }

    /// The hash of bytes by Fowler, Noll and Vo, 64 bits, variant 1a; or what it comes to after bytes that follow those
    /// of another hash.
    static func fnv1a(_ bytes: some Sequence<UInt8>, after hash: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
        bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
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
}

extension Digest: CustomStringConvertible {
    /// The digest as a journal writes it: 16 lower-case hex digits.
    public var description: String {
        let digits = String(bits, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
