public import NavigationModel
public import StrictJSON

/// Reads a journal while it grows, line by line as they become complete, from one segment into the next.
///
/// It never waits: when `next` has nothing new, ask again later. Damage does not end it, since whoever watches wants to
/// see what comes after; it is handed out as a finding. What happens to the files is said as well.
public struct JournalFollower {
    /// What it has met.
    public enum Event: Sendable {
        /// Something in the journal. An entry is the follower's `entry`.
        case item(JournalItem)
        /// The journal goes on in another segment, at this path.
        case continued(path: String)
        /// The file was cut: the entries after this seq are gone. What comes next follows it.
        case cut(after: Int)
        /// Another journal stands at the path. What comes next is all of it.
        case replaced
        /// Nothing stands at the path, or not any more. It goes on when something does.
        case absent
    }

    /// The path that was asked for.
    public let path: String
    /// The entry, if the last event was one.
    public internal(set) var entry = Entry(seq: 0, intent: .app(.launched))
    /// Where the line is that the last item came from, counted through all segments.
    public internal(set) var location = LineLocation(line: 0, offset: 0, length: 0)
    /// Brings the members of every entry from the journal's schema to the manifest's.
    public var migration: (@Sendable (JSONObject) -> JSONObject)?

    let storage: any JournalStorage
    /// What was met and not handed out yet.
    var events: ArraySlice<Event> = []

    // What is being read
    var file: SegmentedFile?
    /// Reads what has come since the last look, nil when all of it has been read.
    var reader: JournalReader?
    /// The place behind the last line that was read, nil before the first one.
    var mark: ReaderMark?
    var lastSeq = 0
    /// The entry up to which everything is known already.
    var knownSeq: Int?
    /// Whether nothing further can be read: another encoding, or another version of the format.
    var isUnreadable = false

    // What it looked like
    /// The size when its end was read last.
    var sizeSeen = -1
    /// The header of the last segment.
    var header = Header()
    /// The lines that were read last, and the one with the header: what is left of the journal when it is cut.
    var trail = FollowedLines()
    var isAbsent = false

    /// Follows a journal, which need not be there yet.
    ///
    /// - Parameters:
    ///   - path: The path of the journal.
    ///   - seq: The last entry that is known; nothing up to it is handed out. Nil for all of the journal.
    ///   - storage: The files.
    public init(_ path: String, after seq: Int? = nil, in storage: some JournalStorage = FileStorage()) {
        self.path = path
        self.storage = storage
        knownSeq = seq
    }

    /// Returns what is new, nil if nothing is.
    ///
    /// - Throws: what the system says when the files cannot be read.
    public mutating func next() throws(JournalError) -> Event? {
        while true {
            if let event = events.popFirst() { return event }
            if try hasChangedInPlace() { continue }
            if let event = try readEvent() { return event }
            guard try lookAround() else { return nil }
        }
    }
}
