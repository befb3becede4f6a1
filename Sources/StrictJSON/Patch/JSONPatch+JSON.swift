extension JSONPatch {
    /// Creates a patch of its JSON form, an array of objects; members that an operation does not use are ignored.
    ///
    /// - Throws: `notAnArray` or `malformed`.
    public init(json: JSONValue) throws(JSONPatchError) {
        guard let elements = json.arrayValue else { throw .notAnArray }
        operations = []
        for (index, element) in elements.enumerated() {
            operations.append(try Members(object: element, operation: index).read())
        }
    }

    /// The JSON form of the patch.
    public var json: JSONValue {
        .array(operations.map(\.json))
    }
}

/// The members of one operation in JSON.
private struct Members {
    let object: JSONValue
    let operation: Int

    func read() throws(JSONPatchError) -> JSONPatch.Operation {
        switch object["op"]?.stringValue {
        case "add": .add(try pointer("path"), try value())
        case "remove": .remove(try pointer("path"))
        case "replace": .replace(try pointer("path"), try value())
        case "move": .move(from: try pointer("from"), to: try pointer("path"))
        case "copy": .copy(from: try pointer("from"), to: try pointer("path"))
        case "test": .test(try pointer("path"), try value())
        default: throw .malformed(operation: operation, member: "op")
        }
    }

    private func value() throws(JSONPatchError) -> JSONValue {
        guard let value = object["value"] else { throw .malformed(operation: operation, member: "value") }
        return value
    }

    private func pointer(_ member: String) throws(JSONPatchError) -> JSONPointer {
        guard let text = object[member]?.stringValue, let pointer = JSONPointer(text) else {
            throw .malformed(operation: operation, member: member)
        }
        return pointer
    }
}

extension JSONPatch.Operation {
    /// The JSON form of the operation.
    fileprivate var json: JSONValue {
        switch self {
        case .add(let path, let value): ["op": "add", "path": .string(path.description), "value": value]
        case .remove(let path): ["op": "remove", "path": .string(path.description)]
        case .replace(let path, let value): ["op": "replace", "path": .string(path.description), "value": value]
        case .move(let from, let path):
            ["op": "move", "from": .string(from.description), "path": .string(path.description)]
        case .copy(let from, let path):
            ["op": "copy", "from": .string(from.description), "path": .string(path.description)]
        case .test(let path, let value): ["op": "test", "path": .string(path.description), "value": value]
        }
    }
}
