import NavigationModel

/// Which files belong to one journal: segments that go on from each other do, in that order.
public struct JournalGroups: Sendable {
    /// The paths of each journal's files, oldest first.
    public private(set) var journals: [[String]] = []

    /// Looks at the headers of files.
    public init(_ paths: [String], in storage: some JournalStorage = FileStorage()) throws(JournalError) {
        var files: [File] = []
        for path in paths { files.append(File(path, try Header(of: try storage.openForReading(path)))) }
        // A segment comes behind the one it goes on from. What is left in the order of the paths stays so.
        let order = files.indices.sorted {
            let (left, right) = (files[$0].header.seqBeforeFirst, files[$1].header.seqBeforeFirst)
            return left != right ? left < right : $0 < $1
        }
        var ends = Ends()
        for file in order.map({ files[$0] }) {
            var known = ends.nearest(before: file)
            if known == nil { known = try ends.only(before: file, in: storage) }
            let journal = known ?? journals.count
            if journal == journals.count { journals.append([]) }
            journals[journal].append(file.path)
            ends.replace(journal, with: file)
        }
    }

    /// Looks at the journals in a folder: the files whose names end in `.jsonl`, archived or not.
    ///
    /// - Throws: `noJournals` if there are none.
    public init(inFolder folder: String, in storage: some JournalStorage = FileStorage()) throws(JournalError) {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        var names: Set<SegmentName> = []
        // One that is there both ways is read as it is: sorted, that comes first.
        let paths = storage.names(inFolder: folder).sorted().filter { !$0.hasPrefix(".") }.map { prefix + $0 }
            .filter { SegmentName($0).path.hasSuffix(".jsonl") && names.insert(SegmentName($0)).inserted }
        guard !paths.isEmpty else { throw .noJournals(path: folder) }
        try self.init(paths, in: storage)
    }
}

/// A file with what says where it belongs.
private struct File {
    let path: String
    let header: Header
    let name: SegmentName
    /// The seq of the last entry, once somebody has asked.
    var lastSeq: Int?

    init(_ path: String, _ header: Header) {
        (self.path, self.header) = (path, header)
        name = SegmentName(path)
    }
}

/// The last files of the journals that were found so far.
private struct Ends {
    /// By what those that may go on from it find a file: its session, or where there is none its name.
    private enum Key: Hashable {
        case session(Name)
        case name(SegmentName)

        init(_ session: String?, _ name: SegmentName) {
            self = session.map { .session(Name($0)) } ?? .name(name)
        }
    }

    private var files: [File] = []
    /// The journals that end with such a file: a folder may hold thousands of others.
    private var journals: [Key: [Int]] = [:]

    /// The journal that a file goes on from: the one whose end is nearest.
    func nearest(before file: File) -> Int? {
        guard let continues = file.header.continues else { return nil }
        let previous = file.name.with(number: file.name.number - 1)
        let before = (journals[Key(continues.session, previous)] ?? []).filter { journal in
            let end = files[journal]
            return file.header.goesOn(from: end.header, orSame: end.name == previous)
        }
        // The first one of several.
        return before.max { (files[$0].header.seqBeforeFirst, $1) < (files[$1].header.seqBeforeFirst, $0) }
    }

    /// The journal that a file without a session goes on from: the only one without a session whose last entry has the
    /// seq that the file names.
    mutating func only(before file: File, in storage: some JournalStorage) throws(JournalError) -> Int? {
        guard let continues = file.header.continues, continues.session == nil else { return nil }
        var found: [Int] = []
        for index in files.indices where files[index].header.session == nil {
            guard file.header.goesOn(from: files[index].header, orSame: false) else { continue }
            if try lastSeq(of: index, in: storage) == continues.seq { found.append(index) }
        }
        return found.count == 1 ? found[0] : nil
    }

    private mutating func lastSeq(of index: Int, in storage: some JournalStorage) throws(JournalError) -> Int {
        if let seq = files[index].lastSeq { return seq }
        let file = try storage.openForReading(files[index].path)
        // What a pipe gives can be read once.
        let seq = try file.isPipe ? 0 : JournalEnd(of: file).lastSeq
        files[index].lastSeq = seq
        return seq
    }

    /// Makes a file the last one of a journal, of a new one if there are only so many.
    mutating func replace(_ journal: Int, with file: File) {
        if journal < files.count {
            journals[key(of: files[journal])]?.removeAll { $0 == journal }
            files[journal] = file
        } else {
            files.append(file)
        }
        journals[key(of: file), default: []].append(journal)
    }

    private func key(of file: File) -> Key { Key(file.header.session, file.name) }
}
