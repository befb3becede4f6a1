import NavigationJournal
public import NavigationModel
public import StrictJSON

/// Makes up the history of an app as production records it: runs and windows, bursts of taps and long pauses, links
/// that start the app or come twice, restores, sign-ins, content that comes and goes. The same seed gives the same
/// history.
///
/// People do what the state lets them do, so the reducer runs along. What the app records is what comes of its entries;
/// a check finds nothing wrong, but where a fault was planted.
public struct HistoryGenerator {
    /// What is made up.
    public struct Options: Sendable {
        /// Everything follows from this number.
        public var seed: UInt64 = 1
        /// How often what a person does next is a fault instead, from 0 to 1.
        public var faultRate = 0.0
        /// The kinds of faults that `faultRate` takes.
        public var faults = PlantedFault.allCases
        /// Faults to plant once each, the first of them after that many entries.
        public var once: [PlantedFault] = []
        /// The number of entries before those.
        public var onceAfter = 0

        /// Creates the options of a healthy history.
        public init() {}
    }

    /// A fault with the entry to blame.
    public typealias Plant = (fault: PlantedFault, seq: Int)

    /// When the history begins, in milliseconds since 1970.
    public private(set) var clock: Int64
    /// A number for the session, and for the version of the app.
    public let session: UInt64
    /// The faults so far.
    public private(set) var planted: [Plant] = []
    /// The faults that are still to be planted once. Not every app can have every fault.
    public private(set) var due: [PlantedFault]

    let options: Options
    let reducer: Reducer
    var vocabulary: Vocabulary
    var random: SplitMix64
    /// The world after the last entry.
    private(set) var world: World
    private var digests = SceneDigests()
    private(set) var seq = 0
    private var plan: ArraySlice<Planned> = []
    /// What happens when the plan is through, instead of what a person likes.
    var stages: [(inout HistoryGenerator) -> Void] = []
    /// The scene that the person looks at.
    var current: Name = "main"
    var isRunning = false
    /// Whether the app records no digests and not what became of what waited, up to the next run.
    var isForgetful = false
    /// Who is signed in as far as the app remembers.
    var user: Name?
    private(set) var saved: [Name: SavedState] = [:]

    /// Begins before the first entry.
    public init(_ manifest: Manifest?, _ options: Options = Options()) {
        self.options = options
        reducer = Reducer(manifest)
        world = reducer.start
        vocabulary = Vocabulary(manifest)
        random = SplitMix64(seed: options.seed)
        due = options.once
        session = random.next()
        let start: Int64 = 1_793_520_000_000
        clock = start + Int64(random.below(28)) * 86_400_000 + Int64(random.below(36_000)) * 1000
        if random.chance(60) { user = random.pick(Vocabulary.users) }
    }

    /// Returns the members of the next entry.
    public mutating func next() -> JSONObject {
        while plan.isEmpty { act() }
        return carryOut(plan.removeFirst())
    }

    /// Adds to what shall happen.
    mutating func plan(_ planned: Planned) { plan.append(planned) }

    /// What is planned, for a look at what would come of it.
    var planned: ArraySlice<Planned> { plan }

    private mutating func carryOut(_ planned: Planned) -> JSONObject {
        seq += 1
        clock += Int64(planned.delay)
        var entry = Entry(
            seq: seq, time: .utc(milliseconds: clock), scene: planned.scene, intent: planned.intent,
            origin: planned.origin)
        if planned.followsPrevious { entry.cause = seq - 1 }
        let outcome = reducer.apply(entry, to: &world)
        switch planned.record {
        case .everything where !isForgetful:
            entry.recordedOutcome = outcome.json
            entry.recordedDigest = digests.digest(of: planned.scene, in: world)?.description
        case .everything, .kind: entry.recordedOutcome = Outcome(outcome.verdict).json
        case .claim(let claim): entry.recordedOutcome = claim
        case .nothing: break
        }
        if let fault = planned.fault {
            planted.append((fault, seq))
            due.removeAll { $0 == fault }
        }
        save(after: entry)
        return entry.json.inserting(planned.notes)
    }

    private mutating func save(after entry: Entry) {
        switch entry.intent {
        case .scene(.phase(.background)):
            if let id = entry.scene { saved[id] = savedState(of: id) }
        case .app(.signedOut): saved = [:]
        default: break
        }
    }

    /// The state of a scene as the app would save it now.
    func savedState(of id: Name) -> SavedState? {
        guard let scene = world.scenes[id] else { return nil }
        return SavedState(snapshot: Snapshot.json(ofScene: scene.json, schema: reducer.manifest?.schema), seq: seq)
    }
}

extension JSONObject {
    /// Puts members that only inform behind those of the intent.
    fileprivate func inserting(_ notes: JSONObject) -> JSONObject {
        if notes.isEmpty { return self }
        let split = members.firstIndex { Entry.membersBehindIntent.contains($0.name) } ?? members.endIndex
        return JSONObject(members[..<split] + notes.members + members[split...])
    }
}
