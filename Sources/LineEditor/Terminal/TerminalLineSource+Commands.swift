extension TerminalLineSource {
    /// Does what a key means. Returns the keys that libedit is to see for it.
    func perform(_ command: EditCommand) -> [Unicode.Scalar] {
        switch command {
        case .enter where !needsMore(ShownText.meaning(of: line.scalars)): return ["\n"]
        case .enter, .breakLine: line.insert(ShownText.editable("\n"))
        case .forwardWord:
            guard let suggestion else { return ["\u{1B}", "f"] }
            line.insert(ShownText.editable(firstWord(of: suggestion)))
        case .complete: complete()
        case .endOrDeleteForward where line.scalars.isEmpty: ending = .success(.endOfInput)
        case .endOrDeleteForward, .deleteForward: delete(lengthOfNextCharacter, from: line.cursor)
        case .deleteBackward: delete(lengthOfPreviousCharacter, from: line.cursor - lengthOfPreviousCharacter)
        case .forward: goForward()
        case .backward: move(by: -lengthOfPreviousCharacter)
        case .previousEntry: goToLine(-1) { walk { $0.goBack(in: $1) } }
        case .nextEntry: goToLine(1) { walk { $0.goForward(in: $1) } }
        case .search: search = HistorySearch(from: ShownText.meaning(of: line.scalars), in: history)
        case .paste: paste()
        case .clearScreen: clearScreen()
        case .editElsewhere: editInOtherProgram()
        }
        return []
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
        if let suggestion {
            line.insert(ShownText.editable(suggestion))
        } else {
            move(by: lengthOfNextCharacter)
        }
    }

    /// Returns the beginning of a text up to where a word ends.
    private func firstWord(of text: String) -> String {
        let word = text.drop { !($0.isLetter || $0.isNumber) }.drop { $0.isLetter || $0.isNumber }
        return String(text[..<word.startIndex])
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

// MARK: Lines and history

extension TerminalLineSource {
    /// Goes so many lines down in a text of several, to the same character of that line; does something else if there
    /// is no such line, or while a walk through the history goes on.
    private func goToLine(_ step: Int, else leave: () -> Void) {
        let text = ShownText.meaning(of: line.scalars)
        let isWalking = walk?.shown.utf8.elementsEqual(text.utf8) == true
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let before = self.text(of: line.scalars.prefix(line.cursor).map { $0 == "\u{2424}" ? "\n" : $0 })
        let linesBefore = before.split(separator: "\n", omittingEmptySubsequences: false)
        let target = linesBefore.count - 1 + step
        guard !isWalking, lines.indices.contains(target) else { return leave() }
        let column = linesBefore.last?.count ?? 0
        let above = lines[..<target].reduce(0) { $0 + $1.unicodeScalars.count + 1 }
        line.moveCursor(to: above + lines[target].prefix(column).unicodeScalars.count)
    }

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
