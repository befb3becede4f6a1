/// One pass over bytes that validates everything: grammar, UTF-8, escapes, surrogates, names, ranges and depth.
///
/// A scanner is a position and nothing else; the bytes come with every call, so that it can be kept and copied freely.
/// Skipping and parsing are one grammar with two outcomes (see `ScannedForm`), so they cannot disagree about what is
/// valid or where the fault is. After an error the position is of no use.
public struct JSONScanner: Sendable {
    /// How many arrays and objects may stand inside each other; the outermost is level 1.
    public static let maximumDepth = 64

    /// The offset of the next byte.
    public var position: Int

    /// Creates a scanner at an offset.
    public init(position: Int = 0) {
        self.position = position
    }

    /// Moves to the next byte that is no space, tab, line feed or carriage return.
    @inline(__always)
    public mutating func skipWhitespace(in bytes: RawSpan) {
        while byte(in: bytes).isWhitespace { position += 1 }
    }

    /// Moves over one value without building anything; the position is at its first byte, then after its last.
    ///
    /// - Parameters:
    ///   - bytes: the document, the same at every call.
    ///   - depth: how many arrays and objects the value stands in.
    /// - Throws: the first fault from the left.
    public mutating func skipValue(in bytes: RawSpan, depth: Int = 0) throws(JSONError) {
        try value(as: Skipped.self, in: bytes, depth: depth)
    }

    /// Reads one value; the position is at its first byte, then after its last.
    ///
    /// - Parameters:
    ///   - bytes: the document, the same at every call.
    ///   - depth: how many arrays and objects the value stands in.
    /// - Throws: the first fault from the left.
    public mutating func parseValue(in bytes: RawSpan, depth: Int = 0) throws(JSONError) -> JSONValue {
        try value(as: Tree.self, in: bytes, depth: depth)
    }

    /// Moves over white space to the end of the bytes.
    ///
    /// - Throws: the error for what stands there instead.
    public mutating func expectEnd(in bytes: RawSpan) throws(JSONError) {
        skipWhitespace(in: bytes)
        guard position >= bytes.byteCount else { throw unexpected(in: bytes) }
    }

    /// Moves over a string; the position is at its opening quote, then after its closing one.
    ///
    /// - Returns: the range of the raw bytes between the quotes, and whether a backslash is among them.
    /// - Throws: the first fault from the left.
    @discardableResult
    public mutating func skipString(
        in bytes: RawSpan
    ) throws(JSONError) -> (contents: Range<Int>, hasEscapes: Bool) {
        let string = try string(in: bytes)
        return (string.contents, string.hasEscapes)
    }
}
