extension JSONNumber {
    /// The digits of an integer literal, or else the double as ECMAScript writes it.
    var canonicalText: String {
        guard isInteger else { return doubleValue.canonicalText }
        return literal == "-0" ? "0" : literal
    }
}

extension Double {
    /// The text of a finite double after section 3.2.2.3 of RFC 8785, which is `Number::toString` of ECMAScript.
    ///
    /// Swift's description has the same shortest digits; only the place of the point and the exponent differ.
    var canonicalText: String {
        let decimal = ShortestDecimal(self)
        let (digits, point) = (decimal.digits, decimal.point)
        guard !digits.isEmpty else { return "0" }
        let sign = self < 0 ? "-" : ""
        switch point {
        case digits.count...21:
            return sign + digits + String(repeating: "0", count: point - digits.count)
        case 1...21:
            return sign + digits.prefix(point) + "." + digits.dropFirst(point)
        case -5...0:
            return sign + "0." + String(repeating: "0", count: -point) + digits
        default:
            let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
            return sign + digits.prefix(1) + fraction + (point > 0 ? "e+" : "e-") + String(abs(point - 1))
        }
    }
}

/// The shortest digits that read back as a double: the value is 0.`digits` × 10^`point`.
private struct ShortestDecimal {
    /// Without zeros at either end; empty for zero.
    var digits = ""
    var point = 0

    init(_ value: Double) {
        let description = value.magnitude.description
        let parts = description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let whole = mantissa[0]
        let all = whole + (mantissa.count > 1 ? mantissa[1] : "")
        let significant = all.drop { $0 == "0" }
        guard !significant.isEmpty else { return }
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        point = whole.count + exponent - (all.count - significant.count)
        digits = String(significant)
        while digits.last == "0" { digits.removeLast() }
    }
}
