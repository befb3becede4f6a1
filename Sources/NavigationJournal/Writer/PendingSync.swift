/// Entries on their way to the disk: they are written, and a sync makes them durable.
///
/// It can run on another thread than the writer's while the writer takes further entries.
struct PendingSync: Sendable {
    private let file: any WritableFile
    /// Where the last of the entries ends.
    let end: Int
    /// The seq of the last of them.
    let seq: Int

    init(_ file: any WritableFile, end: Int, seq: Int) {
        self.file = file
        self.end = end
        self.seq = seq
    }

    /// Waits until they are on the disk.
    func run() throws(JournalError) {
        try file.sync()
    }
}
