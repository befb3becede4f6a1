import StrictJSON

/// A predicate that is asked after one entry of a history after the other.
///
/// It keeps the answer of each of its tests and asks again only what the next entry can have changed: most entries are
/// of another scene, or were refused. So it takes a fraction of the time of the replay that it accompanies.
public struct RunningPredicate: Sendable {
    /// Whether the predicate holds after the last entry.
    public private(set) var holds: Bool

    private var formula: Formula
    private let scene: Name?
    private let layout: Layout

    /// Begins with a world, before the first entry.
    ///
    /// - Parameters:
    ///   - predicate: The predicate.
    ///   - world: The world.
    ///   - scene: The scene that is meant where a path names none.
    ///   - layout: How scenes are built.
    public init(_ predicate: Predicate, in world: borrowing World, scene: Name?, layout: Layout) {
        self.scene = scene
        self.layout = layout
        let world = copy world
        formula = Formula(predicate.formula, in: world, scene: scene, layout: layout)
        holds = formula.holds
    }

    /// Takes the next entry, what became of it and the world after it; and whether a new run of the app begins just
    /// before the entry, which may change everything.
    public mutating func take(
        _ entry: borrowing Entry, _ outcome: borrowing Outcome, beginsRun: Bool, in world: borrowing World
    ) {
        formula.take(entry, outcome, beginsRun, world, scene, layout)
        holds = formula.holds
    }

    /// A formula with the answers of its tests.
    fileprivate indirect enum Formula: Sendable {
        case all([Formula])
        case any([Formula])
        case not(Formula)
        case state(Predicate.Formula, StatePath, holds: Bool)
        case entry(Predicate.Formula, holds: Bool)
        case changed(StatePath, StateView, holds: Bool)
    }
}

extension RunningPredicate.Formula {
    fileprivate init(_ formula: Predicate.Formula, in world: World, scene: Name?, layout: Layout) {
        func part(_ formula: Predicate.Formula) -> Self { Self(formula, in: world, scene: scene, layout: layout) }
        switch formula {
        case .all(let parts): self = .all(parts.map(part))
        case .any(let parts): self = .any(parts.map(part))
        case .not(let inner): self = .not(part(inner))
        case .changed(let path):
            self = .changed(path, StateView(path, in: world, scene: scene, layout: layout), holds: false)
        case .compare(let subject, _, _), .contains(let subject, _), .matches(let subject, _):
            let holds = formula.holds(
                from: world, to: world, entry: nil, outcome: nil, scene: scene, layout: layout)
            switch subject {
            case .entry: self = .entry(formula, holds: holds)
            case .state(let path), .count(let path): self = .state(formula, path, holds: holds)
            }
        }
    }

    fileprivate var holds: Bool {
        switch self {
        case .all(let parts): parts.allSatisfy(\.holds)
        case .any(let parts): parts.contains(where: \.holds)
        case .not(let part): !part.holds
        case .state(_, _, let holds), .entry(_, let holds), .changed(_, _, let holds): holds
        }
    }

    fileprivate mutating func take(
        _ entry: borrowing Entry, _ outcome: borrowing Outcome, _ beginsRun: Bool, _ world: borrowing World,
        _ scene: Name?, _ layout: Layout
    ) {
        switch self {
        case .all(var parts):
            self = .all([])
            for index in parts.indices { parts[index].take(entry, outcome, beginsRun, world, scene, layout) }
            self = .all(parts)
        case .any(var parts):
            self = .any([])
            for index in parts.indices { parts[index].take(entry, outcome, beginsRun, world, scene, layout) }
            self = .any(parts)
        case .not(var part):
            part.take(entry, outcome, beginsRun, world, scene, layout)
            self = .not(part)
        case .state(let formula, let path, let held):
            guard beginsRun || path.canChange(by: entry, outcome, current: scene) else { return }
            let world = copy world
            let holds = formula.holds(from: world, to: world, entry: nil, outcome: nil, scene: scene, layout: layout)
            if holds != held { self = .state(formula, path, holds: holds) }
        case .entry(let formula, let held):
            let holds = formula.holds(for: entry, outcome)
            if holds != held { self = .entry(formula, holds: holds) }
        case .changed(let path, let old, let held):
            guard beginsRun || path.canChange(by: entry, outcome, current: scene) else {
                if held { self = .changed(path, old, holds: false) }
                return
            }
            let new = StateView(path, in: world, scene: scene, layout: layout)
            let holds = new.differs(from: old)
            if holds || held { self = .changed(path, new, holds: holds) }
        }
    }
}
