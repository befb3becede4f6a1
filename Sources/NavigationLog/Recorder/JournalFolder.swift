import NavigationJournal
import NavigationModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder with the journals of an app, one for each of its runs.
///
/// The name of a journal says when it was begun and by which run, so that names in their order are journals in theirs:
/// `2026-11-30T090000.000Z-5f0c21d7-1.jsonl`.
struct JournalFolder: Sendable {
    let path: String
    let storage: any JournalStorage

    /// Returns the path of a journal, whose number tells it from others of the same run.
    func journal(begun time: Int64, session: String, number: Int) -> String {
        "\(path)/\(Self.stamp(time))-\(session)-\(number).jsonl"
    }

    /// Removes the segments that are too old, and of the others the oldest that are too much.
    ///
    /// - Parameters:
    ///   - current: The segment that is being written.
    ///   - size: How many bytes may stay besides it.
    ///   - age: For how long they may stay.
    ///   - time: When this is, in milliseconds since 1970.
    func clean(before current: String, size: Int, age: Duration, at time: Int64) {
        let segments = storage.names(inFolder: path).filter(Self.isJournal).map { SegmentName("\(path)/\($0)") }
            .sorted { ($0.first.path, $0.number) > ($1.first.path, $1.number) }
        // Before 1970 there are none.
        let oldest = "\(path)/\(Self.stamp(Int64(max(0, Double(time) - age / .milliseconds(1)))))"
        var rest = size
        for segment in segments where segment.path != current {
            rest -= (try? storage.openForReading(segment.path).size()) ?? 0
            guard rest < 0 || segment.path < oldest else { continue }
            remove(segment, isOwn: segment.first == SegmentName(current).first)
        }
    }

    /// Removes a segment of a journal that nobody else is writing. The first one stands for the lock, too.
    private func remove(_ segment: SegmentName, isOwn: Bool) {
        let lock = segment.first.path + ".lock"
        if isOwn {
            try? storage.remove(segment.path)
        } else if let held = try? storage.lock(lock, as: JournalWriter.Options.process) {
            withExtendedLifetime(held) {
                try? storage.remove(segment.path)
                try? storage.remove(lock)
            }
        }
    }

    /// A time as a name has it: no colons, which some systems do not allow there.
    private static func stamp(_ time: Int64) -> String { EntryTime.text(time).filter { $0 != ":" } }

    /// Whether this is a name that the recorder gives. Other files are somebody else's.
    private static func isJournal(_ name: String) -> Bool {
        name.wholeMatch(of: /\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-[0-9a-f]+-\d+(\.\d+)?\.jsonl/) != nil
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
