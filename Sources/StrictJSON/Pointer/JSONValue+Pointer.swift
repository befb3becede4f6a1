extension JSONValue {
    /// Returns what stands at a place; nil if there is nothing.
    public func value(at pointer: JSONPointer) -> JSONValue? {
        var value = self
        for token in pointer.tokens {
            guard let child = value.child(token) else { return nil }
            value = child
        }
        return value
    }

    private func child(_ token: String) -> JSONValue? {
        switch self {
        case .object(let object): object[token]
        case .array(let elements): elements.index(named: token).map { elements[$0] }
        case .null, .bool, .number, .string: nil
        }
    }
}

extension [JSONValue] {
    /// Returns the index of an element that a pointer's token names: digits without a leading zero, within bounds.
    func index(named token: String) -> Int? {
        place(of: token).flatMap { $0 < count ? $0 : nil }
    }

    /// Returns the index before which a pointer's token asks to insert: that of an element, or the end, also as `-`.
    func insertionIndex(named token: String) -> Int? {
        token == "-" ? count : place(of: token).flatMap { $0 <= count ? $0 : nil }
    }

    private func place(of token: String) -> Int? {
        let isIndex = token.utf8.allSatisfy(\.isDigit) && (token.utf8.first != .zero || token == "0")
        return isIndex ? Int(token) : nil
    }
}
