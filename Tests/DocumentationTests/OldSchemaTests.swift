import NavigationModel
import NavigationReplay
import Testing

@Suite struct OldSchemaTests {
    /// The app was rebuilt since: posts became articles, tags became topics, the home tab is the library's, the account
    /// moved into the profile, and promotions are gone.
    @Test func aJournalOfAnOldSchemaShowsWhatItShowedThen() throws {
        let timeline = try Timeline(Specimen("old/library-schema1.jsonl").source)
        let expected: [(position: Int, tab: String, path: [String])] = [
            (5, "library", []),
            (7, "library", ["topic(swiftui)", "article(observation)"]),
            (9, "search", ["results(query: bindings, page: 1)"]),
            (11, "library", ["topic(testing)", "article(tags)"]),
            (12, "library", ["topic(testing)", "article(tags)", "article(source: list, id: tags)"]),
            (13, "library", ["topic(testing)", "article(tags)"]),
            (15, "profile", ["settings"]),
            (16, "library", ["topic(testing)"]),
            (22, "profile", ["settings"]),
        ]
        for (position, tab, path) in expected {
            let scene = try #require(try timeline.world(at: position).scenes["main"])
            let shown = scene.tab.flatMap { scene.stacks[$0]?.path } ?? []
            #expect(scene.tab?.text == tab, "at \(position)")
            #expect(shown.map { $0.routeText(timeline.reducer.manifest) } == path, "at \(position)")
        }
        let restored = try #require(try timeline.world(at: 22).scenes["main"]?.stacks["library"])
        #expect(restored.path.map(\.name) == ["topic", "article"], "the promotion cuts the path that was saved")
    }

    @Test func whatWasOpenThenIsJudgedAsItWasThen() throws {
        var replay = try Specimen("old/library-schema1.jsonl").source.replay()
        var rejected: [Int] = []
        while try replay.advance() {
            if case .rejected = replay.outcome.verdict { rejected.append(replay.entry.seq) }
        }
        #expect(replay.position == 23)
        #expect(rejected == [])
    }
}
