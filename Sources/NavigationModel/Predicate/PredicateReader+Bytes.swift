/// Signs and words, and what is wrong where something else is expected.
extension PredicateReader: TextCursor {
    var isAtEnd: Bool { bytes[position...].allSatisfy(\.isSpace) }

    mutating func skip(sign: UInt8) -> Bool {
        skipSpaces()
        return skip(sign)
    }

    /// Skips a word that stands for itself, and not the beginning of a longer one or of a path.
    mutating func skip(word: String) -> Bool {
        skipSpaces()
        let end = position + word.utf8.count
        guard bytes[position...].starts(with: word.utf8), end == bytes.count || !bytes[end].continuesWord
        else { return false }
        position = end
        return true
    }

    func expected(_ expectation: PredicateError.Expectation, at offset: Int? = nil) -> PredicateError {
        var place = self
        place.position = min(offset ?? position, bytes.count)
        if offset == nil { place.skipSpaces() }
        let rest = String(decoding: bytes[place.position...].prefix(160), as: UTF8.self)
        let word = rest.prefix { $0 != " " && $0 != "(" && $0 != ")" }
        let found = word.isEmpty ? rest.first.map { String($0) } : String(word)
        return PredicateError(offset: place.position, expected: expectation, found: found)
    }
}

extension UInt8 {
    /// Whether a word, or a path that begins with it, goes on with this byte.
    fileprivate var continuesWord: Bool { isWordByte || self >= 0x80 || self == UInt8(ascii: "[") }
}
