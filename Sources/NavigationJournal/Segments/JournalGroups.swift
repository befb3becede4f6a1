import NavigationModel

/// Which files belong to one journal: segments that go on from each other do, in that order.
public struct JournalGroups: Sendable {
    /// The paths of each journal's files, oldest first.
    public private(set) var journals: [[String]] = []

    /// Looks at the headers of files.
    public init(_ paths: [String], in storage: some JournalStorage = FileStorage()) throws(JournalError) {
        var files: [(path: String, header: Header)] = []
        for path in paths { files.append((path, try Header(of: try storage.openForReading(path)))) }
        // A segment comes behind the one it goes on from. What is left in the order of the paths stays so.
        let order = files.indices.sorted {
            let (left, right) = (files[$0].header.seqBeforeFirst, files[$1].header.seqBeforeFirst)
            return left != right ? left < right : $0 < $1
        }
        var ends: [Int] = []
        for index in order {
            let file = files[index]
            let before = ends.indices.filter { place in
                let end = files[ends[place]]
                let isNext = SegmentName(file.path) == SegmentName(end.path).next
                // Without sessions only names say who goes on from whom.
                guard isNext || file.header.continues?.session != nil else { return false }
                return file.header.goesOn(from: end.header, orSame: isNext)
            }
            let nearest = before.max { files[ends[$0]].header.seqBeforeFirst < files[ends[$1]].header.seqBeforeFirst }
            if let nearest {
                journals[nearest].append(file.path)
                ends[nearest] = index
            } else {
                journals.append([file.path])
                ends.append(index)
            }
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
