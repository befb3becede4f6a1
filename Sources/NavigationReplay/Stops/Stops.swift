public import NavigationModel

/// Where travelling through a history stops.
public struct Stops: Sendable {
    /// A place to stop at.
    public struct Stop: Sendable {
        /// What stops.
        public enum Kind: Sendable {
            /// The predicate begins to hold. One that asks about the entry stops at every entry for which it holds.
            case predicate(Predicate)
            /// What the path leads to is changed.
            case path(StatePath)
        }

        /// The number by which a person names it.
        public let number: Int
        /// What stops.
        public let kind: Kind
        /// The scene that is meant where none is named.
        public let scene: Name?
    }

    /// The stops that are set, in the order of their numbers.
    public private(set) var all: [Stop] = []
    private var lastNumber = 0

    /// Creates a list without stops.
    public init() {}

    /// Sets a stop and returns it; a number is never given twice.
    @discardableResult
    public mutating func add(_ kind: Stop.Kind, scene: Name?) -> Stop {
        lastNumber += 1
        let stop = Stop(number: lastNumber, kind: kind, scene: scene)
        all.append(stop)
        return stop
    }

    /// Takes a stop away and returns it, nil if there is none of that number.
    @discardableResult
    public mutating func remove(_ number: Int) -> Stop? {
        all.firstIndex { $0.number == number }.map { all.remove(at: $0) }
    }

    /// Returns the stops that an entry meets. They do not depend on where one comes from, so going back stops at the
    /// same entries as going on.
    public func met(by transition: Transition, layout: Layout) -> [Stop] {
        all.filter { stop in
            let viewpoint = Viewpoint(scene: stop.scene, layout: layout)
            switch stop.kind {
            case .path(let path): return path.changes(in: transition, from: viewpoint)
            case .predicate(let predicate):
                return predicate.holds(after: transition, from: viewpoint)
                    && (predicate.asksAboutEntry || !predicate.holds(in: transition.before, from: viewpoint))
            }
        }
    }
}
