extension Route: Hashable {
    /// Returns whether both routes are equal as JSON values: member order free, 1 = 1.0.
    ///
    /// Most routes that are equal have the same text, and most that are not show it without being parsed.
    public static func == (lhs: Route, rhs: Route) -> Bool {
        let (left, right) = (lhs.body, rhs.body)
        if left === right { return true }
        let isPlain = left.spelling.isPlain && right.spelling.isPlain
        if isPlain && left.text.utf8.count != right.text.utf8.count { return false }
        if left.text.utf8.elementsEqual(right.text.utf8) { return true }
        if isPlain && !(left.spelling.hasSeveralMembers && right.spelling.hasSeveralMembers) { return false }
        return left.json == right.json
    }

    /// Returns whether both are written the same way, as equal routes need not be.
    public func hasText(of other: Route) -> Bool {
        body === other.body || text.utf8.elementsEqual(other.text.utf8)
    }

    /// Feeds the canonical value, so that equal routes hash alike.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(json)
    }
}

/// The freedom that a compact JSON text leaves: how else its value could be written.
struct Spelling {
    /// Whether nothing is escaped and every number is digits alone. Plain texts of the same value differ in nothing
    /// but the order of members.
    private(set) var isPlain = true
    /// Whether there may be several members to order, as far as commas tell.
    private(set) var hasSeveralMembers = false

    init(_ text: String) {
        var isInString = false
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"):
                isPlain = false
                return
            case UInt8(ascii: "\""): isInString.toggle()
            case _ where isInString: break
            case UInt8(ascii: ","): hasSeveralMembers = true
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"): isPlain = false
            case UInt8(ascii: "e") where last.isDigit: isPlain = false
            default: break
            }
            last = byte
        }
    }
}
