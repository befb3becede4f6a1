extension JSONObject {
    /// Whether there is no member.
    public var isEmpty: Bool { members.isEmpty }

    /// The number of members.
    public var count: Int { members.count }

    /// The names of all members, in document order.
    public var names: [String] { members.map(\.name) }

    /// The members in the order of canonical text: by the UTF-16 code units of their names.
    var canonicalOrder: [Member] {
        members.sorted { left, right in
            left.name.utf8.lexicographicallyPrecedes(right.name.utf8) { $0.rankInUTF16 < $1.rankInUTF16 }
        }
    }
}

extension UInt8 {
    /// A number that orders the bytes of UTF-8 as UTF-16 orders what they stand for: U+E000 to U+FFFF, which begin with
    /// 0xEE or 0xEF, come after the surrogates that stand for everything from 0xF0 on.
    fileprivate var rankInUTF16: UInt8 {
        self == 0xEE || self == 0xEF ? self + 0x10 : self
    }
}

extension JSONObject: Hashable {
    /// Returns whether both objects have equal members, in any order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.count == right.count else { return false }
        // Names first: a value that is compared twice at every level is compared far too often at the deepest.
        let isSameOrder = zip(left.members, right.members).allSatisfy { $0.name.hasSameScalars(as: $1.name) }
        return isSameOrder ? left.members == right.members : left.canonicalOrder == right.canonicalOrder
    }

    /// Hashes the members in canonical order, since their own order does not matter.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canonicalOrder)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Creates an object with its members in the order of the literal.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements.map { Member(name: $0, value: $1) })
    }
}
