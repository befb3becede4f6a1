/// A line source hands over what a person or a script says, one line at a time.
///
/// The two of them are ``TerminalLineSource``, where a person edits, and ``StreamLineSource`` for pipes and files.
public protocol LineSource {
    /// Returns the next line without its line end.
    ///
    /// `prompt` is shown only to a person. When this returns, the cursor stands at the start of an empty row.
    mutating func nextLine(prompt: String) throws(LineSourceError) -> LineResult

    /// Keeps a line to be found again. Whether a line is worth keeping, and in which form, the caller decides.
    mutating func remember(_ line: String)
}

extension LineSource {
    /// Forgets the line: a script has no history.
    public mutating func remember(_ line: String) {}
}

/// What came instead of, or as, the next line.
public enum LineResult: Hashable, Sendable {
    /// A line, possibly empty. Lines pasted together come as one, with `\n` between them.
    case line(String)
    /// The line was dropped, by Ctrl-C or a signal. The source goes on.
    case interrupted
    /// Nothing more will come.
    case endOfInput
}

/// Why a line could not be read.
public enum LineSourceError: Error, Hashable, Sendable {
    /// Reading failed with this `errno`.
    case unreadable(Int32)
    /// A line has more bytes than this. The next call goes on behind it.
    case lineTooLong(limit: Int)
    /// Input and output are no terminal that can be prepared for editing.
    case noTerminal
}

/// The most bytes a line may have, however it comes.
let longestLine = 1 << 20
