import NavigationModel
import StrictJSON
import Testing

@Suite struct SnapshotFormTests {
    @Test(arguments: [
        #"{"stacks":{"main":{"path":[{"a":{}}]}}}"#,
        #"{"navlog":"snapshot","format":1,"state":{"stacks":{"main":{"path":[{"a":{}}]}}}}"#,
        #"{"navlog":"snapshot","format":1,"schema":1,"x":0,"state":{"stacks":{"main":{"path":[{"a":{}}]}}}}"#,
        #"{"scenes":{"s":{"stacks":{"main":{"path":[{"a":{}}]}}},"t":{"tab":null}}}"#,
        #"{"scenes":{"other":{"stacks":{"main":{"path":[{"a":{}}]}}}}}"#,
        #"{"navlog":"snapshot","format":1,"state":{"scenes":{"s":{"stacks":{"main":{"path":[{"a":{}}]}}}}}}"#,
        #"[{"a":{}}]"#,
    ])
    func `every form of a snapshot is read`(snapshot: String) throws {
        var stage = try Stage(.app(.stack))
        #expect(try stage.restore(snapshot) == applied)
        #expect(stage.paths == #"{"main":[{"a":{}}]}"#)
        #expect(try stage.restore(snapshot) == unchanged)
    }

    @Test(arguments: [
        "5", "null", "true", #""W10=""#, "{}", #"{"phase":"active"}"#, #"{"scenes":[]}"#, #"{"scenes":{}}"#,
        #"{"scenes":{"p":{"tab":null},"q":{"tab":null}}}"#, #"{"scenes":{"s":5}}"#, #"{"scenes":{"s":{}}}"#,
        #"{"navlog":1,"format":1,"state":{"tab":null}}"#, #"{"navlog":"snapshot","state":{"tab":null}}"#,
        #"{"navlog":"snapshot","format":0,"state":{"tab":null}}"#,
        #"{"navlog":"snapshot","format":1.0,"state":{"tab":null}}"#,
        #"{"navlog":"snapshot","format":"1","state":{"tab":null}}"#,
        #"{"navlog":"snapshot","format":1,"schema":0,"state":{"tab":null}}"#,
        #"{"navlog":"snapshot","format":1,"schema":null,"state":{"tab":null}}"#,
        #"{"navlog":"snapshot","format":1,"state":[]}"#, #"{"navlog":"snapshot","format":1}"#,
        #"["A"]"#, #"["A","{"]"#, #"["A","{}","B"]"#,
    ])
    func `what cannot be read changes nothing`(snapshot: String) throws {
        var stage = try Stage(.app(.stack))
        try stage.apply(#"{"scene":"s","intent":"push","route":{"c":{}},"origin":"system"}"#)
        #expect(try stage.restore(snapshot) == rejected("corruptSnapshot"))
        #expect(stage.paths == #"{"main":[{"c":{}}]}"#)
    }

    @Test(arguments: [
        #"{"navlog":"snapshot","format":2,"state":"another shape"}"#,
        #"{"navlog":"snapshot","format":1,"schema":2,"state":{"tab":null}}"#,
        #"{"navlog":"snapshot","format":1,"schema":99999999999999999999,"state":{"tab":null}}"#,
    ])
    func `a snapshot of the future is refused`(snapshot: String) throws {
        var stage = try Stage(.app(.stack))
        #expect(try stage.restore(snapshot) == rejected("unsupportedSchema"))
    }

    @Test func `without a manifest schemas are not compared`() throws {
        var stage = try Stage(nil)
        let state = #"{"stacks":{"main":{"path":[{"z":{}}]}}}"#
        #expect(try stage.restore(#"{"navlog":"snapshot","format":1,"schema":7,"state":\#(state)}"#) == applied)
        #expect(stage.paths == #"{"main":[{"z":{}}]}"#)
    }

    @Test func `a path without its stack goes where a new scene is`() throws {
        var stage = try Stage(.tabs)
        try stage.apply(#"{"scene":"s","intent":"selectTab","tab":"z","origin":"system"}"#)
        #expect(try stage.restore(#"[{"a":{}},{"q":{}}]"#) == truncated(("/stacks/y/path/1", "unknownRoute")))
        #expect(stage.scene.tab == "y")
        #expect(stage.paths == #"{"x":[],"y":[{"a":{}}],"z":[]}"#)
    }

    @Test func `not ready is said before the snapshot is read, corrupt before the catalog is waited for`() throws {
        var manifest = Manifest.app(.stack)
        manifest.loadsCatalog = true
        var stage = try Stage(manifest)
        try stage.apply(#"{"scene":"t","intent":"sceneOpened"}"#)
        #expect(
            try stage.apply(#"{"scene":"t","intent":"restore","snapshot":5}"#)
                == #"{"kind":"deferred","reason":"ready"}"#)
        #expect(try stage.restore(#"{"presentations":[{"route":{"sheet":{}}}],"stacks":{}}"#) == unchanged)
        for content in [
            #"[{"q":{}},{"art":{"id":"1"}}]"#, #"{"selection":{"c":{"art":{"id":"1"}}}}"#,
            #"{"stacks":{"gone":{"path":[{"art":{"id":"1"}}]}}}"#, #"{"presentations":[{"route":{"pic":{"id":"1"}}}]}"#,
            #"{"presentations":[{"route":{"draft":{}},"path":[{"art":{"id":"1"}}]}]}"#,
        ] {
            #expect(try stage.restore(content).hasPrefix(#"{"kind":"deferred","reason":"catalog""#), "\(content)")
        }
    }
}

@Suite struct PathTypeTests {
    private var manifest: Manifest {
        var manifest = Manifest.app(.stack)
        manifest.pathTypes = ["T.A": .route("a"), "Swift.String": .route("art"), "E": .routes, "N": .route("nowhere")]
        return manifest
    }

    @Test(arguments: [
        (#"["T.A","{}"]"#, applied, #"[{"a":{}}]"#),
        (#"["Swift.String","\"7\"","E","{\"b\":{}}","T.A","{}"]"#, applied, #"[{"a":{}},{"b":{}},{"art":{"id":"7"}}]"#),
        (#"["Swift.String","{\"id\":\"8\"}"]"#, applied, #"[{"art":{"id":"8"}}]"#),
        (
            #"["T.A","{}","?","{}","T.A","{}"]"#,
            truncated(("/stacks/main/path/1", "corrupt"), ("/stacks/main/path/2", "above")), #"[{"a":{}}]"#
        ),
        (#"["Swift.String","[1]"]"#, truncated(("/stacks/main/path/0", "corrupt")), "[]"),
        (#"["Swift.String","7"]"#, truncated(("/stacks/main/path/0", "badParameter")), "[]"),
        (#"["T.A","7"]"#, truncated(("/stacks/main/path/0", "corrupt")), "[]"),
        (#"["E","7"]"#, truncated(("/stacks/main/path/0", "corrupt")), "[]"),
        (#"["N","{}"]"#, truncated(("/stacks/main/path/0", "unknownRoute")), "[]"),
    ])
    func `SwiftUI's pairs are read from the last pushed back`(pairs: String, outcome: String, path: String) throws {
        var stage = try Stage(manifest)
        #expect(try stage.restore(pairs) == outcome)
        #expect(stage.paths == #"{"main":\#(path)}"#)
    }

    @Test func `strings among routes are no pairs`() throws {
        var stage = try Stage(manifest)
        #expect(try stage.restore(#"[{"a":{}},"T.A"]"#) == truncated(("/stacks/main/path/1", "corrupt")))
    }
}
