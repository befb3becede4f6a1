import NavigationJournal
import NavigationModel
import NavigationReplay

/// Standing in `main` or in a fork of it.
extension Session {
    /// Returns the branch that a word means: its name, or an unambiguous beginning of it.
    func branch(_ word: String) throws -> Branch {
        if let branch = travel.branches[Name(word)] { return branch }
        let names = travel.branches.all.map(\.name)
        let matches = names.filter { !word.isEmpty && $0.text.utf8.starts(with: word.utf8) }
        if matches.count == 1, let branch = travel.branches[matches[0]] { return branch }
        if matches.count > 1 {
            throw Diagnostic.usage("\"\(word)\" could be \(matches.map(\.text).joined(separator: ", "))")
        }
        if names.count == 1 { throw Diagnostic.usage("there is no fork \"\(word)\"", hint: "fork begins one") }
        throw Diagnostic.unknown("fork", word, known: names.map(\.text))
    }

    /// Begins a fork and goes there.
    ///
    /// - Parameters:
    ///   - position: The last position that it shares with the history one stands in.
    ///   - name: Its name, else one is made up.
    ///   - timeline: Its entries, unless it ends there.
    func fork(at position: Int, named name: Name? = nil, _ timeline: Timeline? = nil) throws {
        if let name { try expectFree(name) }
        travel.fork(at: position, named: name, try timeline ?? self.timeline.fork(at: position))
        guard isInteractive else { return }
        let fork = travel.branches.current.name
        note("\("forked", .strong) at \(position) into \(fork, .name): in memory only, save FILE keeps it")
    }

    private func expectFree(_ name: Name) throws {
        if travel.branches[name] != nil {
            throw Diagnostic.refused("there is a fork \"\(name)\" already", hint: "switch \(name)")
        }
        if name.text.isEmpty || Position(name.text) != nil {
            throw Diagnostic.usage("\"\(name)\" could be taken for a position", hint: "fork what-if")
        }
    }

    /// Goes to another branch, to where one stood there.
    func enter(_ branch: Branch) throws {
        if branch.name != travel.branches.current.name { travel.jumps.leave(travel.place) }
        try comeBack(to: Jumps.Place(branch: branch.name, position: branch.position))
    }

    /// Leaves an entry out of the fork one stands in, or out of a new one.
    func skip(_ seq: Int) throws {
        guard let step = try self.timeline.step(at: seq) else {
            throw Diagnostic.usage("there is no entry \(seq)", hint: "log lists what there is")
        }
        let size = try journal?.source.file.size() ?? 0
        let timeline = try self.timeline.fork(without: seq) { goesOn($0, of: size) }
        if environment.isInterrupted() { throw Diagnostic.interrupted }
        let here = position
        let before = try world()
        if !travel.isOnFork { try fork(at: try moved(from: seq, by: -1), timeline) }
        travel.skip(seq, in: timeline)
        position = try timeline.nearestPosition(upTo: here)
        showSkipped(step, from: before, to: try world())
    }

    /// Takes a fork away.
    func drop(_ branch: Branch) throws {
        guard branch.origin != nil else {
            throw Diagnostic.refused("main is what the forks are compared with; it stays")
        }
        let wasHere = branch.name == travel.branches.current.name
        travel.drop(branch.name)
        if !wasHere { return }
        note("in \(travel.branches.current.name, .name)")
        try comeBack(to: travel.place)
    }
}
