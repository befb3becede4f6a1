extension JournalWriter {
    /// Creates a journal. A crash leaves a whole journal with its header, or none.
    ///
    /// - Throws: `alreadyExists` if anything stands at the path, `locked` if someone else is writing there.
    public static func create(
        _ path: String, _ header: Header, in storage: some JournalStorage = FileStorage(),
        _ options: Options = Options()
    ) throws(JournalError) -> JournalWriter {
        try create(path, header, as: try JournalLine(header), in: storage, options)
    }

    /// Creates a journal whose header is written as that line.
    static func create(
        _ path: String, _ header: Header, as line: JournalLine, in storage: some JournalStorage, _ options: Options
    ) throws(JournalError) -> JournalWriter {
        let lock = try lock(path, in: storage, options)
        let writer = try JournalWriter(
            path: path, header: header, tornTail: nil, lastSeq: header.seqBeforeFirst, options: options,
            storage: storage, lock: lock, file: try create(path, holding: line, in: storage))
        writer.raiseFullSize()
        return writer
    }

    /// Creates a file that begins with a line, durably. A crash leaves it whole, or nothing at its path.
    static func create(
        _ path: String, holding line: JournalLine, in storage: any JournalStorage
    ) throws(JournalError) -> any WritableFile {
        try storage.create(path) { file throws(JournalError) in
            try file.append(whole: line.bytes, path)
            let size = try file.size()
            guard size == line.bytes.count else {
                throw .shortWrite(path: path, written: size, of: line.bytes.count)
            }
            return file
        }
    }

    /// Opens a journal to go on with it, in its last segment. A torn tail is moved away first.
    ///
    /// - Throws: `damagedEnd` if it is not known what the next entry would follow, `locked` if someone else is writing,
    ///   `segment` if the path is that of a later segment alone, `archive` if the journal is in one.
    public static func open(
        _ path: String, in storage: some JournalStorage = FileStorage(), _ options: Options = Options()
    ) throws(JournalError) -> JournalWriter {
        let lock = try lock(path, in: storage, options)
        let first = SegmentName(path).first.path
        let segments = try JournalSegments(of: first, in: storage)
        if SegmentName(path).number > 1, segments.paths.contains(path) { throw .segment(path: path, of: first) }
        let path = segments.paths.last { $0 != first } ?? path
        let file = try storage.openForAppending(path)
        try file.expectNoArchive(at: path)
        let end = try JournalEnd(of: file)
        if let damage = end.damage { throw .damagedEnd(path: path, damage) }
        var tornTail: TornTail?
        if let tail = end.tornTail { tornTail = try TornTail(of: file, at: tail.offset, path: path, in: storage) }
        // Its last writer may have ended before the disk knew of its bytes, or even of its name.
        try file.sync()
        try storage.syncDirectory(of: path)
        return try JournalWriter(
            path: path, header: end.header, tornTail: tornTail, lastSeq: end.lastSeq, options: options,
            storage: storage, lock: lock, file: file)
    }

    /// Takes the lock of a journal. It has a file of its own, which is never renamed, so that nobody can hold the lock
    /// of a journal that has gone. All segments have the same one.
    private static func lock(
        _ path: String, in storage: some JournalStorage, _ options: Options
    ) throws(JournalError) -> any StorageLock {
        do {
            return try storage.lock(SegmentName(path).first.path + ".lock", as: options.holder)
        } catch .locked(_, let holder) {
            throw .locked(path: path, holder: holder)
        }
    }
}
