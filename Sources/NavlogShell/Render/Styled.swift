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

    /// Returns the text in rows of a width, broken between words; a word that is longer than a row stays whole.
    ///
    /// - Parameter indent: How far the rows after the first one are indented.
    func wrapped(to width: Int, indent: Int) -> [Styled] {
        if self.width <= width { return [self] }
        var rows: [Styled] = []
        var row = Styled()
        var room = width
        var spaces = Styled()
        for span in spans {
            for piece in Self.pieces(of: span) {
                if piece.isSpace {
                    spaces += piece.text
                } else if row.spans.isEmpty || spaces.width + piece.text.width <= room {
                    room -= spaces.width + piece.text.width
                    row += spaces + piece.text
                    spaces = Styled()
                } else if spaces.spans.isEmpty {
                    room -= piece.text.width  // the word goes on in another role
                    row += piece.text
                } else {
                    rows.append(row)
                    row = Styled(String(repeating: " ", count: min(indent, max(width / 2, width - 20)))) + piece.text
                    room = width - row.width
                    spaces = Styled()
                }
            }
        }
        return rows + [row]
    }

    /// The words of a span and the spaces between them.
    private static func pieces(of span: Span) -> [(text: Styled, isSpace: Bool)] {
        var pieces: [(text: Styled, isSpace: Bool)] = []
        var rest = span.text[...]
        while let first = rest.first {
            let isSpace = first == " "
            let piece = rest.prefix { ($0 == " ") == isSpace }
            pieces.append((Styled(String(piece), span.role), isSpace))
            rest = rest[piece.endIndex...]
        }
        return pieces
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
