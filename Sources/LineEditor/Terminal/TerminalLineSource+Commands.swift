import CLibedit

extension TerminalLineSource {
    /// Runs the command that the last keystroke meant, and tells libedit what to redraw.
    func runCommand() -> UInt8 {
        defer { command = nil }
        switch command {
        case .complete: return complete()
        case .endOrDeleteForward: return line.scalars.isEmpty ? UInt8(CC_EOF) : deleteForward()
        case .previousEntry: return walk { $0.goBack(in: $1) }
        case .nextEntry: return walk { $0.goForward(in: $1) }
        case .search: return beginSearch()
        case .showSearch: return showSearch()
        case .forward: return goForward()
        case .backward: return goBackward()
        case .deleteBackward: return deleteBackward()
        case .deleteForward: return deleteForward()
        case .paste: return paste()
        case nil: return UInt8(CC_ERROR)
        }
    }
}

// MARK: By character, as a person sees them

extension TerminalLineSource {
    /// Moves behind the next character, or takes the suggestion.
    private func goForward() -> UInt8 {
        let length = lengthOfNextCharacter
        if length > 0 {
            line.moveCursor(to: line.cursor + length)
            return UInt8(CC_CURSOR)
        }
        guard !suggestion.isEmpty else { return UInt8(CC_ERROR) }
        line.insert(ShownText.editable(suggestion))
        return UInt8(CC_REFRESH)
    }

    private func goBackward() -> UInt8 {
        let length = lengthOfPreviousCharacter
        guard length > 0 else { return UInt8(CC_ERROR) }
        line.moveCursor(to: line.cursor - length)
        return UInt8(CC_CURSOR)
    }

    private func deleteBackward() -> UInt8 {
        delete(lengthOfPreviousCharacter, from: line.cursor - lengthOfPreviousCharacter)
    }

    private func deleteForward() -> UInt8 {
        delete(lengthOfNextCharacter, from: line.cursor)
    }

    private func delete(_ length: Int, from start: Int) -> UInt8 {
        guard length > 0 else { return UInt8(CC_ERROR) }
        line.replace(start..<start + length, with: [])
        // libedit counts columns scalar by scalar: after a character of several, what it believes is on the screen
        // may be wrong.
        return UInt8(length > 1 ? CC_REDISPLAY : CC_REFRESH)
    }

    private var lengthOfPreviousCharacter: Int {
        text(of: line.scalars.prefix(line.cursor)).last?.unicodeScalars.count ?? 0
    }

    private var lengthOfNextCharacter: Int {
        text(of: line.scalars.dropFirst(line.cursor)).first?.unicodeScalars.count ?? 0
    }

    private func text(of scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}

// MARK: History

extension TerminalLineSource {
    /// Goes a step through the history; the walk goes on as long as nothing else changes the line.
    private func walk(_ step: (inout HistoryWalk, History) -> Bool) -> UInt8 {
        let present = ShownText.meaning(of: line.scalars)
        var walk = self.walk ?? HistoryWalk(from: present, in: history)
        if !walk.shown.utf8.elementsEqual(present.utf8) { walk = HistoryWalk(from: present, in: history) }
        guard step(&walk, history) else { return UInt8(CC_ERROR) }
        line.replaceAll(with: ShownText.editable(walk.shown))
        self.walk = walk
        return UInt8(CC_REFRESH)
    }

    private func beginSearch() -> UInt8 {
        search = HistorySearch(from: ShownText.meaning(of: line.scalars), in: history)
        promptBeforeSearch = prompt
        return showSearch()
    }

    private func showSearch() -> UInt8 {
        guard let search else { return UInt8(CC_ERROR) }
        line.replaceAll(with: ShownText.editable(search.found))
        setPrompt(Prompt(search.prompt, color: false))
        if searchIsOver {
            setPrompt(promptBeforeSearch)
            self.search = nil
            searchIsOver = false
        }
        return UInt8(CC_REFRESH)
    }
}
