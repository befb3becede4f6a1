/// Single bytes and runs of them.
extension PredicateReader {
    var isAtEnd: Bool { bytes[position...].allSatisfy(\.isSpace) }

    func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpaces() {
        while peek()?.isSpace == true { position += 1 }
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        skipSpaces()
        guard peek() == byte else { return false }
        position += 1
        return true
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

    /// Reads the longest run of such bytes, nil if it is empty.
    mutating func run(where isPart: (UInt8) -> Bool) -> String? {
        let end = bytes[position...].firstIndex { !isPart($0) } ?? bytes.count
        guard end > position else { return nil }
        defer { position = end }
        return String(decoding: bytes[position..<end], as: UTF8.self)
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
