public import NavigationJournal
public import NavigationModel
public import StrictJSON

/// A history that one can travel: the entries of a journal, and those that were added in memory after them.
///
/// A position is after an entry and is named by its seq; the first position is before all of them. The worlds in
/// between are rebuilt from the nearest checkpoint when someone asks.
public final class Timeline {
    /// What gives the entries their meaning.
    public let reducer: Reducer
    /// The position before the first entry.
    public let start: Int
    /// What a journal should not hold, as far as it was read.
    public let findings: [Finding]
    /// Places of the journal from which reading can go on.
    public let index: JournalIndex

    let source: JournalSource?
    private var near = NearReplays()
    private let startWorld: World
    /// How many entries of the journal belong to this history, and the seq of the last one.
    private let journalCount: Int
    private let journalEnd: Int
    /// The entries in memory, each with the world after it.
    private var tail: [(step: Step, world: World)] = []

    /// Reads a journal to its end, or to its first damage.
    ///
    /// - Parameters:
    ///   - source: The journal with what gives its entries their meaning.
    ///   - index: The places of an earlier reading. Only what comes after the last one is read.
    ///   - watch: Called after every entry that is read.
    ///   - progress: Called now and then with the number of bytes read; false stops reading.
    public init(
        _ source: JournalSource, from index: JournalIndex? = nil, watch: ((borrowing Replay) -> Void)? = nil,
        progress: (Int) -> Bool = { _ in true }
    ) throws(JournalError) {
        var index = index ?? JournalIndex()
        var replay: Replay
        if let last = index.places.last, let checkpoint = Checkpoint(last, in: index) {
            replay = source.replay(from: checkpoint)
        } else {
            index = JournalIndex()
            replay = source.replay()
            index.start = replay.position
        }
        var nextPlace = index.nextOrdinal
        while try replay.advance() {
            if replay.ordinal == 1 { index.start = source.positionBefore(first: replay.position) }
            if replay.ordinal == nextPlace {
                index.add(nextPlace, position: replay.position, mark: replay.mark, world: replay.world)
                nextPlace = index.nextOrdinal
            }
            watch?(replay)
            if replay.ordinal % 4096 == 0, !progress(replay.location.offset) { break }
        }
        index.findings += replay.findings
        self.source = source
        self.index = index
        reducer = source.reducer
        startWorld = source.start
        start = index.start
        findings = index.findings
        journalCount = replay.ordinal
        journalEnd = replay.ordinal > 0 ? replay.position : start
    }

    /// Creates a history without entries.
    public init(_ reducer: Reducer) {
        self.reducer = reducer
        source = nil
        startWorld = reducer.start
        start = 0
        findings = []
        index = JournalIndex()
        journalCount = 0
        journalEnd = 0
    }

    private init(_ origin: Timeline, journalCount: Int, journalEnd: Int, tail: [(step: Step, world: World)]) {
        reducer = origin.reducer
        start = origin.start
        findings = origin.findings
        source = origin.source
        index = origin.index
        startWorld = origin.startWorld
        self.journalCount = journalCount
        self.journalEnd = journalEnd
        self.tail = tail
    }

    /// The position after the last entry.
    public var end: Int { tail.last?.step.entry.seq ?? journalEnd }

    /// The number of entries.
    public var count: Int { journalCount + tail.count }
}

/// Going to a position.
extension Timeline {
    /// Returns the world at a position. A position between two seqs is the one after the earlier of them.
    public func world(at position: Int) throws(JournalError) -> World {
        if let last = tail.last(where: { $0.step.entry.seq <= position }) { return last.world }
        return try replay(to: position)?.world ?? startWorld
    }

    /// Returns the entry with that seq and what became of it, nil if there is none.
    public func step(at seq: Int) throws(JournalError) -> Step? {
        if let kept = tail.first(where: { $0.step.entry.seq == seq }) { return kept.step }
        guard seq > start, seq <= journalEnd, var replay = try replay(to: seq - 1) else { return nil }
        return try replay.advance() && replay.position == seq ? replay.step : nil
    }

    /// Calls a function with every entry after a position, and the world after it, up to another position.
    ///
    /// The function returns false to stop.
    public func forEach<Failure: Error>(
        after position: Int, to last: Int, _ body: (Step, borrowing World) throws(Failure) -> Bool
    ) throws {
        if position < journalEnd, var replay = try replay(to: position) {
            while try replay.advance(upTo: min(last, journalEnd)) {
                if try !body(replay.step, replay.world) { return }
            }
        }
        for kept in tail where kept.step.entry.seq > position && kept.step.entry.seq <= last {
            if try !body(kept.step, kept.world) { return }
        }
    }

    /// `forEach` for those who look at every entry and keep none: the parts of a step, as they lie there.
    ///
    /// Entries of the journal that are left out change nothing, as if they stood down.
    func forEachEntry<Failure: Error>(
        after position: Int, to last: Int, leavingOut isLeftOut: (borrowing Entry) -> Bool = { _ in false },
        _ body: (borrowing Entry, borrowing Outcome, _ beginsRun: Bool, borrowing World) throws(Failure) -> Bool
    ) throws {
        if position < journalEnd, var replay = try replay(to: position) {
            let last = min(last, journalEnd)
            while try replay.advance(upTo: last, leavingOut: isLeftOut) {
                if try !body(replay.entry, replay.outcome, replay.beginsRun, replay.world) { return }
            }
        }
        for (step, world) in tail where step.entry.seq > position && step.entry.seq <= last {
            if try !body(step.entry, step.outcome, step.beginsRun, world) { return }
        }
    }

    /// Returns all members of an entry, also those that its intent does not know, but for the checksum.
    public func members(of step: Step) throws(JournalError) -> JSONObject {
        guard let location = step.location, var members = try source?.members(at: location)
        else { return step.entry.json }
        members["crc"] = nil
        // Behind an entry that is left out nobody has seen what happens.
        if step.entry.seq > sharedEnd { (members["outcome"], members["state"]) = (nil, nil) }
        return members
    }

    /// Returns the position that is a number of entries after the first one, or before the last one.
    ///
    /// Seqs may have gaps in a damaged journal, so counting is not subtracting.
    public func position(ofEntry ordinal: Int) throws(JournalError) -> Int {
        guard ordinal > 0 else { return start }
        if ordinal > journalCount {
            return tail.indices.contains(ordinal - journalCount - 1)
                ? tail[ordinal - journalCount - 1].step.entry.seq : end
        }
        guard var replay = replay(upTo: ordinal, of: .ordinal) else { return start }
        while replay.ordinal < ordinal, try replay.advance() { near.pass(replay) }
        near.keep(replay)
        return replay.position
    }

    /// Returns how many entries there are up to a position, nil if the position is none of this history.
    public func ordinal(of position: Int) throws(JournalError) -> Int? {
        if position == start { return 0 }
        if let index = tail.firstIndex(where: { $0.step.entry.seq == position }) { return journalCount + index + 1 }
        guard position >= start, position <= journalEnd, let replay = try replay(to: position) else { return nil }
        return replay.position == position ? replay.ordinal : nil
    }

    /// Returns the position after the last entry, in their order, whose time is at or before a moment.
    public func lastPosition(notAfter milliseconds: Int64) throws(JournalError) -> Int {
        var last = start
        var failure: JournalError?
        do {
            try forEach(after: start, to: end) { step, _ in
                if case .utc(let time)? = step.entry.time, time <= milliseconds { last = step.entry.seq }
                return true
            }
        } catch {
            failure = error as? JournalError
        }
        if let failure { throw failure }
        return last
    }

    func replay(to position: Int) throws(JournalError) -> Replay? {
        let last = min(position, journalEnd)
        guard var replay = replay(upTo: last, of: .position) else { return nil }
        while try replay.advance(upTo: last) { near.pass(replay) }
        near.keep(replay)
        return replay
    }

    /// A replay that is the nearest one at or before a value of a key.
    private func replay(upTo value: Int, of key: Key) -> Replay? {
        guard let source else { return nil }
        let place = index.last(where: key.ofPlace, atMost: value)
        let nearest = place.map { $0[keyPath: key.ofPlace] } ?? .min
        if nearest <= value, let replay = near.last(where: key, in: nearest...value) { return replay }
        return place.flatMap { Checkpoint($0, in: index) }.map(source.replay(from:)) ?? source.replay()
    }

    /// What a replay is looked up by.
    enum Key {
        case position, ordinal

        fileprivate var ofPlace: KeyPath<JournalIndex.Place, Int> { self == .position ? \.position : \.ordinal }
    }
}

/// Adding to a history.
extension Timeline {
    /// The last position that stands in the journal.
    public var journalPosition: Int { journalEnd }

    /// The entries that were added in memory.
    public var added: [Step] { tail.map(\.step) }

    /// Adds an entry at the end, in memory, and returns what became of it.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - beginsRun: Whether a new run of the app begins just before it.
    public func append(_ entry: Entry, beginsRun: Bool = false) throws(JournalError) -> Step {
        var world = try world(at: end)
        if beginsRun { reducer.relaunch(&world) }
        let outcome = reducer.apply(entry, to: &world)
        let step = Step(entry: entry, outcome: outcome, location: nil, beginsRun: beginsRun)
        tail.append((step, world))
        return step
    }

    /// Returns a history that shares everything up to a position and goes its own way from there.
    public func fork(at position: Int) throws(JournalError) -> Timeline {
        let isInJournal = position <= journalEnd
        let kept = tail.prefix { $0.step.entry.seq <= position }
        let ordinal = isInJournal ? try ordinal(of: position) ?? 0 : journalCount
        return Timeline(
            self, journalCount: ordinal, journalEnd: isInJournal ? max(position, start) : journalEnd, tail: Array(kept))
    }
}
