/// A word of a command: what it says, and where it stood.
struct Word: Sendable {
    /// The text with the quotes of a quoted word removed.
    var text: String
    /// The text as it was typed. A route is read from it, since its quotes mean something.
    var raw: String
    /// The place of the raw text in the line, in UTF-8 bytes.
    var range: Range<Int>

    /// Creates a word that a shell has split off already.
    init(argument: String) {
        text = argument
        raw = argument
        range = 0..<argument.utf8.count
    }

    init(text: String, raw: String, range: Range<Int>) {
        self.text = text
        self.raw = raw
        self.range = range
    }
}

/// Splits a line of the REPL into words.
///
/// Spaces separate words, except inside quotes and brackets, so that `article(id: a1, source: "front page")` and
/// `{"settings":{}}` are one word each. A word that begins with a quote is quoted as a whole: double quotes follow
/// JSON, single quotes take everything as it is. `#` begins a comment where a word could begin.
struct LineSplitter {
    /// Why a line cannot be split.
    enum Problem: Error, Sendable {
        /// A quote or bracket that is never closed, at that byte. More input may follow.
        case unclosed(mark: Character, at: Int)
        /// A quoted word with an escape that is none, at that byte.
        case badQuoting(at: Int)
    }

    static func split(_ line: String) throws(Problem) -> [Word] {
        var splitter = LineSplitter(bytes: Array(line.utf8))
        return try splitter.words()
    }

    private let bytes: [UInt8]
    private var position = 0

    private mutating func words() throws(Problem) -> [Word] {
        var words: [Word] = []
        while let byte = peek {
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") {
                position += 1
            } else if byte == UInt8(ascii: "#") && (words.isEmpty || words.last?.text.isEmpty == false) && isComment {
                break
            } else {
                words.append(try word())
            }
        }
        return words
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// `#mark` names a position, `# words` is a comment.
    private var isComment: Bool {
        position + 1 >= bytes.count || bytes[position + 1] == UInt8(ascii: " ") || position == 0
    }

    private mutating func word() throws(Problem) -> Word {
        let start = position
        let isQuoted = bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'")
        var open: [(mark: UInt8, at: Int)] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                // An apostrophe inside a word is a letter.
                if byte == UInt8(ascii: "'") && position != start { position += 1 } else { try skipQuoted(byte) }
                if isQuoted && open.isEmpty { return try unquoted(start) }
                continue
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((byte, position))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
                if open.isEmpty { return plain(start) }
            default: break
            }
            position += 1
        }
        if let last = open.last { throw .unclosed(mark: Character(Unicode.Scalar(last.mark)), at: last.at) }
        return plain(start)
    }

    private mutating func skipQuoted(_ quote: UInt8) throws(Problem) {
        let start = position
        position += 1
        while let byte = peek {
            if byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") { position += 1 }
            position += 1
            if byte == quote { return }
        }
        position = bytes.count
        throw .unclosed(mark: Character(Unicode.Scalar(quote)), at: start)
    }

    private func plain(_ start: Int) -> Word {
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return Word(text: text, raw: text, range: start..<position)
    }

    private func unquoted(_ start: Int) throws(Problem) -> Word {
        let raw = String(decoding: bytes[start..<position], as: UTF8.self)
        if raw.first == "'" { return Word(text: String(raw.dropFirst().dropLast()), raw: raw, range: start..<position) }
        guard let text = QuotedText.read(raw) else { throw .badQuoting(at: start) }
        return Word(text: text, raw: raw, range: start..<position)
    }
}
