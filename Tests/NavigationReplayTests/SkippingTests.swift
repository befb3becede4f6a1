import NavigationJournal
import NavigationModel
import StrictJSON
import TestSupport
import Testing

@testable import NavigationReplay

/// Histories that go without some of their entries.
@Suite struct SkippingTests {
    /// What a simple fold over the other entries gives: outcome and state after each of them.
    private func fold(_ history: RandomHistory, without skipped: Set<Int>) -> [Int: (outcome: Outcome, world: World)] {
        let reducer = history.timeline.reducer
        var world = history.start
        var results: [Int: (outcome: Outcome, world: World)] = [:]
        var isRelaunchDue = false
        for step in history.transitions.map(\.step) {
            isRelaunchDue = isRelaunchDue || step.beginsRun
            if skipped.contains(step.entry.seq) { continue }
            if isRelaunchDue { reducer.relaunch(&world) }
            isRelaunchDue = false
            let outcome = reducer.apply(step.entry, to: &world)
            results[step.entry.seq] = (outcome, world)
        }
        return results
    }

    @Test(arguments: 0..<3)
    func `an entry that is left out has an effect, or takes another one with it`(seed: Int) throws {
        let count = 300
        let history = try RandomHistory(seed: UInt64(seed), count: count)
        var random = SeededGenerator(seed: UInt64(seed + 100))
        var fork = history.timeline
        var skipped: Set<Int> = []
        let original = Dictionary(
            uniqueKeysWithValues: history.transitions.map { ($0.step.entry.seq, $0.after.inspected) })
        var changed = 0
        // The journal's own entries, the last of them, and entries in memory, in any order.
        for seq in [count / 2, count, .random(in: 2...150, using: &random), .random(in: 151...299, using: &random)]
            + (0..<3).map({ _ in Int.random(in: 2...40, using: &random) })
        {
            guard skipped.insert(seq).inserted else { continue }
            fork = try fork.fork(without: seq)
            let expected = fold(history, without: skipped)
            #expect(fork.count == expected.count)
            #expect(fork.end == expected.keys.max())
            var last: Int?
            try fork.forEach(after: 0, to: count) { step, world in
                let result = expected[step.entry.seq]
                #expect(result?.outcome == step.outcome, "\(step.entry.seq) without \(skipped)")
                #expect(result?.world.inspected == (copy world).inspected, "\(step.entry.seq) without \(skipped)")
                if (copy world).inspected != original[step.entry.seq] { changed += 1 }
                last = step.entry.seq
                return true
            }
            #expect(last == fork.end)
            for position in stride(from: 0, through: count, by: 37) {
                let nearest = try fork.nearestPosition(upTo: position)
                #expect(nearest == expected.keys.filter { $0 <= position }.max() ?? 0)
                #expect(try fork.world(at: position).inspected == (expected[nearest]?.world ?? history.start).inspected)
                #expect(try (fork.step(at: position) == nil) == (expected[position] == nil))
            }
        }
        #expect(skipped.count > 4)
        #expect(history.timeline.sharedEnd == count / 2)
        #expect(fork.sharedEnd == (skipped.min() ?? 0) - 1)
        #expect(changed > 0)
    }

    @Test(arguments: [0, 1, 3, 4, 8, 99])
    func `an entry that is not there takes others with it`(seq: Int) throws {
        let memory = MemoryStorage()
        memory["j"] = Array(
            #"""
            {"navlog":1,"continues":{"seq":1}}
            {"seq":2,"scene":"m","intent":"sceneOpened"}
            {"seq":5,"scene":"m","intent":"push","route":{"a":{}}}
            {"seq":6,"scene":"m","intent":"push","route":{"b":{}}}

            """#.utf8)
        let source = try JournalSource(
            try memory.openForReading("j"), header: Header(), tolerance: .lenient, manifest: nil)
        let timeline = try Timeline(source)
        let added = try timeline.append(Entry(seq: 7, scene: "m", intent: .scene(.pop(count: 1))))
        #expect(added.outcome == Outcome(.applied))
        let fork = try timeline.fork(without: seq)
        #expect(fork.count == 4 && fork.end == 7)
        #expect(try fork.world(at: 7).inspected == (try timeline.world(at: 7).inspected))
    }

    @Test func `what the app saw is taken for what happens without an entry`() throws {
        let memory = MemoryStorage()
        memory["j"] = Array(
            #"""
            {"navlog":1}
            {"seq":1,"scene":"m","intent":"sceneOpened","outcome":{"kind":"applied"},"state":"d8ff042de8d3038c","x":1}
            {"seq":2,"scene":"m","intent":"push","route":{"a":{}},"outcome":{"kind":"applied"},"state":"0"}
            {"seq":3,"scene":"m","intent":"pop","outcome":{"kind":"applied"},"state":"d8ff042de8d3038c","x":3}

            """#.utf8)
        let source = try JournalSource(
            try memory.openForReading("j"), header: Header(), tolerance: .strict, manifest: nil)
        let fork = try Timeline(source).fork(without: 2)
        let first = try #require(try fork.step(at: 1))
        let last = try #require(try fork.step(at: 3))
        #expect(first.entry.recordedDigest == "d8ff042de8d3038c")
        #expect(last.entry.recordedOutcome == nil && last.entry.recordedDigest == nil)
        #expect(last.outcome.json == ["kind": "rejected", "reason": "emptyStack"])
        #expect(JSONValue.object(try fork.members(of: first)).text().hasSuffix(#""state":"d8ff042de8d3038c","x":1}"#))
        #expect(
            JSONValue.object(try fork.members(of: last)).text() == #"{"seq":3,"scene":"m","intent":"pop","x":3}"#)
    }
}
