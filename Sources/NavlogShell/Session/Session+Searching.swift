import NavigationModel
import NavigationReplay

/// Looking for entries.
extension Session {
    /// From where a path or a predicate without a scene is looked at.
    func viewpoint() throws -> Viewpoint {
        Viewpoint(scene: travel.currentScene(in: try world()), layout: manifest.layout)
    }

    /// Reads a predicate, and warns of names in it that nothing has.
    func predicate(_ text: String) throws -> Predicate {
        let predicate = try predicate(text, of: manifest)
        try warn(of: predicate.mentions)
        return predicate
    }

    /// Reads a predicate, or says where it is wrong.
    func predicate(_ text: String, of manifest: Manifest?) throws -> Predicate {
        do { return try Predicate(text, manifest: manifest) } catch {
            throw Diagnostic(error, in: text, ofShell: !isInteractive)
        }
    }

    /// What to say where a predicate held nowhere: which of its routes are equal to fewer than a person may think.
    func hints(aboutRoutesOf predicate: Predicate) -> [String] {
        predicate.abridgedRoutes(manifest).map { route, role, missing in
            let text = route.routeText(manifest, as: role)
            let labels = missing.map(\.text).joined(separator: " and without ")
            return "\(text) is the one without \(labels); \(route.name) alone is any of that name"
        }
    }

    /// Reads a path into the state, and warns of names in it that nothing has.
    func statePath(_ text: String) throws -> StatePath {
        let path: StatePath
        do { path = try StatePath(text) } catch { throw Diagnostic(error, in: text) }
        try warn(of: path.mentions)
        return path
    }

    /// Calls a function with every entry between two positions and the worlds around it; it returns false to stop.
    func forEachTransition(
        after position: Int, to last: Int, _ body: (Transition) throws -> Bool
    ) throws {
        try timeline.forEachTransition(after: position, to: last) { transition in
            try advance(transition.step.entry.seq - position, of: last - position)
            return try body(transition)
        }
    }

    /// Returns the first entry after a position that passes a test.
    func first(after position: Int, where test: @escaping (Transition) -> Bool) throws -> Transition? {
        let total = timeline.end - position
        return try timeline.first(after: position) { transition in
            try advance(transition.step.entry.seq - position, of: total)
            return test(transition)
        }
    }

    /// Returns the last entry up to a position that passes a test.
    func last(upTo position: Int, where test: @escaping (Transition) -> Bool) throws -> Transition? {
        try timeline.last(upTo: position, where: interruptible(test, upTo: position))
    }

    /// Returns the last entry up to a position that changed what a path leads to.
    func lastChange(
        of path: StatePath, upTo position: Int, from viewpoint: Viewpoint
    ) throws -> Transition? {
        try timeline.lastChange(of: path, upTo: position, from: viewpoint, goesOn: breath(of: position))
    }

    /// Returns when a predicate held, asked after every entry, or until it is lost.
    func history(of predicate: Predicate, untilLost: Bool) throws -> PredicateHistory {
        try timeline.history(
            of: predicate, from: try viewpoint(), untilLost: untilLost, goesOn: breath(of: timeline.end))
    }

    /// Whether asking a predicate after every entry would take a while, and asking in a few places tells something.
    func isLong(toAsk predicate: Predicate) -> Bool {
        timeline.count > Self.quickHistory && !predicate.asksAboutEntry
    }

    /// Returns what halving finds of a predicate, nil where it tells nothing.
    func halved(_ predicate: Predicate) throws -> (first: Int, asked: Int)? {
        let viewpoint = try viewpoint()
        return try timeline.halved(predicate, from: viewpoint)
    }

    /// How many entries are asked one by one before anybody notices.
    private static let quickHistory = 65_536

    /// What long work calls with the number of entries it has gone through since the last time.
    private func breath(of position: Int) -> (Int) throws -> Void {
        var seen = 0
        let total = position - timeline.start
        return { count in
            seen += count
            try self.advance(seen, of: total)
        }
    }

    private func interruptible(
        _ test: @escaping (Transition) -> Bool, upTo position: Int
    ) -> (Transition) throws -> Bool {
        var seen = 0
        let total = position - timeline.start
        return { transition in
            seen += 1
            try self.advance(seen, of: total)
            return test(transition)
        }
    }
}
