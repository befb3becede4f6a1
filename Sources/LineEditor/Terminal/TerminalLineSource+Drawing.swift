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
        suggestion = ""
        let size = size
        let scalars = line.scalars
        let text = ShownText.meaning(of: scalars)
        let picture = Picture(
            prompt: prompt.cells, line: text + mark, cursor: scalars.count + mark.unicodeScalars.count,
            styles: styles(of: text))
        output += painter.show(picture, rows: size.rows, columns: size.columns)
        output += painter.goBelow()
    }

    private func picture(columns: Int) -> Picture {
        let scalars = line.scalars
        let text = ShownText.meaning(of: scalars)
        if let search {
            let prompt = ShownText.cells(search.prompt)
            return Picture(prompt: prompt, line: text, cursor: line.cursor)
        }
        let isAtEnd = line.cursor == scalars.count && !scalars.isEmpty
        suggestion = capabilities.painting && isAtEnd ? hint(text) ?? "" : ""
        var picture = Picture(prompt: prompt.cells, line: text, cursor: line.cursor, styles: styles(of: text))
        if !suggestion.isEmpty { picture.add(hint: suggestion, columns: columns) }
        return picture
    }

    private func styles(of text: String) -> [StyledRange] {
        capabilities.painting && capabilities.color ? highlight?(text) ?? [] : []
    }
}
