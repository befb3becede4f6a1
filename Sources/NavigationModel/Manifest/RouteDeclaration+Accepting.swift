public import StrictJSON

extension RouteDeclaration {
    /// Returns whether every declared parameter fits. Undeclared ones are kept and ignored, as Swift's decoding does.
    public func accepts(_ values: JSONObject) -> Bool {
        parameters.allSatisfy { $0.accepts(values[$0.label.text]) }
    }

    /// Returns the first declared parameter that does not fit, nil if all of them do.
    public func misfit(in values: JSONObject) -> Parameter? {
        parameters.first { !$0.accepts(values[$0.label.text]) }
    }

    /// Returns the content that a route of this declaration shows, if it shows any.
    public func content(of route: Route) -> Content? {
        contentID(in: route.parameters).map { Content(kind: kind ?? route.name, id: ContentID($0)) }
    }

    /// Returns the id of the content that a route of this declaration with such parameters shows, if it shows any.
    func contentID(in parameters: JSONObject) -> JSONValue? {
        guard let content, let id = parameters[content.text] else { return nil }
        if case .null = id { return nil }
        return id
    }
}

extension Parameter {
    /// Returns whether a value fits: present unless optional, of the kind, or a word that redaction left.
    func accepts(_ value: JSONValue?) -> Bool {
        switch value {
        case nil, .null?: isOptional
        case .string(let text)? where Redaction.isToken(text): true
        case .string(let text)?:
            switch kind {
            case .string, .json: true
            case .uuid: UUIDText.isValid(text)
            case .int, .double, .bool: false
            }
        case .number(let number)?:
            switch kind {
            case .double, .json: true
            case .int: number.isIntegral
            case .string, .bool, .uuid: false
            }
        case .bool?: kind == .bool || kind == .json
        case .array?, .object?: kind == .json
        }
    }
}

extension JSONNumber {
    /// Whether the value is an integer, however it is spelled: 1.0 and 1e2 are.
    var isIntegral: Bool {
        isInteger || doubleValue == doubleValue.rounded(.towardZero)
    }
}

extension Redaction {
    /// Returns whether a text is what redaction puts in place of a value: `~` and ten characters of base 32.
    static func isToken(_ text: String) -> Bool {
        let bytes = text.utf8
        return bytes.count == 11 && bytes.first == UInt8(ascii: "~")
            && bytes.dropFirst().allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "2")...UInt8(ascii: "7")).contains(byte)
            }
    }
}

enum UUIDText {
    /// Returns whether a text is a UUID: 8-4-4-4-12 hex digits in either case.
    static func isValid(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12]
            && groups.joined().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
}
