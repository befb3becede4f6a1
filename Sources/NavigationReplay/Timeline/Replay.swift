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
    /// Headers in the middle that carry a snapshot, each with the position it stands at.
    public private(set) var checkpoints: [(position: Int, header: Header)] = []

    private let reducer: Reducer
    private var reader: JournalReader
    /// An entry that was read and not applied, since it lies behind where the replay should stop.
    private var held: (entry: Entry, location: LineLocation)?
    private var isRelaunchDue = false

    /// Creates a replay that goes on from a world.
    init(_ reader: JournalReader, _ reducer: Reducer, from world: World, at position: Int) {
        self.reader = reader
        self.reducer = reducer
        self.world = world
        self.position = position
    }

    /// The place that reading has reached; a reader can begin there.
    var mark: ReaderMark { reader.mark }

    /// Reads the next entry and applies it.
    ///
    /// - Parameter last: Entries with a higher seq are left for the next call.
    /// - Returns: nil at the end, and at the first damage unless the reader is lenient.
    public mutating func next(upTo last: Int = .max) throws(JournalError) -> Step? {
        if held == nil { held = try read() }
        guard let (entry, location) = held, entry.seq <= last else { return nil }
        held = nil
        if isRelaunchDue { reducer.relaunch(&world) }
        isRelaunchDue = false
        let outcome = reducer.apply(entry, to: &world)
        position = entry.seq
        return Step(entry: entry, outcome: outcome, location: location)
    }

    private mutating func read() throws(JournalError) -> (entry: Entry, location: LineLocation)? {
        while let item = try reader.next() {
            switch item {
            case .header: break
            case .relaunch: isRelaunchDue = true
            case .checkpoint(let header): checkpoints.append((position, header))
            case .finding(let finding): findings.append(finding)
            case .entry: return (reader.entry, reader.location)
            }
        }
        return nil
    }
}

/// An entry with what became of it.
public struct Step: Sendable {
    /// The entry.
    public var entry: Entry
    /// What the reducer did with it.
    public var outcome: Outcome
    /// Where it stands in the file, nil for one that is only in memory.
    public var location: LineLocation?
}
