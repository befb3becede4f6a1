public import NavigationModel

/// What a journal holds, in numbers.
public struct Statistics: Sendable {
    /// The number of entries.
    public private(set) var entries = 0
    /// The time of the first entry that has a readable one.
    public private(set) var firstTime: EntryTime?
    /// The time of the last entry that has a readable one.
    public private(set) var lastTime: EntryTime?
    /// Every scene that an entry named.
    private var names: Set<Name> = []
    /// The number of scenes of other journals.
    private var others = 0
    /// How often each intent was asked for.
    public private(set) var intents = Tally()
    /// How often each kind of outcome came of it.
    public private(set) var outcomes = Tally()
    /// Why intents were rejected.
    public private(set) var reasons = Tally()
    /// What intents waited for when they were asked for.
    public private(set) var waits = Tally()
    /// Why links were rejected, at once or after they had waited.
    public private(set) var rejectedLinks = Tally()
    /// What people visited, and how they left it.
    public private(set) var visits: Visits
    /// How deep the path in question was, from the first entry to the last.
    public private(set) var depths = DepthSeries()
    /// The greatest number of routes on one path.
    public private(set) var maximumDepth = 0

    private let layout: Layout
    private var waitingLinks: Set<Int> = []

    /// The number of scenes that entries named. Those of two journals are never the same, whatever they are called.
    public var scenes: Int { names.count + others }

    /// Creates a sum of nothing, to which others are added.
    public init() {
        self.init(.open)
    }

    private init(_ layout: Layout) {
        self.layout = layout
        visits = Visits(layout)
    }

    /// Creates statistics of no entry yet, about an app of a layout.
    ///
    /// - Parameters:
    ///   - layout: How scenes are built.
    ///   - world: The world that the journal starts from.
    public init(_ layout: Layout, from world: borrowing World) {
        self.init(layout)
        visits.begin(with: world)
    }

    /// Counts an entry with the world after it.
    public mutating func count(_ step: Step, _ world: borrowing World) {
        entries += 1
        if let time = step.entry.time, case .utc = time {
            firstTime = firstTime ?? time
            lastTime = time
        }
        if let scene = step.entry.scene { names.insert(scene) }
        intents.add(Name(step.entry.intent.name))
        outcomes.add(Name(step.outcome.verdict.kind))
        switch step.outcome.verdict {
        case .rejected(let reason): reasons.add(Name(reason.text))
        case .deferred(let wait): waits.add(Name(wait.rawValue))
        default: break
        }
        countLinks(step)
        visits.count(step, world)
        guard let id = step.entry.scene, let scene = world.scenes[id] else { return }
        maximumDepth = max(maximumDepth, scene.stacks.values.map(\.path.count).max() ?? 0)
        depths.add(scene.visibleDepth(in: layout))
    }

    private mutating func countLinks(_ step: Step) {
        let isLink = step.entry.sceneIntent?.link != nil
        if isLink, step.outcome.verdict.deferral != nil { waitingLinks.insert(step.entry.seq) }
        if isLink, case .rejected(let reason) = step.outcome.verdict { rejectedLinks.add(Name(reason.text)) }
        for ended in step.outcome.resolved where ended.verdict.deferral == nil {
            guard waitingLinks.remove(ended.since) != nil, case .rejected(let reason) = ended.verdict else { continue }
            rejectedLinks.add(Name(reason.text))
        }
    }

    /// Adds the numbers of another journal.
    public mutating func add(_ other: Statistics) {
        entries += other.entries
        firstTime = [firstTime, other.firstTime].compactMap(\.self).min(by: Self.isEarlier)
        lastTime = [lastTime, other.lastTime].compactMap(\.self).max(by: Self.isEarlier)
        others += other.scenes
        intents.add(other.intents)
        outcomes.add(other.outcomes)
        reasons.add(other.reasons)
        waits.add(other.waits)
        rejectedLinks.add(other.rejectedLinks)
        visits.add(other.visits)
        depths.add(other.depths)
        maximumDepth = max(maximumDepth, other.maximumDepth)
    }

    /// Whether a time is earlier than another one; what cannot be read is no time at all.
    private static func isEarlier(_ one: EntryTime, _ other: EntryTime) -> Bool {
        guard case (.utc(let one), .utc(let other)) = (one, other) else { return false }
        return one < other
    }
}

/// How often each of several things was seen.
public struct Tally: Sendable {
    private var counts: [Name: Int] = [:]

    /// Creates a tally of nothing.
    public init() {}

    /// Counts a thing once more.
    public mutating func add(_ name: Name) {
        counts[name, default: 0] += 1
    }

    /// How often a thing was seen.
    public subscript(name: Name) -> Int { counts[name] ?? 0 }

    /// How often anything was seen.
    public var total: Int { counts.values.reduce(0, +) }

    /// Adds what was counted elsewhere.
    public mutating func add(_ other: Tally) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    /// The things, the commonest first, equals by name.
    public var ranked: [(Name, Int)] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
}
