extension URLParts {
    /// Returns a piece of the URL with its escapes replaced by what they stand for, once.
    ///
    /// - Throws: `badEscape`.
    static func decoded(_ piece: Substring) throws(URLFault) -> String {
        guard let first = piece.utf8.firstIndex(of: UInt8(ascii: "%")) else { return String(piece) }
        var bytes = Array(piece.utf8[..<first])
        var rest = piece.utf8[first...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let escape = piece.utf8.index(before: rest.startIndex)
            guard let high = rest.popFirst()?.hexadecimalDigit, let low = rest.popFirst()?.hexadecimalDigit else {
                throw .badEscape(offset: piece.offset(of: escape))
            }
            bytes.append(high << 4 | low)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .badEscape(offset: piece.offset(of: first))
        }
        return text
    }
}

extension Substring {
    /// Returns the number of bytes before an index, in the string that this is a part of.
    fileprivate func offset(of index: Index) -> Int {
        base.utf8.distance(from: base.startIndex, to: index)
    }
}

extension UInt8 {
    fileprivate var hexadecimalDigit: UInt8? {
        if isASCIIDigit { return self - UInt8(ascii: "0") }
        let lower = self | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lower) ? lower - UInt8(ascii: "a") + 10 : nil
    }
}
