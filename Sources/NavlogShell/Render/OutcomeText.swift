import NavigationModel

extension Styled {
    /// An outcome in words: `applied`, `rejected emptyStack`, `deferred signIn; 3 resolved: applied`.
    init(_ outcome: Outcome) {
        self.init(outcome.verdict)
        for resolution in outcome.resolved {
            self += "; \(resolution.since, .strong) resolved: \(Styled(resolution.verdict))"
        }
    }

    /// A verdict in words. What is only a few of them stays on one row.
    init(_ verdict: Verdict) {
        switch verdict {
        case .applied: self.init("applied", .good)
        case .unchanged: self.init("unchanged", .faint)
        case .truncated(let kept, let of): self = ("\("truncated", .warning) kept \(kept) of \(of)" as Styled).whole
        case .restored(let dropped): self = "\("truncated", .warning) without \(Styled.list(of: dropped))"
        case .deferred(let wait): self = "\("deferred", .warning) until \(wait.inWords)"
        case .superseded(let by): self = ("\("superseded", .warning) by \(by)" as Styled).whole
        case .repeated(let by): self = "\("repeated", .faint), first in \(by)"
        case .rejected(let reason): self = ("\("rejected", .bad) \(reason.text)" as Styled).whole
        }
    }

    private static func list(of dropped: [DroppedElement]) -> Styled {
        let shown = dropped.prefix(3).map { "\($0.path) (\($0.reason.text))" }.joined(separator: ", ")
        return Styled(dropped.count > 3 ? "\(shown) and \(dropped.count - 3) more" : shown)
    }
}

extension Wait {
    /// What is waited for, after "until".
    var inWords: String {
        switch self {
        case .ready: "ready"
        case .catalog: "the catalog is loaded"
        case .signIn: "sign-in"
        case .presentation: "the cover is gone"
        }
    }
}
