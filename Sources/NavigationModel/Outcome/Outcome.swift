/// What the reducer did with an entry: the verdict on its own intent, and on those that waited for it.
public struct Outcome: Sendable, Hashable {
    /// What became of the entry's intent.
    public var verdict: Verdict
    /// What became of intents that had waited and ended with this entry.
    public var resolved: [Resolution]

    /// The reasons as a journal spells them: that of the entry's own verdict, and those of what had waited.
    public var reasons: [String] {
        (verdict.reason.map { [$0] } ?? []) + resolved.compactMap(\.verdict.reason)
    }

    /// Creates an outcome.
    public init(_ verdict: Verdict, resolved: [Resolution] = []) {
        self.verdict = verdict
        self.resolved = resolved
    }
}

/// What became of one intent.
public enum Verdict: Sendable, Hashable {
    /// Carried out.
    case applied
    /// Accepted, and the scene was like that already.
    case unchanged
    /// Only the longest existing prefix of a link's path was opened.
    case truncated(kept: Int, of: Int)
    /// A restore left these elements out.
    case restored(dropping: [DroppedElement])
    /// It waits.
    case deferred(Wait)
    /// It stood down for the entry with that seq.
    case superseded(by: Int)
    /// The same delivery was seen in the entry with that seq.
    case repeated(by: Int)
    /// Refused; nothing changed.
    case rejected(Reason)

    /// The kind, as a journal spells it.
    public var kind: String {
        switch self {
        case .applied: "applied"
        case .unchanged: "unchanged"
        case .truncated, .restored: "truncated"
        case .deferred: "deferred"
        case .superseded: "superseded"
        case .repeated: "repeated"
        case .rejected: "rejected"
        }
    }

    /// The reason as a journal spells it: why it was rejected, or what it waits for; nil where there is none.
    public var reason: String? {
        switch self {
        case .rejected(let reason): reason.text
        case .deferred(let wait): wait.rawValue
        case .applied, .unchanged, .truncated, .restored, .superseded, .repeated: nil
        }
    }

    /// The seq of the entry that it stood down for, or that brought the same before; nil where there is none.
    public var by: Int? {
        switch self {
        case .superseded(let by), .repeated(let by): by
        case .applied, .unchanged, .truncated, .restored, .deferred, .rejected: nil
        }
    }

    /// Whether the intent took hold, now or later: applied, unchanged, truncated or deferred.
    public var isAccepted: Bool {
        switch self {
        case .applied, .unchanged, .truncated, .restored, .deferred: true
        case .superseded, .repeated, .rejected: false
        }
    }
}

/// What an intent waits for.
public enum Wait: String, Sendable, Hashable, CaseIterable {
    /// The scene's handlers are not attached yet.
    case ready
    /// The catalog is loading.
    case catalog
    /// Nobody is signed in.
    case signIn
    /// A presentation that links may not dismiss is up.
    case presentation
}

/// The end of a wait, or its change into another one.
public struct Resolution: Sendable, Hashable {
    /// The entry whose intent had waited.
    public var since: Int
    /// What became of it.
    public var verdict: Verdict

    /// Creates a resolution.
    public init(since: Int, verdict: Verdict) {
        self.since = since
        self.verdict = verdict
    }
}

/// A part of a snapshot that could not be restored.
public struct DroppedElement: Sendable, Hashable {
    /// JSON Pointer into the scene state that was restored.
    public var path: String
    /// Why it was left out.
    public var reason: Reason

    /// Creates a dropped element.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}
