import NavigationModel
import NavigationReplay
import StrictJSON

/// Going through a history entry by entry, and to a position.
extension Session {
    /// Goes a number of entries on or back. Every entry on the way is shown with what it changed; going back, what
    /// is undone, the newest first.
    func walk(by count: Int) throws {
        let target = try moved(from: position, by: count)
        if target == position {
            if count != 0 { note(Styled(count < 0 ? "at the start" : "at the end", .faint)) }
            return
        }
        guard count.magnitude <= Self.longestWalkShown else { return try jump(to: target) }
        let way = try transitions(after: min(position, target), to: max(position, target))
        travel.move(to: target)
        if count > 0 {
            for transition in way { show(transition) }
        } else {
            for transition in way.reversed() { showUndone(transition) }
        }
    }

    /// How many entries a walk shows one by one.
    private static let longestWalkShown = 100

    private func transitions(after first: Int, to last: Int) throws -> [Transition] {
        var transitions: [Transition] = []
        try forEachTransition(after: first, to: last) { transition in
            transitions.append(transition)
            return true
        }
        return transitions
    }

    /// Goes to a position and shows the entry there.
    func jump(to target: Int) throws {
        let here = try transition(to: target)
        travel.move(to: target)
        show(here, at: target)
    }

    /// Goes to a place that one has been at; where it is gone, to the nearest one before it.
    func comeBack(to place: Jumps.Place) throws {
        if place.branch != travel.branches.current.name {
            travel.branches.enter(place.branch)
            note("in \(place.branch, .name)")
        }
        position = try timeline.nearestPosition(upTo: place.position)
        show(try transition(to: position), at: position)
    }

    /// The last entry up to a position, nil at the start.
    private func transition(to target: Int) throws -> Transition? {
        guard target > timeline.start else { return nil }
        return try transitions(after: try moved(from: target, by: -1), to: target).last
    }

    private func show(_ transition: Transition?, at position: Int) {
        if let transition {
            show(transition)
        } else if options.json {
            screen.json(["seq": .integer(position)])
        } else {
            screen.line("\(position, .strong) before the first entry")
        }
    }
}
