extension JSONNumber {
    /// Whether the literal has neither a fraction nor an exponent: `1` is an integer literal, `1.0` and `1e3` are not.
    public var isInteger: Bool {
        !literal.utf8.contains { $0 == .point || $0 == .lowerE || $0 == .upperE }
    }

    /// The exact value of an integer literal; nil for other literals and for those that do not fit.
    public var intValue: Int? {
        Int(literal)
    }

    /// The value of an integer literal, those that do not fit moved to the nearest `Int`; nil for other literals.
    public var clampedInt: Int? {
        guard isInteger else { return nil }
        return Int(literal) ?? (literal.utf8.first == .minus ? .min : .max)
    }

    /// The nearest double; infinite only for an integer literal of more than 308 digits.
    public var doubleValue: Double {
        Double(literal) ?? .nan
    }
}

extension JSONNumber: Hashable {
    /// Returns whether both numbers have the same canonical text.
    public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        left.literal == right.literal || left.canonicalText == right.canonicalText
    }

    /// Hashes the canonical text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canonicalText)
    }
}
