public import NavigationJournal
import NavigationModel

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Writes down what the scenes of an app were asked for.
///
/// Recording costs the caller a place in a queue: it never waits, never throws, and does nothing to the app when the
/// disk is full. This actor takes the entries from there, hides what the manifest says, adds to each what became of it
/// and the digest of its scene, and makes a batch of them durable at a time.
///
/// Each run of the app begins a journal in a folder, which goes on in another segment when one is full, or old. What is
/// old, or too much, is removed.
///
/// ## When the disk cannot follow
///
/// The queue is bounded by ``Options/capacity``. Entries that come when it is full, and entries that the disk refuses,
/// are lost, and so is everything until the recorder can go on. It goes on in another journal: its header says how many
/// were lost and why, as `"lost":{"entries":120,"reason":"queue full"}`, and has the snapshot of the world after them.
/// So no journal has entries that follow from something it does not hold, and each replays to what was there.
public actor NavigationRecorder {
    /// Why the disk did not take an entry, the last time that it did not.
    public private(set) var lastFailure: JournalError?
    /// The paths of what this run has written, the one that is being written last: journals and their segments.
    public var journals: [String] { series?.paths ?? [] }
    /// Where the journals are.
    public nonisolated var storage: any JournalStorage { folder.storage }

    private nonisolated let folder: JournalFolder
    private let options: Options
    private let queue: EntryQueue
    private let systemLog: SystemLog?
    private var series: JournalSeries?

    /// Creates a recorder of journals in a folder, which is created if it is not there.
    public init(folder: URL, options: Options = Options()) {
        self.init(JournalFolder(folder), options)
    }

    /// Creates a recorder of journals in another storage than the disk.
    ///
    /// - Parameters:
    ///   - folder: What the paths of the journals begin with.
    ///   - storage: Where they are.
    ///   - options: How they are recorded.
    public init(folder: String, in storage: any JournalStorage, options: Options = Options()) {
        self.init(JournalFolder(path: folder, storage: storage), options)
    }

    private init(_ folder: JournalFolder, _ options: Options) {
        self.folder = folder
        self.options = options
        queue = EntryQueue(capacity: options.capacity)
        systemLog = options.mirrorsToSystemLog ? SystemLog(app: options.app) : nil
    }

    /// Returns when every entry that was recorded before is on the disk, or known not to get there.
    ///
    /// An app calls it when it goes to the background.
    public func flush() {
        while let items = queue.takeAll() { write(items[...]) }
    }
}

/// What the hub calls, on the main actor.
extension NavigationRecorder {
    nonisolated func launch(_ manifest: Manifest?) { queue.launch(manifest) }

    nonisolated func prepare(after seq: Int, _ world: @autoclosure () -> World, time: Int64) {
        queue.prepare(after: seq, world(), time: time)
    }

    nonisolated func record(_ entry: Entry, _ outcome: Outcome) {
        if queue.add(entry, outcome) { Task(priority: .utility) { await flush() } }
    }
}

extension NavigationRecorder {
    private func write(_ items: ArraySlice<EntryQueue.Item>) {
        var rest = items
        do throws(JournalError) {
            while let item = rest.first {
                try write(item)
                rest = rest.dropFirst()
            }
            try series?.sync()
        } catch {
            // What came before it may be well.
            try? series?.sync()
            let count = rest.reduce(series?.unsynced ?? 0) { $0 + $1.count }
            series?.abandon()
            lastFailure = error
            queue.lose(Gap.Loss(count: count, reason: error.inAWord))
        }
    }

    private func write(_ item: EntryQueue.Item) throws(JournalError) {
        switch item {
        case .launch(let manifest): series = JournalSeries(in: folder, manifest, options)
        case .gap(let gap): try series?.resume(after: gap)
        case .entry(let entry, let outcome):
            guard let line = try series?.write(entry, outcome) else { return }
            systemLog?.mirror(line)
        }
    }
}

extension JournalError {
    /// What a header says about a loss, without paths.
    fileprivate var inAWord: String {
        switch self {
        case .system(let error): error.name
        case .lineTooLong, .invalidLine: "line too long"
        default: "journal closed"
        }
    }
}
