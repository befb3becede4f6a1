public import NavigationModel

/// What people visited, and how they left it.
///
/// A visit begins when a screen comes up, wherever it comes from: a push, a link, a tab, or the screen over it that
/// went. It ends when another one is up; by going back, or by going on. Visits that end with the app count as neither.
public struct Visits: Sendable {
    /// How often each route came up.
    public private(set) var routes = Tally()
    /// How often each was left by going back.
    public private(set) var backs = Tally()
    /// How often each was left by going on.
    public private(set) var onwards = Tally()

    private var visible: [Name: Screen] = [:]

    init() {}

    /// The share of moves that went back, from 0 to 1; nil where nobody moved.
    public var backRate: Double? {
        let moves = backs.total + onwards.total
        return moves > 0 ? Double(backs.total) / Double(moves) : nil
    }

    /// Where people only ever went back from, the most visited first.
    public var deadEnds: [Name] {
        routes.ranked.map(\.0).filter { backs[$0] > 0 && onwards[$0] == 0 }
    }

    mutating func add(_ other: Visits) {
        routes.add(other.routes)
        backs.add(other.backs)
        onwards.add(other.onwards)
    }

    mutating func count(_ step: Step, _ world: borrowing World, _ layout: Layout) {
        if step.beginsRun || step.entry.intent.name == "launched" { visible = [:] }
        let ids = step.entry.sceneConcerned.map { [$0] } ?? world.scenes.ids
        for id in ids {
            guard let scene = world.scenes[id], scene.phase != .closed else {
                visible[id] = nil
                continue
            }
            let (old, new) = (visible[id], Screen(of: scene, in: layout))
            visible[id] = new
            guard old?.route != new.route else { continue }
            if let old, let left = old.route {
                if step.entry.goesBack(from: old, to: new) { backs.add(left.name) } else { onwards.add(left.name) }
            }
            if let route = new.route { routes.add(route.name) }
        }
    }

    /// What is on the screen, and how deep it lies.
    fileprivate struct Screen {
        var route: Route?
        var depth: Int

        init(of scene: Scene, in layout: Layout) {
            route = scene.visibleRoute(in: layout)
            depth = scene.visibleDepth(in: layout)
        }
    }
}

extension Entry {
    /// Whether the intent is one that leaves a screen for what was there before it.
    fileprivate func goesBack(from old: Visits.Screen, to new: Visits.Screen) -> Bool {
        switch sceneIntent {
        case .pop?, .popTo?, .popToRoot?, .gesture?, .dismiss?: true
        // The system changes a path when somebody goes back, and when somebody follows a `NavigationLink`.
        case .pathChanged?: new.depth < old.depth
        default: false
        }
    }
}

/// A number over time, in few enough pieces to draw: of each piece the greatest.
public struct DepthSeries: Sendable {
    /// How many pieces there are at most.
    public static let limit = 128
    /// The greatest depth of each piece.
    public private(set) var greatest: [Int] = []
    /// How many entries a piece stands for.
    public private(set) var entriesAPiece = 1

    private var entriesOfLast = 0

    init() {}

    mutating func add(_ depth: Int) {
        if entriesOfLast == entriesAPiece || greatest.isEmpty {
            if greatest.count == Self.limit { halve() }
            greatest.append(depth)
            entriesOfLast = 1
        } else {
            greatest[greatest.count - 1] = max(greatest[greatest.count - 1], depth)
            entriesOfLast += 1
        }
    }

    /// Adds what came behind.
    mutating func add(_ other: DepthSeries) {
        for depth in other.greatest {
            for _ in 0..<other.entriesAPiece { add(depth) }
        }
    }

    private mutating func halve() {
        greatest = stride(from: 0, to: greatest.count, by: 2).map { max(greatest[$0], greatest[$0 + 1]) }
        entriesAPiece *= 2
    }
}

extension Scene {
    /// The number of screens over the root that one sees: presentations, and what is pushed on the stack that is up.
    func visibleDepth(in layout: Layout) -> Int {
        let stack = presentations.last?.stack ?? stacks[baseStack(in: layout)]
        return presentations.count + (stack?.depth ?? 0)
    }
}
