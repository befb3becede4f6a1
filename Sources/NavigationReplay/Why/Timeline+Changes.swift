public import NavigationModel

/// The last entry that changed a part of the state, for one that takes every entry of a history in turn.
public struct LastChange: Sendable {
    /// The seq of the entry, nil if none has changed it.
    public private(set) var seq: Int?
    /// How many entries were taken.
    public private(set) var taken = 0

    private let path: StatePath
    private let viewpoint: Viewpoint
    private var view: StateView

    /// Begins with a world, before the first entry.
    public init(of path: StatePath, from viewpoint: Viewpoint, in world: borrowing World) {
        self.path = path
        self.viewpoint = viewpoint
        view = StateView(path, in: world, scene: viewpoint.scene, layout: viewpoint.layout)
    }

    /// Takes the entry that a replay has come to.
    public mutating func take(_ replay: borrowing Replay) {
        take(replay.entry, replay.outcome, beginsRun: replay.beginsRun, replay.world)
    }

    mutating func take(
        _ entry: borrowing Entry, _ outcome: borrowing Outcome, beginsRun: Bool, _ world: borrowing World
    ) {
        taken += 1
        guard beginsRun || path.canChange(by: entry, outcome, current: viewpoint.scene) else { return }
        let new = StateView(path, in: world, scene: viewpoint.scene, layout: viewpoint.layout)
        guard new.differs(from: view) else { return }
        (seq, view) = (entry.seq, new)
    }
}

/// Looking for what changed a part of the state.
extension Timeline {
    /// Returns the last entry up to a position that changed what a path leads to, nil if none did.
    ///
    /// It looks at that part only, and only after entries that can change it, and goes without most of what happens in
    /// other scenes, so that it takes no longer than a replay to find that something changed at the very beginning.
    /// `goesOn` is asked now and then, with the number of entries since the last time, and throws to stop.
    public func lastChange<Failure: Error>(
        of path: StatePath, upTo position: Int, from viewpoint: Viewpoint, goesOn: (Int) throws(Failure) -> Void
    ) throws -> Transition? {
        var found: Int?
        try forEachPiece(backFrom: position) { begin, end in
            try goesOn(0)
            var last = LastChange(of: path, from: viewpoint, in: try world(at: begin))
            let isLeftOut = { (entry: borrowing Entry) in path.canDoWithout(entry, current: viewpoint.scene) }
            try forEachEntry(after: begin, to: end, leavingOut: isLeftOut) {
                (entry, outcome, beginsRun, world) throws(Failure) in
                last.take(entry, outcome, beginsRun: beginsRun, world)
                if last.taken % Self.breath == 0 { try goesOn(Self.breath) }
                return true
            }
            found = last.seq
            return found == nil
        }
        return try found.flatMap(transition)
    }

    /// How many entries go by before it is asked whether to go on.
    static let breath = 256

    /// Returns the entry with that seq, and the worlds around it.
    public func transition(at seq: Int) throws -> Transition? {
        let before = try world(at: seq - 1)
        return try step(at: seq).map { Transition(step: $0, before: before, after: try world(at: seq)) }
    }
}
