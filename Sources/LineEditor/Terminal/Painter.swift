/// A painter brings pictures of the line to the screen, each over the one before.
///
/// Every picture is sent whole, in one piece. Only rows are counted: within its row the cursor is put in place by
/// sending what stands before it again, so that it is right even where terminals disagree about a character's width.
/// Rows end where the terminal ends them, so that it can join them again when it becomes wider.
struct Painter {
    /// Whether the terminal can move the cursor between rows. If not, only the row itself is sent again.
    let canMove: Bool

    private var shown: Picture?
    private var columns = 0
    /// The row of the cursor and the last row, counted from where the picture begins on the screen.
    private var cursorRow = 0
    private var lastRow = 0

    init(canMove: Bool) {
        self.canMove = canMove
    }

    /// Returns what to send so that a picture is on the screen.
    mutating func show(_ picture: Picture, rows: Int, columns: Int) -> String {
        if picture == shown && columns == self.columns { return "" }
        if !canMove { return showOnRow(picture) }
        let layout = picture.layout(columns: columns)
        // What does not fit is left out above, or below if the cursor is above.
        let top = min(layout.cursorRow, max(0, layout.rowStarts.count - rows))
        let bottom = min(layout.rowStarts.count, top + rows)
        let start = goToStart(columns: columns)
        (shown, self.columns) = (picture, columns)
        (cursorRow, lastRow) = (layout.cursorRow - top, bottom - 1 - top)

        var paint = start
        for row in top..<bottom {
            let cells = picture.cells[row: row, of: layout]
            if row > top && (cells.isEmpty || picture.cells[layout.rowStarts[row] - 1].endsRow) { paint += "\r\n" }
            paint += cells.painted
            let isFull = cells.columns >= columns
            if !isFull { paint += row == layout.rowStarts.count - 1 ? "\u{1B}[J" : "\u{1B}[K" }
        }
        if picture.isAtEnd { return paint }
        let before = layout.rowStarts[layout.cursorRow]..<picture.cursor
        return paint + "\r" + up(lastRow - cursorRow) + picture.cells[before].painted
    }

    private mutating func showOnRow(_ picture: Picture) -> String {
        defer { shown = picture }
        let old = shown ?? Picture(prompt: [], line: "", cursor: 0)
        if picture.cells.starts(with: old.cells), old.isAtEnd, picture.isAtEnd {
            return picture.cells[old.cells.count...].painted
        }
        let blanks = String(repeating: " ", count: max(0, old.cells.columns - picture.cells.columns))
        return "\r" + picture.cells.painted + blanks + "\r" + picture.cells[..<picture.cursor].painted
    }

    /// Returns what to send so that the cursor, at the end of the picture, is on an empty row below it.
    mutating func goBelow() -> String {
        defer { forget() }
        guard canMove, let shown else { return "\r\n" }
        return shown.cells[shown.layout(columns: columns).lastRow].isEmpty && lastRow > 0 ? "\r" : "\r\n"
    }

    /// Returns what to send so that the picture is gone and the cursor is where it began.
    mutating func erase(columns: Int) -> String {
        let start = canMove ? goToStart(columns: columns) + "\u{1B}[J" : "\r\n"
        forget()
        return start
    }

    /// Has the next picture begin where the cursor is.
    mutating func forget() {
        (shown, cursorRow, lastRow) = (nil, 0, 0)
    }

    /// Goes to where the picture begins. If the terminal has another width now, it has moved the text to other rows.
    private func goToStart(columns: Int) -> String {
        guard let shown, columns != self.columns else { return "\r" + up(cursorRow) }
        return "\r" + up(shown.layout(columns: columns).cursorRow)
    }

    private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
}

extension [Cell] {
    fileprivate subscript(row row: Int, of layout: Picture.Layout) -> ArraySlice<Cell> {
        let end = row + 1 < layout.rowStarts.count ? layout.rowStarts[row + 1] : count
        return self[layout.rowStarts[row]..<end]
    }
}

extension Sequence<Cell> {
    /// The cells with their styles, ending without one.
    var painted: String {
        var text = ""
        var style = ""
        for cell in self where !cell.endsRow {
            if cell.style != style {
                text += (style.isEmpty ? "" : "\u{1B}[0m") + cell.style
                style = cell.style
            }
            text.append(cell.text)
        }
        return style.isEmpty ? text : text + "\u{1B}[0m"
    }
}
