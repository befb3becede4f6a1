/// A history search finds the newest entry that contains a pattern, while the pattern is typed.
struct HistorySearch {
    /// What a keystroke does to the search.
    enum Step: Equatable {
        /// It goes on.
        case stays
        /// It is over; the line stays as found, and the keystroke is then used as always.
        case ends(replaying: Keystroke?)
    }

    private let original: String
    private var pattern = ""
    private var index: Int
    private var failed = false
    /// What stands in the line now.
    private(set) var found: String

    init(from original: String, in history: History) {
        self.original = original
        found = original
        index = history.entries.endIndex
    }

    /// What stands before the line.
    var prompt: String { "\(failed ? "not found" : "search") ‘\(pattern)’: " }

    /// Uses a keystroke. Ctrl-R goes to older entries, Ctrl-G back to the line as it was, Esc keeps what is found.
    mutating func use(_ keystroke: Keystroke, in history: History) -> Step {
        switch keystroke.scalars {
        case ["\u{12}"]:
            if !pattern.isEmpty { look(before: index, in: history) }
        case ["\u{7F}"], ["\u{08}"]:
            if !pattern.isEmpty { pattern.removeLast() }
            look(before: history.entries.endIndex, in: history)
        case ["\u{07}"]:
            found = original
            return .ends(replaying: nil)
        case ["\u{1B}"]:
            return .ends(replaying: nil)
        default:
            guard let text = keystroke.text else { return .ends(replaying: keystroke) }
            pattern.unicodeScalars.append(text)
            if failed { return .stays }  // What holds no shorter text holds no longer one.
            look(before: min(index + 1, history.entries.endIndex), in: history)
        }
        return .stays
    }

    private mutating func look(before end: Int, in history: History) {
        if pattern.isEmpty {
            (failed, index, found) = (false, history.entries.endIndex, original)
            return
        }
        var older = history.entries.newest(containing: pattern, before: end)
        while let candidate = older, end == index, history.entries[candidate].utf8.elementsEqual(found.utf8) {
            older = history.entries.newest(containing: pattern, before: candidate)
        }
        failed = older == nil
        guard let older else { return }
        index = older
        found = history.entries[older]
    }
}
