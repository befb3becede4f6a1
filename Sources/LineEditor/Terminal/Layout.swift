import CLibedit

/// A layout tells where on the screen the characters of prompt and line stand, as libedit places them.
struct Layout {
    /// A place, counted from where the prompt starts.
    struct Place: Equatable {
        var row = 0
        var column = 0
    }

    let columns: Int

    /// Returns the place behind a text that starts at `start`, where `next` would stand: a wide character does not
    /// begin in the last column.
    func place(
        behind text: some Sequence<Unicode.Scalar>, from start: Place = Place(), before next: Unicode.Scalar? = nil
    ) -> Place {
        var place = start
        for scalar in text {
            let width = Int(clibedit_columns(wchar_t(scalar.value)))
            place = self.place(for: width, at: place)
            place.column += width
            if place.column >= columns {
                place = Place(row: place.row + 1, column: place.column - columns)
            }
        }
        return next.map { self.place(for: Int(clibedit_columns(wchar_t($0.value))), at: place) } ?? place
    }

    /// Returns how many rows above the end of `text` it begins, once the terminal has become `newColumns` wide and has
    /// wrapped each of the rows on its own. Spaces at the end of a row are not on the screen.
    func rowsAboveEnd(of text: some Sequence<Unicode.Scalar>, whenWrappedTo newColumns: Int) -> Int {
        var above = 0
        var place = Place()
        var used = 0
        for scalar in text {
            let next = self.place(behind: CollectionOfOne(scalar), from: place)
            let endsItsRow = next.row > place.row && next.column == 0
            if scalar != " " { used = endsItsRow ? columns : max(used, next.column) }
            if next.row > place.row {
                above += max(1, (used + newColumns - 1) / newColumns)
                used = next.column
            }
            place = next
        }
        return above + place.column / newColumns
    }

    private func place(for width: Int, at place: Place) -> Place {
        width == 2 && place.column + width > columns ? Place(row: place.row + 1, column: 0) : place
    }
}
