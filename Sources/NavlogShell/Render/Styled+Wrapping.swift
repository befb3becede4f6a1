extension Styled {
    /// Returns the text in rows of a width, broken between words; a word that is longer than a row stays whole.
    ///
    /// - Parameter indent: How far the rows after the first one are indented.
    func wrapped(to width: Int, indent: Int) -> [Styled] {
        if self.width <= width { return [self] }
        let indent = min(indent, max(width / 2, width - 20))
        var rows: [Styled] = []
        var row = Styled()
        var spaces = Styled()
        func add(_ word: Styled) {
            if row.spans.isEmpty || row.width + spaces.width + word.width <= width {
                row += spaces + word
            } else {
                rows.append(row)
                row = Styled(String(repeating: " ", count: indent)) + word
            }
            spaces = Styled()
        }
        for word in words(keepingTogether: true) {
            if word.isSpace {
                spaces += word.text
            } else if word.text.width <= width - indent {
                add(word.text)
            } else {
                for part in word.text.words(keepingTogether: false) {
                    if part.isSpace { spaces += part.text } else { add(part.text) }
                }
            }
        }
        return rows + [row]
    }

    /// The words, each in one or more roles, and the spaces between them.
    ///
    /// - Parameter keepingTogether: Whether a space inside a span that should stay whole belongs to a word.
    private func words(keepingTogether: Bool) -> [(text: Styled, isSpace: Bool)] {
        var words: [(text: Styled, isSpace: Bool)] = []
        for span in spans {
            var rest = span.text[...]
            while let first = rest.first {
                let staysWhole = keepingTogether && span.staysWhole
                let isSpace = first == " " && !staysWhole
                let piece = staysWhole ? rest : rest.prefix { ($0 == " ") == isSpace }
                if let last = words.indices.last, words[last].isSpace == isSpace {
                    words[last].text += Styled(String(piece), span.role)
                } else {
                    words.append((Styled(String(piece), span.role), isSpace))
                }
                rest = rest[piece.endIndex...]
            }
        }
        return words
    }
}
