extension Verdict {
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

    /// Every kind, as a journal spells it.
    public static let kinds = ["applied", "unchanged", "truncated", "deferred", "superseded", "repeated", "rejected"]

    /// Whether the intent took hold, now or later: applied, unchanged, truncated or deferred.
    public var isAccepted: Bool {
        switch self {
        case .applied, .unchanged, .truncated, .restored, .deferred: true
        case .superseded, .repeated, .rejected: false
        }
    }

    /// What is waited for, nil if nothing is.
    public var deferral: Wait? {
        if case .deferred(let wait) = self { wait } else { nil }
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
}
