public import NavigationModel
public import StrictJSON

/// Appends entries to a journal. There is one writer of a journal at a time.
///
/// What it guarantees: an entry it has acknowledged is whole, on a line of its own, and there after a crash, as far as
/// its durability says. Lines that are acknowledged together are written with one call. Before every such call it looks
/// whether the file still ends where it has ended it, and before it acknowledges anything, whether the journal is still
/// this file. After a failed or short write it cuts the file back to the last good line. Where it cannot say what is on
/// the disk, it takes no more entries.
///
/// A writer belongs to one thread or actor.
public final class JournalWriter {
    /// The path of the segment that is written to.
    public private(set) var path: String
    /// The header of that segment.
    public private(set) var header: Header
    /// The torn tail that was moved away when the journal was opened.
    public let tornTail: TornTail?
    /// The seq of the last entry, or the one before the first.
    public private(set) var lastSeq: Int
    /// The number of bytes of the segment, those included that are still to be written.
    public var size: Int { end + buffer.count }
    /// What has kept the journal from going on in another segment; it stays in this one for a while and tries again.
    public internal(set) var rotationFailure: JournalError?

    /// The size from which on it goes on in another segment, nil for never.
    var fullSize: Int?

    let options: Options
    let storage: any JournalStorage
    /// Keeps other writers away; nil as long as nobody can find the journal.
    private let lock: (any StorageLock)?
    private var file: any WritableFile
    /// Where the last line in the file ends.
    private var end: Int
    /// Where the last line ends that is certainly on the disk.
    private var durableEnd: Int
    /// The seq of the last entry in the file.
    private var writtenSeq: Int
    /// The lines that `flush` writes.
    private var buffer: [UInt8] = []
    /// Why it takes no more entries, nil as long as it does.
    private var refusal: JournalError?

    /// How many bytes are kept in memory at most before they are written.
    private static let bufferLimit = 64 << 10

    init(
        path: String, header: Header, tornTail: TornTail?, lastSeq: Int, options: Options,
        storage: any JournalStorage, lock: (any StorageLock)?, file: any WritableFile
    ) throws(JournalError) {
        self.path = path
        self.header = header
        self.tornTail = tornTail
        (self.lastSeq, writtenSeq) = (lastSeq, lastSeq)
        self.options = options
        self.storage = storage
        self.lock = lock
        self.file = file
        end = try file.size()
        durableEnd = end
        fullSize = options.segmentSize
    }

    /// Appends an entry, whose own seq does not count, and returns the seq it was given.
    ///
    /// It returns when the entry is as durable as the options say; with `batch` that is when `sync` has returned. When
    /// it throws, the entry is not in the journal.
    @discardableResult
    public func append(_ entry: Entry) throws(JournalError) -> Int {
        let seq = try add(UnnumberedLine(entry))
        if options.durability == .batch { try flush() } else { try commit() }
        return seq
    }

    /// Writes an entry that `sync` is to make durable, and returns its seq; not acknowledged before that.
    ///
    /// Writing is buffered, so a failure may be that of earlier entries: `lastSeq` is the last one then that is in the
    /// file.
    public func write(_ entry: Entry) throws(JournalError) -> Int {
        try write(UnnumberedLine(entry))
    }

    /// Writes an entry with members that nobody may know, as `write(_:)` does.
    public func write(members: JSONObject) throws(JournalError) -> Int {
        try write(UnnumberedLine(members))
    }

    private func write(_ line: UnnumberedLine) throws(JournalError) -> Int {
        let seq = try add(line)
        try flushIfFull()
        return seq
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

    /// Writes whole lines, as `write(_:)` does.
    func write(lines: some Sequence<UInt8>, endingWith seq: Int) throws(JournalError) {
        try add(lines, endingWith: seq)
        try flushIfFull()
    }

    /// Gives an entry its seq and adds its line to the buffer. When it throws, the buffer is as it was.
    func add(_ line: UnnumberedLine) throws(JournalError) -> Int {
        guard lastSeq < .max else { throw .seqOverflow }
        let line = try JournalLine(line, seq: lastSeq + 1, hasChecksum: options.hasChecksums)
        try add(line.bytes, endingWith: lastSeq + 1)
        return lastSeq
    }

    private func add(_ lines: some Sequence<UInt8>, endingWith seq: Int) throws(JournalError) {
        if let refusal { throw refusal }
        buffer += lines
        lastSeq = seq
    }

    private func flushIfFull() throws(JournalError) {
        if buffer.count >= Self.bufferLimit { try flush() }
    }

    /// Writes the buffer in one call, all of it or nothing; either way it is empty afterwards.
    func flush() throws(JournalError) {
        guard !buffer.isEmpty else { return }
        defer {
            lastSeq = writtenSeq
            buffer.removeAll(keepingCapacity: buffer.count <= Self.bufferLimit)
        }
        // Without a sync nobody looks afterwards.
        if options.durability == .none { try expectPlace() }
        try expectEnd()
        do throws(JournalError) {
            let count = try file.append(buffer)
            guard count == buffer.count else { throw .shortWrite(path: path, written: count, of: buffer.count) }
            (end, writtenSeq) = (end + count, lastSeq)
        } catch {
            do throws(JournalError) { try cutBack() } catch { close() }
            throw error
        }
    }

    /// Makes every entry durable that has been written.
    ///
    /// After a failure nobody knows what the disk holds, and asking again would prove nothing, so the journal takes no
    /// more entries then.
    public func sync() throws(JournalError) {
        if let refusal { throw refusal }
        try flush()
        do throws(JournalError) {
            try file.sync()
            try expectPlace()
            durableEnd = end
        } catch {
            if case .replaced = error { refusal = error } else { close() }
            // Without durability more than that was acknowledged.
            if options.durability != .none { try? file.truncate(to: durableEnd) }
            throw error
        }
    }

    /// Makes every entry that has been written as durable as it is acknowledged.
    func commit() throws(JournalError) {
        if options.durability == .none { try flush() } else { try sync() }
    }

    /// Takes no more entries.
    func close() { refusal = .closed(path: path) }

    /// Goes on in another file, whose header is on the disk.
    func goOn(in file: any WritableFile, at path: String, _ header: Header) throws(JournalError) {
        let size = try file.size()
        (self.file, self.path, self.header) = (file, path, header)
        (end, durableEnd) = (size, size)
        raiseFullSize()
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
        // One byte more than there should be shows what someone has appended.
        var last: [UInt8] = [0, 0]
        guard try file.read(at: end - 1, into: &last, in: 0..<2) == 1, last[0] == 0x0A else {
            throw .changed(path: path, expectedSize: end, size: try file.size())
        }
    }

    /// Looks whether the file stands at its path still, as long as it was made: many editors save a file by putting
    /// another one into its place, and a disk may have taken bytes and lost them.
    func expectPlace() throws(JournalError) {
        let there = lock == nil ? try file.size() : try storage.size(of: file, at: path)
        guard let size = there else { throw .replaced(path: path) }
        guard size == end else { throw .changed(path: path, expectedSize: end, size: size) }
    }
}
