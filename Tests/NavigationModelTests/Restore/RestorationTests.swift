import NavigationModel
import StrictJSON
import Testing

@Suite struct RestorationTests {
    @Test func `a restore takes what it names, everything else of it starts new, and the rest stays`() throws {
        var stage = try Stage(.tabs)
        try stage.apply(#"{"scene":"s","intent":"setWidth","to":"compact"}"#)
        try stage.apply(#"{"scene":"s","intent":"setTabHidden","tab":"x","hidden":true}"#)
        try stage.apply(#"{"scene":"s","intent":"selectTab","tab":"z","origin":"system"}"#)
        try stage.apply(#"{"scene":"s","intent":"push","route":{"c":{}},"origin":"system"}"#)
        try stage.apply(#"{"scene":"s","intent":"present","route":{"sheet":{}},"origin":"system"}"#)
        let outcome = try stage.restore(
            #"{"phase":"background","tab":null,"hiddenTabs":["z"],"width":"regular","columns":"all","#
                + #""stacks":{"x":{"path":[{"a":{}}],"views":["v"]}},"pending":{"intent":"push"}}"#)
        #expect(outcome == applied)
        #expect(
            stage.scene.json.text()
                == #"{"phase":"launching","tab":"y","hiddenTabs":["x"],"selection":{},"columns":"all","#
                + #""width":"compact","stacks":{"x":{"path":[{"a":{}}],"views":[]},"y":{"path":[],"views":[]},"#
                + #""z":{"path":[],"views":[]}},"presentations":[],"pending":null}"#)
    }

    @Test(arguments: [
        (#"{"tab":"x"}"#, truncated(("/tab", "hiddenTab")), "y"),
        (#"{"tab":"q"}"#, truncated(("/tab", "unknownTab")), "y"),
        (#"{"tab":["z"]}"#, truncated(("/tab", "corrupt")), "y"),
        (#"{"tab":null}"#, applied, "y"), (#"{"stacks":{}}"#, applied, "y"), (#"{"tab":"z"}"#, unchanged, "z"),
    ])
    func `a tab that cannot be shown gives way to the default`(snapshot: String, outcome: String, tab: Name) throws {
        var stage = try Stage(.tabs)
        try stage.apply(#"{"scene":"s","intent":"setTabHidden","tab":"x","hidden":true}"#)
        try stage.apply(#"{"scene":"s","intent":"selectTab","tab":"z","origin":"system"}"#)
        #expect(try stage.restore(snapshot) == outcome)
        #expect(stage.scene.tab == tab)
    }

    @Test(arguments: [(#"{"tab":"y"}"#, truncated(("/tab", "hiddenTab"))), (#"{"stacks":{}}"#, unchanged)])
    func `a default that is hidden gives way to the first visible tab`(snapshot: String, outcome: String) throws {
        var stage = try Stage(.tabs)
        try stage.apply(#"{"scene":"s","intent":"setTabHidden","tab":"y","hidden":true}"#)
        #expect(try stage.restore(snapshot) == outcome)
        #expect(stage.scene.tab == "x")
    }

    @Test(arguments: [
        (
            #"{"tab":3,"stacks":{"main":{"path":[{"a":{}},"b",{"c":{}}]}},"selection":[],"presentations":{}}"#,
            truncated(
                ("/tab", "corrupt"), ("/selection", "corrupt"), ("/stacks/main/path/1", "corrupt"),
                ("/stacks/main/path/2", "above"), ("/presentations", "corrupt")), #"[{"a":{}}]"#
        ),
        (#"{"stacks":[]}"#, truncated(("/stacks", "corrupt")), "[]"),
        (#"{"stacks":{"main":[]}}"#, truncated(("/stacks/main", "corrupt")), "[]"),
        (#"{"stacks":{"main":{"path":{}}}}"#, truncated(("/stacks/main/path", "corrupt")), "[]"),
        (#"{"stacks":{"main":{}}}"#, unchanged, "[]"),
        (#"{"stacks":{},"columns":null}"#, truncated(("/columns", "unknownValue")), "[]"),
        (#"{"stacks":{},"columns":"mosaic"}"#, truncated(("/columns", "unknownValue")), "[]"),
        (
            #"{"stacks":{"main":{"path":[{"me":{}},{"a":{}}]}}}"#,
            truncated(("/stacks/main/path/0", "signIn"), ("/stacks/main/path/1", "above")), "[]"
        ),
        (
            #"{"stacks":{"main":{"path":[{"a":{}},{"unreadable":{}}]}}}"#,
            truncated(("/stacks/main/path/1", "unreadable")), #"[{"a":{}}]"#
        ),
        (
            #"{"stacks":{"main":{"path":[{"art":{"id":"1"}},{"art":{"id":"0"}}]}}}"#,
            truncated(("/stacks/main/path/1", "missingContent")), #"[{"art":{"id":"1"}}]"#
        ),
        (
            #"{"stacks":{"main":{"path":[{"art":{"id":1}}]},"a/b~":{"path":[]}}}"#,
            truncated(("/stacks/a~1b~0", "unknownStack"), ("/stacks/main/path/0", "badParameter")), "[]"
        ),
        (
            #"{"selection":{"old":null},"stacks":{}}"#, truncated(("/selection/old", "unknownColumn")), "[]"
        ),
    ])
    func `a bad value costs itself and what stands on it`(snapshot: String, outcome: String, path: String) throws {
        var stage = try Stage(.app(.stack))
        try stage.apply(#"{"intent":"catalogChanged","remove":{"art":["0"]}}"#)
        #expect(try stage.restore(snapshot) == outcome)
        #expect(stage.paths == #"{"main":\#(path)}"#)
    }

    @Test func `routes that the app could not find count as missing`() throws {
        var stage = try Stage(.app(.stack))
        let missing = #"[{"b":{}},{"draft":{}}]"#
        let outcome = try stage.restore(
            #"{"stacks":{"main":{"path":[{"a":{}},{"b":{}}]}},"presentations":[{"route":{"draft":{}}}]}"#,
            missing: missing)
        #expect(
            outcome == truncated(("/stacks/main/path/1", "missingContent"), ("/presentations/0", "missingContent")))
    }

    @Test func `a session lets protected routes through`() throws {
        var stage = try Stage(.app(.stack))
        try stage.apply(#"{"intent":"signedIn","user":"ann"}"#)
        #expect(try stage.restore(#"[{"me":{}}]"#) == applied)
    }

    @Test func `a restore is refused once somebody navigated`() throws {
        var stage = try Stage(.app(.stack))
        try stage.apply(#"{"scene":"s","intent":"push","route":{"a":{}}}"#)
        #expect(try stage.restore("[]") == #"{"kind":"superseded","by":3}"#)
    }
}

@Suite struct RestoredSelectionTests {
    private var manifest: Manifest { .app(.split(columns: ["side", "mid"])) }

    @Test func `a selection that is gone takes along the later columns and the detail path`() throws {
        var stage = try Stage(manifest)
        let outcome = try stage.restore(
            #"{"selection":{"zz":{"a":{}},"mid":{"b":{}},"side":{"q":{}},"old":{"b":{}}},"#
                + #""stacks":{"detail":{"path":[{"a":{}},{"q":{}}]},"gone":5}}"#)
        #expect(
            outcome
                == truncated(
                    ("/selection/old", "unknownColumn"), ("/selection/zz", "unknownColumn"),
                    ("/selection/side", "unknownRoute"), ("/selection/mid", "above"),
                    ("/stacks/detail/path/0", "above"), ("/stacks/detail/path/1", "above"),
                    ("/stacks/gone", "unknownStack")))
        #expect(stage.selection == #"{"mid":null,"side":null}"#)
        #expect(stage.paths == #"{"detail":[]}"#)
    }

    @Test func `columns before the one that is gone stay, and empty ones are not lost`() throws {
        var stage = try Stage(manifest)
        let outcome = try stage.restore(#"{"selection":{"mid":{"me":{}},"side":{"a":{}}},"stacks":{"detail":{}}}"#)
        #expect(outcome == truncated(("/selection/mid", "signIn")))
        #expect(stage.selection == #"{"mid":null,"side":{"a":{}}}"#)
        #expect(
            try stage.restore(#"{"selection":{"mid":null,"side":5}}"#) == truncated(("/selection/side", "corrupt")))
    }

    @Test func `a selection of the wrong kind costs no path`() throws {
        var stage = try Stage(manifest)
        let outcome = try stage.restore(#"{"selection":[],"stacks":{"detail":{"path":[{"a":{}}]}}}"#)
        #expect(outcome == truncated(("/selection", "corrupt")))
        #expect(stage.paths == #"{"detail":[{"a":{}}]}"#)
    }
}

@Suite struct RestoredPresentationTests {
    @Test(arguments: [
        (#"[{"route":{"draft":{}}},{"route":{"sheet":{}}},{"route":{"pic":{"id":"1"}}}]"#, applied, ["draft"]),
        (#"[{"route":{"sheet":{"x":1}},"style":"drawer"},{"route":{"q":{}}}]"#, unchanged, []),
        (#"[{"route":{"q":{}}}]"#, truncated(("/presentations/0", "unknownRoute")), []),
        (
            #"[{"route":{"pic":{}}},5]"#,
            truncated(("/presentations/0", "badParameter"), ("/presentations/1", "above")), []
        ),
        (#"[{"route":{"vip":{}}}]"#, truncated(("/presentations/0", "signIn")), []),
        (#"[{"draft":{}}]"#, truncated(("/presentations/0", "corrupt")), []),
        (#"[{"route":{"unreadable":{}}}]"#, truncated(("/presentations/0", "unreadable")), []),
        (
            #"[{"route":{"draft":{}}},{"route":{"draft":{}},"style":"popover"},{"route":{"pic":{"id":"1"}}}]"#,
            truncated(("/presentations/1", "alreadyPresented"), ("/presentations/2", "above")), ["draft"]
        ),
        (
            #"[{"style":"drawer","route":{"draft":{}},"path":[{"a":{}},{"q":{}},{"b":{}}]},"#
                + #"{"route":{"pic":{"id":"1"}}}]"#,
            truncated(
                ("/presentations/0/style", "unknownValue"), ("/presentations/0/path/1", "unknownRoute"),
                ("/presentations/0/path/2", "above")), ["draft", "pic"]
        ),
        (#"[{"route":{"draft":{}},"path":5}]"#, truncated(("/presentations/0/path", "corrupt")), ["draft"]),
    ])
    func `the pile is restored up to the first that is not`(pile: String, outcome: String, names: [Name]) throws {
        var stage = try Stage(.app(.stack))
        #expect(try stage.restore(#"{"presentations":\#(pile)}"#) == outcome)
        #expect(stage.scene.presentations.map(\.route.name) == names)
    }

    @Test func `a lock screen stays above what is restored, everything else goes`() throws {
        var stage = try Stage(.app(.stack))
        try stage.apply(#"{"scene":"s","intent":"present","route":{"sheet":{}},"origin":"system"}"#)
        try stage.apply(#"{"scene":"s","intent":"present","route":{"lock":{}},"path":[{"c":{}}],"origin":"system"}"#)
        let outcome = try stage.restore(
            #"{"presentations":[{"style":"fullScreenCover","route":{"draft":{}}},{"route":{"lock":{}}},"#
                + #"{"route":{"vip":{}}}]}"#
        )
        #expect(outcome == truncated(("/presentations/1", "alreadyPresented"), ("/presentations/2", "above")))
        #expect(
            stage.presentations
                == #"[{"style":"fullScreenCover","route":{"draft":{}},"path":[],"views":[]},"#
                + #"{"style":"popover","route":{"lock":{}},"path":[{"c":{}}],"views":[]}]"#)
    }

    @Test func `without a manifest no presentation is restored`() throws {
        var stage = try Stage(nil)
        #expect(try stage.restore(#"{"stacks":{},"presentations":[{"route":{"draft":{}}}]}"#) == unchanged)
    }
}

@Suite struct OpenLayoutRestoreTests {
    @Test func `stacks, tabs and columns come into being when they are restored`() throws {
        var stage = try Stage(nil)
        try stage.apply(#"{"scene":"s","intent":"push","route":{"z":{}},"stack":"old","origin":"system"}"#)
        let outcome = try stage.restore(
            #"{"tab":"t","selection":{"c":{"a":{}},"b":null},"stacks":{"n":{"path":[]},"w":5}}"#)
        #expect(outcome == truncated(("/stacks/w", "corrupt")))
        #expect(stage.paths == #"{"main":[],"n":[],"t":[]}"#)
        #expect(stage.selection == #"{"b":null,"c":{"a":{}}}"#)
    }

    @Test func `the columns keep the order that is known, new ones follow`() throws {
        var stage = try Stage(nil)
        for column in ["side", "content"] {
            try stage.apply(#"{"scene":"s","intent":"select","column":"\#(column)","route":{"a":{}},"origin":"auto"}"#)
        }
        try stage.restore(#"{"selection":{"a":{"x":{}},"content":{"b":{}},"side":{"c":{}}}}"#)
        #expect(stage.scene.memory.columns == ["side", "content", "a"])
        try stage.apply(#"{"scene":"s","intent":"select","column":"content","route":null,"origin":"auto"}"#)
        #expect(stage.selection == #"{"a":null,"content":null,"side":{"c":{}}}"#)
        try stage.restore(#"{"selection":{"new":{"a":{}}}}"#)
        #expect(stage.scene.memory.columns == ["new"])
    }

    @Test func `a hidden tab is not restored`() throws {
        var stage = try Stage(nil)
        try stage.apply(#"{"scene":"s","intent":"selectTab","tab":"t","origin":"system"}"#)
        try stage.apply(#"{"scene":"s","intent":"setTabHidden","tab":"u","hidden":true}"#)
        #expect(try stage.restore(#"{"tab":"u"}"#) == truncated(("/tab", "hiddenTab")))
        #expect(stage.scene.tab == nil)
    }
}
