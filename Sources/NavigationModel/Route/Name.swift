/// An identifier or a label as someone wrote it: a scene, tab, stack, column, route name, delivery.
///
/// Names are compared scalar by scalar. Swift's `String` merges canonically equivalent spellings ("é" typed as one
/// scalar and as two), which would make two scenes of a journal one.
public struct Name: Sendable {
    /// The text, exactly as it was written.
    public let text: String
    /// Whether the text is ASCII: Swift compares such texts scalar by scalar, and fast.
    private let isASCII: Bool

    /// Creates a name from its text.
    public init(_ text: String) {
        self.text = text
        isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    }
}

extension Name: Hashable {
    /// Returns whether both names consist of the same scalars.
    public static func == (lhs: Name, rhs: Name) -> Bool {
        // Only a text that is not ASCII can be equal to one of other scalars: the Kelvin sign is equal to K.
        lhs.isASCII == rhs.isASCII && lhs.text == rhs.text
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
