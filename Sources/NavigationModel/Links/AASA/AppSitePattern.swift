/// A pattern of a component: `*` is any text, also none and also with slashes, `?` one character, `$(name)` one of the
/// values of a variable. It matches a whole text.
struct AppSitePattern: Sendable {
    enum Token: Sendable {
        case text([Unicode.Scalar])
        case one
        case many
        /// One of several sequences.
        case choice([[Token]])
    }

    let tokens: [Token]
    /// The variables that nobody defines. With one of them the pattern never matches.
    let undefined: [Name]
    private let isCaseSensitive: Bool

    init(_ text: String, _ variables: AppSiteVariables, caseSensitive: Bool) {
        var tokens: [Token] = []
        var undefined: [Name] = []
        var rest = text[...]
        while let (before, afterMark) = rest.cut(at: "$") {
            guard let (nothing, opened) = afterMark.cut(at: "("), nothing.isEmpty,
                let (name, after) = opened.cut(at: ")")
            else {
                tokens += Self.wildcards(before + "$", caseSensitive)
                rest = afterMark
                continue
            }
            tokens += Self.wildcards(before, caseSensitive)
            let values = variables[Name(String(name))]
            if values == nil { undefined.append(Name(String(name))) }
            tokens.append(.choice((values ?? []).map { Self.wildcards($0[...], caseSensitive) }))
            rest = after
        }
        self.tokens = tokens + Self.wildcards(rest, caseSensitive)
        self.undefined = undefined
        isCaseSensitive = caseSensitive
    }

    /// Returns the tokens of text in which variables have no meaning.
    private static func wildcards(_ text: Substring, _ caseSensitive: Bool) -> [Token] {
        var tokens: [Token] = []
        var literal: [Unicode.Scalar] = []
        func flush() {
            if !literal.isEmpty { tokens.append(.text(literal)) }
            literal = []
        }
        for scalar in (caseSensitive ? String(text) : text.lowercased()).unicodeScalars {
            switch scalar {
            case "*":
                flush()
                tokens.append(.many)
            case "?":
                flush()
                tokens.append(.one)
            default: literal.append(scalar)
            }
        }
        flush()
        return tokens
    }

    func matches(_ text: String) -> Bool {
        let scalars = Array((isCaseSensitive ? text : text.lowercased()).unicodeScalars)
        return Self.places(after: tokens, from: [0], in: scalars).last == scalars.count
    }

    /// Returns the places, ascending, that the tokens can reach from some places. Since places are merged, a hostile
    /// pattern costs no more than its size times that of the text.
    private static func places(after tokens: [Token], from start: [Int], in text: [Unicode.Scalar]) -> [Int] {
        var places = start
        for token in tokens {
            guard let first = places.first else { return [] }
            switch token {
            case .text(let literal):
                places = places.filter { text[$0...].starts(with: literal) }.map { $0 + literal.count }
            case .one: places = places.filter { $0 < text.count }.map { $0 + 1 }
            case .many: places = Array(first...text.count)
            case .choice(let values):
                places = Set(values.flatMap { Self.places(after: $0, from: places, in: text) }).sorted()
            }
        }
        return places
    }
}

/// The pattern of a path. The slash at its beginning may be missing or repeated, slashes at its end do not count, and
/// `/*` at its end also matches nothing.
struct AppSitePath: Sendable {
    let pattern: AppSitePattern
    private let withoutRest: AppSitePattern?

    init(_ text: String, _ variables: AppSiteVariables, caseSensitive: Bool) {
        var path = String(Substring(Self.trimmed(text[...]).utf8.drop { $0 == UInt8(ascii: "/") }))
        if !path.isEmpty && (path.utf8.first != UInt8(ascii: "*") || text.utf8.first == UInt8(ascii: "/")) {
            path = "/" + path
        }
        pattern = AppSitePattern(path, variables, caseSensitive: caseSensitive)
        withoutRest =
            path.utf8.suffix(2).elementsEqual("/*".utf8)
            ? AppSitePattern(String(Substring(path.utf8.dropLast(2))), variables, caseSensitive: caseSensitive) : nil
    }

    func matches(_ path: String) -> Bool {
        let path = String(Self.trimmed(path[...]))
        return pattern.matches(path) || withoutRest?.matches(path) ?? false
    }

    private static func trimmed(_ path: Substring) -> Substring {
        var bytes = path.utf8
        while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        return Substring(bytes)
    }
}

extension Substring {
    /// Returns what stands before and after the first ASCII character of that kind, nil if there is none.
    fileprivate func cut(at separator: Unicode.Scalar) -> (before: Substring, after: Substring)? {
        guard let place = utf8.firstIndex(of: UInt8(ascii: separator)) else { return nil }
        return (self[..<place], self[utf8.index(after: place)...])
    }
}
