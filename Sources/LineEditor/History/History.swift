/// A history is what was typed before, oldest first, kept in a file that several sessions may add to at once.
///
/// Each session sees what the file held when it began and what it added itself. A line that begins with a space, an
/// empty one, one longer than 64 KiB and one equal to the last are not kept. Trouble with the file never stops the
/// session: it is told once, through ``takeWarning()``, and the entries live on in memory.
public struct History: Sendable {
    /// The entries, oldest first. One that was pasted may contain `\n`.
    public private(set) var entries: [String] = []

    private var file: HistoryFile?
    private let limit: Int
    private var warning: HistoryWarning?

    /// Reads the newest `limit` entries of the file at `path`; without a path nothing outlives the session.
    public init(path: String?, limit: Int = 10_000) {
        self.limit = limit
        guard let path else { return }
        let file = HistoryFile(path: path)
        self.file = file
        do {
            let (lines, damaged) = try file.load(newest: limit)
            for line in lines { keep(line) }
            if damaged > 0 { warning = .damaged(entries: damaged) }
        } catch {
            warning = .unreadable(error.code)
        }
    }

    /// Adds a line here and to the file, if it is worth keeping.
    public mutating func add(_ line: String) {
        guard line.utf8.first != 0x20, keep(line), let file else { return }
        do {
            try file.append(line)
        } catch {
            warning = .unwritable(error.code)
            self.file = nil
        }
    }

    /// Returns what is wrong with the file, the first time it is asked after it went wrong.
    public mutating func takeWarning() -> HistoryWarning? {
        defer { warning = nil }
        return warning
    }

    /// Returns the newest entry that begins with `text` and goes on, and that stands before `index`.
    public func newest(beginningWith text: String, before index: Int? = nil) -> Int? {
        entries[..<(index ?? entries.endIndex)].lastIndex {
            $0.utf8.count > text.utf8.count && $0.utf8.starts(with: text.utf8)
        }
    }

    /// Returns what would complete `text` to the newest entry that begins with it.
    public func suggestion(for text: String) -> String? {
        guard !text.isEmpty, let index = newest(beginningWith: text) else { return nil }
        return String(entries[index].unicodeScalars.dropFirst(text.unicodeScalars.count))
    }

    @discardableResult
    private mutating func keep(_ line: String) -> Bool {
        guard !line.isEmpty, line.utf8.count <= longestHistoryEntry else { return false }
        if let last = entries.last, last.utf8.elementsEqual(line.utf8) { return false }
        entries.append(line)
        if entries.count > 2 * limit { entries.removeFirst(entries.count - limit) }
        return true
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
