import NavigationJournal
import NavigationModel
import StrictJSON

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder with the journals of an app, a run of the app beginning one of its own.
///
/// The name of a journal says when it was begun, by which run, and which of its journals it is, so that names in their
/// order are journals in theirs: `2026-11-30T090000.000Z-5f0c21d7-1.jsonl`.
struct JournalFolder: Sendable {
    let path: String
    let storage: any JournalStorage

    /// Returns the path of a journal.
    func journal(begun time: Int64, session: String, part: Int) -> String {
        let stamp = EntryTime.text(time).filter { $0 != ":" }
        return "\(path)/\(stamp)-\(session)-\(part).jsonl"
    }

    /// Removes the journals that are too old, and of the others the oldest that are too much.
    ///
    /// - Parameters:
    ///   - current: The journal that is being written.
    ///   - size: How many bytes may stay besides it.
    ///   - time: Journals that were begun before it go, in milliseconds since 1970.
    func clean(except current: String?, size: Int, before time: Int64) {
        let oldest = EntryTime.text(time).filter { $0 != ":" }
        var rest = size
        for name in storage.names(inFolder: path).filter(\.isJournal).sorted(by: >) {
            let journal = "\(path)/\(name)"
            guard journal != current else { continue }
            rest -= (try? storage.openForReading(journal).size()) ?? 0
            if rest < 0 || name < oldest { remove(journal) }
        }
    }

    /// Removes a journal that nobody is writing, with what stands beside it.
    private func remove(_ journal: String) {
        guard let lock = try? storage.lock(journal + ".lock", as: JournalWriter.Options.process) else { return }
        withExtendedLifetime(lock) {
            try? storage.remove(journal)
            try? storage.remove(journal + ".lock")
        }
    }
}

extension JournalFolder {
    /// Creates a folder on the disk, if it is not there; whoever writes into it finds out if that failed.
    init(_ folder: URL) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.path
        self.init(path: path.count > 1 && path.last == "/" ? String(path.dropLast()) : path, storage: FileStorage())
    }
}

extension String {
    /// Whether this is a name that the recorder gives: others in the folder are somebody else's.
    fileprivate var isJournal: Bool {
        hasSuffix(".jsonl") && utf8.count > 30 && EntryTime(json: .string(withColons)).isReadable
    }

    /// The time that a name begins with, as an entry writes it.
    private var withColons: String {
        let stamp = Array(prefix(22))
        return String(stamp.prefix(13)) + ":" + String(stamp.dropFirst(13).prefix(2)) + ":"
            + String(stamp.dropFirst(15))
    }
}

extension EntryTime {
    fileprivate var isReadable: Bool { if case .utc = self { true } else { false } }
}
