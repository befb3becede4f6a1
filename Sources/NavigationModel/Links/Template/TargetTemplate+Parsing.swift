import StrictJSON

extension TargetTemplate.Text {
    /// Creates a text from its spelling: `{name}` is a hole, `{{` is a brace.
    ///
    /// - Throws: the first brace that opens no hole.
    init(parsing text: String) throws(RouteTextError) {
        var parts: [Part] = []
        var literal = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "{" else {
                literal.unicodeScalars.append(scalar)
                continue
            }
            if rest.first == "{" {
                rest.removeFirst()
                literal.append("{")
                continue
            }
            guard let end = rest.firstIndex(where: { $0 == "{" || $0 == "}" }), rest[end] == "}", end > rest.startIndex
            else {
                let brace = text.utf8.distance(from: text.startIndex, to: rest.startIndex) - 1
                throw RouteTextError(.expected(.hole), at: brace, found: "{")
            }
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            parts.append(.hole(Name(String(rest[..<end]))))
            rest = rest[end...].dropFirst()
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.init(parts: parts)
    }

    /// The text, if it has no holes.
    var fixed: String? {
        var text = ""
        for part in parts {
            guard case .literal(let literal) = part else { return nil }
            text += literal
        }
        return text
    }

    /// The names of the holes, in order.
    var holes: [Name] {
        parts.compactMap { if case .hole(let name) = $0 { name } else { nil } }
    }
}

extension TargetTemplate.Value {
    /// Creates a value from JSON whose strings may have holes.
    ///
    /// - Throws: the first brace that opens no hole.
    init(_ json: JSONValue) throws(RouteTextError) {
        switch json {
        case .null, .bool, .number:
            self = .fixed(json)
        case .string(let string):
            let text = try TargetTemplate.Text(parsing: string)
            self = text.fixed.map { .fixed(.string($0)) } ?? .text(text)
        case .array(let elements):
            var values: [Self] = []
            for element in elements { values.append(try Self(element)) }
            self = .array(values)
        case .object(let object):
            self = .object(try object.membersWithHoles())
        }
        if let fixed { self = .fixed(fixed) }
    }

    /// The value, if it has no holes.
    var fixed: JSONValue? {
        switch self {
        case .fixed(let value):
            return value
        case .text(let text):
            return text.fixed.map { .string($0) }
        case .array(let elements):
            let values = elements.compactMap(\.fixed)
            return values.count == elements.count ? .array(values) : nil
        case .object(let members):
            let values = members.compactMap { member in
                member.value.fixed.map { JSONObject.Member(name: member.name, value: $0) }
            }
            return values.count == members.count ? .object(JSONObject(values)) : nil
        }
    }

    /// The names of the holes, in order.
    var holes: [Name] {
        switch self {
        case .fixed: []
        case .text(let text): text.holes
        case .array(let elements): elements.flatMap(\.holes)
        case .object(let members): members.flatMap(\.value.holes)
        }
    }
}

extension TargetTemplate.Route {
    /// Creates a route from its JSON, whose strings may have holes; nil if the JSON is no route.
    ///
    /// - Throws: the first brace that opens no hole.
    init?(json: JSONValue, takingHoles: Bool) throws(RouteTextError) {
        guard let members = json.objectValue?.members, members.count == 1, let object = members[0].value.objectValue
        else { return nil }
        let parameters =
            takingHoles
            ? try object.membersWithHoles()
            : object.members.map { TargetTemplate.Value.Member(name: $0.name, value: .fixed($0.value)) }
        self.init(name: Name(members[0].name), parameters: parameters)
    }

    /// The names of the holes, in order.
    var holes: [Name] {
        parameters.flatMap(\.value.holes)
    }
}

extension JSONObject {
    fileprivate func membersWithHoles() throws(RouteTextError) -> [TargetTemplate.Value.Member] {
        var values: [TargetTemplate.Value.Member] = []
        for member in members {
            values.append(TargetTemplate.Value.Member(name: member.name, value: try TargetTemplate.Value(member.value)))
        }
        return values
    }
}
