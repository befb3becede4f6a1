/// A place between two lines at which a reader can go on, as if it had read everything before.
public struct ReaderMark: Sendable {
    let offset: Int
    let line: Int
    /// The last line that counted, which the next one may repeat.
    let lastLine: [UInt8]?
    let succession: Succession
}

extension JournalReader {
    /// The place behind the line that was read last.
    public var mark: ReaderMark {
        var succession = succession
        if isInRun { succession.goOn(to: lines.line) }
        return ReaderMark(
            offset: lines.nextOffset, line: lines.location.line, lastLine: isInRun ? currentLine : lines.keptLine,
            succession: succession)
    }

    /// Goes on at a mark of the same file. A reader that has not read anything yet can do this once.
    public mutating func resume(at mark: ReaderMark) {
        lines.resume(offset: mark.offset, line: mark.line, keeping: mark.lastLine)
        succession = mark.succession
        isHeaderDue = mark.line == 0
    }
}
