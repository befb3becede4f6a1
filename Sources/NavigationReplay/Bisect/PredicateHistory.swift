public import NavigationModel

/// When a predicate held in a history, found by asking after every entry.
///
/// A binary search needs a predicate that stays once it holds, and cannot know whether this one does. Asking everywhere
/// is one replay, as opening the journal was, and the answer is the first entry for every predicate.
public struct PredicateHistory: Sendable {
    /// The first entry after which it holds.
    public private(set) var first: Transition?
    /// The first entry after that one after which it does not hold any more.
    public private(set) var lost: Int?
    /// After how many entries it holds.
    public private(set) var count = 0
    /// How many entries were asked.
    public private(set) var asked = 0
    /// Whether it holds before the first entry already.
    public let heldBefore: Bool

    /// The predicate.
    public let predicate: Predicate
    private let viewpoint: Viewpoint

    /// Begins before the first entry.
    public init(_ predicate: Predicate, from viewpoint: Viewpoint, start: World) {
        self.predicate = predicate
        self.viewpoint = viewpoint
        heldBefore = predicate.holds(in: start, from: viewpoint)
    }

    /// Whether it holds after every entry from the first one on.
    public var isMonotone: Bool { lost == nil }

    /// Takes the next entry.
    public mutating func take(_ transition: Transition) {
        asked += 1
        if predicate.holds(after: transition, from: viewpoint) {
            count += 1
            first = first ?? transition
        } else if first != nil, lost == nil {
            lost = transition.step.entry.seq
        }
    }
}
