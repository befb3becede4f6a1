import NavigationModel

/// The files that a journal consists of, oldest first.
///
/// A journal that is rotated at a size is known by the path of its first segment; the others stand beside it. A file
/// that has such a name and does not go on where the one before it ends belongs to something else. One whose header is
/// damaged is taken for a segment, and a missing segment does not end the journal: both are for a reader to report.
public struct JournalSegments: Sendable {
    /// The paths of the segments, oldest first; just the one that was asked for if there is no other.
    public let paths: [String]

    /// Looks for the segments of a journal.
    ///
    /// The path of the first one stands for all of them, also when the first ones have been removed since. That of a
    /// later one stands for this one alone, which can be read without the others.
    public init(of path: String, in storage: some JournalStorage = FileStorage()) throws(JournalError) {
        try self.init(of: path, try storage.openIfThere(path), in: storage)
    }

    /// Looks for the segments of a journal whose first one has been opened already, since a pipe is opened once; nil if
    /// it is not there.
    init(of path: String, _ first: (any ReadableFile)?, in storage: some JournalStorage) throws(JournalError) {
        var (oldest, file) = (path, first)
        if file == nil {
            oldest = Self.oldest(of: path, in: storage) ?? path
            file = try storage.openIfThere(oldest)
        }
        var paths = [oldest]
        guard let file, !file.isPipe, SegmentName(path).number == 1 else {
            self.paths = paths
            return
        }
        // Without a second one there is nothing to compare, and most journals have none.
        guard var next = try Self.candidate(after: oldest, in: storage) else {
            self.paths = paths
            return
        }
        var header = try Header(of: first == nil || file.isSeekable ? file : storage.openForReading(oldest))
        while next.header?.goesOn(from: header, orSame: true) ?? true {
            paths.append(next.path)
            header = next.header ?? header
            guard let further = try Self.candidate(after: next.path, in: storage) else { break }
            next = further
        }
        self.paths = paths
    }

    /// Returns the segment that goes on from another one with that header, nil if there is none yet.
    static func next(
        after path: String, of header: Header, in storage: some JournalStorage
    ) throws(JournalError) -> String? {
        guard let next = try candidate(after: path, in: storage), SegmentName(next.path) == SegmentName(path).next
        else { return nil }
        return next.header?.goesOn(from: header, orSame: true) == true ? next.path : nil
    }

    /// How many segments in a row may be missing before those behind them are not looked for.
    private static let longestGap = 3

    /// Returns what has the name of a segment after another one: the first that is there, with a header unless that is
    /// damaged.
    private static func candidate(
        after path: String, in storage: some JournalStorage
    ) throws(JournalError) -> (path: String, header: Header?)? {
        let number = SegmentName(path).number
        for candidate in (1...1 + longestGap).flatMap({ SegmentName(path).with(number: number + $0).candidates }) {
            if let file = try storage.openIfThere(candidate) { return (candidate, try Header(readIn: file)) }
        }
        return nil
    }

    /// Returns the path of the first segment that is left, nil if there is none.
    private static func oldest(of path: String, in storage: some JournalStorage) -> String? {
        let name = SegmentName(path)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return storage.names(inFolder: folder.isEmpty ? "." : folder).sorted().map { folder + $0 }
            .filter { SegmentName($0).first == name }
            .min { SegmentName($0).number < SegmentName($1).number }
    }
}

extension Header {
    /// Whether a journal with this header goes on where one with another header ends, or in the middle of it.
    ///
    /// - Parameter orSame: Whether it may also go on from where the other one begins, which then has no entry.
    func goesOn(from other: Header, orSame: Bool) -> Bool {
        guard let end = continues, end.session == other.session, app == other.app else { return false }
        return end.seq > other.seqBeforeFirst || orSame && end.seq == other.seqBeforeFirst
    }
}

extension JournalStorage {
    /// Opens a file to read it, nil if there is none.
    func openIfThere(_ path: String) throws(JournalError) -> (any ReadableFile)? {
        do { return try openForReading(path) } catch {
            if case .system(let error) = error, error.isNotFound { return nil }
            throw error
        }
    }
}

extension ReadableFile {
    /// Whether it gives its bytes once, however often it is opened.
    var isPipe: Bool { !isSeekable && (self as? ExpandedFile)?.source.isSeekable != true }
}
