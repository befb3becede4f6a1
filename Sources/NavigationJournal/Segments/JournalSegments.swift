import NavigationModel

/// The files that a journal consists of, oldest first.
///
/// A journal that is rotated at a size is known by the path of its first segment; the others stand beside it. A file
/// that has such a name and does not go on where the one before it ends belongs to something else.
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
        var oldest = path
        if first == nil { oldest = Self.oldest(of: path, in: storage) ?? path }
        var paths = [oldest]
        var file = first
        if file == nil { file = try storage.openIfThere(oldest) }
        guard let file, file.isSeekable, SegmentName(path).number == 1 else {
            self.paths = paths
            return
        }
        var header = try Header(of: file)
        while let next = try Self.next(after: paths[paths.count - 1], of: header, in: storage) {
            paths.append(next.path)
            header = next.header
        }
        self.paths = paths
    }

    /// Returns the segment that goes on from another one with that header, nil if there is none yet.
    static func next(
        after path: String, of header: Header, in storage: some JournalStorage
    ) throws(JournalError) -> (path: String, header: Header)? {
        let path = SegmentName(path).next.path
        guard let file = try storage.openIfThere(path) else { return nil }
        let next = try Header(of: file)
        return next.goesOn(from: header) ? (path, next) : nil
    }

    /// Returns the path of the first segment that is left, nil if there is none.
    private static func oldest(of path: String, in storage: some JournalStorage) -> String? {
        let name = SegmentName(path)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return storage.names(inFolder: folder.isEmpty ? "." : folder).map { SegmentName(folder + $0) }
            .filter { $0.number > 1 && $0.first == name }
            .min { $0.number < $1.number }?.path
    }
}

extension Header {
    /// Whether a journal with this header goes on where one with another header ends, or in the middle of it.
    func goesOn(from other: Header) -> Bool {
        guard let end = continues else { return false }
        return end.session == other.session && end.seq >= other.seqBeforeFirst
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
