import LineEditor
import NavigationModel

/// How the parts of a line look while it is typed: what is known, what is a value, and what would be an error.
///
/// A word that is still being typed is no error as long as something begins so.
struct Highlighter {
    let session: Session

    /// A longer text was pasted, and is not read word by word at every key.
    private static let longestText = 4096

    /// Returns the parts of a text that do not look plain, from the left.
    func styles(of text: String) -> [StyledRange] {
        if text.utf8.count > Self.longestText { return [] }
        let utf8 = text.utf8
        return LineSplitter.drafts(of: text).flatMap { marks(of: $0, in: text) }.map { mark in
            let start = utf8.index(utf8.startIndex, offsetBy: mark.range.lowerBound)
            return StyledRange(start..<utf8.index(start, offsetBy: mark.range.count), mark.style)
        }
    }

    private typealias Mark = (range: Range<Int>, style: TextStyle)

    private func marks(of draft: LineSplitter.Draft, in text: String) -> [Mark] {
        var words = draft.words
        var marks: [Mark] = []
        if let rest = draft.rest, rest < draft.range.upperBound {
            let range = rest..<draft.range.upperBound
            switch draft.problem {
            case nil: marks = [(range, .faint)]
            case .unclosed:
                let bytes = Array(text.utf8)[range]
                let isQuoted = bytes.first == UInt8(ascii: "\"") || bytes.first == UInt8(ascii: "'")
                words.append(Word(text: String(decoding: bytes, as: UTF8.self), isQuoted: isQuoted, range: range))
            case .badQuoting(let at), .textAfterQuote(let at): marks = [(at..<range.upperBound, .red)]
            }
        }
        guard let first = words.first else { return marks }
        guard let verb = try? VerbTable.verb(first.text, inSession: true) else {
            let isBegun =
                first.range.upperBound == text.utf8.count && VerbTable.all.contains { $0.name.hasPrefix(first.text) }
            return (isBegun ? [] : [(first.range, .red)]) + marks
        }
        return [(first.range, .green)] + self.marks(of: words.dropFirst(), after: verb, in: text) + marks
    }

    private func marks(of words: ArraySlice<Word>, after verb: any Verb, in text: String) -> [Mark] {
        let end = text.utf8.count
        let look = WordLook(session: session)
        var places = ArgumentPlaces(of: verb)
        var marks: [Mark] = []
        var rest = words
        while let word = rest.popFirst() {
            let isBegun = word.range.upperBound == end
            let style: TextStyle?
            switch places.take(word) {
            case .option: style = look.option(word, of: verb, isBegun: isBegun)
            case .value(.predicate?) where !word.isQuoted && places.values.last?.range == word.range:
                let more = rest.prefix { !$0.looksLikeOption }
                for word in more { _ = places.take(word) }
                rest = rest.dropFirst(more.count)
                let range = word.range.lowerBound..<(more.last ?? word).range.upperBound
                marks += self.marks(ofPredicate: range, in: text)
                continue
            case .value(let kind): style = look.value(word, kind, isBegun: isBegun)
            }
            if let style { marks.append((word.range, style)) }
        }
        return marks
    }

    /// A predicate takes all words up to an option; what is wrong with it begins somewhere among them.
    private func marks(ofPredicate range: Range<Int>, in text: String) -> [Mark] {
        let predicate = String(decoding: Array(text.utf8)[range], as: UTF8.self)
        do { _ = try Predicate(predicate, manifest: session.manifest) } catch {
            let start = range.lowerBound + min(error.offset, range.count)
            let isBegun = range.upperBound == text.utf8.count && !predicate.utf8.dropFirst(error.offset).contains(0x20)
            return isBegun ? [] : [(start..<range.upperBound, .red)]
        }
        return []
    }
}
