/// A history walk goes through the entries that begin with what was typed, with Up and Down.
struct HistoryWalk {
    private let typed: String
    private var index: Int
    /// The text the walk has put into the line. When the line differs, a new walk begins.
    private(set) var shown: String

    init(from typed: String, in history: History) {
        self.typed = typed
        index = history.entries.endIndex
        shown = typed
    }

    /// Goes to the next older entry that differs from the one shown. Returns false if there is none.
    mutating func goBack(in history: History) -> Bool {
        var found = history.entries.newest(beginningWith: typed, before: index)
        while let candidate = found, history.entries[candidate].utf8.elementsEqual(shown.utf8) {
            found = history.entries.newest(beginningWith: typed, before: candidate)
        }
        guard let found else { return false }
        index = found
        shown = history.entries[found]
        return true
    }

    /// Goes to the next newer entry, and behind the newest to what was typed. Returns false if that is shown.
    mutating func goForward(in history: History) -> Bool {
        guard index < history.entries.endIndex else { return false }
        var newer = history.entries.oldest(beginningWith: typed, from: index + 1)
        while let candidate = newer, history.entries[candidate].utf8.elementsEqual(shown.utf8) {
            newer = history.entries.oldest(beginningWith: typed, from: candidate + 1)
        }
        index = newer ?? history.entries.endIndex
        shown = newer.map { history.entries[$0] } ?? typed
        return true
    }
}
