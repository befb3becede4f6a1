import StrictJSON

extension Route {
    /// Whether the route can be written in no other way, so that its text is canonical.
    var isWrittenInOneWay: Bool { body.spelling.isPlain && !body.spelling.hasSeveralMembers }

    /// Appends the canonical text of the route, as UTF-8. Most routes are written in it, and are not parsed.
    func writeCanonical(to bytes: inout [UInt8]) {
        let text = Array(text.utf8)
        if text.isPlainlyCanonical { bytes += text } else { json.writeCanonical(to: &bytes) }
    }
}

extension [UInt8] {
    /// Whether the text of a route is certainly canonical: nothing is escaped, every number is digits alone, its labels
    /// are ASCII in their order, and no parameter is an object.
    fileprivate var isPlainlyCanonical: Bool {
        var isInString = false
        var depth = 0
        var label: Range<Int>?
        var labelStart: Int?
        for (place, byte) in enumerated() {
            if isInString {
                if byte == UInt8(ascii: "\\") { return false }
                guard byte == UInt8(ascii: "\"") else {
                    if labelStart != nil, byte >= 0x80 { return false }
                    continue
                }
                isInString = false
                guard let start = labelStart else { continue }
                if let label, !self[label].lexicographicallyPrecedes(self[start..<place]) { return false }
                label = start..<place
                labelStart = nil
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                let before = self[place - 1]
                if depth == 2, before != UInt8(ascii: ":") { labelStart = place + 1 }
            case UInt8(ascii: "{"):
                depth += 1
                if depth > 2 { return false }
            case UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"): return false
            case UInt8(ascii: "e") where self[place - 1].isDigit: return false
            default: break
            }
        }
        return true
    }
}
