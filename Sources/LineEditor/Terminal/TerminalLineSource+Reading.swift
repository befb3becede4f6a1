import CLibedit

extension TerminalLineSource {
    /// Returns the next character for libedit, or nil when reading ends; ``ending`` then says why.
    func nextCharacter() -> Unicode.Scalar? {
        if !passing.isEmpty { return passing.removeFirst() }
        var isComplete = false
        while ending == nil {
            if let keystroke = input.takeKeystroke(isComplete: isComplete) {
                eraseHint()
                if let character = use(keystroke) { return character }
            } else {
                if input.isEmpty { paint() }
                // A sequence comes in one piece; an escape that stays alone is the key of that name.
                let event = wait(milliseconds: input.isEmpty || isComplete ? -1 : 50)
                isComplete = event == .timeout
            }
        }
        return nil
    }

    /// Waits for bytes, while signals and messages are attended to.
    func wait(milliseconds: Int32 = -1) -> TerminalInput.Event {
        clibedit_flush(editor)
        let event = input.wait(milliseconds: milliseconds)
        switch event {
        case .wake:
            let posted = messages.take()
            attend(to: Int(clibedit_take_signals()))
            if !posted.isEmpty && ending == nil { show(posted) }
        case .end: ending = .success(.endOfInput)
        case .failure(let code): ending = .failure(.unreadable(code))
        case .bytes, .timeout: break
        }
        return event
    }

    /// Does what a keystroke means, and returns the character that libedit is to see for it, if any.
    private func use(_ keystroke: Keystroke) -> Unicode.Scalar? {
        if keystroke.scalars.count == 1, let signal = signalKey(keystroke.scalars[0]) {
            attend(to: signal, typed: true)
            return nil
        }
        if search != nil { return useInSearch(keystroke) }
        switch keystroke.meaning {
        case .command(let command): return run(command)
        case .keys(let keys): return pass(keys)
        case .nothing: return nil
        case nil: break
        }
        let isForeign = keystroke.scalars.contains { "\u{80}"..."\u{9F}" ~= $0 }
        return keystroke.isSequence || isForeign ? nil : pass(keystroke.scalars)
    }

    private func pass(_ characters: [Unicode.Scalar]) -> Unicode.Scalar? {
        passing = Array(characters.dropFirst())
        return characters.first
    }

    private func useInSearch(_ keystroke: Keystroke) -> Unicode.Scalar? {
        if case .ends(let replayed)? = search?.use(keystroke, in: history) {
            if let replayed { input.replay(replayed) }
            searchIsOver = true
        }
        return run(.showSearch)
    }

    /// Has libedit call ``runCommand()``, so that a command runs where libedit expects the line to change.
    private func run(_ command: EditCommand) -> Unicode.Scalar? {
        self.command = command
        return Unicode.Scalar(UInt32(clibedit_command_key))
    }
}

// MARK: Signals and messages

extension TerminalLineSource {
    /// Acts on a set of signals, which were typed or sent.
    func attend(to signals: Int, typed: Bool = false) {
        func has(_ signal: Int) -> Bool { signals & signal != 0 }
        for fatal in [clibedit_terminate, clibedit_hangup, clibedit_quit] where has(fatal) {
            return end(by: fatal)
        }
        if has(clibedit_interrupt) {
            input.discard()
            send("^C")
            ending = .success(.interrupted)
        } else if has(clibedit_stop) {
            stop(wholeJob: typed)
        } else if has(clibedit_continue) {
            takeTerminal()
        } else if has(clibedit_resize) {
            el_resize(editor)
            if capabilities.painting {
                eraseBlock()
                clibedit_draw(editor)
            }
        }
    }

    /// Lets a signal end the process, with the terminal as it was.
    private func end(by signal: Int) {
        eraseHint()
        goBelowLine()
        restoreTerminal()
        clibedit_die_of(UInt32(signal))
        ending = .success(.endOfInput)
    }

    private func stop(wholeJob: Bool) {
        eraseHint()
        goBelowLine()
        restoreTerminal()
        clibedit_stop_job(wholeJob)
        _ = clibedit_take_signals()  // the one that continued the process
        takeTerminal()
    }

    /// Shows messages where prompt and line are, and these again below.
    private func show(_ posted: [String]) {
        if capabilities.painting {
            eraseBlock()
        } else {
            goBelowLine()
        }
        for message in posted { send(message + "\n") }
        clibedit_draw(editor)
    }

    /// Erases prompt and line and goes to where they began.
    private func eraseBlock() {
        let text = prompt.plain + line.scalars.prefix(line.cursor)
        let rows = Layout(columns: drawnColumns).rowsAboveEnd(of: text, whenWrappedTo: size.columns)
        send("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
        hintIsVisible = false
        drawnColumns = size.columns
    }
}
