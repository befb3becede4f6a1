/// The edits that patches consist of. Each returns whether its place is there, and changes nothing if it is not.
extension JSONValue {
    /// Adds a value as a member or before an element, or puts it in the place of the whole.
    @discardableResult
    mutating func add(_ value: JSONValue, at path: ArraySlice<String>) -> Bool {
        guard !path.isEmpty else { return replace(at: path, with: value) }
        return edit(at: path) { container, token in
            switch container {
            case .object(var object):
                object[token] = value
                container = .object(object)
            case .array(var elements):
                guard let index = elements.insertionIndex(named: token) else { return false }
                elements.insert(value, at: index)
                container = .array(elements)
            case .null, .bool, .number, .string:
                return false
            }
            return true
        }
    }

    /// Takes away a member or an element; the whole cannot be taken away.
    @discardableResult
    mutating func remove(at path: ArraySlice<String>) -> Bool {
        edit(at: path) { container, token in
            switch container {
            case .object(var object) where object[token] != nil:
                object[token] = nil
                container = .object(object)
            case .array(var elements):
                guard let index = elements.index(named: token) else { return false }
                elements.remove(at: index)
                container = .array(elements)
            case .null, .bool, .number, .string, .object:
                return false
            }
            return true
        }
    }

    /// Puts a value in the place of a member, an element or the whole.
    @discardableResult
    mutating func replace(at path: ArraySlice<String>, with value: JSONValue) -> Bool {
        guard let token = path.first else {
            self = value
            return true
        }
        return withChild(token) { $0.replace(at: path.dropFirst(), with: value) }
    }

    /// Changes the array or object in which the last token of a path names a place.
    private mutating func edit(
        at path: ArraySlice<String>, _ change: (inout JSONValue, String) -> Bool
    ) -> Bool {
        guard let token = path.first else { return false }
        guard path.count > 1 else { return change(&self, token) }
        return withChild(token) { $0.edit(at: path.dropFirst(), change) }
    }

    /// Changes the member or the element that a token names.
    private mutating func withChild(_ token: String, _ change: (inout JSONValue) -> Bool) -> Bool {
        switch self {
        case .object(var object):
            guard var child = object[token], change(&child) else { return false }
            object[token] = child
            self = .object(object)
        case .array(var elements):
            guard let index = elements.index(named: token), change(&elements[index]) else { return false }
            self = .array(elements)
        case .null, .bool, .number, .string:
            return false
        }
        return true
    }
}
