import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// What holds for every journal, whatever is in it.
@Suite struct ReducerLawTests {
    static let apps: [App] =
        [.open]
        + [.stack, .tabs, .split].flatMap { (app: App) in
            [app, app.with(#""catalog":"loads""#), app.with(#""ready":"explicit""#, #""onRemoved":"truncate""#)]
        }

    @Test(arguments: apps)
    func `an outcome that does not tell the truth, a wait without an end, a state that cannot be`(app: App) throws {
        var generator = JournalGenerator(seed: 1)
        var witness = try Witness(app)
        var kinds: [String: Int] = [:]
        var ends: [Int: Int] = [:]
        var waits: Set<Int> = []
        func count(_ outcome: Outcome) {
            kinds[outcome.verdict.kind, default: 0] += 1
            if case .deferred = outcome.verdict { waits.insert(witness.seq) }
            for resolution in outcome.resolved {
                if case .deferred = resolution.verdict { continue }
                ends[resolution.since, default: 0] += 1
            }
        }
        for _ in 0..<1000 { count(witness.apply(try Line(generator.line()).entry(witness.seq + 1))) }
        for line in ["signedOut", "launched"] { count(witness.apply(try Line(line).entry(witness.seq + 1))) }

        #expect(Set(ends.keys) == waits)
        #expect(ends.values.allSatisfy { $0 == 1 })
        #expect(kinds.count == 7, "\(kinds)")
    }

    @Test func `an entry that means something else once it is written and read`() throws {
        var generator = JournalGenerator(seed: 4)
        for seq in 1...3000 {
            let line = generator.line()
            let entry = try Line(line).entry(seq)
            let written = JSONValue.object(entry.json).text()
            let read = try Entry(json: JSONValue(parsing: written).objectValue ?? [:])
            #expect(JSONValue.object(read.json).text() == written, "\(line)")
            #expect(String(describing: read.intent) == String(describing: entry.intent), "\(line)")
        }
    }

    @Test(arguments: apps)
    func `a journal that goes otherwise the second time, or after a snapshot of any of its moments`(app: App) throws {
        let manifest = try app.manifest
        let reducer = Reducer(manifest)
        var generator = JournalGenerator(seed: 2)
        let entries = try (1...400).map { try Line(generator.line()).entry($0) }
        let whole = reducer.states(after: entries[...], from: reducer.start)
        #expect(reducer.states(after: entries[...], from: reducer.start).map(\.text) == whole.map(\.text))
        for cut in stride(from: 7, to: entries.count, by: 31) {
            let json = Snapshot(whole[cut - 1].world, seq: cut, schema: nil).json.text()
            let snapshot = try Snapshot(json: JSONValue(parsing: json), layout: manifest.layout)
            let rest = reducer.states(after: entries[cut...], from: snapshot.world)
            #expect(rest.map(\.text) == whole[cut...].map(\.text), "from \(cut)")
        }
    }
}

extension Reducer {
    /// A world with the outcome that led to it.
    fileprivate struct State {
        let world: World
        let text: String
    }

    fileprivate func states(after entries: ArraySlice<Entry>, from start: World) -> [State] {
        var world = start
        return entries.map { entry in
            let outcome = apply(entry, to: &world)
            return State(world: world, text: "\(outcome.json.text()) \(Step.Image(world).text)")
        }
    }
}
