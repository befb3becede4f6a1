import NavigationModel
import StrictJSON
import Testing

extension Manifest {
    /// Schema 3 of an app with the tabs `lib` and `find`, which once had `home` and `dl`.
    static var migrated: Manifest {
        var manifest = Manifest()
        manifest.schema = 3
        manifest.layout = .tabs(["lib", "find"], selected: "lib", reselect: .popToRoot)
        manifest.routes["art"] = .art
        manifest.routes["art"]?.parameters.append(Parameter(label: "src", kind: .string, isOptional: false))
        manifest.routes["top"] = RouteDeclaration()
        manifest.presentations["art"] = PresentationDeclaration()
        manifest.presentations["art"]?.restores = true
        manifest.pathTypes = ["Post": .route("post"), "E": .routes]

        var first = Migration(from: 1)
        first.renameRoute = ["post": "art"]
        first.renameParam = ["art": ["ref": "id"]]
        first.setParam = ["art": ["src": "old", "id": "never"]]
        first.renameTab = ["home": "lib"]
        var second = Migration(from: 2)
        second.dropRoute = ["ad"]
        second.splitRoute = [
            "both": [
                .init(name: "top", parameters: [.init(name: "t", value: .hole("t"))]),
                .init(
                    name: "art",
                    parameters: [.init(name: "id", value: .hole("a")), .init(name: "src", value: .hole("s"))]),
            ]
        ]
        second.moveTab = ["dl": "lib"]
        manifest.migrations = [first, second]
        return manifest
    }

    /// Schema 2 of an app with two columns, which once had the route `ad`.
    static var migratedSplit: Manifest {
        var manifest = Manifest.app(.split(columns: ["side", "mid"]))
        manifest.schema = 2
        manifest.migrations = [Migration(from: 1)]
        manifest.migrations[0].dropRoute = ["ad"]
        return manifest
    }
}

extension TargetTemplate.Value {
    static func hole(_ name: Name) -> TargetTemplate.Value { .text(.init(parts: [.hole(name)])) }
}

@Suite struct SnapshotMigrationTests {
    private func snapshot(_ schema: Int, _ state: String) -> String {
        #"{"navlog":"snapshot","format":1,"schema":\#(schema),"state":\#(state)}"#
    }

    @Test func `a snapshot goes through every step, without a verdict`() throws {
        var stage = try Stage(.migrated)
        let state =
            #"{"tab":"home","stacks":{"home":{"path":[{"post":{"ref":"1"}},{"both":{"t":"x","a":"2","s":"y"}},"#
            + #"{"ad":{}},{"top":{}}]},"find":{"path":[]}},"presentations":[{"route":{"both":{"a":"3","s":"z"}}},"#
            + #"{"route":{"ad":{}}},{"route":{"art":{"id":"4","src":""}}}]}"#
        #expect(try stage.restore(snapshot(1, state)) == applied)
        #expect(stage.scene.tab == "lib")
        #expect(
            stage.paths
                == #"{"find":[],"lib":[{"art":{"id":"1","src":"old"}},{"top":{"t":"x"}},{"art":{"id":"2","src":"y"}}]}"#
        )
        #expect(stage.scene.presentations.map(\.route.text) == [#"{"art":{"id":"3","src":"z"}}"#])
    }

    @Test func `a world, too`() throws {
        var stage = try Stage(.migrated)
        try stage.restore(snapshot(1, #"{"scenes":{"s":{"stacks":{"home":{"path":[{"post":{"ref":"1"}}]}}}}}"#))
        #expect(stage.paths == #"{"find":[],"lib":[{"art":{"id":"1","src":"old"}}]}"#)
    }

    @Test func `without a chain, or from the future, it is refused`() throws {
        var manifest = Manifest.migrated
        manifest.migrations.removeFirst()
        var stage = try Stage(manifest)
        for (schema, outcome) in [
            (1, rejected("unsupportedSchema")), (2, unchanged), (4, rejected("unsupportedSchema")),
        ] {
            #expect(try stage.restore(snapshot(schema, #"{"stacks":{}}"#)) == outcome)
        }
    }

    @Test(arguments: [
        (#""dl""#, #"[{"top":{"t":"lib"}}]"#, #"[{"top":{"t":"dl"}}]"#),
        (#""find""#, #"[{"top":{"t":"lib"}}]"#, #"[{"top":{"t":"lib"}}]"#),
        (#""find""#, "[]", #"[{"top":{"t":"dl"}}]"#),
    ])
    func `a moved stack wins if it was shown or the other one is empty`(
        tab: String, path: String, expected: String
    ) throws {
        var stage = try Stage(.migrated)
        let state = #"{"tab":\#(tab),"stacks":{"lib":{"path":\#(path)},"dl":{"path":[{"top":{"t":"dl"}}]}}}"#
        #expect(try stage.restore(snapshot(2, state)) == applied)
        #expect(stage.paths == #"{"find":[],"lib":\#(expected)}"#)
        #expect(stage.scene.tab?.text.debugDescription == (tab == #""dl""# ? #""lib""# : tab))
    }

    @Test func `renames are simultaneous, moves too`() throws {
        var manifest = Manifest.app(.tabs(["x", "y"], selected: "x", reselect: .none))
        manifest.schema = 3
        manifest.migrations = [Migration(from: 1), Migration(from: 2)]
        manifest.migrations[0].renameRoute = ["a": "b", "b": "a"]
        manifest.migrations[0].renameParam = ["b": ["m": "n", "n": "m"]]
        manifest.migrations[0].renameTab = ["x": "y", "y": "x"]
        manifest.migrations[1].moveTab = ["old": "older", "older": "x"]
        var stage = try Stage(manifest)
        let state =
            #"{"tab":"x","stacks":{"x":{"path":[{"a":{"m":1,"n":2}},{"b":{"m":1}}]},"#
            + #""old":{"path":[{"c":{"lost":0}}]},"older":{"path":[{"c":{}}]}}}"#
        try stage.restore(snapshot(1, state))
        #expect(stage.scene.tab == "y")
        #expect(stage.paths == #"{"x":[{"c":{}}],"y":[{"b":{"n":1,"m":2}},{"a":{"m":1}}]}"#)
    }

    @Test func `a renamed label replaces one that has its name`() throws {
        var manifest = Manifest.app(.stack)
        manifest.schema = 2
        manifest.migrations = [Migration(from: 1)]
        manifest.migrations[0].renameParam = ["a": ["old": "new"]]
        var stage = try Stage(manifest)
        for parameters in [#"{"old":1,"new":2}"#, #"{"new":2,"old":1}"#] {
            try stage.restore(snapshot(1, #"{"stacks":{"main":{"path":[{"a":\#(parameters)}]}}}"#))
            #expect(stage.paths == #"{"main":[{"a":{"new":1}}]}"#)
        }
    }

    @Test func `a dropped selection becomes null with what follows`() throws {
        var stage = try Stage(.migratedSplit)
        let state =
            #"{"selection":{"mid":{"a":{}},"side":{"ad":{}}},"stacks":{"detail":{"path":[{"b":{}}]}}}"#
        #expect(try stage.restore(snapshot(1, state)) == unchanged)
        try stage.restore(
            snapshot(1, #"{"selection":{"mid":{"ad":{}},"side":{"a":{}}},"stacks":{"detail":{"path":[{"b":{}}]}}}"#))
        #expect(stage.selection == #"{"mid":null,"side":{"a":{}}}"#)
        #expect(stage.paths == #"{"detail":[]}"#)
    }

    @Test func `the parts of a split route keep values and lose what is absent`() throws {
        var manifest = Manifest.app(.stack)
        manifest.schema = 2
        manifest.migrations = [Migration(from: 1)]
        let text = TargetTemplate.Text(parts: [.literal("<"), .hole("n"), .literal("|"), .hole("none"), .literal(">")])
        manifest.migrations[0].splitRoute = [
            "ab": [
                .init(
                    name: "a",
                    parameters: [
                        .init(name: "n", value: .hole("n")), .init(name: "none", value: .hole("none")),
                        .init(name: "text", value: .text(text)), .init(name: "fixed", value: .fixed(1.50)),
                    ]),
                .init(
                    name: "b",
                    parameters: [
                        .init(name: "list", value: .array([.hole("o"), .hole("none"), .fixed(nil)])),
                        .init(name: "object", value: .object([.init(name: "o", value: .hole("o"))])),
                    ]),
            ]
        ]
        var stage = try Stage(manifest)
        try stage.restore(snapshot(1, #"{"stacks":{"main":{"path":[{"ab":{"n":1.0,"o":{"x":null}}}]}}}"#))
        #expect(
            stage.paths
                == #"{"main":[{"a":{"n":1.0,"text":"<1.0|>","fixed":1.5}},"#
                + #"{"b":{"list":[{"x":null},null],"object":{"o":{"x":null}}}}]}"#)
    }
}

@Suite struct EntryMigrationTests {
    /// Entries of schema 1, each with what the steps make of it.
    @Test(arguments: [
        (
            #"{"intent":"push","route":{"post":{"ref":"1"}}}"#,
            #"{"intent":"push","route":{"art":{"id":"1","src":"old"}}}"#
        ),
        (#"{"intent":"push","route":{"ad":{}}}"#, #"{"intent":"push","routes":[]}"#),
        (
            #"{"intent":"push","route":{"both":{"t":1,"a":2,"s":3}},"stack":"home"}"#,
            #"{"intent":"push","stack":"lib","routes":[{"top":{"t":1}},{"art":{"id":2,"src":3}}]}"#
        ),
        (
            #"{"intent":"push","route":{"ad":{}},"routes":[{"ad":{}}]}"#,
            #"{"intent":"push","route":{"ad":{}},"routes":[]}"#
        ),
        (#"{"intent":"push","routes":[{"top":{}},{"ad":{}},{"top":{}}]}"#, #"{"intent":"push","routes":[{"top":{}}]}"#),
        (#"{"intent":"push","route":"post"}"#, #"{"intent":"push","route":"post"}"#),
        (#"{"intent":"setPath","routes":[{"both":{}}]}"#, #"{"intent":"setPath","routes":[{"top":{}},{"art":{}}]}"#),
        (#"{"intent":"pathChanged","routes":[{"ad":{}}]}"#, #"{"intent":"pathChanged","routes":[]}"#),
        (#"{"intent":"pop","stack":"dl"}"#, #"{"intent":"pop","stack":"lib"}"#),
        (#"{"intent":"popTo","route":{"ad":{}}}"#, #"{"intent":"popTo","route":{"ad":{}}}"#),
        (#"{"intent":"popTo","route":{"both":{"a":"1"}}}"#, #"{"intent":"popTo","route":{"art":{"id":"1"}}}"#),
        (#"{"intent":"popTo","name":"post"}"#, #"{"intent":"popTo","name":"art"}"#),
        (#"{"intent":"popTo","name":"both"}"#, #"{"intent":"popTo","name":"art"}"#),
        (
            #"{"intent":"present","route":{"post":{"ref":"1","src":"n"}},"path":[{"both":{}},{"ad":{}}]}"#,
            #"{"intent":"present","route":{"art":{"src":"n","id":"1"}},"path":[{"top":{}},{"art":{}}]}"#
        ),
        (#"{"intent":"dismiss","route":{"both":{"a":"1"}}}"#, #"{"intent":"dismiss","route":{"art":{"id":"1"}}}"#),
        (
            #"{"intent":"select","column":"home","route":{"ad":{}}}"#,
            #"{"intent":"select","column":"home","route":null}"#
        ),
        (#"{"intent":"select","column":"c","route":null}"#, #"{"intent":"select","column":"c","route":null}"#),
        (#"{"intent":"selectTab","tab":"dl"}"#, #"{"intent":"selectTab","tab":"lib"}"#),
        (
            #"{"intent":"setTabHidden","tab":"home","hidden":true}"#,
            #"{"intent":"setTabHidden","tab":"lib","hidden":true}"#
        ),
        (
            #"{"intent":"setTabHidden","tab":"dl","hidden":true}"#,
            #"{"intent":"setTabHidden","tab":"dl","hidden":true}"#
        ),
        (
            #"{"intent":"openURL","url":"a://post","target":{"tab":"home","path":[{"both":{}},{"ad":{}}],"#
                + #""presentation":{"route":{"post":{"ref":1}},"path":[{"ad":{}}]},"missing":"reject"},"#
                + #""missing":[{"ad":{}},{"post":{"ref":1}}]}"#,
            #"{"intent":"openURL","url":"a://post","target":{"tab":"lib","path":[{"top":{}},{"art":{}}],"#
                + #""presentation":{"route":{"art":{"id":1,"src":"old"}},"path":[]},"missing":"reject"},"#
                + #""missing":[{"art":{"id":1,"src":"old"}}]}"#
        ),
        (
            #"{"intent":"openTarget","target":{"tab":"dl","presentation":{"route":{"ad":{}}}}}"#,
            #"{"intent":"openTarget","target":{"tab":"lib"}}"#
        ),
        (
            #"{"intent":"catalogLoaded","content":{"post":["1"],"art":[2],"x":[]}}"#,
            #"{"intent":"catalogLoaded","content":{"art":["1",2],"x":[]}}"#
        ),
        (
            #"{"intent":"catalogChanged","add":{"post":["1"]},"remove":{"post":["2"]}}"#,
            #"{"intent":"catalogChanged","add":{"art":["1"]},"remove":{"art":["2"]}}"#
        ),
        (
            #"{"intent":"restore","snapshot":[{"post":{"ref":1}}]}"#,
            #"{"intent":"restore","snapshot":[{"art":{"id":1,"src":"old"}}]}"#
        ),
        (
            #"{"intent":"restore","snapshot":["E","{\"ad\":{}}","Post","{\"ref\":1}","?","{}"]}"#,
            #"{"intent":"restore","snapshot":[null,{"art":{"id":1,"src":"old"}}]}"#
        ),
        (#"{"intent":"restore","snapshot":["Post"]}"#, #"{"intent":"restore","snapshot":["Post"]}"#),
        (
            #"{"intent":"restore","snapshot":{"tab":"home","hiddenTabs":["home","dl",1],"#
                + #""stacks":{"dl":{"path":[{"ad":{}}]}}}}"#,
            #"{"intent":"restore","snapshot":{"tab":"lib","hiddenTabs":["lib",1],"stacks":{"lib":{"path":[]}}}}"#
        ),
        (
            #"{"intent":"restore","snapshot":{"navlog":"snapshot","format":1,"#
                + #""state":{"scenes":{"home":{"tab":"home"}}}}}"#,
            #"{"intent":"restore","snapshot":{"navlog":"snapshot","format":1,"#
                + #""state":{"scenes":{"home":{"tab":"lib"}}}}}"#
        ),
        (
            #"{"intent":"restore","snapshot":{"navlog":"snapshot","format":1,"schema":2,"state":{"tab":"home"}}}"#,
            #"{"intent":"restore","snapshot":{"navlog":"snapshot","format":1,"schema":2,"state":{"tab":"home"}}}"#
        ),
        (
            #"{"intent":"teleport","route":{"post":{}},"tab":"home"}"#,
            #"{"intent":"teleport","route":{"post":{}},"tab":"home"}"#
        ),
        (#"{"route":{"post":{}}}"#, #"{"route":{"post":{}}}"#),
    ])
    func `an entry becomes what the new schema would have written`(old: String, new: String) throws {
        let migrator = try Migrator(.migrated, from: 1)
        let entry = try #require(JSONValue(parsing: old).objectValue)
        let migrated = JSONValue.object(migrator.migrate(entry: entry))
        #expect(migrated.text() == new)
    }

    @Test func `a dropped selection of a target takes along what follows`() throws {
        let migrator = try Migrator(.migratedSplit, from: 1)
        let entry: JSONObject = [
            "intent": "openTarget",
            "target": ["selection": ["mid": ["a": [:]], "side": ["ad": [:]]], "path": [["b": [:]]]],
        ]
        #expect(
            migrator.migrate(entry: entry)["target"]?.text() == #"{"selection":{"mid":null,"side":null},"path":[]}"#)
    }

    @Test func `a snapshot inside an entry is migrated once`() throws {
        var manifest = Manifest.app(.stack)
        manifest.schema = 2
        manifest.migrations = [Migration(from: 1)]
        manifest.migrations[0].renameRoute = ["a": "b", "b": "c"]
        let state = #"{"stacks":{"main":{"path":[{"a":{}}]}}}"#
        for snapshot in [
            #"[{"a":{}}]"#, state, #"{"navlog":"snapshot","format":1,"state":\#(state)}"#,
            #"{"navlog":"snapshot","format":1,"schema":1,"state":\#(state)}"#,
        ] {
            var stage = try Stage(manifest, schema: 1)
            #expect(try stage.restore(snapshot) == applied)
            #expect(stage.paths == #"{"main":[{"b":{}}]}"#, "\(snapshot)")
        }
    }

    @Test func `an old journal is replayed with the new names`() throws {
        var stage = try Stage(.migrated, schema: 1)
        try stage.apply(#"{"intent":"catalogLoaded","content":{"post":["1"]}}"#)
        try stage.apply(#"{"scene":"s","intent":"push","route":{"post":{"ref":"1"}},"stack":"home","origin":"system"}"#)
        #expect(stage.paths == #"{"find":[],"lib":[{"art":{"id":"1","src":"old"}}]}"#)
        #expect(
            try stage.apply(
                #"{"scene":"s","intent":"openTarget","target":{"path":[{"post":{"ref":"1"}},{"post":{"ref":"2"}}]}}"#)
                == #"{"kind":"truncated","kept":1,"of":2}"#)
        #expect(
            try stage.apply(#"{"scene":"s","intent":"popTo","route":{"ad":{}}}"#) == rejected("notInStack"))
        #expect(try stage.apply(#"{"scene":"s","intent":"push","route":{"ad":{}}}"#) == unchanged)
    }
}

@Suite struct MigratorTests {
    @Test func `a chain needs every step and no newer schema`() throws {
        let manifest = Manifest.migrated
        #expect(throws: Migrator.Fault.newer(schema: 4, than: 3)) { try Migrator(manifest, from: 4) }
        #expect(throws: Migrator.Fault.noStep(from: 0)) { try Migrator(manifest, from: 0) }
        var gap = manifest
        gap.migrations.removeLast()
        gap.schema = .max
        #expect(throws: Migrator.Fault.noStep(from: 2)) { try Migrator(gap, from: 1) }
        #expect(try Migrator(manifest, from: 3).isIdle)
        #expect(try Migrator(manifest, from: nil).isIdle)
        #expect(try Migrator(nil, from: 9).isIdle)
        #expect(try !Migrator(manifest, from: 2).isIdle)
    }

    @Test func `the snapshot of a header is migrated with its memory`() throws {
        let snapshot = try JSONValue(
            parsing: #"{"navlog":"snapshot","format":1,"schema":1,"seq":9,"state":{"scenes":{"s":{"tab":"dl","#
                + #""stacks":{"home":{"path":[{"post":{"ref":"1"}}]}}}}},"#
                + #""memory":{"content":{"post":["1"]},"removed":{"post":["2"]},"deliveries":{"post":3},"#
                + #""scenes":{"s":{"ready":true,"pending":{"entry":{"seq":3,"intent":"push","#
                + #""route":{"post":{"ref":"2"}}},"#
                + #""where":["home"]}},"#
                + #""t":{"pending":{"entry":{"seq":4,"intent":"ready"},"where":[0,{"both":{"a":1}}]}}}}}"#
        )
        #expect(
            try Migrator(.migrated, from: 1).migrate(snapshot: snapshot).text()
                == #"{"navlog":"snapshot","format":1,"schema":3,"seq":9,"state":{"scenes":{"s":{"tab":"lib","#
                + #""stacks":{"lib":{"path":[{"art":{"id":"1","src":"old"}}]}}}}},"#
                + #""memory":{"content":{"art":["1"]},"removed":{"art":["2"]},"deliveries":{"post":3},"#
                + #""scenes":{"s":{"ready":true,"pending":{"entry":{"seq":3,"intent":"push","#
                + #""route":{"art":{"id":"2","src":"old"}}},"where":["lib"]}},"#
                + #""t":{"pending":{"entry":{"seq":4,"intent":"ready"},"where":[0,{"art":{"id":1}}]}}}}}"#)
        #expect(try Migrator(.migrated, from: 3).migrate(snapshot: snapshot).text() == snapshot.text())
    }
}
