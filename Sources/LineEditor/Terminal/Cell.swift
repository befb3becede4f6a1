import CLibedit

/// A cell is one character as a person sees it, with its place on the screen still open.
struct Cell: Equatable {
    /// What is sent to the terminal: never anything it would obey.
    let text: Character
    /// The columns it takes. Terminals differ about joined emoji; this is the most that any gives them.
    private(set) var columns: Int
    /// The style sequences it needs.
    var style: String
    /// Whether what follows stands on a new row.
    private(set) var endsRow = false

    /// A line break: nothing is seen of it, but the cursor can be there.
    static var rowBreak: Cell {
        var cell = Cell(" ")
        (cell.columns, cell.endsRow) = (0, true)
        return cell
    }

    init(_ character: Character, style: String = "") {
        let isHarmless = character.unicodeScalars.allSatisfy(ShownText.isHarmless)
        text = isHarmless ? character : character == "\n" ? ShownText.lineBreak : "\u{FFFD}"
        let columns = text.unicodeScalars.reduce(0) { $0 + Int(clibedit_columns(wchar_t($1.value))) }
        self.columns = text.unicodeScalars.contains("\u{FE0F}") ? max(2, columns) : columns
        self.style = style
    }
}

extension Sequence<Cell> {
    /// The columns they take on a row that is wide enough.
    var columns: Int { reduce(0) { $0 + $1.columns } }

    var text: String { String(map(\.text)) }
}

extension [Cell] {
    /// Returns as many of them as fit into so many columns, ending in `…` if those are not all.
    func cut(to limit: Int) -> [Cell] {
        if columns <= limit { return self }
        var used = 1
        let fitting = prefix { cell in
            used += cell.columns
            return used <= limit
        }
        return limit > 0 ? fitting + [Cell("…", style: fitting.last?.style ?? "")] : []
    }
}
