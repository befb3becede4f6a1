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
    var size: TerminalSize { TerminalSize(of: terminal.output) ?? TerminalSize(rows: 24, columns: 80) }

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

    /// Has the line changed in an editor that gets the terminal for itself.
    func editInOtherProgram() {
        guard let editElsewhere else { return refuse() }
        output += painter.erase(columns: size.columns)
        end()
        let changed = editElsewhere(ShownText.meaning(of: line.scalars))
        begin()
        if let changed { line.replaceAll(with: ShownText.editable(changed)) }
    }

    /// Gives the terminal its modes back.
    func restoreTerminal() {
        if capabilities.bracketedPaste { output += "\u{1B}[?2004l" }
        flush()
        clibedit_set_raw(editor, false)
        tcsetattr(terminal.input, TCSADRAIN, &modes)
    }

    /// Catches signals, those of a crash too, and takes the terminal.
    func begin() {
        clibedit_catch_signals(messages.ends.wake)
        clibedit_guard_terminal(terminal.input, terminal.output, &modes)
        takeTerminal()
    }

    /// Gives the terminal and the signals back.
    func end() {
        restoreTerminal()
        clibedit_unguard_terminal()
        clibedit_release_signals()
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
