import Foundation
import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct SimulationTests {
    /// The seeds of a run, in parts that run side by side; `NAVLOG_SEEDS` asks for more or fewer.
    private static let parts = 20
    private static let seedsAPart =
        (ProcessInfo.processInfo.environment["NAVLOG_SEEDS"].flatMap(Int.init) ?? 10_000) / parts

    @Test(arguments: 0..<parts) func noAcknowledgedEntryIsLostWhateverHappens(_ part: Int) throws {
        var events = Simulation.Events()
        let count = Self.seedsAPart
        for seed in part * count..<(part + 1) * count {
            var simulation = Simulation(seed: UInt64(seed))
            do { try simulation.run() } catch { Issue.record("seed \(seed): \(error)") }
            events += simulation.events
        }
        // All of it must have happened, or nothing was shown; a few lives do not hold everything.
        guard count >= 500 else { return }
        #expect(events.acknowledged > 1000 && events.refused > 100 && events.tornTails > 0)
        #expect(events.crashes > 50 && events.powerCuts > 50 && events.damaged > 0)
        #expect(events.rotations > 50 && events.cuts > 0 && events.replacements > 50)
    }

    /// Each treason makes the writer one that leaves something out: what it leaves out is missed, and nothing else is
    /// wrong with that seed.
    @Test(arguments: Treason.allCases) func aCarelessWriterIsCaught(_ treason: Treason) throws {
        let caught = (0..<2000 as Range<UInt64>).lazy.compactMap { seed in
            violation(seed, [treason]).map { (seed: seed, violation: $0) }
        }
        let (seed, found) = try #require(caught.first)
        switch (treason, found) {
        case (.grantsEveryLock, .twoWriters): break
        case (.ignoresDirectorySync, .journalGone): break
        // The seq of an entry that was lost may be given again.
        case (.ignoresSync, .lost), (.ignoresSync, .givenTwice), (.ignoresDirectorySync, .givenTwice): break
        case (.retriesSync, .lost), (.retriesSync, .givenTwice): break
        case (.hidesTornTails, .lost), (.hidesTornTails, .givenTwice): break
        case (.cutsAtDamage, .lost), (.cutsAtDamage, .givenTwice): break
        case (.hidesReplacement, .lost), (.hidesReplacement, .givenTwice): break
        default: Issue.record("seed \(seed): \(found)")
        }
        #expect(violation(seed, []) == nil)
    }

    private func violation(_ seed: UInt64, _ treasons: Set<Treason>) -> Violation? {
        var simulation = Simulation(seed: seed, treasons)
        do { try simulation.run() } catch { return error as? Violation }
        return nil
    }

    @Test func aSeedTellsTheWholeStory() throws {
        var (first, second) = (Simulation(seed: 7), Simulation(seed: 7))
        try first.run()
        try second.run()
        #expect(first.storage["j"] == second.storage["j"] && first.storage.operations == second.storage.operations)
        #expect(first.storage.operations > 10)
    }
}
