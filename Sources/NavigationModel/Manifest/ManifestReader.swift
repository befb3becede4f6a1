import StrictJSON

/// Reads a manifest whole and notes every problem on the way.
///
/// A part that cannot be read keeps its default, and nothing else is blamed for it: what cannot be checked without it
/// is not checked.
struct ManifestReader {
    var manifest = Manifest()
    /// What was found, with the order of its place in the document.
    private(set) var found: [(order: [Int], problem: ManifestProblem)] = []
    /// Whether the layout could be read, so that tabs and columns can be checked.
    var knowsLayout = true
    /// Whether the routes and the presentations could be read.
    var knowsRoutes = true

    mutating func report(_ kind: ManifestProblem.Kind, at node: ManifestNode) {
        found.append((node.order, ManifestProblem(pointer: node.pointer, kind: kind)))
    }

    /// The problems in the order of the document, each once.
    var problems: [ManifestProblem] {
        var seen: Set<ManifestProblem> = []
        return found.enumerated()
            .sorted { left, right in
                left.element.order == right.element.order
                    ? left.offset < right.offset
                    : left.element.order.lexicographicallyPrecedes(right.element.order)
            }
            .map(\.element.problem)
            .filter { seen.insert($0).inserted }
    }

    mutating func reportUndeclared(
        _ kind: ManifestProblem.Declared, _ name: Name, among names: some Sequence<Name>, at node: ManifestNode
    ) {
        report(.undeclared(kind, name, nearest: names.nearest(to: name.text)), at: node)
    }
}

/// Values of one kind. Each method returns nil after it has reported that the value is of another kind.
extension ManifestReader {
    private mutating func reject(_ node: ManifestNode, expected shape: ManifestProblem.Shape) {
        report(.expected(shape, found: ManifestProblem.Shape(of: node.value)), at: node)
    }

    /// Reads an object with arbitrary names.
    mutating func object(_ node: ManifestNode) -> [(name: Name, node: ManifestNode)]? {
        guard node.value.objectValue != nil else {
            reject(node, expected: .object)
            return nil
        }
        for (name, member) in node.members where name.text.isEmpty { report(.empty, at: member) }
        return node.members
    }

    /// Reads an object whose names are known, and reports the others. Returns whether it is an object.
    mutating func object(_ node: ManifestNode, taking names: [String]) -> Bool {
        guard node.value.objectValue != nil else {
            reject(node, expected: .object)
            return false
        }
        let known = Set(names.map { Name($0) })
        for (name, member) in node.members where !known.contains(name) {
            report(.unknownMember(name.text, nearest: names.nearest(to: name.text)), at: member)
        }
        return true
    }

    /// Returns a needed member, or reports that it is missing.
    mutating func member(_ name: String, of node: ManifestNode) -> ManifestNode? {
        let member = node[name]
        if member == nil { report(.missing(name), at: node) }
        return member
    }

    mutating func array(_ node: ManifestNode) -> [ManifestNode]? {
        guard node.value.arrayValue != nil else {
            reject(node, expected: .array)
            return nil
        }
        return node.elements
    }

    mutating func string(_ node: ManifestNode) -> String? {
        if node.value.stringValue == nil { reject(node, expected: .string) }
        return node.value.stringValue
    }

    mutating func bool(_ node: ManifestNode) -> Bool? {
        if node.value.boolValue == nil { reject(node, expected: .boolean) }
        return node.value.boolValue
    }

    /// Reads an integer literal of 1 or more.
    mutating func ordinal(_ node: ManifestNode) -> Int? {
        guard let number = node.value.numberValue?.intValue, number >= 1 else {
            reject(node, expected: .integer)
            return nil
        }
        return number
    }

    /// Reads a string that is not empty.
    mutating func name(_ node: ManifestNode) -> Name? {
        guard let text = string(node) else { return nil }
        guard !text.isEmpty else {
            report(.empty, at: node)
            return nil
        }
        return Name(text)
    }

    /// Reads an array of names, no two the same.
    mutating func names(_ node: ManifestNode) -> [(name: Name, node: ManifestNode)]? {
        guard let elements = array(node) else { return nil }
        var names: [(name: Name, node: ManifestNode)] = []
        var seen: Set<Name> = []
        for element in elements {
            guard let name = name(element) else { continue }
            if seen.insert(name).inserted {
                names.append((name, element))
            } else {
                report(.duplicate(name.text), at: element)
            }
        }
        return names
    }

    /// Reads one of several words.
    mutating func choice<Value>(_ node: ManifestNode, _ values: KeyValuePairs<String, Value>) -> Value? {
        guard let word = name(node) else { return nil }
        let value = values.first { Name($0.key) == word }?.value
        if value == nil { report(.unknownValue(word.text, known: values.map(\.key)), at: node) }
        return value
    }

    /// Reads the spelling of a case.
    mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ node: ManifestNode, of type: Value.Type
    ) -> Value? {
        guard let word = name(node) else { return nil }
        let value = type.allCases.first { Name($0.rawValue) == word }
        if value == nil { report(.unknownValue(word.text, known: type.allCases.map(\.rawValue)), at: node) }
        return value
    }
}

extension ManifestProblem.Shape {
    init(of value: JSONValue) {
        self =
            switch value {
            case .null: .null
            case .bool: .boolean
            case .number: .number
            case .string: .string
            case .array: .array
            case .object: .object
            }
    }
}
