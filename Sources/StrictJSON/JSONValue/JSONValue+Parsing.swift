extension JSONValue {
    /// Creates the value of a whole document; whitespace may stand around it.
    ///
    /// - Throws: the first fault from the left, with its offset in `bytes`.
    public init(parsing bytes: [UInt8]) throws(JSONError) {
        let span = bytes.span.bytes
        var scanner = JSONScanner()
        scanner.skipWhitespace(in: span)
        self = try scanner.parseValue(in: span)
        try scanner.expectEnd(in: span)
    }

    /// Creates the value of a whole document; whitespace may stand around it.
    ///
    /// - Throws: the first fault from the left, with its offset in the UTF-8 bytes of `text`.
    public init(parsing text: String) throws(JSONError) {
        try self.init(parsing: Array(text.utf8))
    }
}
