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

    /// Returns whether what the path leads to is the same after all later entries, too, if an entry is left out.
    ///
    /// Most intents of other scenes are of that kind. Those that open or close a scene, bring a delivery or move the
    /// focus are not.
    public func canDoWithout(_ entry: borrowing Entry, current: Name?) -> Bool {
        guard entry.staysInside, let scene = entry.scene else { return false }
        return !canLead(into: scene, current: current)
    }
}
