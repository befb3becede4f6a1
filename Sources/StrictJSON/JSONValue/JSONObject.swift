/// The members of a JSON object, in document order, no two of the same name.
///
/// Names are compared scalar by scalar. Equality does not look at the order.
public struct JSONObject: Sendable {
    /// One name with its value.
    public struct Member: Sendable, Hashable {
        /// The name, unescaped.
        public var name: String
        /// The value under that name.
        public var value: JSONValue

        /// Creates a member.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }

        /// Returns whether both members have the same name, scalar by scalar, and equal values.
        public static func == (left: Member, right: Member) -> Bool {
            left.name.hasSameScalars(as: right.name) && left.value == right.value
        }

        /// Hashes what equality looks at.
        public func hash(into hasher: inout Hasher) {
            name.hashScalars(into: &hasher)
            hasher.combine(value)
        }
    }

    /// All members, in document order.
    public private(set) var members: [Member]

    /// Creates an object without members.
    public init() {
        members = []
    }

    /// Creates an object of members in the given order; of several with the same name the last one counts, in the
    /// place of the first.
    public init(_ members: [Member]) {
        var places: [NameKey: Int] = [:]
        self.members = []
        self.members.reserveCapacity(members.count)
        for member in members {
            // A few names are searched faster than they are hashed.
            let place = members.count > 16 ? places[NameKey(member.name)] : place(of: member.name)
            if let place {
                self.members[place] = member
            } else {
                if members.count > 16 { places[NameKey(member.name)] = self.members.count }
                self.members.append(member)
            }
        }
    }

    /// Creates an object of members whose names are known to differ.
    init(distinct members: [Member]) {
        self.members = members
    }

    /// The value under a name. Setting replaces it in its place or appends it; setting nil removes it.
    public subscript(name: String) -> JSONValue? {
        get {
            place(of: name).map { members[$0].value }
        }
        set {
            switch (place(of: name), newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    private func place(of name: String) -> Int? {
        members.firstIndex { $0.name.hasSameScalars(as: name) }
    }
}
