import NavigationModel

/// Keeps the index of one journal between two runs, and gives it back as far as it still fits.
///
/// A journal may have grown since, may have been edited, or replaced by another one. If its file system says that
/// nothing was written to it, the index fits. Otherwise the bytes up to its end are compared by their checksums, piece
/// by piece: the index fits up to the first difference, which takes a fraction of the time of a replay.
public struct IndexKeeper {
    /// The size below which reading a journal takes no time worth an index.
    public static let smallestJournal = 4 << 20

    private let store: any IndexStore
    private let file: SummedFile
    private let meaning: UInt64
    /// The stamp of the journal before anything was read of it, nil if it cannot have an index.
    private let stamp: FileStamp?
    private var isFresh = false

    /// Creates the keeper of a journal's index, before the journal is read.
    ///
    /// - Parameters:
    ///   - store: Where indexes are kept.
    ///   - file: The journal.
    ///   - meaning: What stands for everything besides the journal that decides on its worlds.
    ///   - smallest: The size below which there is no index.
    ///   - piece: The number of bytes that are compared at a time.
    public init(
        _ store: any IndexStore, for file: any ReadableFile, meaning: UInt64, smallest: Int = Self.smallestJournal,
        piece: Int = 1 << 20
    ) {
        self.store = store
        self.file = SummedFile(file, piece: piece)
        self.meaning = meaning
        stamp = file.stamp.flatMap { $0.size >= smallest ? $0 : nil }
    }

    /// The journal, once its index has been loaded. What is read of it through this, in its order, is not read again
    /// when the index is kept.
    public var journal: any ReadableFile { stamp == nil || isFresh ? file.file : file }

    /// Returns the index as far as it fits, nil if there is none, and why it does not fit further.
    public mutating func load() -> (index: JournalIndex?, fault: IndexFault?) {
        do throws(IndexFault) {
            guard let stamp, let stored = try store.open(stamp.indexName) else { return (nil, nil) }
            let kept = try IndexFile(stored)
            guard kept.meaning == meaning else { throw .otherMeaning }
            isFresh = kept.stamp.proves(stamp)
            guard !isFresh, let end = file.firstChange(from: kept.checksums) else { return (kept.index, nil) }
            return (kept.index.upTo(end), .stale(from: end))
        } catch {
            return (nil, error)
        }
    }

    /// Keeps an index, unless it is kept already or the journal has changed since the keeper was made.
    public func keep(_ index: JournalIndex) throws(IndexFault) {
        guard !isFresh, let stamp, let now = file.stamp, now.shows(stamp) else { return }
        let sound = index.upToFirstError
        guard let end = sound.places.last?.offset, let checksums = file.checksums(upTo: end) else { return }
        let kept = IndexFile(index: sound, stamp: stamp, meaning: meaning, checksums: checksums)
        guard let parts = kept.parts else { throw .damaged }
        try store.save(parts, as: stamp.indexName)
    }
}

extension FileStamp {
    /// The name under which the index of a file is kept.
    fileprivate var indexName: String {
        let numbers = [identity.volume, identity.number].map { String($0, radix: 16) }
        return numbers.joined(separator: "-") + JournalIndex.nameSuffix
    }

    /// Whether another stamp of the file says that nothing has happened since.
    fileprivate func shows(_ earlier: FileStamp) -> Bool {
        var same = self
        same.isSettled = earlier.isSettled
        return same == earlier
    }
}

extension JournalIndex {
    static let nameSuffix = ".index"

    /// The index of what comes before the first error. It is the same however damage is taken.
    fileprivate var upToFirstError: JournalIndex {
        upTo(findings.first { $0.severity == .error }?.lineOffset ?? .max)
    }

    /// The index of what comes before an offset.
    fileprivate func upTo(_ end: Int) -> JournalIndex {
        var sound = self
        if let last = places.last, last.offset > end { sound.keep { $0.offset <= end } }
        let covered = sound.places.last?.offset ?? 0
        sound.findings = findings.filter { $0.lineOffset < covered }
        return sound
    }
}
