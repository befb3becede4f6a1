import StrictJSON

/// Text in double quotes, escaped as in JSON.
enum QuotedText {
    /// Returns what a quoted text says, or nil if it is no JSON string.
    static func read(_ raw: String) -> String? {
        (try? JSONValue(parsing: raw))?.stringValue
    }

    /// Returns the text as one word of a command: as it is where that is safe, else in double quotes.
    static func word(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._-/~+@:=%".unicodeScalars.contains(scalar)
        }
        return isPlain ? text : JSONValue.string(text).text()
    }
}
