import NavigationModel
import StrictJSON

/// Reads what `restore` was given.
enum SnapshotArgument {
    /// Reads `last`, JSON, base64 of JSON, or a file that holds one of them.
    static func read(_ word: Word, _ context: IntentContext) throws(Diagnostic) -> JSONValue {
        if word.isKeyword("last") {
            guard let last = try context.lastSnapshot() else {
                throw .no(
                    "there is no earlier state to restore",
                    hint: "last is what the scene showed before the app was launched anew")
            }
            return last
        }
        if let json = parse(word.text) { return json }
        if word.text.utf8.first == UInt8(ascii: "{") || word.text.utf8.first == UInt8(ascii: "[") {
            do { return try JSONValue(parsing: word.text) } catch { throw Diagnostic(error, in: word.text) }
        }
        let bytes = try context.readFile(word.text)
        if let json = parse(String(decoding: bytes, as: UTF8.self)) { return json }
        throw .usage("\"\(word.text)\" holds no snapshot", hint: "JSON, or base64 of JSON, as navlog export writes it")
    }

    private static func parse(_ text: String) -> JSONValue? {
        if let json = try? JSONValue(parsing: text), json.isContainer { return json }
        guard let bytes = Base64.decode(text), let json = try? JSONValue(parsing: bytes), json.isContainer else {
            return nil
        }
        return json
    }
}

extension JSONValue {
    fileprivate var isContainer: Bool { objectValue != nil || arrayValue != nil }
}

/// Base 64 of RFC 4648, with or without padding; white space is skipped.
enum Base64 {
    /// Returns the bytes, nil if the text is no base 64.
    static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
            guard let value = value(of: byte) else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes.isEmpty ? nil : bytes
    }

    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
