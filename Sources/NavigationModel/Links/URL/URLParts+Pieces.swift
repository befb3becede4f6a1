extension URLParts {
    /// Returns the pieces of a part between separators, without the empty ones.
    func pieces(of part: Range<Int>, at separator: Unicode.Scalar) -> [Range<Int>] {
        bytes[part].split(separator: UInt8(ascii: separator)).map { $0.indices }
    }

    /// Returns what stands before and after the first `=` of a query item; nothing stands after it if there is none.
    func nameAndValue(of item: Range<Int>) -> (name: Range<Int>, value: Range<Int>) {
        guard let sign = bytes[item].firstIndex(of: UInt8(ascii: "=")) else {
            return (item, item.upperBound..<item.upperBound)
        }
        return (item.lowerBound..<sign, sign + 1..<item.upperBound)
    }

    /// Returns a part with its escapes replaced by what they stand for, once.
    ///
    /// - Throws: `badEscape`.
    func decoded(_ part: Range<Int>) throws(URLFault) -> String {
        guard let first = bytes[part].firstIndex(of: UInt8(ascii: "%")) else { return text(part) }
        var decoded = Array(bytes[part.lowerBound..<first])
        var place = first
        while place < part.upperBound {
            guard bytes[place] == UInt8(ascii: "%") else {
                decoded.append(bytes[place])
                place += 1
                continue
            }
            guard place + 2 < part.upperBound, let high = bytes[place + 1].hexadecimalDigit,
                let low = bytes[place + 2].hexadecimalDigit
            else { throw .badEscape(offset: place) }
            decoded.append(high << 4 | low)
            place += 3
        }
        guard let text = String(validating: decoded, as: UTF8.self) else { throw .badEscape(offset: first) }
        return text
    }
}

extension UInt8 {
    fileprivate var hexadecimalDigit: UInt8? {
        if isDigit { return self - UInt8(ascii: "0") }
        let lower = self | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lower) ? lower - UInt8(ascii: "a") + 10 : nil
    }
}
