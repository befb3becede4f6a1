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

    private func place(for width: Int, at place: Place) -> Place {
        width == 2 && place.column + width > columns ? Place(row: place.row + 1, column: 0) : place
    }
}
