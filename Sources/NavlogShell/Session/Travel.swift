import NavigationModel
import NavigationReplay

/// Where one stands, what one has set there, and where one has been.
struct Travel {
    /// The histories that one can stand in: `main`, and forks of it.
    var branches: Branches
    /// The scene that intents without one go to, nil for the one in focus.
    var chosenScene: Name?
    /// Where `continue` and `reverse` stop.
    var stops = Stops()
    /// Where one has been.
    var jumps = Jumps()
    /// The travel command that an empty line repeats.
    var repeatable: Call?

    /// Begins at the end of a history.
    init(main timeline: Timeline) {
        branches = Branches(main: timeline)
    }

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
}

extension Travel {
    /// Stands at another position from now on; `undo` leads back.
    mutating func move(to target: Int) {
        if target == position { return }
        jumps.leave(place)
        position = target
    }

    /// Stands in a new fork from now on, which shares everything up to a position.
    mutating func fork(at position: Int, named name: Name?, _ timeline: Timeline) {
        jumps.leave(place)
        branches.fork(at: position, named: name, timeline)
    }

    /// Leaves an entry out of the fork one stands in.
    mutating func skip(_ seq: Int, in timeline: Timeline) {
        branches.current.timeline = timeline
        branches.current.skipped = (branches.current.skipped + [seq]).sorted()
        branches.current.isUnsaved = true
    }

    /// Takes a fork away.
    mutating func drop(_ name: Name) {
        branches.drop(name)
        jumps.forget(name)
    }

    /// The scene that is meant when none is named: the chosen one, the one in focus, the only one, the first one.
    func currentScene(in world: World) -> Name? {
        if let chosenScene, world.scenes[chosenScene] != nil { return chosenScene }
        return world.focus ?? world.scenes.ids.first ?? chosenScene
    }
}

/// Where one stood, to come back to.
struct Whereabouts {
    private let travel: Travel
    private let ends: [Int]

    init(_ travel: Travel) {
        self.travel = travel
        ends = travel.branches.all.map(\.timeline.end)
    }

    /// Returns where one stood. What has come to the histories since is taken away, but stays in `main` where that is
    /// in a journal by now.
    func restored(keepingMain: Bool) throws -> Travel {
        var travel = travel
        try travel.branches.cut(to: ends, keepingMain: keepingMain)
        return travel
    }
}
