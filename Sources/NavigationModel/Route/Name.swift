/// An identifier or a label as someone wrote it: a scene, tab, stack, column, route name, delivery.
///
/// Names are compared scalar by scalar. Swift's `String` merges canonically equivalent spellings ("é" typed as one
/// scalar and as two), which would make two scenes of a journal one.
public struct Name: Sendable {
    /// The text, exactly as it was written.
    public let text: String

    /// Creates a name from its text.
    public init(_ text: String) {
        self.text = text
    }
}

extension Name: Hashable {
    /// Returns whether both names consist of the same scalars.
    public static func == (lhs: Name, rhs: Name) -> Bool {
        lhs.text.hasBytes(of: rhs.text)
    }

    /// Feeds the bytes of the name, so that hashing agrees with scalar equality.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Returns whether both texts consist of the same bytes, where `==` would merge canonically equivalent ones.
    func hasBytes(of other: String) -> Bool {
        // Canonical equality is decided at once for equal storage, as names of one journal have, and for ASCII.
        guard utf8.count == other.utf8.count, self == other else { return false }
        let same = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) } ?? other.utf8.elementsEqual(bytes)
        }
        return same ?? utf8.elementsEqual(other.utf8)
    }
}

extension Name: Comparable {
    /// Orders names by scalar values, which is the order of their UTF-8 bytes.
    public static func < (lhs: Name, rhs: Name) -> Bool {
        lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
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
