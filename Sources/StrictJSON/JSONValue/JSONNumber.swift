/// A JSON number, kept as the literal it was written with.
///
/// Two numbers are equal when their canonical texts are: 1, 1.0 and 1e0 are equal, 9007199254740992 and
/// 9007199254740993 are not, since integer literals are exact at any size.
public struct JSONNumber: Sendable {
    /// The text of the number, as it stood in the document.
    public let literal: String

    /// Creates the number of a literal; nil unless all of `literal` is a JSON number. A literal with a fraction or an
    /// exponent whose double is infinite is none.
    public init?(literal: String) {
        let bytes = Array(literal.utf8)
        var scanner = JSONScanner()
        guard (try? scanner.skipNumber(in: bytes.span.bytes)) != nil, scanner.position == bytes.count else {
            return nil
        }
        self.init(validated: literal)
    }

    /// Creates the number of an integer.
    public init(_ value: Int) {
        self.init(validated: String(value))
    }

    /// Creates the number of a double in its canonical spelling; nil for infinities and NaN, which JSON cannot say.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self.init(validated: value.canonicalText)
    }

    /// Creates a number of a literal that the scanner has found good.
    init(validated literal: String) {
        self.literal = literal
    }
}
