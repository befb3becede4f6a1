import NavigationModel
import StrictJSON
import Testing

/// Every order in which a launch can go, and every moment of it: an explicit link beats a restore, a restore beats
/// what was usual before it, and nothing beats the person.
@Suite struct LaunchOrderTests {
    @Test func `a link that is lost, opened twice or overridden, or a person who is`() throws {
        var search = try Search()
        try search.explore(search.opened, LaunchOrder(), after: [], linkSeq: nil)
        // 8!/0! + 8!/1! + … + 8!/8!, and among them both ends of every rule.
        #expect(search.states == 109_601)
        #expect(search.seen == ["link opened", "link waits", "restored", "not restored", "usual", "not usual"])
    }

    /// A walk over all orders; what they have in common at the beginning is done once.
    private struct Search {
        let reducer: Reducer
        let opened: World
        var states = 0
        var seen: Set<String> = []
        private let intents: [LaunchEvent: Intent]

        init() throws {
            reducer = try Reducer(Manifest(json: JSONValue(parsing: LaunchEvent.manifest)))
            var world = reducer.start
            _ = reducer.apply(Entry(seq: 1, scene: "main", intent: .scene(.sceneOpened)), to: &world)
            opened = world
            let entries = try LaunchEvent.allCases.map { ($0, try Line($0.line).entry(1)) }
            intents = Dictionary(uniqueKeysWithValues: entries.map { ($0.0, $0.1.intent) })
            origins = Dictionary(uniqueKeysWithValues: entries.map { ($0.0, $0.1.origin) })
        }

        private let origins: [LaunchEvent: Origin]

        mutating func explore(_ world: World, _ order: LaunchOrder, after events: [LaunchEvent], linkSeq: Int?) throws {
            states += 1
            for event in LaunchEvent.allCases where !events.contains(event) {
                let events = events + [event]
                guard let intent = intents[event] else { continue }
                let entry = Entry(seq: events.count + 1, scene: "main", intent: intent, origin: origins[event])
                var world = world
                let outcome = reducer.apply(entry, to: &world)
                var order = order
                order.append(event)
                let linkSeq = event == .link ? entry.seq : linkSeq
                check(outcome, world, order, events, linkSeq)
                try explore(world, order, after: events, linkSeq: linkSeq)
            }
        }

        private mutating func check(
            _ outcome: Outcome, _ world: World, _ order: LaunchOrder, _ events: [LaunchEvent], _ linkSeq: Int?
        ) {
            guard let scene = world.scenes["main"] else { return }
            let isOpened = outcome.opens(linkSeq, itself: events.last == .link)
            let paths = Dictionary(uniqueKeysWithValues: scene.stacks.map { ($0.0, $0.1.path.map(\.name.text)) })
            let isRight =
                scene.tab == order.tab && paths == order.paths && isOpened == (order.linkOpened == events.count - 1)
            if !isRight { Issue.record("\(events.map(\.rawValue)): \(scene.json.text())") }
            if isOpened { seen.insert("link opened") }
            if scene.pending != nil { seen.insert("link waits") }
            if events.contains(.restore) { seen.insert(order.restored < .max ? "restored" : "not restored") }
            if events.contains(.usual) { seen.insert(order.usualSelected < .max ? "usual" : "not usual") }
        }
    }
}

extension Outcome {
    /// Whether it says that the link was opened, as its own verdict or as the end of its wait.
    fileprivate func opens(_ link: Int?, itself: Bool) -> Bool {
        (itself && verdict == .applied) || resolved.contains { $0.since == link && $0.verdict == .applied }
    }
}
