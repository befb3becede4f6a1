/// A history line is an entry as it stands in the file: a JSON string of which only what must be escaped is escaped.
enum HistoryLine {
    /// Returns the line for an entry, without a line end and without any control character.
    static func encode(_ entry: String) -> [UInt8] {
        var line: [UInt8] = [0x22]
        for byte in entry.utf8 {
            switch byte {
            case 0x22, 0x5C: line += [0x5C, byte]
            case 0x0A: line += Array(#"\n"#.utf8)
            case 0x09: line += Array(#"\t"#.utf8)
            case 0..<0x20, 0x7F: line += Array(#"\u00"#.utf8) + [hexDigit(byte >> 4), hexDigit(byte & 15)]
            default: line.append(byte)
            }
        }
        return line + [0x22]
    }

    /// Adds the entry on a line to others. Returns whether it is one that ``encode(_:)`` wrote.
    static func decode(_ line: UnsafeRawBufferPointer, into entries: inout HistoryEntries) -> Bool {
        guard line.count > 2, line.count <= 6 * longestHistoryEntry, line.first == 0x22, line.last == 0x22 else {
            return false
        }
        let inside = UnsafeRawBufferPointer(rebasing: line[1..<line.count - 1])
        // Almost every entry is plain ASCII, and stands in the file as it is.
        let plain = inside.reduce(true) { $0 && $1 >= 0x20 && $1 < 0x7F && $1 != 0x22 && $1 != 0x5C }
        if plain && inside.count <= longestHistoryEntry {
            entries.append(inside)
            return true
        }
        guard let text = unescaped(Array(inside)[...]), text.count <= longestHistoryEntry else { return false }
        text.withUnsafeBytes { _ = entries.append($0) }
        return true
    }

    private static func unescaped(_ inside: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = inside
        var text: [UInt8] = []
        text.reserveCapacity(rest.count)
        while let byte = rest.popFirst() {
            switch byte {
            case 0..<0x20, 0x22, 0x7F: return nil
            case 0x5C:
                guard let meant = unescape(&rest) else { return nil }
                text.append(meant)
            default: text.append(byte)
            }
        }
        return String(validating: text, as: UTF8.self) == nil ? nil : text[...]
    }

    /// Reads what stands behind a backslash.
    private static func unescape(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
        switch rest.popFirst() {
        case 0x22: return 0x22
        case 0x5C: return 0x5C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "u"):
            let digits = rest.prefix(4)
            rest = rest.dropFirst(4)
            guard digits.count == 4, let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
                return nil
            }
            return code < 0x80 ? code : nil
        default: return nil
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
