/// A string that the scanner has found valid, still where it stands.
struct ScannedString {
    /// The raw bytes between the quotes.
    let contents: Range<Int>
    /// Whether a backslash is among them.
    let hasEscapes: Bool

    /// Returns the text, unescaped.
    func text(in bytes: RawSpan) -> String {
        hasEscapes
            ? String(decoding: bytes.unescapedString(from: contents.lowerBound), as: UTF8.self)
            : bytes.text(in: contents)
    }
}

extension RawSpan {
    /// Returns the UTF-8 of a valid string from its first byte after the quote to its closing quote, unescaped.
    func unescapedString(from start: Int) -> [UInt8] {
        var result: [UInt8] = []
        var offset = start
        while let byte = byte(at: offset), byte != .quote {
            if byte == .backslash, case .scalar(let scalar, let length) = escape(at: offset) {
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                offset += length
            } else {
                result.append(byte)
                offset += 1
            }
        }
        return result
    }
}
