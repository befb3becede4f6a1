import NavigationModel

/// Where one has been, so that `undo` and `redo` go through one's own jumps.
struct Jumps {
    /// A position in one of the histories.
    struct Place: Equatable {
        var branch: Name
        var position: Int
    }

    private var past: [Place] = []
    private var future: [Place] = []

    private static let most = 1000

    /// Notes a jump away from a place. What was undone before cannot be redone any more.
    mutating func leave(_ place: Place) {
        past.append(place)
        if past.count > Self.most { past.removeFirst() }
        future = []
    }

    /// Forgets the places in a branch that is gone.
    mutating func forget(_ branch: Name) {
        past.removeAll { $0.branch == branch }
        future.removeAll { $0.branch == branch }
    }

    /// Returns the place before the last jump, nil if there is none; from there `redo` leads back here.
    mutating func undo(from place: Place) -> Place? {
        while past.last == place { past.removeLast() }
        guard let last = past.popLast() else { return nil }
        future.append(place)
        return last
    }

    /// Returns the place that the last `undo` left, nil if there is none.
    mutating func redo(from place: Place) -> Place? {
        guard let next = future.popLast() else { return nil }
        past.append(place)
        return next
    }
}
