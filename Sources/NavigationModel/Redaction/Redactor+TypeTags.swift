import StrictJSON

/// Paths in SwiftUI's own form: type tags, each followed by the JSON of an item.
extension Redactor {
    /// Returns the tags and items of a path. What is torn stays torn, and nothing of it is left.
    func redact(typeTagged elements: [JSONValue]) -> [JSONValue] {
        let items = stride(from: 1, to: elements.count, by: 2).map { index in
            elements[index].stringValue.flatMap { try? JSONValue(parsing: $0) }
        }
        let whole = items.compactMap(\.self)
        guard elements.count.isMultiple(of: 2), whole.count == items.count else { return elements.map(token) }
        return zip(stride(from: 0, to: elements.count, by: 2), whole).flatMap { index, item in
            let type = elements[index].stringValue.flatMap { manifest?.pathTypes[Name($0)] }
            return [elements[index], .string(redact(item, of: type).text(.journal))]
        }
    }

    private func redact(_ item: JSONValue, of type: PathType?) -> JSONValue {
        switch (type, item) {
        // The path is cut at a tag that nobody knows, so its item can go altogether.
        case (nil, _): return token(item)
        case (.routes?, _): return redact(item, in: .structure(.pushed))
        case (.route(let name)?, .object): return redact([name.text: item], in: .structure(.pushed))[name.text] ?? .null
        case (.route?, .array): return item.isMisfitToken ? item : [token(item)]
        case (.route(let name)?, _): return redact(scalar: item, of: name)
        }
    }

    /// A scalar is the first declared parameter.
    private func redact(scalar item: JSONValue, of name: Name) -> JSONValue {
        guard let label = manifest?.routes[name]?.parameters.first?.label, let hidden = hidden[label, of: name]
        else { return redact(item, in: .parameters) }
        let token = token(for: item, of: hidden, as: .pushed)
        return token.arrayValue == nil ? token : [label.text: token]
    }
}
