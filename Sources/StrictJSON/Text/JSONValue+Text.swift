extension JSONValue {
    /// Returns the compact text of the value.
    public func text(_ style: JSONStyle = .output) -> String {
        var bytes: [UInt8] = []
        write(to: &bytes, style)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the compact text of the value, as UTF-8.
    public func write(to bytes: inout [UInt8], _ style: JSONStyle = .output) {
        bytes.append(self, as: TextForm(style))
    }
}

extension [UInt8] {
    /// Appends the text of a value.
    mutating func append(_ value: JSONValue, as form: TextForm) {
        switch value {
        case .null: append(contentsOf: "null".utf8)
        case .bool(let bool): append(contentsOf: bool ? "true".utf8 : "false".utf8)
        case .number(let number): append(contentsOf: (form == .canonical ? number.canonicalText : number.literal).utf8)
        case .string(let string): append(quoting: string, as: form)
        case .array(let elements): append(elements, as: form)
        case .object(let object): append(form == .canonical ? object.canonicalOrder : object.members, as: form)
        }
    }

    private mutating func append(_ elements: [JSONValue], as form: TextForm) {
        append(.openBracket)
        for (index, element) in elements.enumerated() {
            if index > 0 { append(.comma) }
            append(element, as: form)
        }
        append(.closeBracket)
    }

    private mutating func append(_ members: [JSONObject.Member], as form: TextForm) {
        append(.openBrace)
        for (index, member) in members.enumerated() {
            if index > 0 { append(.comma) }
            append(quoting: member.name, as: form)
            append(.colon)
            append(member.value, as: form)
        }
        append(.closeBrace)
    }
}
