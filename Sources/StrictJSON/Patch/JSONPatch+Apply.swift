extension JSONPatch {
    /// Returns the value after all edits.
    ///
    /// - Throws: why the first edit that cannot be made cannot; there is no partial result.
    public func apply(to value: JSONValue) throws(JSONPatchError) -> JSONValue {
        var editor = Editor(value: value)
        for operation in operations {
            try editor.make(operation)
            editor.operation += 1
        }
        return editor.value
    }
}

/// A value while a patch is applied to it.
private struct Editor {
    var value: JSONValue
    /// The number of the current operation, for errors.
    var operation = 0

    mutating func make(_ edit: JSONPatch.Operation) throws(JSONPatchError) {
        switch edit {
        case .add(let path, let new):
            try add(new, at: path)
        case .remove(let path):
            try remove(at: path)
        case .replace(let path, let new):
            _ = try existing(at: path)
            try checkDepth(of: new, at: path)
            value.replace(at: path.tokens[...], with: new)
        case .move(let from, let path):
            let moved = try existing(at: from)
            guard from != path else { return }
            guard !path.isInside(from) else { throw .intoItself(operation: operation, path: path) }
            try remove(at: from)
            try add(moved, at: path)
        case .copy(let from, let path):
            try add(try existing(at: from), at: path)
        case .test(let path, let expected):
            guard try existing(at: path) == expected else { throw .testFailed(operation: operation, path: path) }
        }
    }

    private func existing(at path: JSONPointer) throws(JSONPatchError) -> JSONValue {
        guard let existing = value.value(at: path) else { throw .notFound(operation: operation, path: path) }
        return existing
    }

    private mutating func add(_ new: JSONValue, at path: JSONPointer) throws(JSONPatchError) {
        try checkDepth(of: new, at: path)
        guard value.add(new, at: path.tokens[...]) else { throw .notFound(operation: operation, path: path) }
    }

    private mutating func remove(at path: JSONPointer) throws(JSONPatchError) {
        guard value.remove(at: path.tokens[...]) else { throw .notFound(operation: operation, path: path) }
    }

    /// Keeps a patch that copies a value into itself again and again from building what no recursion could walk.
    private func checkDepth(of new: JSONValue, at path: JSONPointer) throws(JSONPatchError) {
        guard path.tokens.count + new.depth <= JSONScanner.maximumDepth else {
            throw .tooDeep(operation: operation, path: path)
        }
    }
}

extension JSONPointer {
    /// Returns whether this points to something inside of what `other` points to.
    fileprivate func isInside(_ other: JSONPointer) -> Bool {
        tokens.count > other.tokens.count && JSONPointer(Array(tokens.prefix(other.tokens.count))) == other
    }
}

extension JSONValue {
    /// How many arrays and objects stand inside each other here.
    fileprivate var depth: Int {
        switch self {
        case .null, .bool, .number, .string: 0
        case .array(let elements): 1 + elements.reduce(0) { max($0, $1.depth) }
        case .object(let object): 1 + object.members.reduce(0) { max($0, $1.value.depth) }
        }
    }
}
