import CPseudoTerminal

/// A terminal screen shows what a terminal would show for the bytes a program sent, as far as line editing needs.
public struct TerminalScreen {
    private struct Cell {
        var text = " "
        var style = ""
    }

    /// How many rows it has.
    public private(set) var rows: Int
    /// How many columns it has.
    public private(set) var columns: Int
    /// Where the cursor is, counted from 0 at the top left.
    public private(set) var cursor = (row: 0, column: 0)
    /// Whether pasted text is to be marked.
    public private(set) var bracketsPaste = false
    /// How often the bell rang.
    public private(set) var bells = 0

    private var cells: [[Cell]]
    private var style = ""
    private var undecoded: [UInt8] = []
    private var sequence: String?

    /// Makes an empty screen with the cursor at its top left.
    public init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// The rows without trailing spaces, and without the empty ones at the end.
    public var text: String {
        var lines = cells.map { row in trimmed(row.map(\.text).joined()) }
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// The text of the row where the cursor is.
    public var currentRow: String { trimmed(cells[cursor.row].map(\.text).joined()) }

    /// Returns the text on the cursor's row that has this style (the parameters of the style sequence).
    public func currentRowText(styled style: String) -> String {
        trimmed(cells[cursor.row].filter { $0.style == style }.map(\.text).joined())
    }

    /// Changes the size without moving text to other rows.
    public mutating func resize(rows: Int, columns: Int) {
        cells = (0..<rows).map { row in
            (0..<columns).map { row < self.rows && $0 < self.columns ? cells[row][$0] : Cell() }
        }
        self.rows = rows
        self.columns = columns
        cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
    }

    /// Shows bytes that a program sent.
    public mutating func show(_ bytes: some Sequence<UInt8>) {
        undecoded += bytes
        let text = String(decoding: undecoded, as: UTF8.self)
        let isCut = text.unicodeScalars.last == "\u{FFFD}" && undecoded.count < 4096
        let scalars = isCut ? text.unicodeScalars.dropLast() : text.unicodeScalars[...]
        undecoded = isCut ? Array(undecoded.dropFirst(String(scalars).utf8.count)) : []
        for scalar in scalars { show(scalar) }
    }

    private mutating func show(_ scalar: Unicode.Scalar) {
        if sequence != nil { return extend(with: scalar) }
        switch scalar {
        case "\u{1B}": sequence = ""
        case "\r": cursor.column = 0
        case "\n": lineFeed()
        case "\u{8}": cursor.column = max(0, min(cursor.column, columns - 1) - 1)
        case "\u{7}": bells += 1
        case "\u{0}"..<" ": break
        default: put(scalar)
        }
    }

    private mutating func extend(with scalar: Unicode.Scalar) {
        let sequence = (sequence ?? "") + String(scalar)
        self.sequence = sequence
        if sequence == "[" || sequence == "(" { return }
        if sequence.hasPrefix("["), !("\u{40}"..."\u{7E}" ~= scalar) { return }
        self.sequence = nil
        if sequence.hasPrefix("[") { control(String(sequence.dropFirst().dropLast()), scalar) }
    }

    private mutating func control(_ parameters: String, _ final: Unicode.Scalar) {
        let count = max(1, Int(parameters) ?? 1)
        let column = min(cursor.column, columns - 1)
        switch final {
        case "A": cursor.row = max(0, cursor.row - count)
        case "B": cursor.row = min(rows - 1, cursor.row + count)
        case "C": cursor.column = min(columns - 1, column + count)
        case "D": cursor.column = max(0, column - count)
        case "G": cursor.column = min(columns, count) - 1
        case "H": cursor = (0, 0)
        case "K": for index in column..<columns { cells[cursor.row][index] = Cell() }
        case "J":
            let first = parameters == "2" ? 0 : cursor.row + 1
            if parameters != "2" { for index in column..<columns { cells[cursor.row][index] = Cell() } }
            for row in first..<max(first, rows) { cells[row] = Array(repeating: Cell(), count: columns) }
        case "P":
            cells[cursor.row].removeSubrange(column..<min(columns, column + count))
            while cells[cursor.row].count < columns { cells[cursor.row].append(Cell()) }
        case "@":
            cells[cursor.row].insert(contentsOf: Array(repeating: Cell(), count: count), at: column)
            cells[cursor.row].removeLast(cells[cursor.row].count - columns)
        case "m": style = parameters == "0" ? "" : parameters
        case "h", "l": if parameters == "?2004" { bracketsPaste = final == "h" }
        default: break
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = max(0, Int(pseudo_terminal_columns(wchar_t(scalar.value))))
        if width == 0 {
            let before = max(0, cursor.column - 1)
            cells[cursor.row][before].text.unicodeScalars.append(scalar)
            return
        }
        if cursor.column + width > columns {
            cursor.column = 0
            lineFeed()
        }
        cells[cursor.row][cursor.column] = Cell(text: String(scalar), style: style)
        if width == 2 { cells[cursor.row][cursor.column + 1] = Cell(text: "", style: style) }
        cursor.column += width
    }

    private mutating func lineFeed() {
        if cursor.row + 1 < rows {
            cursor.row += 1
        } else {
            cells.removeFirst()
            cells.append(Array(repeating: Cell(), count: columns))
        }
    }

    private func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.last == " " { line.removeLast() }
        return String(line)
    }
}
