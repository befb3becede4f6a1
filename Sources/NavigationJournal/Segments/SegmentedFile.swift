import Synchronization

/// The segments of a journal, read as one file.
///
/// Each goes on where the one before it ends, so their lines one after another are the journal, and the header of a
/// later one stands in the middle of it. What a crash has left behind the last line end of a segment is no line and is
/// left out, but for the last segment, which may be growing.
final class SegmentedFile: ReadableFile {
    /// A segment in its place.
    struct Segment {
        var path: String
        /// Where it begins in the whole.
        var start: Int
        /// The number of its bytes that count; of the last segment, those that were there when it was opened.
        var length: Int
        /// What follows them.
        var tail: Int
        var identity: FileIdentity?
    }

    fileprivate struct State {
        var segments: [Segment] = []
        /// The files that are open, by the number of their segment: there may be more segments than a process may open.
        var files: [Int: any ReadableFile] = [:]
        /// The segments that can be read only once otherwise: archives, pipes.
        var kept: [Int: any ReadableFile] = [:]
        var spool: Spool?
        /// Where lines were counted up to, last.
        var counted = (segment: 0, offset: 0, lines: 0)
    }

    private static let maximumOpenFiles = 16

    private let storage: any JournalStorage
    private let state = Mutex(State())

    let isSeekable = true

    /// Opens the segments at these paths, in their order.
    ///
    /// - Parameter first: The first one, if it is open already and was not read from.
    init(
        _ paths: [String], first: (any ReadableFile)? = nil, in storage: any JournalStorage
    ) throws(JournalError) {
        self.storage = storage
        for (index, path) in paths.enumerated() {
            if index == 0, let first { try add(path, first) } else { try add(path, try storage.openForReading(path)) }
        }
    }

    /// The segments, in order.
    var segments: [Segment] { state.withLock { $0.segments } }

    /// The file of the last segment.
    var last: any ReadableFile {
        get throws(JournalError) { try file(of: segments.count - 1) }
    }

    /// Adds a segment behind the others. What is behind the last line end of the one before it does not count any more.
    func add(_ path: String, _ file: any ReadableFile) throws(JournalError) {
        if let index = segments.indices.last {
            let before = try self.file(of: index)
            let (length, size) = (try before.endOfLastLine(), try before.size())
            state.withLock { $0.segments[index].length = length }
            state.withLock { $0.segments[index].tail = size - length }
        }
        let seekable = try file.isSeekable ? file : spool.keep(file)
        let size = try seekable.size()
        state.withLock { state in
            let start = state.segments.last.map { $0.start + $0.length } ?? 0
            let index = state.segments.count
            state.segments.append(
                Segment(path: path, start: start, length: size, tail: 0, identity: seekable.identity))
            if file.isSeekable {
                state.keep(seekable, of: index, limit: Self.maximumOpenFiles)
            } else {
                state.kept[index] = seekable
            }
        }
    }

    /// Takes the last segment away; the one before it is the one that may be growing.
    func removeLast() {
        state.withLock { state in
            state.segments.removeLast()
            state.files[state.segments.count] = nil
            state.kept[state.segments.count] = nil
        }
    }

    private var spool: Spool {
        get throws(JournalError) {
            if let spool = state.withLock({ $0.spool }) { return spool }
            let spool = try Spool(in: storage)
            state.withLock { $0.spool = spool }
            return spool
        }
    }

    func size() throws(JournalError) -> Int {
        guard let segment = segments.last else { return 0 }
        return segment.start + (try last.size())
    }

    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        guard let index = index(at: offset) else { return 0 }
        let segment = segments[index]
        let isLast = index == segments.count - 1
        let position = offset - segment.start
        let count = isLast ? range.count : min(range.count, segment.length - position)
        let read = try file(of: index).read(at: position, into: &bytes, in: range.prefix(count))
        guard read > 0 || isLast else {
            throw .changed(path: segment.path, expectedSize: segment.length, size: position)
        }
        return read
    }

    /// The number of the segment that holds a byte.
    func index(at offset: Int) -> Int? {
        segments.lastIndex { $0.start <= offset }
    }

    /// The segment, if it is kept since it can be read only once otherwise.
    func keptFile(of index: Int) -> (any ReadableFile)? { state.withLock { $0.kept[index] } }

    private func file(of index: Int) throws(JournalError) -> any ReadableFile {
        if let file = state.withLock({ $0.kept[index] ?? $0.files[index] }) { return file }
        let segment = segments[index]
        let file = try storage.openForReading(segment.path)
        guard file.identity == segment.identity else {
            throw .changed(path: segment.path, expectedSize: segment.length, size: try file.size())
        }
        state.withLock { $0.keep(file, of: index, limit: Self.maximumOpenFiles) }
        return file
    }
}

extension SegmentedFile {
    /// Returns the number of line ends in a segment before an offset in it.
    ///
    /// Places are asked for in their order, so counting goes on where it has ended.
    func lines(ofSegment index: Int, upTo end: Int) -> Int {
        var (segment, offset, lines) = state.withLock { $0.counted }
        if segment != index || offset > end { (segment, offset, lines) = (index, 0, 0) }
        try? file(of: index).forEachPiece(of: offset..<end) { piece in
            lines += piece.count { $0 == 0x0A }
            offset += piece.count
        }
        state.withLock { $0.counted = (index, offset, lines) }
        return lines
    }
}

extension SegmentedFile.State {
    /// Keeps a file open; another one is closed for it if they are too many, but never the last.
    mutating func keep(_ file: any ReadableFile, of index: Int, limit: Int) {
        if files.count >= limit, let other = files.keys.filter({ $0 != segments.count - 1 }).min() {
            files[other] = nil
        }
        files[index] = file
    }
}

extension ReadableFile {
    /// Returns the offset behind the last line feed, 0 if there is none.
    func endOfLastLine() throws(JournalError) -> Int {
        var end = try size()
        while end > 0 {
            let start = max(0, end - 64 << 10)
            if let lineFeed = try bytes(in: start..<end).lastIndex(of: 0x0A) { return start + lineFeed + 1 }
            end = start
        }
        return 0
    }
}
