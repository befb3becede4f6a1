/// An identifier or a label as someone wrote it: a scene, tab, stack, column, route name, delivery.
///
/// Names are compared scalar by scalar. Swift's `String` merges canonically equivalent spellings ("é" typed as one
/// scalar and as two), which would make two scenes of a journal one.
public struct Name: Sendable {
    /// The text, exactly as it was written.
    public let text: String
    /// A hash of the bytes, by which most names that differ are told apart, and whether they are ASCII, in its lowest
    /// bit: Swift compares such texts scalar by scalar, and fast.
    private let fingerprint: UInt64

    /// Creates a name from its text.
    public init(_ text: String) {
        self.text = text
        var (hash, bits) = (0xcbf2_9ce4_8422_2325 as UInt64, 0 as UInt8)
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            bits |= byte
        }
        fingerprint = hash & ~1 | (bits < 0x80 ? 1 : 0)
    }

    private var isASCII: Bool { fingerprint & 1 == 1 }
}

extension Name: Hashable {
    /// Returns whether both names consist of the same scalars.
    @inline(__always)
    public static func == (lhs: Name, rhs: Name) -> Bool {
        // Only texts that are not ASCII can be equal and have other scalars: é in one and in two.
        lhs.fingerprint == rhs.fingerprint && lhs.text == rhs.text
            && (lhs.isASCII || lhs.text.utf8.elementsEqual(rhs.text.utf8))
    }

    /// Feeds the bytes of the name, so that hashing agrees with scalar equality.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension Name: Comparable {
    /// Orders names by scalar values, which is the order of their UTF-8 bytes.
    public static func < (lhs: Name, rhs: Name) -> Bool {
        lhs.isASCII && rhs.isASCII
            ? lhs.text < rhs.text : lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
    }
}

extension Name: ExpressibleByStringLiteral {
    /// Creates a name from a literal.
    public init(stringLiteral value: StaticString) {
        self.init(value.description)
    }
}

extension Name: CustomStringConvertible {
    /// The text of the name.
    public var description: String { text }
}
