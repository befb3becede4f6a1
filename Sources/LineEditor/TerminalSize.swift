import CLibedit

/// How much a terminal shows at once.
public struct TerminalSize: Hashable, Sendable {
    /// The number of rows.
    public var rows: Int
    /// The number of columns.
    public var columns: Int

    /// Gives a size.
    public init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
    }

    /// Asks the terminal behind a descriptor; nil if it is none, or does not know.
    public init?(of descriptor: Int32) {
        var rows: Int32 = 0
        var columns: Int32 = 0
        guard clibedit_window_size(descriptor, &rows, &columns) else { return nil }
        self.init(rows: Int(rows), columns: Int(columns))
    }
}
