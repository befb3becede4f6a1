import CLibedit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal's modes, size and output.
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

    /// Takes the terminal for a line that begins where the cursor is.
    func takeTerminal() {
        clibedit_set_raw(editor, false)  // or libedit believes, after a stop, that nothing has changed
        clibedit_set_raw(editor, true)
        if capabilities.bracketedPaste { output += "\u{1B}[?2004h" }
        painter.forget()
    }

    /// Gives the terminal its modes back.
    func restoreTerminal() {
        if capabilities.bracketedPaste { output += "\u{1B}[?2004l" }
        flush()
        clibedit_set_raw(editor, false)
        tcsetattr(terminal.input, TCSADRAIN, &modes)
    }

    /// Sends the output to the terminal. What a terminal that is gone does not take is forgotten.
    func flush() {
        var rest = Array(output.utf8)[...]
        output = ""
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(terminal.output, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var descriptor = pollfd(fd: terminal.output, events: Int16(POLLOUT), revents: 0)
                poll(&descriptor, 1, -1)
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Says that a key cannot do what it does.
    func refuse() {
        output += "\u{7}"
    }
}
