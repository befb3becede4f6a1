import NavigationModel
import Testing

@testable import NavigationReplay

@Suite struct SearchTests {
    static let predicates = [
        "path contains a and path contains c", "path.count >= 4", "presentations.count == 1 and tab == t",
        "outcome == rejected", "changed(main.tab)", "main.stacks.main.path[-1] == b", "path.count > 100",
    ]

    @Test(arguments: predicates)
    func `a search that skips entries, or finds one too late`(text: String) throws {
        let predicate = try Predicate(text, manifest: nil)
        var (found, missed) = (0, 0)
        for seed in 0..<8 {
            let history = try RandomHistory(seed: UInt64(seed), count: 700)
            let holding = history.transitions.filter { predicate.holds(after: $0, from: RandomHistory.viewpoint) }
                .map(\.step.entry.seq)
            for position in stride(from: 0, through: 700, by: 35) {
                let test = { (transition: Transition) in
                    predicate.holds(after: transition, from: RandomHistory.viewpoint)
                }
                let next = try history.timeline.first(after: position, where: test)?.step.entry.seq
                let last = try history.timeline.last(upTo: position, where: test)?.step.entry.seq
                #expect(next == holding.first { $0 > position }, "after \(position) of \(seed)")
                #expect(last == holding.last { $0 <= position }, "up to \(position) of \(seed)")
                if next == nil { missed += 1 } else { found += 1 }
            }
        }
        #expect(text == "path.count > 100" ? found == 0 && missed > 0 : found > 0)
    }

    @Test(arguments: ["path", "main.path[-1]", "tab", "scenes.main.presentations", "focus", "other.path", "path[9]"])
    func `a change is looked for where it is not, or where it is no longer`(text: String) throws {
        let path = try StatePath(text)
        var (found, missed) = (0, 0)
        for seed in 0..<4 {
            let history = try RandomHistory(seed: UInt64(seed), count: 700)
            let changing = history.transitions.filter { path.changes(in: $0, from: RandomHistory.viewpoint) }
                .map(\.step.entry.seq)
            for position in stride(from: 0, through: 700, by: 35) {
                let last = try history.timeline.lastChange(
                    of: path, upTo: position, from: RandomHistory.viewpoint
                ) { _ in }
                #expect(last?.step.entry.seq == changing.last { $0 <= position }, "up to \(position) of \(seed)")
                if last == nil { missed += 1 } else { found += 1 }
            }
        }
        #expect(text == "other.path" ? found == 0 : found > 0)
        #expect(missed > 0)
    }

    /// Most of what happens in other scenes is left out of the search.
    @Test(arguments: ["main.path", "main.pending", "main.stacks", "scenes.main", "path", "focus", "/scenes/é"])
    func `a change of one scene depends on what is asked of others`(text: String) throws {
        let path = try StatePath(text)
        var (found, refused) = (0, 0)
        for seed in 0..<6 {
            let journal = IndexedJournal(IndexedJournal.lines(seed: UInt64(seed), count: 600))
            let timeline = try Timeline(try journal.source())
            var changing: [Int] = []
            try timeline.forEachTransition(after: timeline.start, to: timeline.end) { transition in
                if path.changes(in: transition, from: RandomHistory.viewpoint) {
                    changing.append(transition.step.entry.seq)
                }
                if case .repeated = transition.step.outcome.verdict { refused += 1 }
                return true
            }
            for position in stride(from: 0, through: 600, by: 25) {
                let last = try timeline.lastChange(of: path, upTo: position, from: RandomHistory.viewpoint) { _ in }
                #expect(last?.step.entry.seq == changing.last { $0 <= position }, "up to \(position) of \(seed)")
                if last != nil { found += 1 }
            }
        }
        #expect(found > 0 && refused > 0)
    }

    @Test(arguments: predicates + ["not path contains a or main.path.count < 3", "reason != emptyStack", "tab != t"])
    func `the history of a predicate is not what it was after each entry`(text: String) throws {
        let predicate = try Predicate(text, manifest: nil)
        var answers: [Bool] = []
        for seed in 0..<4 {
            let history = try RandomHistory(seed: UInt64(seed), count: 300)
            let holding = history.transitions.map { predicate.holds(after: $0, from: RandomHistory.viewpoint) }
            let asked = try history.timeline.history(of: predicate, from: RandomHistory.viewpoint) { _ in }
            let first = holding.firstIndex(of: true)
            #expect(asked.first == first.map { history.transitions[$0].step.entry.seq }, "\(seed)")
            #expect(asked.count == holding.filter { $0 }.count, "\(seed)")
            #expect(asked.asked == 300)
            #expect(asked.isMonotone == (first.map { holding[$0...].allSatisfy { $0 } } ?? true), "\(seed)")
            answers += holding
        }
        #expect(answers.contains(false) && (answers.contains(true) || text == "path.count > 100"))
    }

    @Test func `halving finds another entry than asking everywhere`() throws {
        let history = try RandomHistory(seed: 1, count: 700)
        let opened = try history.timeline.history(
            of: Predicate("scenes.main.phase == launching", manifest: nil), from: RandomHistory.viewpoint
        ) { _ in }
        let stays = try Predicate("scenes.main.phase == launching", manifest: nil)
        #expect(try history.timeline.halved(stays, from: RandomHistory.viewpoint)?.first == opened.first)
        #expect(opened.first != nil && opened.isMonotone)
        let comesAndGoes = try Predicate("path contains a", manifest: nil)
        #expect(try history.timeline.halved(comesAndGoes, from: RandomHistory.viewpoint) == nil)
    }

    @Test(arguments: predicates)
    func `a shrunk history no longer shows it, or an entry in it can still go`(text: String) throws {
        let predicate = try Predicate(text, manifest: nil)
        let history = try RandomHistory(seed: 5, count: 200)
        func shrunk(_ steps: [Step]) -> [ShrinkCandidate.Kept]? {
            Shrink(steps, from: history.start, at: 0, history.timeline.reducer)
                .smallest { $0.length(until: predicate, from: RandomHistory.viewpoint) }?.kept
        }
        guard let kept = shrunk(history.transitions.map(\.step)) else {
            return #expect(text == "path.count > 100")
        }
        #expect(kept.map(\.step.entry.seq) == Array(1...kept.count))
        #expect(history.holds(predicate, after: kept.map(\.step)))
        for index in kept.indices {
            var fewer = kept.map(\.step)
            fewer.remove(at: index)
            let causes = Set(kept.compactMap(\.step.entry.cause))
            let isNeeded = causes.contains(index + 1) || !history.isSound(fewer, as: kept.map(\.step))
            #expect(isNeeded || !history.holds(predicate, after: fewer), "without \(kept[index].seq)")
        }
        #expect(shrunk(kept.map(\.step))?.map(\.seq) == kept.map(\.step.entry.seq))
    }

    /// Leaving out a push would turn its pop into another fault than the one that is looked for.
    @Test(arguments: predicates)
    func `a shrunk history holds an entry that is refused now, or carried out`(text: String) throws {
        let predicate = try Predicate(text, manifest: nil)
        for seed in 0..<4 {
            let history = try RandomHistory(seed: UInt64(seed), count: 200)
            let shrink = Shrink(history.transitions.map(\.step), from: history.start, at: 0, history.timeline.reducer)
            let result = shrink.smallest { $0.length(until: predicate, from: RandomHistory.viewpoint) }
            guard let result else { continue }
            for kept in result.kept {
                let old = history.transitions[kept.seq - 1].step.outcome.verdict
                #expect(old.isAccepted == kept.step.outcome.verdict.isAccepted, "\(kept.seq) of \(seed)")
            }
            let gone = Set(1...200).subtracting(result.kept.map(\.seq))
            #expect(Set(result.reasons.keys) == gone)
            #expect(!result.isUnfinished)
        }
    }

    @Test func `a search that is stopped has nothing to show`() throws {
        let predicate = try Predicate("path.count >= 4", manifest: nil)
        let history = try RandomHistory(seed: 2, count: 200)
        let shrink = Shrink(history.transitions.map(\.step), from: history.start, at: 0, history.timeline.reducer)
        var attempts = 0
        let stopped = shrink.smallest(goesOn: { _ in
            attempts += 1; return attempts < 4
        }) {
            $0.length(until: predicate, from: RandomHistory.viewpoint)
        }
        let result = try #require(stopped)
        #expect(result.isUnfinished)
        #expect(result.kept.count > 5 && result.kept.count < 200)
        #expect(history.holds(predicate, after: result.kept.map(\.step)))
    }
}

extension RandomHistory {
    /// Whether what some entries come to is of the kind that they came to among others.
    fileprivate func isSound(_ steps: [Step], as others: [Step]) -> Bool {
        var world = start
        return steps.allSatisfy { step in
            if step.beginsRun { timeline.reducer.relaunch(&world) }
            let now = timeline.reducer.apply(step.entry, to: &world).verdict
            let before = others.first { $0.entry.seq == step.entry.seq }?.outcome.verdict
            return now.isAccepted ? before?.isAccepted == true : now == before
        }
    }
}

extension RandomHistory {
    /// Whether a predicate holds after one of some entries.
    fileprivate func holds(_ predicate: Predicate, after steps: [Step]) -> Bool {
        var world = start
        var answers: [Bool] = []
        for step in steps {
            let before = world
            if step.beginsRun { timeline.reducer.relaunch(&world) }
            let outcome = timeline.reducer.apply(step.entry, to: &world)
            let transition = Transition(
                step: Step(entry: step.entry, outcome: outcome), before: before, after: world)
            answers.append(predicate.holds(after: transition, from: Self.viewpoint))
        }
        return answers.contains(true)
    }
}
