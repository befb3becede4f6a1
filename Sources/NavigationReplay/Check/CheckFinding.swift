public import NavigationJournal

/// Something in a history that does not make sense, and where.
public struct CheckFinding: Sendable, Hashable {
    /// The code of the lint that found it.
    public var code: String
    /// How bad it is.
    public var severity: Finding.Severity
    /// The number of the line, from 1.
    public var line: Int
    /// The offset of the line in the file, in bytes.
    public var offset: Int
    /// The seq of the entry at fault, nil where no single entry is.
    public var seq: Int?
    /// What is wrong, in a sentence without a full stop.
    public var message: String
    /// The entry with which it became certain: the journal up to there is the smallest prefix that shows it.
    public var shownBy: Int?
}
