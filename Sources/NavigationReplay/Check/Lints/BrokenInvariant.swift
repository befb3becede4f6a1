import NavigationJournal
import NavigationModel

/// A world that no history of intents can lead to.
struct BrokenInvariant: Lint {
    static let card = LintCard(
        code: "L03", title: "a state that cannot be", severity: .error,
        explanation: """
            Whatever happens, the focus is on an open scene, the selected tab is there and not hidden, a closed scene
            waits for nothing and is not claimed, what waits still has a reason to, and nothing is claimed by an entry
            that comes later. The state breaks one of these. It came with the snapshot that the journal starts from, or
            navlog has a fault: please report it with the journal.
            """)

    private var reported: Set<String> = []

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        for violation in step.after.violations(after: step.entry.seq, step.reducer)
        where reported.insert(violation).inserted {
            report.add(card, at: step.place, violation)
        }
    }
}

extension World {
    fileprivate func violations(after seq: Int, _ reducer: Reducer) -> [String] {
        var found: [String] = []
        if let focus, scenes[focus].map({ $0.phase == .closed }) ?? true {
            found.append("the focus is on no open scene")
        }
        for place in scenes.ids.indices {
            for violation in scenes.values[place].violations(after: seq, reducer, facts) {
                found.append("scene \"\(scenes.ids[place])\": \(violation)")
            }
        }
        return found
    }
}

extension Scene {
    fileprivate func violations(after seq: Int, _ reducer: Reducer, _ facts: Facts) -> [String] {
        var found: [String] = []
        if let tab {
            if stacks[tab] == nil { found.append("the selected tab has no stack") }
            if reducer.manifest != nil && hiddenTabs.contains(tab) { found.append("a hidden tab is selected") }
        }
        if phase == .closed {
            if pending != nil { found.append("something waits in a closed scene") }
            if memory.claim != nil || memory.firstClaim != nil { found.append("a closed scene is claimed") }
        }
        if let pending, reducer.isOver(pending.waits, in: self, facts) {
            found.append("what waits has nothing to wait for")
        }
        if let claim = memory.claim, claim > seq { found.append("it is claimed by an entry that comes later") }
        if memory.claim != nil && memory.firstClaim == nil { found.append("it is claimed, and never was first") }
        return found
    }
}
