public import NavigationModel
public import StrictJSON

/// Reads a journal from its first byte to its last, in bounded memory.
///
/// Whatever a file holds, the reader says so item by item: the header, the entries that count, and findings about
/// everything else. Findings come with the lines they are about, so they are in order; only a missing header is known
/// at the end alone.
///
/// Torn is not damaged: bytes after the last line feed come from a crash while writing and are a note. Everything of
/// severity error is damage.
///
/// Other threads read ahead in a long file; they end with the reader. A copy goes on by itself.
public struct JournalReader {
    /// What a reader does at damage.
    public enum Tolerance: Sendable {
        /// It stops: the finding is the last item.
        case strict
        /// It leaves out what is damaged, and goes on. Only a file in another encoding or of another format version
        /// ends it all the same.
        case lenient
    }

    /// What the reader does at damage.
    public let tolerance: Tolerance
    /// Brings the members of every entry from the journal's schema to the manifest's; to be set before anything is
    /// read, where the header is older.
    public var migration: (@Sendable (JSONObject) -> JSONObject)? {
        get { lines.migration }
        set { lines.migration = newValue }
    }

    /// The entry, if the last item was one. It is made anew each time someone asks.
    public var entry: Entry {
        var lines = lines
        return lines.makeEntry() ?? Entry(seq: 0, intent: .app(.launched))
    }
    /// The seq of the entry, if the last item was one.
    public internal(set) var seq = 0
    /// Where the line is that the last item came from.
    public var location: LineLocation { lines.location }
    /// The bytes of the line that was read last: that of the entry, if the last item was one.
    public var currentLine: [UInt8] { Array(lines.block.bytes[lines.currentLine]) }

    let file: any ReadableFile
    var lines: DecodedLines
    var succession = Succession()
    var isHeaderDue = true
    var isRelaunchDue = false
    /// Whether the last item was an entry on which there was nothing to say. Those that go on from it are handed out
    /// without a further look, and `succession` and the line that is kept are brought up to them when the run ends.
    var isInRun = false
    /// What was found and not handed out yet.
    var items: ArraySlice<JournalItem> = []
    var isFinished = false

    /// Creates a reader of a file.
    public init(_ file: any ReadableFile, tolerance: Tolerance = .strict) {
        self.init(file, tolerance: tolerance, blockSize: 256 << 10)
    }

    init(_ file: any ReadableFile, tolerance: Tolerance, blockSize: Int) {
        self.tolerance = tolerance
        self.file = file
        lines = DecodedLines(file, blockSize: blockSize)
    }

    /// Has this copy of a reader go on by itself at once, so that the threads that read ahead stay with the other one.
    package mutating func detach() { lines.detach() }

    /// Returns the entry, if the last item was one.
    ///
    /// It changes nothing. Were it not mutating, the reader would be copied for the call.
    public mutating func makeEntry() -> Entry? { lines.makeEntry() }

    /// Moves on to the next entry if that simply goes on from the last one, as nearly all do; else it is for `next` to
    /// say what comes.
    @inline(__always)
    public mutating func goOn() -> Bool {
        guard isInRun, lines.goOn() else { return false }
        seq = lines.line.seq
        return true
    }

    /// Returns the next item, nil after the last one.
    ///
    /// - Throws: what the system says when the file cannot be read.
    public mutating func next() throws(JournalError) -> JournalItem? {
        if goOn() { return .entry }
        if isInRun { endRun() }
        while items.isEmpty {
            if isFinished { return nil }
            switch try lines.read() {
            case .line:
                if readLine() { return .entry }
            case .nulRun(let offset, let length):
                try readLine(behindNULs: offset, length)
            case .overlong:
                let offset = lines.location.offset - lines.block.offset
                receive(.fault(Record.Fault(code: .tooLong, offset: offset, length: lines.location.length)))
            case .tornTail:
                reportTornTail()
                finish()
            case .foreignEncoding:
                report(finding(.encoding, at: 0))
                isFinished = true
            case .end:
                finish()
            }
        }
        return items.popFirst()
    }
}
