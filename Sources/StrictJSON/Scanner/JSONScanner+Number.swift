extension JSONScanner {
    /// Moves over a number and returns its range.
    ///
    /// - Throws: `numberRange` for a fraction or exponent whose double is infinite; integers may have any size.
    @discardableResult
    mutating func skipNumber(in bytes: RawSpan) throws(JSONError) -> Range<Int> {
        let start = position
        if byte(in: bytes) == .minus { position += 1 }
        if byte(in: bytes) == .zero { position += 1 } else { try skipDigits(in: bytes) }
        let end = position
        if byte(in: bytes) == .point {
            position += 1
            try skipDigits(in: bytes)
        }
        if byte(in: bytes) | 0x20 == .lowerE {
            position += 1
            if byte(in: bytes) == .plus || byte(in: bytes) == .minus { position += 1 }
            try skipDigits(in: bytes)
            guard isFinite(start..<position, in: bytes) else { throw JSONError(code: .numberRange, offset: start) }
        } else if position > end, end - start > 300 {
            guard isFinite(start..<position, in: bytes) else { throw JSONError(code: .numberRange, offset: start) }
        }
        return start..<position
    }

    private mutating func skipDigits(in bytes: RawSpan) throws(JSONError) {
        guard .zero ... .nine ~= byte(in: bytes) else { throw unexpected(in: bytes) }
        repeat { position += 1 } while .zero ... .nine ~= byte(in: bytes)
    }

    private func isFinite(_ literal: Range<Int>, in bytes: RawSpan) -> Bool {
        Double(bytes.text(in: literal))?.isFinite ?? false
    }
}
