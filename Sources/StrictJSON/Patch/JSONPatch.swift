/// Edits of a JSON value, after RFC 6902, made in their order.
public struct JSONPatch: Sendable, Hashable {
    /// One edit.
    public enum Operation: Sendable, Hashable {
        /// Puts a value into an object (replacing the member of that name) or before an element of an array.
        case add(JSONPointer, JSONValue)
        /// Takes a value away.
        case remove(JSONPointer)
        /// Puts a value in the place of another.
        case replace(JSONPointer, JSONValue)
        /// Takes a value away and adds it elsewhere.
        case move(from: JSONPointer, to: JSONPointer)
        /// Adds a value that stands elsewhere.
        case copy(from: JSONPointer, to: JSONPointer)
        /// Makes sure that a value is there.
        case test(JSONPointer, JSONValue)
    }

    /// The edits, first to last.
    public var operations: [Operation]

    /// Creates a patch.
    public init(_ operations: [Operation] = []) {
        self.operations = operations
    }
}

extension JSONPatch.Operation {
    /// The place that the edit changes, or looks at.
    public var path: JSONPointer {
        switch self {
        case .add(let path, _), .remove(let path), .replace(let path, _), .move(from: _, to: let path),
            .copy(from: _, to: let path), .test(let path, _):
            path
        }
    }
}

/// Why a patch cannot be read or applied; `operation` counts from 0.
public enum JSONPatchError: Error, Hashable, Sendable {
    /// A patch is an array, and this is none.
    case notAnArray
    /// The member of an operation is missing, or not of the kind it must be.
    case malformed(operation: Int, member: String)
    /// Nothing stands at the path, or nothing can be added there.
    case notFound(operation: Int, path: JSONPointer)
    /// Another value stands at the path.
    case testFailed(operation: Int, path: JSONPointer)
    /// A value was to be moved into itself.
    case intoItself(operation: Int, path: JSONPointer)
    /// A value was to be put deeper than `JSONScanner.maximumDepth` allows.
    case tooDeep(operation: Int, path: JSONPointer)
}
