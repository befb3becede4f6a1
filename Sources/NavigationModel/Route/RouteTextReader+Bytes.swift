/// Names, and what is wrong where something else is expected.
extension RouteTextReader: TextCursor {
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
