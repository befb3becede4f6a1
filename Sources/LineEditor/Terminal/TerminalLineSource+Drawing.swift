extension TerminalLineSource {
    /// Shows the line as it is, with its styles and a suggestion.
    func draw() {
        let size = size
        output += painter.show(picture(columns: size.columns), rows: size.rows, columns: size.columns)
    }

    /// Shows the line without a suggestion and goes to an empty row below it, where the next picture begins.
    ///
    /// `mark` is what ended the line, to be seen behind it.
    func goBelowLine(mark: String = "") {
        let size = size
        let scalars = line.scalars
        let text = ShownText.meaning(of: scalars)
        let picture = Picture(
            prompt: prompt.cells, line: text + mark, cursor: scalars.count + mark.unicodeScalars.count,
            styles: styles(of: text), continuation: continuation)
        output += painter.show(picture, rows: size.rows, columns: size.columns)
        output += painter.goBelow()
    }

    private func picture(columns: Int) -> Picture {
        let scalars = line.scalars
        let text = ShownText.meaning(of: scalars)
        if let search {
            let prompt = ShownText.cells(search.prompt)
            return Picture(prompt: prompt, line: text, cursor: line.cursor, continuation: continuation)
        }
        var picture = Picture(
            prompt: prompt.cells, line: text, cursor: line.cursor, styles: styles(of: text),
            continuation: continuation)
        if let suggestion { picture.add(hint: suggestion, columns: columns) }
        return picture
    }

    /// What could follow the line, if the cursor is where it would go on.
    var suggestion: String? {
        let scalars = line.scalars
        guard capabilities.painting && capabilities.color, !scalars.isEmpty, line.cursor == scalars.count else {
            return nil
        }
        return hint(ShownText.meaning(of: scalars))
    }

    /// What stands before the second and every later line: a sign under the end of the prompt.
    private var continuation: [Cell]? {
        guard capabilities.painting else { return nil }
        let indent = min(max(0, prompt.cells.columns - 2), size.columns / 4)
        return Array(repeating: Cell(" "), count: indent)
            + ShownText.cells("… ", style: capabilities.color ? TextStyle.faint.sequence : "")
    }

    private func styles(of text: String) -> [StyledRange] {
        capabilities.painting && capabilities.color ? highlight?(text) ?? [] : []
    }
}
