import NavigationModel
import StrictJSON
import Testing

@testable import NavigationReplay

@Suite struct StatisticsTests {
    private func statistics(_ history: String, _ manifest: String? = nil) throws -> Statistics {
        let timeline = try Timeline(try RecordedHistory(history).source(manifest))
        var statistics = Statistics(timeline.reducer.manifest.layout, from: try timeline.world(at: timeline.start))
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

    /// Whoever picks another row goes on; whoever lets go of it, as a back swipe in compact width does, goes back.
    @Test func whatIsSelectedInASplitViewIsVisited() throws {
        let visits = try statistics(
            """
            0 main sceneOpened
            1 main select "column":"side","route":{"a":{"id":1}}
            2 main select "column":"side","route":{"a":{"id":2}}
            3 main push "route":{"b":{}}
            4 main pop
            5 main select "column":"side","route":null
            """,
            #"""
            {"navlog":"manifest","format":1,"layout":{"kind":"split","columns":["side"]},
             "routes":{"a":{"params":{"id":"int"}},"b":{}}}
            """#
        ).visits
        #expect(counts(visits.routes) == ["a 3", "b 1"])
        #expect(counts(visits.backs) == ["a 1", "b 1"])
        #expect(counts(visits.onwards) == ["a 2"])
    }

    @Test func whatIsWaitedForIsNoRejection() throws {
        let statistics = try statistics(
            """
            0 main sceneOpened
            1 main openTarget "target":{"path":[{"a":{}}]}
            2 main pop
            """)
        #expect(counts(statistics.waits) == ["ready 1"])
        #expect(counts(statistics.reasons) == ["emptyStack 1"])
    }

    /// The last piece of a journal stands for fewer entries than the others, and those behind it do not move.
    @Test(arguments: [(3, 4), (130, 1), (1, 130), (257, 300), (1000, 7)])
    func theDepthsOfTwoJournalsAreThoseOfOne(first: Int, second: Int) {
        let depths = (0..<first + second).map { ($0 * 7919) % 101 }
        var (one, other, whole) = (DepthSeries(), DepthSeries(), DepthSeries())
        for depth in depths[..<first] { one.add(depth) }
        for depth in depths[first...] { other.add(depth) }
        for depth in depths { whole.add(depth) }
        let size = other.entriesAPiece
        one.add(other)
        #expect(one.greatest.max() == whole.greatest.max())
        #expect(one.greatest.count == whole.greatest.count && one.entriesAPiece == whole.entriesAPiece)
        if size == 1 { #expect(one.greatest == whole.greatest) }
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
