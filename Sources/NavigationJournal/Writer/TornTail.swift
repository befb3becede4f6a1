/// The bytes of an entry that a crash has left unfinished, and that were moved away so that nothing is glued to them.
public struct TornTail: Sendable, Hashable {
    /// Where they were in the journal.
    public let offset: Int
    /// How many there are.
    public let length: Int
    /// The file that holds them now.
    public let path: String
}

extension TornTail {
    /// Moves what follows an offset of a journal into a file of its own, and cuts the journal there.
    ///
    /// The copy is on the disk before the journal is cut, so a crash in between loses nothing.
    init(of journal: any WritableFile, at offset: Int, path: String, in storage: some JournalStorage)
        throws(JournalError)
    {
        let length = try journal.size() - offset
        let (copy, copyPath) = try Self.createCopy("\(path).torn-\(offset)", in: storage)
        try Self.copy(journal, from: offset, to: copy, path: copyPath)
        try copy.sync()
        try storage.syncDirectory(of: copyPath)
        try journal.truncate(to: offset)
        self.init(offset: offset, length: length, path: copyPath)
    }

    /// Creates a file of that name, or of that name with a number: an earlier tail is never replaced.
    private static func createCopy(
        _ path: String, in storage: some JournalStorage
    ) throws(JournalError) -> (any WritableFile, String) {
        var (candidate, number) = (path, 1)
        while true {
            do {
                return (try storage.create(candidate), candidate)
            } catch .alreadyExists {
                number += 1
                candidate = "\(path)-\(number)"
            }
        }
    }

    private static func copy(
        _ journal: any ReadableFile, from start: Int, to copy: any WritableFile, path: String
    ) throws(JournalError) {
        try journal.forEachPiece(of: start..<(try journal.size())) { piece throws(JournalError) in
            try copy.append(whole: Array(piece), path)
        }
    }
}
