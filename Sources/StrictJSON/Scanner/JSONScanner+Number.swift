extension JSONScanner {
    /// Moves over a number and returns its range.
    ///
    /// - Throws: `numberRange` for a fraction or exponent whose double is infinite; integers may have any size.
    @discardableResult
    mutating func skipNumber(in bytes: RawSpan) throws(JSONError) -> Range<Int> {
        let start = position
        if byte(in: bytes) == .minus { position += 1 }
        if byte(in: bytes) == .zero { position += 1 } else { try skipDigits(in: bytes) }
        let whole = start..<position
        if byte(in: bytes) == .point {
            position += 1
            try skipDigits(in: bytes)
        }
        var exponentLength = 0
        if byte(in: bytes) | 0x20 == .lowerE {
            position += 1
            if byte(in: bytes) == .plus || byte(in: bytes) == .minus { position += 1 }
            exponentLength -= position
            try skipDigits(in: bytes)
            exponentLength += position
        }
        // Up to 200 digits before the point and an exponent of two digits cannot reach 10^308.
        if whole.count > 200 || exponentLength > 2, position > whole.upperBound {
            let double = Double(bytes.text(in: start..<position))
            guard double?.isFinite ?? false else { throw JSONError(code: .numberRange, offset: start) }
        }
        return start..<position
    }

    private mutating func skipDigits(in bytes: RawSpan) throws(JSONError) {
        guard byte(in: bytes).isDigit else { throw unexpected(in: bytes) }
        repeat { position += 1 } while byte(in: bytes).isDigit
    }
}
