public import NavigationJournal
public import NavigationModel

/// Runs through a journal and rebuilds the world, entry by entry.
public struct Replay {
    /// The world after the last entry that was read.
    public private(set) var world: World
    /// The seq of that entry; before the first one, the position before it.
    public private(set) var position: Int
    /// What was found on the way that a journal should not hold.
    public private(set) var findings: [Finding] = []
    /// Headers in the middle that carry a snapshot.
    public private(set) var checkpoints: [CheckpointHeader] = []

    /// How many entries were applied, and came before where the replay began.
    public private(set) var ordinal: Int

    /// The last entry that was applied.
    public private(set) var entry = Entry(seq: 0, intent: .app(.launched))
    /// What became of the last entry.
    public private(set) var outcome = Outcome(.unchanged)
    /// Whether a header just before the last entry began a new run of the app.
    public private(set) var beginsRun = false

    private let reducer: Reducer
    private let skipped: Set<Int>
    private var reader: JournalReader
    /// Whether the reader's entry was not applied, since it lies behind where the replay should stop.
    private var isEntryDue = false
    private var isRelaunchDue = false

    /// Creates a replay that goes on from a world, and goes without some entries.
    init(
        _ reader: JournalReader, _ reducer: Reducer, from world: World, at position: Int, after ordinal: Int = 0,
        skipping skipped: Set<Int>
    ) {
        self.reader = reader
        self.skipped = skipped
        self.reducer = reducer
        self.world = world
        self.position = position
        self.ordinal = ordinal
    }

    /// The last entry with what became of it.
    ///
    /// What the app saw happen goes for a history with every entry: behind a skipped one it is left out.
    public var step: Step {
        var entry = entry
        if let first = skipped.min(), first < entry.seq { (entry.recordedOutcome, entry.recordedDigest) = (nil, nil) }
        return Step(entry: entry, outcome: outcome, location: reader.location, beginsRun: beginsRun)
    }

    /// Where the last entry stands in the file.
    var location: LineLocation { reader.location }

    /// The bytes of the last entry, with the members that an entry does not keep.
    var line: [UInt8] { reader.currentLine }

    /// The place that reading has reached; a reader can begin there.
    var mark: ReaderMark { reader.mark }

    /// Has this copy of a replay go on by itself, so that the threads that read ahead stay with the other one.
    mutating func detach() { reader.detach() }

    /// Reads the next entry and applies it.
    ///
    /// - Parameter last: Entries with a higher seq are left for the next call.
    /// - Returns: false at the end, and at the first damage unless the reader is lenient.
    public mutating func advance(upTo last: Int = .max) throws(JournalError) -> Bool {
        try advance(upTo: last, leavingOut: { _ in false })
    }

    /// Reads the next entry and applies it, unless it is left out: then it changes nothing, as if it stood down.
    @inline(__always)
    mutating func advance(
        upTo last: Int, leavingOut isLeftOut: (borrowing Entry) -> Bool
    ) throws(JournalError) -> Bool {
        if !isEntryDue { isEntryDue = try read() }
        guard isEntryDue, reader.seq <= last else { return false }
        isEntryDue = false
        beginsRun = isRelaunchDue
        if beginsRun { reducer.relaunch(&world) }
        isRelaunchDue = false
        // Put where it stays when it has been applied: read where it was just written, it would be waited for.
        guard let next = reader.makeEntry() else { return false }
        outcome = isLeftOut(next) ? Outcome(.superseded(by: next.seq)) : reducer.apply(next, to: &world)
        entry = next
        position = next.seq
        ordinal += 1
        return true
    }

    private mutating func read() throws(JournalError) -> Bool {
        if skipped.isEmpty, reader.goOn() { return true }
        while let item = try reader.next() {
            switch item {
            case .entry where !skipped.isEmpty && skipped.contains(reader.seq): break
            case .entry: return true
            case .header: break
            case .relaunch: isRelaunchDue = true
            case .checkpoint(let header):
                checkpoints.append(CheckpointHeader(position: position, header: header, location: reader.location))
            case .finding(let finding): findings.append(finding)
            }
        }
        return false
    }
}

/// A header in the middle of a journal that carries a snapshot: it changes nothing, and can be compared.
public struct CheckpointHeader: Sendable {
    /// The position it stands at.
    public var position: Int
    /// The header.
    public var header: Header
    /// Where it stands in the file.
    public var location: LineLocation
}

/// An entry with what became of it.
public struct Step: Sendable {
    /// The entry.
    public var entry: Entry
    /// What the reducer did with it.
    public var outcome: Outcome
    /// Where it stands in the file, nil for one that is only in memory.
    public var location: LineLocation?
    /// Whether a new run of the app begins just before it: a header in the middle of the journal says so.
    public var beginsRun = false
}

extension Step {
    /// Whether the entry begins a new run of the app, or a header just before it does.
    public var startsRun: Bool { beginsRun || entry.intent.isLaunch }

    /// Creates the step of an entry that was applied elsewhere.
    public init(_ entry: Entry, _ outcome: Outcome, beginsRun: Bool = false) {
        self.init(entry: entry, outcome: outcome, location: nil, beginsRun: beginsRun)
    }
}
