/// Text with roles: what a part of it is, not how it looks. The screen decides on colours.
struct Styled: Sendable {
    /// What a part of a text is.
    enum Role: Sendable {
        case plain, faint, strong, name, value, good, bad, warning, added, removed
    }

    /// A part of a text with its role.
    struct Span: Sendable {
        var text: String
        var role: Role
        /// Whether no row should end at a space in it.
        var staysWhole = false
    }

    private(set) var spans: [Span] = []

    init() {}

    init(_ text: String, _ role: Role = .plain) {
        if !text.isEmpty { spans.append(Span(text: text, role: role)) }
    }

    static func + (lhs: Styled, rhs: Styled) -> Styled {
        var sum = lhs
        sum.spans += rhs.spans
        return sum
    }

    static func += (lhs: inout Styled, rhs: Styled) {
        lhs.spans += rhs.spans
    }

    /// The text without roles, as it will be shown: control characters escaped.
    var plainText: String { spans.map { ScreenText.safe($0.text) }.joined() }

    /// The number of terminal columns it takes.
    var width: Int { ScreenText.width(of: plainText) }

    /// Returns the text followed by spaces up to a width.
    func padded(to width: Int) -> Styled {
        self + Styled(String(repeating: " ", count: max(0, width - self.width)))
    }

    /// Returns as much of the text as fits a width, ending in `…` if that is not all.
    func cut(to limit: Int) -> Styled {
        if width <= limit { return self }
        var result = Styled()
        var room = max(0, limit - 1)
        for span in spans {
            let fitting = ScreenText.safe(span.text).prefix { character in
                room -= ScreenText.width(of: String(character))
                return room >= 0
            }
            result += Styled(String(fitting), span.role)
            if room < 0 { break }
        }
        return result + Styled("…", .faint)
    }

    /// The text, to be broken at its spaces only where a row has no room for all of it.
    var whole: Styled {
        var text = self
        for index in spans.indices { text.spans[index].staysWhole = true }
        return text
    }

    /// Returns the text cut or padded to exactly a width.
    func fitted(to width: Int) -> Styled { cut(to: width).padded(to: width) }
}

extension Styled: ExpressibleByStringInterpolation {
    init(stringLiteral value: String) {
        self.init(value)
    }

    init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.text
    }

    /// Builds styled text from `"\(value, .role)"`.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = Styled()

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) {
            text += Styled(literal)
        }

        mutating func appendInterpolation(_ value: some CustomStringConvertible, _ role: Role = .plain) {
            text += Styled(value.description, role)
        }

        mutating func appendInterpolation(_ other: Styled) {
            text += other
        }
    }
}
