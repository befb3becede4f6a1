import CLibedit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension TerminalLineSource {
    /// The size of the terminal, or the classic one if it does not know.
    var size: (rows: Int, columns: Int) {
        var rows: Int32 = 24
        var columns: Int32 = 80
        _ = clibedit_window_size(terminal.output, &rows, &columns)
        return (Int(rows), Int(columns))
    }

    /// Returns the meaning of a character that the terminal would turn into a signal when no line is edited.
    func signalKey(_ character: Unicode.Scalar) -> Int? {
        guard character.value != 0, character.isASCII else { return nil }
        let keys = withUnsafeBytes(of: modes.c_cc) { keys in
            [(VINTR, clibedit_interrupt), (VSUSP, clibedit_stop), (VQUIT, clibedit_quit)].map {
                (key: keys[Int($0.0)], signal: $0.1)
            }
        }
        return keys.first { UInt32($0.key) == character.value }?.signal
    }

    /// Gives the terminal its modes back.
    func restoreTerminal() {
        if capabilities.bracketedPaste { send("\u{1B}[?2004l") }
        clibedit_flush(editor)
        clibedit_set_raw(editor, false)
        tcsetattr(terminal.input, TCSADRAIN, &modes)
    }

    /// Takes the terminal again and draws the line from the row where the cursor is.
    func takeTerminal() {
        clibedit_set_raw(editor, false)  // or libedit believes that nothing has changed
        clibedit_set_raw(editor, true)
        if capabilities.bracketedPaste { send("\u{1B}[?2004h") }
        el_resize(editor)
        send("\r")
        clibedit_draw(editor)
    }

    /// Where the cursor and the end of the line are.
    var places: (cursor: Layout.Place, end: Layout.Place) {
        let layout = Layout(columns: size.columns)
        let scalars = line.scalars
        let cursor = layout.place(
            behind: prompt.plain + scalars.prefix(line.cursor), before: scalars.dropFirst(line.cursor).first)
        return (cursor, layout.place(behind: scalars.dropFirst(line.cursor), from: cursor))
    }

    /// Moves from the cursor's row to an empty one below the line.
    func goBelowLine() {
        let places = places
        send("\r" + String(repeating: "\n", count: places.end.row - places.cursor.row + 1))
    }
}
