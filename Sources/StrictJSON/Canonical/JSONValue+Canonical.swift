extension JSONValue {
    /// The one text that equal values share: RFC 8785, except that integer literals keep their digits (`-0` is `0`),
    /// since rounding them as doubles would make different identifiers equal.
    public var canonicalText: String {
        var bytes: [UInt8] = []
        writeCanonical(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the canonical text, as UTF-8.
    public func writeCanonical(to bytes: inout [UInt8]) {
        bytes.append(self, as: .canonical)
    }
}
