public import NavigationModel

/// Something that a person who does not see the screen should hear.
public enum Announcement<Route: Hashable & Codable & Sendable>: Hashable, Sendable {
    /// Another screen is on top.
    case screen(Route)
    /// The root of a stack is on top again.
    case root(Name)
    /// A link could not be opened, now or after it had waited.
    case linkFailed(Reason)
}

extension NavigationStore {
    /// The route on top of everything that is shown, nil at the root of a stack.
    public var screen: Route? {
        guard let top = presentations.last else { return path.last }
        return top.path.last ?? top.route
    }

    /// Announces what an entry has led to.
    ///
    /// What it has brought up is announced with another entry if an observer asked for that one when it was notified.
    ///
    /// - Parameters:
    ///   - failure: Why a link has failed with it, nil if none has.
    ///   - entry: The entry.
    ///   - before: What was on top before.
    func announce(_ failure: Reason?, _ entry: Entry, after before: Route?) {
        guard let announce = onAnnouncement else { return }
        if let failure { return announce(.linkFailed(failure)) }
        guard entry.seq == lastSeq else { return }
        if let screen {
            if screen != before { announce(.screen(screen)) }
        } else if before != nil {
            announce(.root(stack))
        }
    }

    /// Keeps in mind which link waits; returns why one has failed: that of the entry, or the one that has waited.
    func followLink(_ entry: Entry, _ outcome: Outcome) -> Reason? {
        if let ended = outcome.resolved.first(where: { $0.since == waitingLink })?.verdict {
            if case .deferred = ended {} else { waitingLink = nil }
            if case .rejected(let reason) = ended { return reason }
        }
        switch (entry.intent, outcome.verdict) {
        case (.scene(.openURL), .rejected(let reason)), (.scene(.openTarget), .rejected(let reason)): return reason
        case (.scene(.openURL), .deferred), (.scene(.openTarget), .deferred): waitingLink = entry.seq
        default: break
        }
        return nil
    }
}
