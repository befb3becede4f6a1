import NavigationModel

/// A journal as a person names it: a file with the segments that go on from it, a folder, several of them, or standard
/// input; archived or not.
///
/// Segments of one journal are read one after another. Journals that do not go on from each other are several writers'
/// and are merged by time.
public struct JournalInput: Sendable {
    /// The bytes of the one journal.
    public let file: any ReadableFile
    /// The paths of its files: one list if they are segments of one journal, else one a writer.
    public let journals: [[String]]

    /// Opens a journal.
    ///
    /// - Parameters:
    ///   - paths: Files, folders, or `-`; together they are one journal.
    ///   - isReadOnce: Whether a stream does, which gives its bytes once; otherwise it is kept to be read again.
    ///   - tolerance: What merging does at damage.
    ///   - storage: The files.
    ///   - limit: How far archives may expand.
    public init(
        _ paths: [String], isReadOnce: Bool = false, tolerance: JournalReader.Tolerance = .strict,
        in storage: any JournalStorage = FileStorage(), expansion limit: ExpansionLimit = ExpansionLimit()
    ) throws(JournalError) {
        let storage = ExpandingStorage(storage, limit: limit)
        let files = try JournalFiles(paths, in: storage)
        journals = files.journals
        if journals.count > 1 {
            let merge = try JournalMerge(try files.sources(in: storage), tolerance: tolerance)
            file = try merge.file(in: storage)
        } else if let only = files.only, only.isSeekable || isReadOnce {
            file = only
        } else {
            file = try SegmentedFile(journals.first ?? [], first: files.only, in: storage)
        }
    }
}

/// The files that a person means by some paths, as the journals they belong to.
struct JournalFiles {
    /// The paths of each journal's files, oldest first.
    private(set) var journals: [[String]] = []
    /// The file, if it is a single one.
    private(set) var only: (any ReadableFile)?

    init(_ paths: [String], in storage: ExpandingStorage) throws(JournalError) {
        for path in paths { try add(path, in: storage) }
        guard paths.count > 1 else { return }
        only = nil
        var known: Set<Name> = []
        let files = journals.flatMap(\.self).filter { known.insert(Name($0)).inserted }
        journals = try JournalGroups(files, in: storage).journals
    }

    private mutating func add(_ path: String, in storage: ExpandingStorage) throws(JournalError) {
        let file: (any ReadableFile)?
        do { file = try storage.openIfThere(path) } catch .notAFile { file = nil }
        let segments =
            try file == nil && isFolder(path, in: storage) ? nil : JournalSegments(of: path, file, in: storage)
        guard let segments else {
            journals += try JournalGroups(inFolder: path, in: storage).journals
            return
        }
        // What is not there says so when it is opened.
        if segments.paths == [path] { only = if let file { file } else { try storage.openForReading(path) } }
        journals.append(segments.paths)
    }

    private func isFolder(_ path: String, in storage: ExpandingStorage) -> Bool {
        !storage.names(inFolder: path).isEmpty
    }

    /// The journals, each as one file.
    func sources(in storage: ExpandingStorage) throws(JournalError) -> [JournalMerge.Source] {
        var sources: [JournalMerge.Source] = []
        for paths in journals {
            sources.append(JournalMerge.Source(paths[0], try SegmentedFile(paths, in: storage)))
        }
        return sources
    }
}
