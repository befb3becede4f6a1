import NavigationFormats
import NavigationModel
import StrictJSON

/// Reads what `restore` was given.
enum SnapshotArgument {
    /// Reads `last`, JSON, base64 of JSON, or a file that holds one of them.
    static func read(_ word: Word, _ context: IntentContext) throws -> JSONValue {
        if word.isKeyword("last") {
            guard let last = try context.lastSnapshot() else {
                throw Diagnostic.no(
                    "there is no earlier state to restore",
                    hint: "last is what the run of the app before this one ended with, or what a restore brought")
            }
            return last
        }
        if let json = parse(word.text) { return json }
        if word.text.utf8.first == UInt8(ascii: "{") || word.text.utf8.first == UInt8(ascii: "[") {
            do { return try JSONValue(parsing: word.text) } catch { throw Diagnostic(error, in: word.text) }
        }
        let bytes = try context.readFile(word.text)
        if let json = parse(String(decoding: bytes, as: UTF8.self)) { return json }
        throw Diagnostic.usage(
            "\"\(word.text)\" holds no snapshot", hint: "JSON, or base64 of JSON, as navlog export writes it")
    }

    private static func parse(_ text: String) -> JSONValue? {
        if let json = try? JSONValue(parsing: text), json.isContainer { return json }
        guard let bytes = Base64.bytes(of: text), let json = try? JSONValue(parsing: bytes), json.isContainer else {
            return nil
        }
        return json
    }
}

extension JSONValue {
    fileprivate var isContainer: Bool { objectValue != nil || arrayValue != nil }
}
