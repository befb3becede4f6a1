import StrictJSON

/// A value of a manifest and the place where it stands.
struct ManifestNode {
    let value: JSONValue
    let pointer: JSONPointer
    /// The positions of the members and elements that lead here, which order places as the document does.
    let order: [Int]

    /// Creates the node of a whole document.
    init(document: JSONValue) {
        self.init(value: document, pointer: JSONPointer(), order: [])
    }

    private init(value: JSONValue, pointer: JSONPointer, order: [Int]) {
        self.value = value
        self.pointer = pointer
        self.order = order
    }

    /// The members, if the value is an object; none otherwise.
    var members: [(name: Name, node: ManifestNode)] {
        (value.objectValue?.members ?? []).enumerated().map { (Name($1.name), child($1, at: $0)) }
    }

    /// The elements, if the value is an array; none otherwise.
    var elements: [ManifestNode] {
        (value.arrayValue ?? []).enumerated().map { index, element in
            ManifestNode(value: element, pointer: pointer.appending(index), order: order + [index])
        }
    }

    /// The member of that name, if there is one.
    subscript(name: String) -> ManifestNode? {
        let name = Name(name)
        guard let members = value.objectValue?.members,
            let index = members.firstIndex(where: { Name($0.name) == name })
        else { return nil }
        return child(members[index], at: index)
    }

    private func child(_ member: JSONObject.Member, at index: Int) -> ManifestNode {
        ManifestNode(value: member.value, pointer: pointer.appending(member.name), order: order + [index])
    }
}
