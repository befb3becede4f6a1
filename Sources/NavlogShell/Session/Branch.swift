import NavigationModel
import NavigationReplay

/// A history that a session can stand in: `main`, or a fork, which is in memory only.
struct Branch {
    /// What a person calls it.
    let name: Name
    /// Its entries.
    var timeline: Timeline
    /// The entry after which one stands, or stood when one was last there.
    var position: Int
    /// Where a fork has left another history, nil for `main`.
    var origin: Origin?
    /// Positions with a name.
    var marks: [Name: Int] = [:]
    /// The entries that it goes without, ascending.
    var skipped: [Int] = []
    /// Whether a fork holds anything that no file does.
    var isUnsaved = false

    /// The place where a fork begins.
    struct Origin {
        var branch: Name
        var position: Int
    }
}

/// `main` and the forks of it; a session stands in one of them.
struct Branches {
    /// All of them, `main` first.
    private(set) var all: [Branch]
    private var index = 0
    private var forksBegun = 0

    /// Begins with `main` alone, at its end.
    init(main timeline: Timeline) {
        all = [Branch(name: "main", timeline: timeline, position: timeline.end)]
    }

    /// The one that the session stands in.
    var current: Branch {
        get { all[index] }
        set { all[index] = newValue }
    }

    /// The history that the forks have left.
    var main: Timeline { all[0].timeline }

    /// The branch of exactly that name.
    subscript(name: Name) -> Branch? { all.first { $0.name == name } }

    /// Goes to a branch; stays if there is none of that name.
    mutating func enter(_ name: Name) {
        index = all.firstIndex { $0.name == name } ?? index
    }

    /// Begins a fork of the current branch and goes there.
    ///
    /// - Parameters:
    ///   - position: The last position that both share.
    ///   - name: Its name, which is free; else one that was never given before.
    ///   - timeline: Its entries.
    mutating func fork(at position: Int, named name: Name?, _ timeline: Timeline) {
        var fork = Branch(name: name ?? freeName(), timeline: timeline, position: position)
        fork.origin = Branch.Origin(branch: current.name, position: position)
        fork.marks = current.marks.filter { $0.value <= position }
        fork.skipped = current.skipped.filter { $0 <= position }
        all.append(fork)
        index = all.count - 1
    }

    /// Takes a fork away. Who stands there goes where it began, and so do the forks of it.
    mutating func drop(_ name: Name) {
        guard let place = all.firstIndex(where: { $0.name == name }), let origin = all[place].origin else { return }
        let here = place == index ? origin.branch : current.name
        all.remove(at: place)
        for fork in all.indices where all[fork].origin?.branch == name { all[fork].origin?.branch = origin.branch }
        index = 0
        enter(here)
    }

    /// Takes away what was added behind these positions, one for each branch; `main` may be left as it is.
    mutating func cut(to ends: [Int], keepingMain: Bool) throws {
        for (place, end) in zip(all.indices, ends) where all[place].timeline.end > end && !(place == 0 && keepingMain) {
            all[place].timeline = try all[place].timeline.fork(at: end)
        }
    }

    private mutating func freeName() -> Name {
        repeat { forksBegun += 1 } while self[Name("fork-\(forksBegun)")] != nil
        return Name("fork-\(forksBegun)")
    }
}
