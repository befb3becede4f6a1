import StrictJSON

/// Reads routes from text, one after the other: `settings`, `article(id: a1, source: "front page")`, or JSON.
///
/// A bare value is a word of ASCII letters, digits and `._-/~+@`; `42`, `true` and `null` mean what they mean in JSON
/// unless the declared parameter is a text. Anything else is JSON: a quoted string, an array, an object. A value
/// without a label takes the declared label at its position among all arguments, `_0`, `_1` … where none is declared.
///
/// What is read is not checked against the declarations: a value that does not fit is kept as it is spelled, and the
/// reducer says why it is refused.
public struct RouteTextReader {
    /// Where the next route is looked for, in UTF-8 bytes from the start.
    public var position: Int

    let bytes: [UInt8]
    let manifest: Manifest?
    /// Whether `{name}` stands for a capture, as in the templates of a manifest.
    let takesHoles: Bool

    /// Creates a reader at the start of a text.
    public init(_ text: String, manifest: Manifest?) {
        self.init(text, manifest: manifest, takesHoles: false)
    }

    init(_ text: String, manifest: Manifest?, takesHoles: Bool) {
        bytes = Array(text.utf8)
        position = 0
        self.manifest = manifest
        self.takesHoles = takesHoles
    }

    /// Whether nothing but white space is left.
    public var isAtEnd: Bool {
        bytes[position...].allSatisfy(\.isSpace)
    }

    /// Reads the route at the position, after white space, and moves behind it; what follows is not looked at.
    ///
    /// - Throws: the first fault from the left.
    public mutating func route(as role: Route.Role = .pushed) throws(RouteTextError) -> Route {
        Route(fixed: try template(as: role))
    }

    /// Reads all routes that are left, with white space between them.
    ///
    /// - Throws: the first fault from the left.
    public mutating func routes(as role: Route.Role = .pushed) throws(RouteTextError) -> [Route] {
        var routes: [Route] = []
        while !isAtEnd {
            routes.append(try route(as: role))
            guard peek()?.isSpace ?? true else { throw expected(.end) }
        }
        return routes
    }

    /// Throws unless the text ends here.
    public mutating func end() throws(RouteTextError) {
        skipSpaces()
        guard position == bytes.count else { throw expected(.end) }
    }

    mutating func template(as role: Route.Role) throws(RouteTextError) -> TargetTemplate.Route {
        skipSpaces()
        if peek() == UInt8(ascii: "{") { return try jsonRoute() }
        guard let name = identifier() else { throw expected(.route) }
        let declared = manifest?.declaration(of: name, as: role)?.parameters ?? []
        let arguments = peek() == UInt8(ascii: "(") ? try arguments(declared) : []
        return TargetTemplate.Route(name: name, parameters: arguments)
    }

    private mutating func jsonRoute() throws(RouteTextError) -> TargetTemplate.Route {
        let start = position
        let json = try json()
        guard let route = try TargetTemplate.Route(json: json, takingHoles: takesHoles) else {
            throw error(.notARoute, at: start)
        }
        return route
    }
}

extension RouteTextReader {
    private mutating func arguments(
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

    private mutating func json() throws(RouteTextError) -> JSONValue {
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

extension RouteTextReader {
    private func peek() -> UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpaces() {
        while peek()?.isSpace == true { position += 1 }
    }

    /// Reads the longest run of such bytes, nil if it is empty.
    private mutating func run(where isPart: (UInt8) -> Bool) -> String? {
        let end = bytes[position...].firstIndex { !isPart($0) } ?? bytes.count
        guard end > position else { return nil }
        defer { position = end }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    private mutating func identifier() -> Name? {
        guard peek()?.isIdentifierStart == true else { return nil }
        return run(where: \.isIdentifierByte).map { Name($0) }
    }

    private func expected(_ expectation: RouteTextError.Expectation) -> RouteTextError {
        error(.expected(expectation), at: position)
    }

    private func error(_ fault: RouteTextError.Fault, at offset: Int) -> RouteTextError {
        let rest = String(decoding: bytes[min(offset, bytes.count)...].prefix(64), as: UTF8.self)
        return RouteTextError(fault, at: offset, found: rest.first.map { String($0) })
    }
}
