import CLibedit

/// Painting is done just before waiting for a key, over what libedit drew, and leaves the cursor where it was. libedit
/// does not know of it, so it is confined to a line that fits on one row.
extension TerminalLineSource {
    /// Styles the line and shows a suggestion behind it.
    func paint() {
        suggestion = ""
        guard capabilities.painting, search == nil else { return }
        let scalars = line.scalars
        let promptColumns = ShownText.columns(prompt.plain)
        let end = promptColumns + ShownText.columns(scalars)
        let columns = size.columns
        guard end < columns - 1, !scalars.isEmpty, scalars.allSatisfy(ShownText.isHarmless) else { return }

        let text = ShownText.meaning(of: scalars)
        let isAtEnd = line.cursor == scalars.count
        if isAtEnd { suggestion = hint(text) ?? "" }
        let styled = capabilities.color ? highlighted(text) : nil
        let shown = ShownText.cut(ShownText.harmless(suggestion), to: columns - end - 1)
        hintIsVisible = !shown.isEmpty
        if styled == nil && shown.isEmpty { return }

        var paint = ""
        if let styled { paint += goTo(column: promptColumns) + styled }
        if !shown.isEmpty { paint += "\u{1B}[2m" + String(shown) + "\u{1B}[0m\u{1B}[K" }
        let cursor = promptColumns + ShownText.columns(scalars[..<min(line.cursor, scalars.count)])
        send(paint + goTo(column: cursor))
    }

    /// Takes the suggestion off the screen, before the line changes.
    func eraseHint() {
        if hintIsVisible { send("\u{1B}[K") }
        hintIsVisible = false
    }

    private func goTo(column: Int) -> String {
        column > 0 ? "\r\u{1B}[\(column)C" : "\r"
    }

    /// Returns the line with style sequences, or nil if lines have no styles here.
    private func highlighted(_ text: String) -> String? {
        guard let styles = highlight?(text) else { return nil }
        var result = ""
        func add(_ part: Range<String.Index>) {
            result.unicodeScalars += ShownText.editable(String(text[part]))
        }
        var next = text.startIndex
        for style in styles where style.range.lowerBound >= next {
            add(next..<style.range.lowerBound)
            result += "\u{1B}[\(style.style.rawValue)m"
            add(style.range)
            result += "\u{1B}[0m"
            next = style.range.upperBound
        }
        add(next..<text.endIndex)
        return result
    }
}
