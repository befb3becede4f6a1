extension TerminalLineSource {
    /// Does what a key means.
    func perform(_ command: EditCommand) {
        switch command {
        case .complete: complete()
        case .endOrDeleteForward where line.scalars.isEmpty: ending = .success(.endOfInput)
        case .endOrDeleteForward, .deleteForward: delete(lengthOfNextCharacter, from: line.cursor)
        case .deleteBackward: delete(lengthOfPreviousCharacter, from: line.cursor - lengthOfPreviousCharacter)
        case .forward: goForward()
        case .backward: move(by: -lengthOfPreviousCharacter)
        case .previousEntry: walk { $0.goBack(in: $1) }
        case .nextEntry: walk { $0.goForward(in: $1) }
        case .search: search = HistorySearch(from: ShownText.meaning(of: line.scalars), in: history)
        case .paste: paste()
        case .clearScreen: clearScreen()
        }
    }

    private func clearScreen() {
        guard capabilities.painting else { return refuse() }
        output += "\u{1B}[H\u{1B}[2J"
        painter.forget()
    }
}

// MARK: By character, as a person sees them

extension TerminalLineSource {
    /// Moves behind the next character, or takes the suggestion.
    private func goForward() {
        if lengthOfNextCharacter == 0 && !suggestion.isEmpty {
            line.insert(ShownText.editable(suggestion))
        } else {
            move(by: lengthOfNextCharacter)
        }
    }

    private func move(by length: Int) {
        length == 0 ? refuse() : line.moveCursor(to: line.cursor + length)
    }

    private func delete(_ length: Int, from start: Int) {
        length == 0 ? refuse() : line.replace(start..<start + length, with: [])
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
    private func walk(_ step: (inout HistoryWalk, History) -> Bool) {
        let present = ShownText.meaning(of: line.scalars)
        var walk = self.walk ?? HistoryWalk(from: present, in: history)
        if !walk.shown.utf8.elementsEqual(present.utf8) { walk = HistoryWalk(from: present, in: history) }
        guard step(&walk, history) else { return refuse() }
        line.replaceAll(with: ShownText.editable(walk.shown))
        self.walk = walk
    }

    /// Has a keystroke go to the search; one that ends it is used again as always.
    func searchOn(with keystroke: Keystroke) {
        guard var search else { return }
        let step = search.use(keystroke, in: history)
        line.replaceAll(with: ShownText.editable(search.found))
        self.search = search
        if case .ends(let replayed) = step {
            self.search = nil
            if let replayed { input.replay(replayed) }
        }
    }
}
