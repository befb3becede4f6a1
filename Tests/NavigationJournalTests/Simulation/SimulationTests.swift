import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct SimulationTests {
    /// The seeds of a run, in parts that run side by side.
    private static let parts = 20
    private static let seedsAPart: UInt64 = 500

    @Test(arguments: 0..<parts) func noAcknowledgedEntryIsLostWhateverHappens(_ part: Int) throws {
        var events = Simulation.Events()
        let first = UInt64(part) * Self.seedsAPart
        for seed in first..<first + Self.seedsAPart {
            var simulation = Simulation(seed: seed)
            do { try simulation.run() } catch { Issue.record("seed \(seed): \(error)") }
            events += simulation.events
        }
        // All of it must have happened, or nothing was shown.
        #expect(events.acknowledged > 1000 && events.refused > 100 && events.tornTails > 5)
        #expect(events.crashes > 50 && events.powerCuts > 50 && events.damaged > 5)
        #expect(events.rotations > 50 && events.cuts > 0)
    }

    @Test(arguments: Treason.allCases) func aCarelessWriterIsCaught(_ treason: Treason) {
        let caught = (0..<2000 as Range<UInt64>).first { seed in
            var simulation = Simulation(seed: seed, [treason])
            return (try? simulation.run()) == nil
        }
        #expect(caught != nil)
    }

    @Test func aSeedTellsTheWholeStory() throws {
        var (first, second) = (Simulation(seed: 7), Simulation(seed: 7))
        try first.run()
        try second.run()
        #expect(first.storage["j"] == second.storage["j"] && first.storage.operations == second.storage.operations)
        #expect(first.storage.operations > 10)
    }
}
