import NavigationJournal
import NavigationModel
import StrictJSON

/// The journals of one run of an app, which is one unless entries are lost, and a replay of what is in them.
///
/// What the manifest hides is hidden first, so the replay sees what every later replay will see, and
/// the digests that are written are right for the journal, not for what the app knows.
struct JournalSeries {
    private let folder: JournalFolder
    private let options: NavigationRecorder.Options
    private let reducer: Reducer
    private let redactor: Redactor
    private let session: String
    private var world: World
    private var digests = SceneDigests()
    private var number = 0
    private var begun = Int64.min
    private var writer: JournalWriter?
    /// The paths of their segments, in order.
    private(set) var paths: [String] = []
    /// The seq of the last entry that the writer took, and of the last one that is on the disk.
    private var (takenSeq, syncedSeq) = (0, 0)

    init(in folder: JournalFolder, _ manifest: Manifest?, _ options: NavigationRecorder.Options) {
        var random = SystemRandomNumberGenerator()
        self.folder = folder
        self.options = options
        reducer = Reducer(manifest)
        redactor = Redactor(manifest, key: RedactionKey(random.next(), random.next()))
        session = String(UInt32.random(in: .min ... .max, using: &random), radix: 16)
        world = reducer.start
    }

    /// Writes an entry with what became of it; returns the members of its line.
    mutating func write(_ entry: Entry, _ outcome: Outcome) throws(JournalError) -> JSONObject {
        var members = redactor.redact(entry: entry.json)
        let redacted = (try? Entry(json: members)) ?? entry
        _ = reducer.apply(redacted, to: &world)
        members["outcome"] = outcome.json
        let digest = digests.digest(of: redacted.sceneConcerned, in: world)
        if let digest { members["state"] = .string(digest.description) }
        let time = entry.milliseconds
        if writer == nil { try create(header(at: time), at: time) }
        guard let writer else { return members }
        takenSeq = try writer.write(members: members)
        if writer.isSegmentFull || .milliseconds(time - begun) >= options.segmentAge { rotate(writer, at: time) }
        return members
    }

    /// Makes everything durable that is written.
    mutating func sync() throws(JournalError) {
        try writer?.sync()
        syncedSeq = writer?.lastSeq ?? takenSeq
    }

    /// The number of entries that were written and may not be on the disk.
    var unsynced: Int { takenSeq - syncedSeq }

    /// Goes on after a gap: in another journal, which begins with what the gap has led to.
    mutating func resume(after gap: Gap) throws(JournalError) {
        let snapshot = redactor.redact(
            snapshot: Snapshot(gap.world, seq: gap.seq, schema: reducer.manifest?.schema).json)
        var header = header(at: gap.time)
        header.continues = Header.Continuation(seq: gap.seq, session: session)
        header.snapshot = snapshot
        header.unknown["lost"] = gap.loss.json
        world = (try? Snapshot(json: snapshot, layout: reducer.manifest.layout).world) ?? gap.world
        writer = nil
        try create(header, at: gap.time)
    }

    /// Leaves the journal as it is: what it does not hold follows in another one.
    mutating func abandon() {
        writer = nil
        syncedSeq = takenSeq
    }
}

/// Beginning and ending the files.
extension JournalSeries {
    private func header(at time: Int64) -> Header {
        var header = Header()
        header.app = options.app ?? reducer.manifest?.app
        header.build = options.build
        header.manifest = options.manifest
        header.session = session
        header.created = .utc(milliseconds: time)
        header.schema = reducer.manifest?.schema
        return header
    }

    private mutating func create(_ header: Header, at time: Int64) throws(JournalError) {
        number += 1
        let path = folder.journal(begun: time, session: session, number: number)
        let writer = try JournalWriter.create(path, header, in: folder.storage, writerOptions)
        self.writer = writer
        (takenSeq, syncedSeq) = (writer.lastSeq, writer.lastSeq)
        hasBegun(writer, at: time)
    }

    /// Goes on in the next segment. If that cannot be, the one there is grows.
    private mutating func rotate(_ writer: JournalWriter, at time: Int64) {
        let snapshot = Snapshot(world, seq: writer.lastSeq, schema: reducer.manifest?.schema).json
        writer.rotateIfPossible(snapshot: snapshot, created: .utc(milliseconds: time))
        begun = time
        guard writer.rotationFailure == nil else { return }
        syncedSeq = writer.lastSeq
        hasBegun(writer, at: time)
    }

    private mutating func hasBegun(_ writer: JournalWriter, at time: Int64) {
        paths.append(writer.path)
        begun = time
        folder.clean(before: writer.path, size: options.folderSize, age: options.folderAge, at: time)
    }

    /// Entries are synced a batch at a time.
    private var writerOptions: JournalWriter.Options {
        var writerOptions = JournalWriter.Options()
        writerOptions.durability = .batch
        writerOptions.segmentSize = options.segmentSize
        return writerOptions
    }
}

extension Entry {
    /// When it was made, in milliseconds since 1970.
    fileprivate var milliseconds: Int64 {
        if case .utc(let milliseconds)? = time { milliseconds } else { 0 }
    }
}
