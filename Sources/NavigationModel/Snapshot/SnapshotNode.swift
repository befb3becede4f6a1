import StrictJSON

/// A value inside a snapshot, with its place for the error that names it.
struct SnapshotNode {
    private let value: JSONValue
    private let pointer: JSONPointer

    init(_ value: JSONValue, at pointer: JSONPointer = JSONPointer()) {
        self.value = value
        self.pointer = pointer
    }

    typealias Malformed = Snapshot.Malformed

    var isNull: Bool { if case .null = value { true } else { false } }

    func malformed(_ label: String? = nil) -> Malformed {
        Malformed(pointer: label.map(pointer.appending) ?? pointer)
    }

    func required(_ label: String) throws(Malformed) -> SnapshotNode {
        guard let node = try optional(label) else { throw malformed(label) }
        return node
    }

    /// The member of that name; nil if it is absent or null.
    func optional(_ label: String) throws(Malformed) -> SnapshotNode? {
        guard let object = value.objectValue else { throw malformed() }
        guard let member = object[label] else { return nil }
        if case .null = member { return nil }
        return SnapshotNode(member, at: pointer.appending(label))
    }

    func members() throws(Malformed) -> [(String, SnapshotNode)] {
        guard let object = value.objectValue else { throw malformed() }
        return object.members.map { ($0.name, SnapshotNode($0.value, at: pointer.appending($0.name))) }
    }

    func elements() throws(Malformed) -> [SnapshotNode] {
        guard let elements = value.arrayValue else { throw malformed() }
        return elements.enumerated().map { SnapshotNode($0.element, at: pointer.appending($0.offset)) }
    }

    func string(_ label: String) throws(Malformed) -> String? {
        try optional(label).map { node throws(Malformed) in try node.convert(\.stringValue) }
    }

    func name(_ label: String) throws(Malformed) -> Name? {
        try string(label).map(Name.init)
    }

    func bool(_ label: String) throws(Malformed) -> Bool? {
        try optional(label).map { node throws(Malformed) in try node.convert(\.boolValue) }
    }

    func integer(_ label: String) throws(Malformed) -> Int? {
        try optional(label).map { node throws(Malformed) in try node.integer() }
    }

    func choice<Choice: RawRepresentable>(_ label: String) throws(Malformed) -> Choice?
    where Choice.RawValue == String {
        guard let text = try string(label) else { return nil }
        guard let choice = Choice(rawValue: text) else { throw malformed(label) }
        return choice
    }

    func integer() throws(Malformed) -> Int { try convert { $0.numberValue?.intValue } }

    func route() throws(Malformed) -> Route { try convert(Route.init(json:)) }

    func names() throws(Malformed) -> [Name] {
        try convert { value in
            let elements = value.arrayValue
            let names = elements?.compactMap(Name.init(json:))
            return names?.count == elements?.count ? names : nil
        }
    }

    func contentIDs() throws(Malformed) -> Set<ContentID> {
        try convert { $0.arrayValue.map { Set($0.map(ContentID.init)) } }
    }

    func entry() throws(Malformed) -> Entry {
        try convert { $0.objectValue.flatMap { try? Entry(json: $0) } }
    }

    func place() throws(Malformed) -> StackPlace {
        try convert { value in
            guard let parts = value.arrayValue else { return nil }
            if parts.count == 1 { return Name(json: parts[0]).map(StackPlace.base) }
            guard parts.count == 2, let index = parts[0].numberValue?.intValue, let route = Route(json: parts[1])
            else { return nil }
            return .presentation(index, route)
        }
    }

    private func convert<T>(_ conversion: (JSONValue) -> T?) throws(Malformed) -> T {
        guard let result = conversion(value) else { throw malformed() }
        return result
    }
}
