/// The first fault of a document, from the left.
public struct JSONError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Code: String, Sendable, CaseIterable {
        /// The byte does not fit the grammar, an escape is none, or the document ends too early; at that byte, at the
        /// backslash, at the end.
        case syntax
        /// A comma with nothing after it; at the comma.
        case trailingComma
        /// A name that its object already has, after unescaping; at the opening quote of the second.
        case duplicateName
        /// An escaped surrogate without its partner; at its backslash.
        case loneSurrogate
        /// Bytes that are not UTF-8; at the first byte of the bad sequence.
        case invalidUTF8
        /// An unescaped control character in a string; at that byte.
        case controlCharacter
        /// A fraction or an exponent whose double is infinite; at the first character of the number.
        case numberRange
        /// An array or object inside 64 others; at its bracket.
        case tooDeep
    }

    /// What is wrong.
    public let code: Code
    /// Where, in bytes from the start.
    public let offset: Int

    /// Creates an error.
    public init(code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }
}
