import StrictJSON

/// The arguments of a route: values with or without labels.
extension RouteTextReader {
    mutating func arguments(
        _ declared: [Parameter]
    ) throws(RouteTextError) -> [TargetTemplate.Value.Member] {
        var arguments: [TargetTemplate.Value.Member] = []
        var labels: Set<Name> = []
        position += 1
        skipSpaces()
        if skip(UInt8(ascii: ")")) { return [] }
        while true {
            let start = position
            let label = label() ?? Route.label(at: labels.count, declared)
            guard labels.insert(label).inserted else { throw error(.repeatedLabel(label), at: start) }
            if let value = try value(for: declared.first { $0.label == label }) {
                arguments.append(TargetTemplate.Value.Member(name: label.text, value: value))
            }
            skipSpaces()
            if skip(UInt8(ascii: ")")) { return arguments }
            guard skip(UInt8(ascii: ",")) else { throw expected(.commaOrParenthesis) }
            skipSpaces()
        }
    }

    /// Reads `label:` with the white space after it; nil if a value stands here.
    private mutating func label() -> Name? {
        let start = position
        if let label = identifier() {
            skipSpaces()
            if skip(UInt8(ascii: ":")) {
                skipSpaces()
                return label
            }
        }
        position = start
        return nil
    }

    /// Reads a value; nil for the `null` that leaves an optional parameter out.
    private mutating func value(for parameter: Parameter?) throws(RouteTextError) -> TargetTemplate.Value? {
        switch peek() {
        case UInt8(ascii: "\""), UInt8(ascii: "["):
            return try jsonTemplate()
        case UInt8(ascii: "{") where !(takesHoles && holeStandsHere):
            return try jsonTemplate()
        default:
            let parts = try bareParts()
            guard case .literal(let word)? = parts.first, parts.count == 1 else {
                return .text(TargetTemplate.Text(parts: parts))
            }
            return RouteWord.value(of: word, for: parameter).map { .fixed($0) }
        }
    }

    private mutating func jsonTemplate() throws(RouteTextError) -> TargetTemplate.Value {
        let start = position
        let json = try json()
        guard takesHoles else { return .fixed(json) }
        do {
            return try TargetTemplate.Value(json)
        } catch {
            throw self.error(error.fault, at: start)
        }
    }

    /// Reads a word, in a template also one with holes: never empty.
    private mutating func bareParts() throws(RouteTextError) -> [TargetTemplate.Text.Part] {
        var parts: [TargetTemplate.Text.Part] = []
        while true {
            if let word = run(where: \.isWordByte) {
                parts.append(.literal(word))
            } else if takesHoles, peek() == UInt8(ascii: "{") {
                parts.append(.hole(try hole()))
            } else if parts.isEmpty {
                throw expected(.value)
            } else {
                return parts
            }
        }
    }

    private mutating func hole() throws(RouteTextError) -> Name {
        let start = position
        position += 1
        guard let name = run(where: { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }), skip(UInt8(ascii: "}"))
        else { throw error(.expected(.hole), at: start) }
        return Name(name)
    }

    /// Whether the brace here opens a hole: in an object a quote or the closing brace would follow.
    private var holeStandsHere: Bool {
        let next = bytes[(position + 1)...].first { !$0.isSpace }
        return next != UInt8(ascii: "\"") && next != UInt8(ascii: "}")
    }

    mutating func json() throws(RouteTextError) -> JSONValue {
        var scanner = JSONScanner(position: position)
        do {
            let value = try scanner.parseValue(in: bytes.span.bytes)
            position = scanner.position
            return value
        } catch {
            throw self.error(.json(error.code), at: error.offset)
        }
    }
}
