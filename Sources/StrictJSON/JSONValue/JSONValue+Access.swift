extension JSONValue {
    /// The string, if the value is one.
    public var stringValue: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The truth value, if the value is one.
    public var boolValue: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    /// The number, if the value is one.
    public var numberValue: JSONNumber? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The elements, if the value is an array.
    public var arrayValue: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members, if the value is an object.
    public var objectValue: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The member of that name, if the value is an object that has one.
    public subscript(name: String) -> JSONValue? {
        objectValue?[name]
    }
}
