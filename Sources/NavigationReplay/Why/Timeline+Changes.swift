public import NavigationModel

/// Looking for what changed a part of the state.
extension Timeline {
    /// Returns the last entry up to a position that changed what a path leads to, nil if none did.
    ///
    /// It looks at that part only, and only after entries that can change it, so that it takes hardly longer than a
    /// replay to find that something changed at the very beginning. `goesOn` is asked after every entry, and throws to
    /// stop.
    public func lastChange<Failure: Error>(
        of path: StatePath, upTo position: Int, from viewpoint: Viewpoint, goesOn: (Step) throws(Failure) -> Void
    ) throws -> Transition? {
        var found: Int?
        try forEachPiece(backFrom: position) { begin, end in
            var view = StateView(path, in: try world(at: begin), scene: viewpoint.scene, layout: viewpoint.layout)
            try forEach(after: begin, to: end) { (step, world) throws(Failure) in
                try goesOn(step)
                guard step.canChange(path, from: viewpoint) else { return true }
                let new = StateView(path, in: world, scene: viewpoint.scene, layout: viewpoint.layout)
                if new.differs(from: view) { found = step.entry.seq }
                view = new
                return true
            }
            return found == nil
        }
        return try found.flatMap(transition)
    }

    /// The entry with that seq, and the worlds around it.
    private func transition(at seq: Int) throws -> Transition? {
        let before = try world(at: seq - 1)
        return try step(at: seq).map { Transition(step: $0, before: before, after: try world(at: seq)) }
    }
}

extension Step {
    /// Whether the entry can have changed what a path leads to: an intent of a scene changes no other one.
    fileprivate func canChange(_ path: StatePath, from viewpoint: Viewpoint) -> Bool {
        guard !beginsRun, !entry.intent.isAppWide, let scene = entry.scene else { return true }
        return path.canLead(into: scene, current: viewpoint.scene)
    }
}
