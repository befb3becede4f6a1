extension Route: Hashable {
    /// Returns whether both routes are equal as JSON values: member order free, 1 = 1.0.
    ///
    /// Most routes that are equal have the same text, and most that are not show it without being parsed.
    public static func == (lhs: Route, rhs: Route) -> Bool {
        let (left, right) = (lhs.body, rhs.body)
        if left === right { return true }
        let isPlain = left.spelling.isPlain && right.spelling.isPlain
        if isPlain && left.spelling.content != right.spelling.content { return false }
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
    /// A hash of the strings and of what is around them, whatever their order: plain texts of the same value have the
    /// same.
    private(set) var content: UInt64 = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        var string: UInt64?
        var last: UInt8 = 0
        for byte in text {
            if byte == UInt8(ascii: "\\") {
                isPlain = false
                return
            }
            if let hash = string, byte != UInt8(ascii: "\"") {
                string = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            } else if let hash = string {
                content &+= hash &* hash
                string = nil
            } else {
                note(byte, after: last)
                if byte == UInt8(ascii: "\"") { string = 0xcbf2_9ce4_8422_2325 }
            }
            last = byte
        }
    }

    /// Notes a byte outside strings.
    private mutating func note(_ byte: UInt8, after last: UInt8) {
        content &+= UInt64(byte) &* UInt64(byte)
        switch byte {
        case UInt8(ascii: ","): hasSeveralMembers = true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"): isPlain = false
        case UInt8(ascii: "e") where last.isDigit: isPlain = false
        default: break
        }
    }
}
