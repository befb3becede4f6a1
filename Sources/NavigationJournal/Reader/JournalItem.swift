/// One thing that a reader meets in a journal, in order.
public enum JournalItem: Sendable {
    /// The header. It comes first, once, unless the file is not readable at all.
    indirect case header(Header)
    /// An entry that counts. It is the reader's `entry`, at its `location`.
    case entry
    /// A new run of the app begins just before the entry that follows: two journals were joined.
    case relaunch
    /// A header with a snapshot stands here, between two entries. It changes nothing; the state can be compared.
    indirect case checkpoint(Header)
    /// Something that should not be there.
    indirect case finding(Finding)
}

/// Where a line stands in its file.
public struct LineLocation: Sendable, Hashable {
    /// The number of the line, from 1.
    public var line: Int
    /// The offset of its first byte.
    public var offset: Int
    /// The number of its bytes, the line feed not counted.
    public var length: Int

    /// Creates a location.
    public init(line: Int, offset: Int, length: Int) {
        self.line = line
        self.offset = offset
        self.length = length
    }
}
