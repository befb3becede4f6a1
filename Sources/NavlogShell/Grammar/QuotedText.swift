import StrictJSON

/// Text in quotes.
enum QuotedText {
    /// Returns what a text in double quotes says, or nil if it is no JSON string.
    static func read(_ raw: String) -> String? {
        (try? JSONValue(parsing: raw))?.stringValue
    }

    /// Returns the text as one word of a command: as it is where that is safe, else in double quotes as in JSON.
    static func word(_ text: String) -> String {
        isPlain(text) ? text : JSONValue.string(text).text(.journal)
    }

    /// Returns the text as one word for a shell, for commands to paste.
    static func shellWord(_ text: String) -> String {
        isPlain(text)
            ? text
            : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }

    /// Whether neither a shell nor the REPL sees anything but letters in the text.
    static func isPlain(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.first != "-"
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "._-/~+@:=%".unicodeScalars.contains(scalar)
            }
    }
}
