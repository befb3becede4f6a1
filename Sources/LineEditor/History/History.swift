/// A history is what was typed before, oldest first, kept in a file that several sessions may add to at once.
///
/// Each session sees what the file held when it began and what it added itself. A line that begins with a space, an
/// empty one, one longer than 64 KiB and one equal to the last are not kept. Trouble with the file never stops the
/// session: it is told once, through ``takeWarning()``, and the entries live on in memory.
public struct History: Sendable {
    /// The entries, oldest first. One that was pasted may contain `\n`.
    public private(set) var entries = HistoryEntries()

    private var file: HistoryFile?
    private let limit: Int
    private var warning: HistoryWarning?
    private var suggested = HistorySuggestion()

    /// Reads the newest `limit` entries of the file at `path`; without a path nothing outlives the session.
    public init(path: String?, limit: Int = 100_000) {
        self.limit = limit
        guard let path else { return }
        let file = HistoryFile(path: path)
        self.file = file
        do {
            let damaged = try file.load(into: &entries)
            entries.keepNewest(limit)
            if damaged > 0 { warning = .damaged(entries: damaged) }
        } catch {
            warning = .unreadable(error.code)
        }
    }

    /// Adds a line here and to the file, if it is worth keeping.
    public mutating func add(_ line: String) {
        guard !line.isEmpty, line.utf8.first != 0x20, line.utf8.count <= longestHistoryEntry,
            entries.append(line)
        else { return }
        if entries.count > 2 * limit { entries.keepNewest(limit) }
        do {
            try file?.append(line)
        } catch {
            warning = .unwritable(error.code)
            file = nil
        }
    }

    /// Returns what is wrong with the file, the first time it is asked after it went wrong.
    public mutating func takeWarning() -> HistoryWarning? {
        defer { warning = nil }
        return warning
    }

    /// Returns what would complete `text` to the newest entry that begins with it.
    public mutating func suggestion(for text: String) -> String? {
        guard !text.isEmpty, let index = suggested.entry(beginningWith: text, in: entries) else { return nil }
        return String(entries[index].unicodeScalars.dropFirst(text.unicodeScalars.count))
    }
}

/// What went wrong with the file of a history.
public enum HistoryWarning: Hashable, Sendable {
    /// So many lines of the file are no entries; they were skipped and left where they are.
    case damaged(entries: Int)
    /// The file could not be read, with this `errno`.
    case unreadable(Int32)
    /// The file could not be written, with this `errno`; nothing more is written in this session.
    case unwritable(Int32)
}

/// The most bytes an entry may have.
let longestHistoryEntry = 1 << 16
