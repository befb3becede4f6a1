import NavigationJournal
import NavigationModel
import NavigationReplay

/// Standing in `main` or in a fork of it.
extension Session {
    /// The history one stands in.
    var timeline: Timeline { branches.current.timeline }

    /// The entry after which one stands.
    var position: Int {
        get { branches.current.position }
        set { branches.current.position = newValue }
    }

    /// The positions of this history that have a name.
    var marks: [Name: Int] {
        get { branches.current.marks }
        set { branches.current.marks = newValue }
    }

    /// Whether one stands in a fork, which is in memory only.
    var isOnFork: Bool { branches.current.origin != nil }

    /// Where one stands, and in which history.
    var place: Jumps.Place { Jumps.Place(branch: branches.current.name, position: position) }

    /// Returns the branch that a word means: its name, or an unambiguous beginning of it.
    func branch(_ word: String) throws -> Branch {
        if let branch = branches[Name(word)] { return branch }
        let names = branches.all.map(\.name)
        let matches = names.filter { !word.isEmpty && $0.text.utf8.starts(with: word.utf8) }
        if matches.count == 1, let branch = branches[matches[0]] { return branch }
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
        jumps.leave(place)
        branches.fork(at: position, named: name, timeline ?? self.timeline.fork(at: position))
        guard isInteractive else { return }
        let fork = branches.current.name
        note("\("forked", .strong) at \(position) into \(fork, .name): in memory only, save FILE keeps it")
    }

    private func expectFree(_ name: Name) throws {
        if branches[name] != nil {
            throw Diagnostic.refused("there is a fork \"\(name)\" already", hint: "switch \(name)")
        }
        if name.text.isEmpty || Position(name.text) != nil {
            throw Diagnostic.usage("\"\(name)\" could be taken for a position", hint: "fork what-if")
        }
    }

    /// Goes to another branch, to where one stood there.
    func enter(_ branch: Branch) throws {
        if branch.name != branches.current.name { jumps.leave(place) }
        try comeBack(to: Jumps.Place(branch: branch.name, position: branch.position))
    }

    /// Leaves an entry out of the fork one stands in, or out of a new one.
    func skip(_ seq: Int) throws {
        let step: Step
        let timeline: Timeline
        guard let found = try self.timeline.step(at: seq) else {
            throw Diagnostic.usage("there is no entry \(seq)", hint: "log lists what there is")
        }
        step = found
        let size = try journal?.source.file.size() ?? 0
        timeline = try self.timeline.fork(without: seq) { goesOn($0, of: size) }
        if environment.isInterrupted() { throw Diagnostic.interrupted }
        let here = position
        let before = try world()
        if isOnFork {
            branches.current.timeline = timeline
        } else {
            try fork(at: try moved(from: seq, by: -1), timeline)
        }
        branches.current.skipped = (branches.current.skipped + [seq]).sorted()
        branches.current.isUnsaved = true
        position = try timeline.nearestPosition(upTo: here)
        showSkipped(step, from: before, to: try world())
    }

    /// Takes a fork away.
    func drop(_ branch: Branch) throws {
        guard branch.origin != nil else {
            throw Diagnostic.refused("main is what the forks are compared with; it stays")
        }
        let wasHere = branch.name == branches.current.name
        branches.drop(branch.name)
        jumps.forget(branch.name)
        if !wasHere { return }
        note("in \(branches.current.name, .name)")
        try comeBack(to: place)
    }
}
