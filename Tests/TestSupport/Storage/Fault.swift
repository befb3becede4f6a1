/// Something that goes wrong with a call of a storage.
public struct Fault: Sendable {
    /// What the call does instead.
    public enum Effect: Sendable, Equatable {
        /// It does nothing and fails with this `errno`.
        case error(Int32)
        /// A write takes only so many bytes, and says so.
        case short(Int)
        /// A write takes so many bytes, and fails all the same.
        case errorAfter(Int, Int32)
        /// A write, a cut or a removal does nothing and reports success; another call fails.
        case lie
        /// The process ends here; of a write so many bytes are there.
        case crash(after: Int)
    }

    /// What the call does instead.
    public var effect: Effect
    /// How many calls come before it.
    public var delay: Int
    /// Whether every later call fails as well.
    public var persists: Bool

    /// Creates a fault of one call, or of all from that one on.
    public init(_ effect: Effect, after delay: Int = 0, persists: Bool = false) {
        self.effect = effect
        self.delay = delay
        self.persists = persists
    }
}

/// A way in which a storage breaks what a writer relies on: each makes a careful writer as bad as a careless one.
public enum Treason: Sendable, CaseIterable {
    /// Nothing is ever made durable: a writer that does not sync.
    case ignoresSync
    /// Names are never made durable: a writer that does not sync the directory.
    case ignoresDirectorySync
    /// A sync that has failed is tried again, which then succeeds, as it does on Linux.
    case retriesSync
    /// Files seem to end with the last line they had when they were opened: a writer that does not look what it appends
    /// to.
    case hidesTornTails
    /// A file ends before its first damaged line once it is opened: a writer that cuts away what it cannot read.
    case cutsAtDamage
    /// Every lock is granted.
    case grantsEveryLock
    /// A file seems to stand where it was made: a writer that does not look whether it was replaced.
    case hidesReplacement
}
