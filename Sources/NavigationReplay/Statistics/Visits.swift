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

    private var screens: VisibleScreens

    init(_ layout: Layout) {
        screens = VisibleScreens(layout)
    }

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

    mutating func begin(with world: borrowing World) {
        for visit in screens.begin(with: world) { count(visit) }
    }

    mutating func count(_ step: Step, _ world: borrowing World) {
        for visit in screens.follow(step, world) {
            if let left = visit.previous?.route?.name {
                if step.entry.goesBack(by: visit) { backs.add(left) } else { onwards.add(left) }
            }
            count(visit)
        }
    }

    private mutating func count(_ visit: VisibleScreens.Visit) {
        if let route = visit.screen.route { routes.add(route.name) }
    }
}

extension Entry {
    /// Whether the intent is one that leaves a screen for what was there before it.
    fileprivate func goesBack(by visit: VisibleScreens.Visit) -> Bool {
        switch sceneIntent {
        case .pop?, .popTo?, .popToRoot?, .gesture?, .dismiss?, .select(_, route: nil)?: true
        // The system changes a path when somebody goes back, and when somebody follows a `NavigationLink`.
        case .pathChanged?: visit.isHigher
        default: false
        }
    }
}
