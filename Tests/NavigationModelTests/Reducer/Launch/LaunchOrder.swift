import NavigationModel

/// An order in which some of the events of a launch came, and what it must lead to.
///
/// What a scene shows follows from the moments at which things took hold, whatever happened in between:
/// the person and the link come first, a restore only before both, the usual tab only before both.
struct LaunchOrder {
    private var moments: [LaunchEvent: Int] = [:]
    private var count = 0

    mutating func append(_ event: LaunchEvent) {
        moments[event] = count
        count += 1
    }

    private static let never = Int.max

    private func moment(_ event: LaunchEvent) -> Int { moments[event] ?? Self.never }

    /// When a person's navigation or a link claimed the scene.
    private var claimed: Int { min(moment(.push), moment(.link)) }

    private var ready: Int { min(moment(.ready), moment(.active)) }

    /// When the link was opened: it waits for all it needs. A person's push makes the scene ready, too.
    var linkOpened: Int {
        max(moment(.link), min(ready, moment(.push)), moment(.catalog), moment(.signIn))
    }

    /// When the saved state was restored: as soon as the scene was ready, unless somebody was there before.
    var restored: Int {
        let moment = max(moment(.restore), ready)
        return moment < claimed ? moment : Self.never
    }

    /// When the usual tab was selected.
    var usualSelected: Int { moment(.usual) < claimed ? moment(.usual) : Self.never }

    /// The tab that is selected once everything before a moment has happened.
    private func tab(before end: Int) -> Name {
        let changes: [(Int, Name)] = [(usualSelected, "usual"), (restored, "saved"), (linkOpened, "linked")]
        return changes.filter { $0.0 < end }.max { $0.0 < $1.0 }?.1 ?? "home"
    }

    var tab: Name { tab(before: Self.never) }

    /// The path of each tab.
    var paths: [Name: [String]] {
        var paths: [Name: [String]] = ["home": [], "saved": [], "linked": [], "usual": []]
        if restored < Self.never { paths["saved"] = ["b", "c"] }
        if linkOpened < Self.never { paths["linked"] = ["art", "me"] }
        if moment(.push) < Self.never { paths[tab(before: moment(.push)), default: []].append("a") }
        return paths
    }
}
