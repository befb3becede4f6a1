import NavigationModel
import StrictJSON
import Testing

@testable import NavigationReplay

@Suite struct StatisticsTests {
    private func statistics(_ history: String) throws -> Statistics {
        let timeline = try Timeline(try RecordedHistory(history).source())
        var statistics = Statistics(.open)
        try timeline.forEach(after: timeline.start, to: timeline.end) { step, world in
            statistics.count(step, world)
            return true
        }
        return statistics
    }

    private func counts(_ tally: Tally) -> [String] { tally.ranked.map { "\($0.0.text) \($0.1)" }.sorted() }

    @Test func aLinkInAViewIsNotGoingBack() throws {
        let visits = try statistics(
            """
            0 main sceneOpened
            1 main phase "to":"active"
            2 main pathChanged "routes":[{"a":{}}],"origin":"system"
            3 main pathChanged "routes":[{"a":{}},{"b":{}}],"origin":"system"
            4 main pathChanged "routes":[{"a":{}}],"origin":"system"
            5 main pathChanged "routes":[{"a":{}},{"b":{}}],"origin":"system"
            6 main pop
            """
        ).visits
        #expect(counts(visits.routes) == ["a 3", "b 2"])
        #expect(counts(visits.backs) == ["b 2"])
        #expect(counts(visits.onwards) == ["a 2"])
        #expect(visits.backRate == 0.5)
        #expect(visits.deadEnds == ["b"])
    }

    @Test func aTimeThatCannotBeReadIsNoEnd() throws {
        let statistics = try statistics(
            """
            - main phase "to":"active","time":"tomorrow"
            0 main sceneOpened
            3 main phase "to":"active"
            - main push "route":{"a":{}},"time":"yesterday"
            """)
        #expect(statistics.entries == 4)
        #expect(statistics.firstTime?.json == "2026-11-30T09:00:00.000Z")
        #expect(statistics.lastTime?.json == "2026-11-30T09:00:03.000Z")
    }
}
