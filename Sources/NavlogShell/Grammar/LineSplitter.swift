/// Splits a line of the REPL into words.
///
/// Spaces separate words, except inside quotes and brackets, so that `article(id: a1, source: "front page")` and
/// `{"settings":{}}` are one word each. A word that begins with a quote is quoted as a whole, and so is the value of
/// `--option="…"`: double quotes follow JSON, single quotes take everything as it is. `#` begins a comment at the start
/// of a line and before a space; elsewhere it names a mark.
struct LineSplitter {
    /// Why a line cannot be split.
    enum Problem: Error, Sendable {
        /// A quote or bracket that is never closed, at that byte. More input may follow.
        case unclosed(mark: Character, at: Int)
        /// A quoted word with an escape that is none, at that byte.
        case badQuoting(at: Int)
        /// Something directly behind a closing quote, at that byte.
        case textAfterQuote(at: Int)
    }

    /// A line that is still being typed.
    struct Unfinished {
        /// The words before the last one.
        var words: [Word]
        /// The word at the end, empty after a space. Its quotes and brackets may still be open.
        var last: Word
        /// The quote that the last word begins with.
        var quote: Character?
    }

    private let bytes: [UInt8]
    private var position = 0
    private var found: [Word] = []
    /// Where the word being read begins.
    private var start = 0

    /// Whether more of the line will follow.
    private let goesOn: Bool

    private init(_ line: String, goesOn: Bool = false) {
        bytes = Array(line.utf8)
        self.goesOn = goesOn
    }

    /// Returns the words of a line.
    static func split(_ line: String) throws(Problem) -> [Word] {
        var splitter = LineSplitter(line)
        try splitter.readWords()
        return splitter.found
    }

    /// Returns the words of the last command of a text that goes on, nil inside a comment.
    static func splitUnfinished(_ text: String) -> Unfinished? {
        var splitter = LineSplitter(text, goesOn: true)
        splitter.position = drafts(of: text).last?.range.lowerBound ?? 0
        do { try splitter.readWords() } catch { return splitter.unfinished(from: splitter.start) }
        if splitter.position < splitter.bytes.count { return nil }
        if let last = splitter.found.last, last.range.upperBound == splitter.position {
            splitter.found.removeLast()
            return splitter.unfinished(from: last.range.lowerBound)
        }
        return splitter.unfinished(from: splitter.position)
    }

    private func unfinished(from start: Int) -> Unfinished {
        let raw = text(start..<bytes.count)
        let range = start..<bytes.count
        switch raw.first {
        case "\"":
            let text = QuotedText.read(raw) ?? QuotedText.read(raw + "\"") ?? raw
            return Unfinished(words: found, last: Word(text: text, isQuoted: true, range: range), quote: "\"")
        case "'":
            let inner = raw.dropFirst()
            let text = String(inner.last == "'" ? inner.dropLast() : inner)
            return Unfinished(words: found, last: Word(text: text, isQuoted: true, range: range), quote: "'")
        default: return Unfinished(words: found, last: Word(text: raw, range: range), quote: nil)
        }
    }
}

/// A text of several commands, as it comes from a person who goes on behind an open bracket, or who pastes.
extension LineSplitter {
    /// A command as far as it can be read.
    struct Draft {
        /// Its place in the text, in UTF-8 bytes.
        var range: Range<Int>
        /// The words that are whole.
        var words: [Word]
        /// What comes behind them is a comment, or what cannot be read; it begins here.
        var rest: Int?
        /// Why it cannot be read.
        var problem: Problem?

        /// Whether a quote or bracket waits for more.
        var isOpen: Bool { if case .unclosed? = problem { true } else { false } }
    }

    /// Returns the commands of a text: a line break ends one, except inside quotes and brackets.
    static func drafts(of text: String) -> [Draft] {
        var splitter = LineSplitter(text)
        var drafts: [Draft] = []
        while true {
            let draft = splitter.readDraft()
            drafts.append(draft)
            if draft.range.upperBound >= splitter.bytes.count { return drafts }
            splitter.position = draft.range.upperBound + 1
        }
    }

    private mutating func readDraft() -> Draft {
        let begin = position
        found = []
        var draft = Draft(range: begin..<begin, words: [])
        do { try readWords(ofOneLine: true) } catch {
            draft.problem = error
            draft.rest = start
        }
        if draft.isOpen {
            position = bytes.count
        } else if position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
            draft.rest = draft.rest ?? position
            position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        }
        draft.words = found
        draft.range = begin..<position
        return draft
    }
}

extension LineSplitter {
    private mutating func readWords(ofOneLine: Bool = false) throws(Problem) {
        while let byte = peek {
            if ofOneLine && byte == UInt8(ascii: "\n") {
                return
            } else if Self.isSpace(byte) {
                position += 1
            } else if byte == UInt8(ascii: "#") && beginsComment {
                return
            } else {
                start = position
                found.append(try word())
            }
        }
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// `#mark` names a position, `# words` is a comment.
    private var beginsComment: Bool {
        let isAtEnd = position + 1 == bytes.count
        return found.isEmpty || (isAtEnd ? !goesOn : Self.isSpace(bytes[position + 1]))
    }

    private mutating func word() throws(Problem) -> Word {
        var open: [(mark: UInt8, at: Int)] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if open.isEmpty && beginsValue { return try quotedWord(byte) }
                // An apostrophe inside a word is a letter.
                if byte == UInt8(ascii: "\"") { try skipQuoted(byte) } else { position += 1 }
                continue
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((byte, position))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
            case _ where Self.isSpace(byte) && open.isEmpty:
                return Word(text: text(start..<position), range: start..<position)
            default: break
            }
            position += 1
        }
        if let last = open.last { throw .unclosed(mark: Character(Unicode.Scalar(last.mark)), at: last.at) }
        return Word(text: text(start..<position), range: start..<position)
    }

    /// Whether a quote here is that of a whole word, or of the value in `--option="…"`.
    private var beginsValue: Bool {
        position == start || (bytes[start] == UInt8(ascii: "-") && bytes[position - 1] == UInt8(ascii: "="))
    }

    private mutating func quotedWord(_ quote: UInt8) throws(Problem) -> Word {
        let opening = position
        try skipQuoted(quote)
        if let next = peek, !Self.isSpace(next) { throw .textAfterQuote(at: position) }
        let inside = text(opening..<position)
        let isLiteral = quote == UInt8(ascii: "'")
        guard let value = isLiteral ? String(inside.dropFirst().dropLast()) : QuotedText.read(inside) else {
            throw .badQuoting(at: opening)
        }
        return Word(
            text: text(start..<opening) + value, isQuoted: opening == start, range: start..<position,
            spelling: text(start..<position))
    }

    private mutating func skipQuoted(_ quote: UInt8) throws(Problem) {
        let opening = position
        position += 1
        while let byte = peek {
            position += byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
            if byte == quote { return }
        }
        position = bytes.count
        throw .unclosed(mark: Character(Unicode.Scalar(quote)), at: opening)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r")
    }
}
