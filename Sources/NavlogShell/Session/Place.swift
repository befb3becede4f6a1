import NavigationModel
import NavigationReplay

/// Where a session stands, and what it has set there, to come back to.
struct Place {
    private let branches: Branches
    private let ends: [Int]
    private let scene: Name?
    private let stops: Stops
    private let jumps: Jumps

    init(of session: Session) {
        branches = session.branches
        ends = branches.all.map(\.timeline.end)
        (scene, stops, jumps) = (session.chosenScene, session.stops, session.jumps)
    }

    /// Takes a session back. What stands in the journal by now stays there, and in the history.
    func restore(in session: Session) {
        session.branches = branches
        session.branches.cut(to: ends, keepingMain: session.journal != nil)
        (session.chosenScene, session.stops, session.jumps) = (scene, stops, jumps)
    }
}
