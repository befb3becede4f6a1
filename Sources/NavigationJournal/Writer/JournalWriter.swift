public import NavigationModel
public import StrictJSON

/// Appends entries to a journal. There is one writer of a journal at a time.
///
/// What it guarantees: an entry it has acknowledged is whole, on a line of its own, and there after a crash, as far as
/// its durability says. Before every entry it looks whether the journal is still its file and ends where it has ended
/// it; after a failed or short write it cuts the file back to the last good line; and where it cannot say what is on
/// the disk, it takes no more entries.
///
/// A writer belongs to one thread or actor.
public final class JournalWriter {
    /// How a journal is written.
    public struct Options: Sendable {
        /// When an entry is acknowledged.
        public enum Durability: String, Sendable, CaseIterable {
            /// When it is on the disk: every `append` ends with a sync.
            case always
            /// When it is on the disk, with one sync for many: after `append` an entry waits for the next `sync`.
            /// `GroupCommit` does that for many tasks.
            case batch
            /// When the system has taken it: it survives the end of the process, but not of the machine.
            case none
        }

        /// When an entry is acknowledged.
        public var durability = Durability.always
        /// The number of bytes from which on a journal goes on in another segment; nil for never.
        public var segmentSize: Int?
        /// Whether every entry ends with a checksum.
        public var hasChecksums = true
        /// Who writes, for the message that refuses a second writer.
        public var holder = Options.process

        /// Creates the options of a journal that loses nothing.
        public init() {}
    }

    /// The path of the segment that is written to.
    public private(set) var path: String
    /// The header of that segment.
    public private(set) var header: Header
    /// The torn tail that was moved away when the journal was opened.
    public let tornTail: TornTail?
    /// The seq of the last entry, or the one before the first.
    public private(set) var lastSeq: Int
    /// The number of bytes of the segment.
    public var size: Int { end }
    /// What has kept the journal from going on in another segment; it stays in this one and tries again.
    public internal(set) var rotationFailure: JournalError?

    let options: Options
    let storage: any JournalStorage
    /// Keeps other writers away; nil as long as nobody can find the journal.
    private let lock: (any StorageLock)?
    private var file: any WritableFile
    /// Where the last good line ends.
    private var end: Int
    /// Where the last line ends that is certainly on the disk.
    private var durableEnd: Int
    private var isClosed = false

    init(
        path: String, header: Header, tornTail: TornTail?, lastSeq: Int, options: Options,
        storage: any JournalStorage, lock: (any StorageLock)?, file: any WritableFile
    ) throws(JournalError) {
        self.path = path
        self.header = header
        self.tornTail = tornTail
        self.lastSeq = lastSeq
        self.options = options
        self.storage = storage
        self.lock = lock
        self.file = file
        end = try file.size()
        durableEnd = end
    }

    /// Appends an entry, whose own seq does not count, and returns the seq it was given.
    ///
    /// It returns when the entry is as durable as the options say; with `batch` that is when `sync` has returned. When
    /// it throws, the entry is not in the journal.
    @discardableResult
    public func append(_ entry: Entry) throws(JournalError) -> Int {
        let seq = try write(entry)
        if options.durability == .always { try sync() }
        return seq
    }

    /// Writes an entry that `sync` is to make durable, and returns its seq; not acknowledged before that.
    public func write(_ entry: Entry) throws(JournalError) -> Int {
        try write(UnnumberedLine(entry))
    }

    /// Writes an entry with members that nobody may know, as `write(_:)` does.
    public func write(members: JSONObject) throws(JournalError) -> Int {
        try write(UnnumberedLine(members))
    }

    /// Gives an entry its seq and writes it.
    func write(_ line: UnnumberedLine) throws(JournalError) -> Int {
        guard !isClosed else { throw .closed(path: path) }
        guard lastSeq < .max else { throw .seqOverflow }
        let line = try JournalLine(line, seq: lastSeq + 1, hasChecksum: options.hasChecksums)
        try write(lines: line.bytes, endingWith: lastSeq + 1)
        return lastSeq
    }

    /// Writes a header in the middle, which says that another run of the app begins; as `write(_:)` does.
    public func beginRun() throws(JournalError) {
        try write(lines: try JournalLine(Header()).bytes, endingWith: lastSeq)
    }

    /// Writes a record as it stands in another journal: an entry, or where it is a header, that another run begins.
    public func write(record: JSONObject) throws(JournalError) {
        if record["navlog"] != nil, record["seq"] == nil { return try beginRun() }
        _ = try write(members: record)
    }

    /// Writes whole lines in one call, or none of them.
    func write(lines: [UInt8], endingWith seq: Int) throws(JournalError) {
        guard !isClosed else { throw .closed(path: path) }
        try expectEnd()
        do throws(JournalError) {
            let count = try file.append(lines)
            guard count == lines.count else { throw .shortWrite(path: path, written: count, of: lines.count) }
            end += count
        } catch {
            do throws(JournalError) { try cutBack() } catch { isClosed = true }
            throw error
        }
        lastSeq = seq
    }

    /// Makes every entry durable that has been written.
    ///
    /// After a failure nobody knows what the disk holds, and asking again would prove nothing, so the journal takes no
    /// more entries then.
    public func sync() throws(JournalError) {
        guard !isClosed else { throw .closed(path: path) }
        do throws(JournalError) {
            try file.sync()
            // A disk that took the bytes and lost them is found out here, before anything is acknowledged.
            try expectSize()
            durableEnd = end
        } catch {
            isClosed = true
            try? file.truncate(to: durableEnd)
            throw error
        }
    }

    /// Takes no more entries.
    func close() { isClosed = true }

    /// Goes on in another file, whose header is on the disk.
    func goOn(in file: any WritableFile, at path: String, _ header: Header) throws(JournalError) {
        let size = try file.size()
        (self.file, self.path, self.header) = (file, path, header)
        (end, durableEnd) = (size, size)
    }

    /// Cuts away what a failed write has left, durably: a stub that came back after a crash would be in the next
    /// entry's way.
    private func cutBack() throws(JournalError) {
        guard try file.size() != end else { return }
        try file.truncate(to: end)
        try file.sync()
    }

    /// Looks whether the file still ends with the last good line, which nobody but this writer should change.
    private func expectEnd() throws(JournalError) {
        guard lock != nil else { return }
        try expectSize()
        var last: [UInt8] = [0]
        guard try file.read(at: end - 1, into: &last, in: 0..<1) == 1, last == [0x0A] else {
            throw .changed(path: path, expectedSize: end, size: end)
        }
    }

    /// Looks whether the journal is still the file that is written to, as long as it was made: many editors save a file
    /// by putting another one into its place.
    func expectSize() throws(JournalError) {
        let there = lock == nil ? try file.size() : try storage.size(of: file, at: path)
        guard let size = there else { throw .replaced(path: path) }
        guard size == end else { throw .changed(path: path, expectedSize: end, size: size) }
    }
}
