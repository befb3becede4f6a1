/// Which entries can change what a path leads to.
extension StatePath {
    /// Returns whether an entry can have changed what the path leads to: an intent of a scene changes no other one,
    /// and what is refused changes nothing.
    public func canChange(by entry: borrowing Entry, _ outcome: borrowing Outcome, current: Name?) -> Bool {
        if !outcome.verdict.isAccepted && outcome.resolved.isEmpty { return false }
        if entry.intent.isAppWide { return true }
        guard let scene = entry.scene else { return true }
        return canLead(into: scene, current: current)
    }
}
