/// A name as the key of a dictionary: hashed and compared scalar by scalar.
struct NameKey: Hashable {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    static func == (left: NameKey, right: NameKey) -> Bool {
        left.name.hasSameScalars(as: right.name)
    }

    func hash(into hasher: inout Hasher) {
        name.hashScalars(into: &hasher)
    }
}

extension String {
    /// Returns whether both strings have the same Unicode scalars; Swift's own `==` also accepts other spellings of
    /// the same characters and would merge two names of a journal.
    func hasSameScalars(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        var (left, right) = (self, other)
        return left.withUTF8 { left in right.withUTF8 { right in left.elementsEqual(right) } }
    }

    /// Hashes the scalars, so that only strings with the same scalars need have the same hash.
    func hashScalars(into hasher: inout Hasher) {
        var string = self
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(0xFF as UInt8)
    }
}
