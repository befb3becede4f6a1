/// A place between two lines at which a reader can go on, as if it had read everything before.
public struct ReaderMark: Sendable {
    let offset: Int
    let line: Int
    let succession: Succession
}

extension JournalReader {
    /// The place behind the line that was read last.
    public var mark: ReaderMark {
        ReaderMark(offset: lines.nextOffset, line: lines.location.line, succession: succession)
    }

    /// Goes on at a mark of the same file. A reader that has not read anything yet can do this once.
    public mutating func resume(at mark: ReaderMark) {
        lines.resume(offset: mark.offset, line: mark.line)
        succession = mark.succession
        isHeaderDue = mark.line == 0
    }
}
