/// Who was there first: claims, and who stands down for them.
///
/// This is the whole answer to late restores, start-up defaults and slow automatic switches.
extension Reducer {
    /// Returns the entry that an intent stands down for, or nil.
    @inline(__always)
    func superseder(of entry: Entry, in scenes: IDMap<Scene>, _ index: Int) -> Int? {
        entry.mayStandDown ? superseder(of: entry, in: scenes.values[index]) : nil
    }

    private func superseder(of entry: Entry, in scene: Scene) -> Int? {
        if entry.origin.standsDown {
            // The background releases a scene for defaults and automatic switches, never for what restores.
            if entry.origin == .restore, let first = scene.memory.firstClaim { return first }
            if let claim = scene.memory.claim { return claim }
            if let pending = scene.pending, !pending.entry.origin.standsDown { return pending.since }
        }
        if entry.isRestore, let pending = scene.pending, pending.entry.isLink { return pending.since }
        return nil
    }

    /// Claims a scene for an entry, and makes it ready where a person's own navigation does.
    @inline(__always)
    func claim(_ scene: inout Scene, by entry: Entry) {
        if scene.memory.claim == nil { scene.memory.claim = entry.seq }
        if scene.memory.firstClaim == nil { scene.memory.firstClaim = entry.seq }
        if scene.memory.isReady { return }
        let isOwnMove = entry.origin.isPerson && !entry.isLink && !entry.isRestore
        if isOwnMove && !readyIsExplicit { scene.memory.isReady = true }
    }
}

extension Verdict {
    /// Whether a navigation with this verdict claims its scene. A link does even when it led to what is shown.
    func claims(isLink: Bool) -> Bool {
        switch self {
        case .applied, .truncated, .restored, .deferred: true
        case .unchanged: isLink
        case .superseded, .repeated, .rejected: false
        }
    }
}
