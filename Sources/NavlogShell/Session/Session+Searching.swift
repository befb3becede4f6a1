import NavigationModel
import NavigationReplay

/// Looking for entries.
extension Session {
    /// From where a path or a predicate without a scene is looked at.
    func viewpoint() throws(Diagnostic) -> Viewpoint {
        Viewpoint(scene: currentScene(in: try world()), layout: manifest.layout)
    }

    /// Reads a predicate, and warns of names in it that nothing has.
    func predicate(_ text: String) throws(Diagnostic) -> Predicate {
        let predicate = try Predicate(text, of: manifest)
        try warn(of: predicate.mentions)
        return predicate
    }

    /// Reads a path into the state, and warns of names in it that nothing has.
    func statePath(_ text: String) throws(Diagnostic) -> StatePath {
        let path: StatePath
        do { path = try StatePath(text) } catch { throw Diagnostic(error, in: text) }
        try warn(of: path.mentions)
        return path
    }

    /// Calls a function with every entry between two positions and the worlds around it; it returns false to stop.
    func forEachTransition(
        after position: Int, to last: Int, _ body: (Transition) throws(Diagnostic) -> Bool
    ) throws(Diagnostic) {
        do {
            try timeline.forEachTransition(after: position, to: last) { transition throws(Diagnostic) in
                guard goesOn(transition.step.entry.seq - position, of: last - position) else { throw .interrupted }
                return try body(transition)
            }
        } catch { throw Diagnostic(reading: error) }
    }

    /// Returns the first entry after a position that passes a test.
    func first(after position: Int, where test: @escaping (Transition) -> Bool) throws(Diagnostic) -> Transition? {
        let total = timeline.end - position
        do {
            return try timeline.first(after: position) { transition throws(Diagnostic) in
                guard goesOn(transition.step.entry.seq - position, of: total) else { throw .interrupted }
                return test(transition)
            }
        } catch { throw Diagnostic(reading: error) }
    }

    /// Returns the last entry up to a position that passes a test.
    func last(upTo position: Int, where test: @escaping (Transition) -> Bool) throws(Diagnostic) -> Transition? {
        do { return try timeline.last(upTo: position, where: interruptible(test, upTo: position)) } catch {
            throw Diagnostic(reading: error)
        }
    }

    /// Returns the last entry up to a position that changed what a path leads to.
    func lastChange(
        of path: StatePath, upTo position: Int, from viewpoint: Viewpoint
    ) throws(Diagnostic) -> Transition? {
        do {
            return try timeline.lastChange(of: path, upTo: position, from: viewpoint, goesOn: breath(of: position))
        } catch { throw Diagnostic(reading: error) }
    }

    /// Returns when a predicate held, asked after every entry.
    func history(of predicate: Predicate, from viewpoint: Viewpoint) throws(Diagnostic) -> PredicateHistory {
        do { return try timeline.history(of: predicate, from: viewpoint, goesOn: breath(of: timeline.end)) } catch {
            throw Diagnostic(reading: error)
        }
    }

    /// Returns what halving finds of a predicate where asking after every entry would take a while, nil where it tells
    /// nothing.
    func halved(_ predicate: Predicate) throws(Diagnostic) -> (first: Int, asked: Int)? {
        guard timeline.count > Self.quickHistory, !predicate.asksAboutEntry else { return nil }
        let viewpoint = try viewpoint()
        do { return try timeline.halved(predicate, from: viewpoint) } catch { throw Diagnostic(reading: error) }
    }

    /// How many entries are asked one by one before anybody notices.
    private static let quickHistory = 65_536

    /// Returns the entry with that seq and the worlds around it.
    func transition(at seq: Int) throws(Diagnostic) -> Transition? {
        do { return try timeline.transition(at: seq) } catch { throw Diagnostic(reading: error) }
    }

    /// What long work calls with the number of entries it has gone through since the last time.
    private func breath(of position: Int) -> (Int) throws(Diagnostic) -> Void {
        var seen = 0
        let total = position - timeline.start
        return { count throws(Diagnostic) in
            seen += count
            if !self.goesOn(seen, of: total) { throw .interrupted }
        }
    }

    private func interruptible(
        _ test: @escaping (Transition) -> Bool, upTo position: Int
    ) -> (Transition) throws(Diagnostic) -> Bool {
        var seen = 0
        let total = position - timeline.start
        return { transition throws(Diagnostic) in
            seen += 1
            guard self.goesOn(seen, of: total) else { throw .interrupted }
            return test(transition)
        }
    }
}

extension Predicate {
    /// Reads a predicate, or says where it is wrong.
    init(_ text: String, of manifest: Manifest?) throws(Diagnostic) {
        do { try self.init(text, manifest: manifest) } catch { throw Diagnostic(error, in: text) }
    }
}

extension Diagnostic {
    init(_ error: StatePath.Problem, in text: String) {
        self.init(status: .usage, message: "this is no path into the state")
        excerpt = Excerpt(line: text, offset: error.offset)
        let found = text.utf8.dropFirst(error.offset).prefix { !".[".utf8.contains($0) }
        hints = [
            Self.hint(for: String(decoding: found, as: UTF8.self), among: error.known ?? [])
                ?? "like main.path[-1], main.stacks.library.path or session.user"
        ]
    }

    init(_ error: PredicateError, in text: String) {
        self.init(status: .usage, message: error.message)
        excerpt = Excerpt(line: text, offset: error.offset)
        if case .oneOf(let words) = error.expected, let near = words.nearest(to: error.found ?? "") {
            hints = ["did you mean \(near)?"]
        }
    }
}
