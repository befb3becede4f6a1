/// A place in a text, which whoever reads it moves on.
protocol TextCursor {
    /// The text in UTF-8.
    var bytes: [UInt8] { get }
    /// The next byte that is looked at.
    var position: Int { get set }
}

extension TextCursor {
    func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    mutating func skipSpaces() {
        while peek()?.isSpace == true { position += 1 }
    }

    /// Reads the longest run of such bytes, nil if it is empty.
    mutating func run(where isPart: (UInt8) -> Bool) -> String? {
        let end = bytes[position...].firstIndex { !isPart($0) } ?? bytes.count
        guard end > position else { return nil }
        defer { position = end }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }
}
