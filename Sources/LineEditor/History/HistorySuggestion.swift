/// The newest entry that begins with a text which a person types, key by key.
///
/// What begins with a longer text begins with a shorter one, too, and is not newer than what was found for that. So the
/// keys of one line look through the history once, all of them together, and a key that is taken back not at all.
struct HistorySuggestion: Sendable {
    /// What was found for each text; each begins with the one before it.
    private var found: [(text: String, entry: Int?)] = []
    /// The number of entries that were looked through.
    private var count = 0

    /// Returns the newest entry that begins with a text and goes on.
    mutating func entry(beginningWith text: String, in entries: HistoryEntries) -> Int? {
        if count != entries.count { (found, count) = ([], entries.count) }
        while let last = found.last, !text.utf8.starts(with: last.text.utf8) { found.removeLast() }
        if let last = found.last, last.text.utf8.count == text.utf8.count { return last.entry }
        let end = found.last.map { $0.entry.map { $0 + 1 } ?? 0 } ?? entries.endIndex
        let entry = entries.newest(beginningWith: text, before: end)
        found.append((text, entry))
        return entry
    }
}
