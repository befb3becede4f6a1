import CLibedit

extension TerminalLineSource {
    /// Returns the next character for libedit, or nil when reading ends; ``ending`` then says why.
    func nextCharacter() -> Unicode.Scalar? {
        if !passing.isEmpty { return passing.removeFirst() }
        if let text = initialText {
            initialText = nil
            line.insert(ShownText.editable(text))
        }
        var isComplete = false
        while ending == nil {
            if let keystroke = input.takeKeystroke(isComplete: isComplete) {
                if let character = use(keystroke) { return character }
            } else {
                let isIdle = input.isEmpty || isComplete
                if input.isEmpty { draw() }
                // A sequence comes in one piece; an escape that stays alone is the key of that name.
                let event = wait(milliseconds: !isIdle ? 50 : idle == nil ? -1 : 200)
                isComplete = event == .timeout
                if isComplete && isIdle { idle?() }
            }
        }
        return nil
    }

    /// Waits for bytes, while signals and messages are attended to.
    func wait(milliseconds: Int32 = -1) -> TerminalInput.Event {
        flush()
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
        } else if search != nil {
            searchOn(with: keystroke)
        } else {
            switch keystroke.meaning {
            case .command(let command): return pass(perform(command))
            case .keys(let keys): return pass(keys)
            case .nothing: break
            case nil: return keystroke.isForeign ? nil : pass(keystroke.scalars)
            }
        }
        return nil
    }

    private func pass(_ characters: [Unicode.Scalar]) -> Unicode.Scalar? {
        passing = Array(characters.dropFirst())
        return characters.first
    }
}

// MARK: Signals and messages

extension TerminalLineSource {
    /// Acts on a set of signals, which were typed or sent.
    func attend(to signals: Int, typed: Bool = false) {
        func has(_ signal: Int) -> Bool { signals & signal != 0 }
        if has(clibedit_terminate | clibedit_hangup | clibedit_quit) {
            goBelowLine()
            restoreTerminal()
            endBySignal(in: signals)
        }
        if has(clibedit_interrupt) {
            input.discard()
            ending = .success(.interrupted)
        } else if has(clibedit_stop) {
            stop(wholeJob: typed)
        } else if has(clibedit_continue) {
            takeTerminal()
        }
        if has(clibedit_resize) { el_resize(editor) }
        if ending == nil { draw() }
    }

    /// Ends the process if a signal that asks for that is in the set.
    func endBySignal(in signals: Int) {
        for fatal in [clibedit_terminate, clibedit_hangup, clibedit_quit] where signals & fatal != 0 {
            clibedit_die_of(UInt32(fatal))
        }
    }

    private func stop(wholeJob: Bool) {
        goBelowLine()
        restoreTerminal()
        clibedit_stop_job(wholeJob)
        _ = clibedit_take_signals()  // the one that continued the process
        takeTerminal()
    }

    /// Shows messages where prompt and line are, and these again below.
    private func show(_ posted: [String]) {
        output += painter.erase(columns: size.columns)
        for message in posted { output += message + "\r\n" }
        draw()
    }
}
