import NavigationModel
import Testing

/// What predicates say about one state: routes in `main`, a sheet over `side`, and a rejected `pop`.
@Suite struct PredicateTests {
    @Test(arguments: [
        "main.path.count == 2", "main.path.count > 1 and main.tab == x", "main.tab == \"x\"", "main.tab != y",
        "path contains art(1)", "main.path contains art", "main.path contains art(id: \"1\")",
        "not path contains art(2)",
        "main.path[-1] == art(1)", "main.path[-1] == art", "main.path[0] == a", "main.path[0] == a()",
        "main.path[0] == {\"a\":{}}", "main.path == [{\"a\":{}},{\"art\":{\"id\":\"1\"}}]",
        "main.path[1].art.id == \"1\"",
        "main.stacks.y.path == []", "main.stacks contains y", "main.stacks.count == 3", "scenes contains main",
        "side.presentations contains pic(1)", "side.presentations contains pic",
        "side.presentations[0].route == pic(1)",
        "side.presentations.count >= 1", "side.presentations[-1].style == sheet", "main.hiddenTabs contains z",
        "session.user == \"ann b\"", "session.user contains n", "session.user matches \"a?n*\"", "session.user != null",
        "outcome == rejected", "reason == emptyStack", "intent == pop", "origin == user", "scene == main",
        "intent matches \"p*\"", "(outcome == applied or outcome == rejected) and not intent == push",
        "outcome == applied or outcome == rejected and intent == pop", "changed(main.stacks.y) or not changed(main)",
        "facts.content.art contains \"1\"", "/scenes/main/tab == x", "/scenes/side/presentations.count == 1",
        "main.path.count <= 2.0", "main.path.count < 2.5", "main.path.count == 2e0",
        // What is not there
        "not nowhere.tab == x", "nowhere.tab != x", "not nowhere.tab == null", "not nowhere.path.count == 0",
        "not main.path[5] == a", "not nowhere.path contains a", "not nowhere.tab matches \"*\"",
        "not main.path[-1].art.none > 0", "not main.pending.since > 0",
    ])
    func `a predicate that holds is denied`(text: String) throws {
        #expect(try Self.holds(text))
        #expect(try !Self.holds("not (\(text))"))
    }

    @Test(arguments: [
        "main.path.count == 3", "main.tab == z", "main.path contains c", "main.path contains art(2)",
        "main.path contains a(1)", "main.path[0] == art", "main.path[-1] == art()", "side.presentations contains sheet",
        "session.user matches \"a?\"", "session.user == \"Ann B\"", "intent == Pop", "reason == \"\"",
        "changed(main.path)", "resolved == rejected", "resolved matches \"*\"", "scene == side",
        "outcome == rejected and intent == push", "main.hiddenTabs contains y",
    ])
    func `a predicate that does not hold is believed`(text: String) throws {
        #expect(try !Self.holds(text))
        #expect(try Self.holds("not (\(text))"))
    }

    @Test func `nobody asked anything before the first entry`() throws {
        let world = World()
        for text in ["outcome == applied", "intent == push", "changed(session.user)", "scene == main"] {
            let predicate = try Predicate(text, manifest: nil)
            #expect(predicate.asksAboutEntry)
            #expect(
                !predicate.holds(from: world, to: world, entry: nil, outcome: nil, scene: nil, layout: .open), "\(text)"
            )
        }
        #expect(try !Predicate("main.tab == x and session.user == null", manifest: nil).asksAboutEntry)
    }

    @Test func `changed means before and after this entry, not what was ever changed`() throws {
        var story = try Story(.stack)
        try story.tell(#"push {"route":{"a":{}}}"#)
        let before = story.witness.world
        try story.tell(#"push {"route":{"b":{}}}"#)
        let after = story.witness.world
        let entry = try Line("push {}").entry(9)
        for (text, expected) in [
            ("changed(main.path)", true), ("changed(main.path[0])", false), ("changed(main.path[1])", true),
            ("changed(main.tab)", false), ("changed(nowhere.path)", false),
        ] {
            let predicate = try Predicate(text, manifest: App.stack.manifest)
            #expect(
                predicate.holds(from: before, to: after, entry: entry, outcome: nil, scene: nil, layout: .stack)
                    == expected, "\(text)")
        }
    }

    private static func holds(_ text: String) throws -> Bool {
        var story = try Story(.tabs)
        for line in [
            #"catalogLoaded {"scene":null,"content":{"art":["1"]}}"#, #"signedIn {"scene":null,"user":"ann b"}"#,
            #"selectTab {"tab":"x"}"#, #"push {"routes":[{"a":{}},{"art":{"id":"1"}}]}"#,
            #"setTabHidden {"tab":"z","hidden":true}"#, #"sceneOpened {"scene":"side"}"#,
            #"present {"scene":"side","route":{"pic":{"id":"1"}}}"#,
        ] { try story.tell(line) }
        let pop = try Line(#"pop {"stack":"y"}"#).entry(9)
        let before = story.witness.world
        var after = before
        let manifest = try App.tabs.manifest
        let outcome = Reducer(manifest).apply(pop, to: &after)
        return try Predicate(text, manifest: manifest).holds(
            from: before, to: after, entry: pop, outcome: outcome, scene: "main",
            layout: manifest.layout)
    }
}
