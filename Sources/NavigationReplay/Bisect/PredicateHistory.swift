import NavigationJournal
public import NavigationModel

/// When a predicate held in a history, found by asking after every entry.
///
/// A binary search needs a predicate that stays once it holds, and cannot know whether this one does. Asking everywhere
/// is one replay, as opening the journal was, and the answer is the first entry for every predicate.
public struct PredicateHistory: Sendable {
    /// The first entry after which it holds.
    public private(set) var first: Int?
    /// The first entry after that one after which it does not hold any more.
    public private(set) var lost: Int?
    /// After how many entries it holds.
    public private(set) var count = 0
    /// How many entries were asked.
    public private(set) var asked = 0
    /// Whether it holds before the first entry already.
    public let heldBefore: Bool

    private var predicate: RunningPredicate

    /// Begins before the first entry.
    public init(_ predicate: Predicate, from viewpoint: Viewpoint, start: borrowing World) {
        self.predicate = RunningPredicate(predicate, in: start, scene: viewpoint.scene, layout: viewpoint.layout)
        heldBefore = self.predicate.holds
    }

    /// Whether it holds after every entry from the first one on.
    public var isMonotone: Bool { lost == nil }

    /// Takes the entry that a replay has come to.
    public mutating func take(_ replay: borrowing Replay) {
        take(replay.entry, replay.outcome, beginsRun: replay.beginsRun, replay.world)
    }

    mutating func take(
        _ entry: borrowing Entry, _ outcome: borrowing Outcome, beginsRun: Bool, _ world: borrowing World
    ) {
        asked += 1
        predicate.take(entry, outcome, beginsRun: beginsRun, in: world)
        if predicate.holds {
            count += 1
            first = first ?? entry.seq
        } else if first != nil, lost == nil {
            lost = entry.seq
        }
    }
}

extension Timeline {
    /// Returns when a predicate held, asked after every entry, or until it is lost.
    ///
    /// `goesOn` is asked now and then, with the number of entries since the last time, and throws to stop.
    public func history<Failure: Error>(
        of predicate: Predicate, from viewpoint: Viewpoint, untilLost: Bool = false,
        goesOn: (Int) throws(Failure) -> Void
    ) throws -> PredicateHistory {
        var history = PredicateHistory(predicate, from: viewpoint, start: try world(at: start))
        try forEachEntry(after: start, to: end) { (entry, outcome, beginsRun, world) throws(Failure) in
            history.take(entry, outcome, beginsRun: beginsRun, world)
            if history.asked % Self.breath == 0 { try goesOn(Self.breath) }
            return !untilLost || history.lost == nil
        }
        return history
    }

    /// Returns what halving finds of a predicate, as long as nothing that was asked speaks against it: it does not hold
    /// before the first entry, it holds at the end, and a few dozen places between agree. Else nil.
    ///
    /// - Throws: what reading throws.
    public func halved(_ predicate: Predicate, from viewpoint: Viewpoint) throws -> (first: Int, asked: Int)? {
        let bisection = try Bisection(of: count, step: index.distance, everywhere: false, searches: false) { ordinal in
            let world = try world(at: try position(ofEntry: ordinal))
            return predicate.holds(in: world, from: viewpoint) ? .yes : .no
        }
        guard bisection.isMonotone, bisection.before == .no, case .found(let place, _) = bisection.result
        else { return nil }
        return (try position(ofEntry: place), bisection.asked)
    }
}
