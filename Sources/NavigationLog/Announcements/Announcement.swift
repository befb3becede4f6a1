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
    /// - Parameters:
    ///   - entry: The entry.
    ///   - outcome: What became of it, and of those that had waited.
    ///   - before: What was on top before.
    func announce(_ entry: Entry, _ outcome: Outcome, after before: Route?) {
        guard let announce = onAnnouncement else { return }
        if let reason = failure(ofLinkIn: entry, outcome) {
            announce(.linkFailed(reason))
        } else if let screen, screen != before {
            announce(.screen(screen))
        } else if screen == nil, before != nil {
            announce(.root(stack))
        }
    }

    /// Returns why a link failed: the one that was asked for, or the one that has waited.
    private func failure(ofLinkIn entry: Entry, _ outcome: Outcome) -> Reason? {
        let ended = outcome.resolved.first { $0.since == waitingLink }?.verdict
        if let ended {
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
