/// Single bytes and runs of them.
extension RouteTextReader {
    func peek() -> UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

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

    mutating func identifier() -> Name? {
        guard peek()?.isIdentifierStart == true else { return nil }
        return run(where: \.isIdentifierByte).map { Name($0) }
    }

    func expected(_ expectation: RouteTextError.Expectation) -> RouteTextError {
        error(.expected(expectation), at: position)
    }

    func error(_ fault: RouteTextError.Fault, at offset: Int) -> RouteTextError {
        let rest = String(decoding: bytes[min(offset, bytes.count)...].prefix(64), as: UTF8.self)
        return RouteTextError(fault, at: offset, found: rest.first.map { String($0) })
    }
}
