/// A picture is all that the editor shows of a line: the prompt, the line with its styles, a suggestion.
struct Picture: Equatable {
    var cells: [Cell]
    /// The cell that the cursor is on; it may be the one behind the last.
    var cursor: Int

    /// Makes a picture of a line of which the first `cursor` scalars stand before the cursor.
    ///
    /// A line break begins a row with the cells of `continuation`; without them it is shown as a mark.
    init(prompt: [Cell], line: String, cursor: Int, styles: [StyledRange] = [], continuation: [Cell]? = nil) {
        cells = prompt
        var scalars = 0
        self.cursor = prompt.count
        var styles = styles[...]
        for index in line.indices {
            while let first = styles.first, first.range.upperBound <= index { styles.removeFirst() }
            let style = styles.first.map { $0.range.lowerBound <= index ? $0.style.sequence : "" } ?? ""
            if let continuation, line[index] == "\n" {
                cells += [.rowBreak] + continuation
            } else {
                cells.append(Cell(line[index], style: style))
            }
            scalars += line[index].unicodeScalars.count
            if scalars <= cursor { self.cursor = cells.count }
        }
    }

    /// Adds a suggestion behind the line, as much of it as fits on the last row.
    mutating func add(hint: String, columns: Int) {
        let room = columns - 1 - cells[layout(columns: columns).lastRow].columns
        cells += ShownText.cells(hint, style: TextStyle.faint.sequence).cut(to: room)
    }

    var isAtEnd: Bool { cursor == cells.count }

    /// Where its cells stand on a terminal of this width.
    func layout(columns: Int) -> Layout {
        var layout = Layout()
        var column = 0
        for (index, cell) in cells.enumerated() {
            if column + cell.columns > columns {
                layout.rowStarts.append(index)
                column = 0
            }
            if index == cursor { layout.cursorRow = layout.rowStarts.count - 1 }
            column += cell.columns
            if cell.endsRow {
                layout.rowStarts.append(index + 1)
                column = 0
            }
        }
        if column >= columns { layout.rowStarts.append(cells.count) }
        if cursor == cells.count { layout.cursorRow = layout.rowStarts.count - 1 }
        return layout
    }

    /// The rows of a picture.
    struct Layout {
        /// The first cell of each row. The last row is empty if the one before is full.
        var rowStarts = [0]
        var cursorRow = 0

        var lastRow: PartialRangeFrom<Int> { rowStarts[rowStarts.count - 1]... }
    }
}

extension TextStyle {
    var sequence: String { "\u{1B}[\(rawValue)m" }
}
