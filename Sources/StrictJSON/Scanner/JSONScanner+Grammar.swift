extension JSONScanner {
    /// Scans the value at the position into whatever form is asked for.
    @discardableResult
    mutating func value<Form: ScannedForm>(
        as form: Form.Type, in bytes: RawSpan, depth: Int
    ) throws(JSONError) -> Form.Value {
        switch byte(in: bytes) {
        case .quote:
            return Form.string(try string(in: bytes), in: bytes)
        case .openBrace:
            return try object(as: form, in: bytes, depth: depth)
        case .openBracket:
            return try array(as: form, in: bytes, depth: depth)
        case .minus, .zero ... .nine:
            return Form.number(try skipNumber(in: bytes), in: bytes)
        case .lowerT:
            try skipWord("true", in: bytes)
            return Form.bool(true)
        case .lowerF:
            try skipWord("false", in: bytes)
            return Form.bool(false)
        case .lowerN:
            try skipWord("null", in: bytes)
            return Form.null
        default:
            throw unexpected(in: bytes)
        }
    }

    private mutating func array<Form: ScannedForm>(
        as form: Form.Type, in bytes: RawSpan, depth: Int
    ) throws(JSONError) -> Form.Value {
        try open(in: bytes, depth: depth)
        var elements = Form.noElements
        var hasMore = !closes(with: .closeBracket, in: bytes)
        while hasMore {
            Form.append(try value(as: form, in: bytes, depth: depth + 1), to: &elements)
            hasMore = try separates(before: .closeBracket, in: bytes)
        }
        return Form.array(elements)
    }

    private mutating func object<Form: ScannedForm>(
        as form: Form.Type, in bytes: RawSpan, depth: Int
    ) throws(JSONError) -> Form.Value {
        try open(in: bytes, depth: depth)
        var members = Form.noMembers
        var names = NameSet()
        var hasMore = !closes(with: .closeBrace, in: bytes)
        while hasMore {
            guard byte(in: bytes) == .quote else { throw unexpected(in: bytes) }
            let start = position
            let name = try string(in: bytes)
            guard names.insert(name, in: bytes) else { throw JSONError(code: .duplicateName, offset: start) }
            skipWhitespace(in: bytes)
            try expect(.colon, in: bytes)
            skipWhitespace(in: bytes)
            Form.append(try value(as: form, in: bytes, depth: depth + 1), named: name, in: bytes, to: &members)
            hasMore = try separates(before: .closeBrace, in: bytes)
        }
        return Form.object(members)
    }

    /// Moves over an opening bracket and the whitespace after it, if the depth allows one more level.
    private mutating func open(in bytes: RawSpan, depth: Int) throws(JSONError) {
        guard depth < Self.maximumDepth else { throw JSONError(code: .tooDeep, offset: position) }
        position += 1
        skipWhitespace(in: bytes)
    }

    /// Moves over a closing bracket, if it is the next byte.
    private mutating func closes(with bracket: UInt8, in bytes: RawSpan) -> Bool {
        guard byte(in: bytes) == bracket else { return false }
        position += 1
        return true
    }

    /// Moves to the next element, past the comma, or past the closing bracket; returns whether there is an element.
    private mutating func separates(before bracket: UInt8, in bytes: RawSpan) throws(JSONError) -> Bool {
        skipWhitespace(in: bytes)
        if closes(with: bracket, in: bytes) { return false }
        let comma = position
        try expect(.comma, in: bytes)
        skipWhitespace(in: bytes)
        guard byte(in: bytes) != bracket else { throw JSONError(code: .trailingComma, offset: comma) }
        return true
    }

    private mutating func skipWord(_ word: StaticString, in bytes: RawSpan) throws(JSONError) {
        for index in 0..<word.utf8CodeUnitCount {
            try expect(word.utf8Start[index], in: bytes)
        }
    }
}
