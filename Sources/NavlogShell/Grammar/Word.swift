/// A word of a command: what it says, and where it stood.
struct Word: Sendable {
    /// The text, without the quotes of a quoted word.
    var text: String
    /// Whether it stood in quotes: then it is a value, never an option or a keyword.
    var isQuoted = false
    /// Its place in the line, quotes included, in UTF-8 bytes.
    var range: Range<Int>
    /// What stands at that place.
    var spelling: String

    init(text: String, isQuoted: Bool = false, range: Range<Int>, spelling: String? = nil) {
        self.text = text
        self.spelling = spelling ?? text
        self.isQuoted = isQuoted
        self.range = range
    }

    /// Creates a word that a shell has split off already.
    init(argument: String) {
        self.init(text: argument, range: 0..<argument.utf8.count)
    }

    /// Whether the word is this one, and not a value in quotes that reads the same.
    func isKeyword(_ keyword: String) -> Bool { text == keyword && !isQuoted }

    /// `-3` is a position and `-` is standard input; other words that begin with `-` are options.
    var looksLikeOption: Bool {
        guard !isQuoted, text.utf8.first == UInt8(ascii: "-"), let second = text.utf8.dropFirst().first else {
            return false
        }
        return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
    }
}
