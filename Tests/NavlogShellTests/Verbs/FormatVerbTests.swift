import Testing

@testable import NavlogShell

/// What goes out in another form, and what comes in.
struct FormatVerbTests {
    @Test func exportGivesTheWorldWithItsMemory() throws {
        try transcript(
            #"""
            $ navlog export notes.jsonl --format snapshot
            {"navlog":"snapshot","format":1,"seq":3,"state":{"catalog":{"status":"ready"},"session":{"user":null},"focus":"main","scenes":{"main":{"phase":"launching","tab":null,"hiddenTabs":[],"selection":{},"columns":"automatic","width":"regular","stacks":{"main":{"path":[{"note":{"_0":7}}],"views":[]}},"presentations":[],"pending":null}}},"memory":{"content":{},"removed":{},"deliveries":{},"scenes":{"main":{"ready":true,"claim":2,"claimed":2,"columns":[]}}}}
            $ navlog export notes.jsonl --format snapshot --at 1 -o one.json
            ! wrote one.json
            $ navlog export notes.jsonl --format snapshot -o one.json
            ! error: "one.json" exists already, and nothing is overwritten
            ? 4
            $ navlog export notes.jsonl --format snapshto
            ! error: unknown value of --format "snapshto"
            ! hint: did you mean snapshot?
            ? 2
            $ navlog export notes.jsonl
            ! error: export needs --format
            ! hint: snapshot, scene-storage, navigation-path, json-patch, csv, cloudevents, mermaid, dot, swift-test, html
            ? 2
            """#)
    }

    @Test(arguments: ["csv", "mermaid", "swift-test", "html", "snapshot"])
    func aFormHasNoOtherFormForPrograms(_ format: String) {
        let desk = Desk()
        let call = ["export", "notes.jsonl", "--format", format]
        let (plain, json) = (desk.run(call), desk.run(call + ["--json"]))
        #expect(plain.status == .done && json.status == .done)
        #expect(plain.output == json.output && plain.errors == json.errors)
    }

    @Test func restoringAnExportedSnapshotGivesTheSameDigest() throws {
        try transcript(
            #"""
            $ navlog export library.jsonl --format snapshot --at 3 -o three.json
            ! wrote three.json
            $ navlog log library.jsonl --json --from 3 --to 3
            {"seq":3,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"push","outcome":{"kind":"applied"},"digest":"3bca2d1fc816a5c8"}
            $ navlog repl library.jsonl --json -c 'goto start' -c 'scene new main' -c ready -c 'restore three.json'
            {"seq":0}
            {"seq":1,"time":"2026-11-30T10:00:00.000Z","scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"digest":"4b0033dac3b1e059"}
            {"seq":2,"time":"2026-11-30T10:00:00.000Z","scene":"main","intent":"ready","outcome":{"kind":"applied"},"digest":"4b0033dac3b1e059"}
            {"seq":3,"time":"2026-11-30T10:00:00.000Z","scene":"main","intent":"restore","outcome":{"kind":"applied"},"digest":"3bca2d1fc816a5c8"}
            ! forked at 0 into fork-1: in memory only, save FILE keeps it
            """#)
    }

    @Test func aFormatTakesOnlyWhatChangesItsAnswer() throws {
        try transcript(
            #"""
            $ navlog export library.jsonl --format csv --at 3
            ! error: csv takes no --at
            ! hint: --at is for snapshot, scene-storage, navigation-path
            ? 2
            $ navlog export library.jsonl --format snapshot --lossy
            ! error: snapshot takes no --lossy
            ! hint: --lossy is for navigation-path
            ? 2
            $ navlog export library.jsonl --format scene-storage --scene sid
            ! error: no scene "sid" here
            ! hint: did you mean side?
            ? 1
            $ navlog export library.jsonl --format scene-storage --at start
            ! error: no scene is open after entry 0
            ! hint: --at POS says another time
            ? 1
            $ navlog export library.jsonl --format navigation-path
            ! error: SwiftUI's paths name Swift types, and there is no manifest with "pathTypes"
            ! hint: "pathTypes":{"MyApp.Topic":"topic"} in the manifest
            ? 2
            $ navlog export library.jsonl --format json-patch --from 3 --to 4
            [{"op":"replace","path":"/scenes/main/tab","value":"search"}]
            """#)
    }

    @Test func aSessionExportsWhereItStands() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl --json -c 'goto 3' -c 'export --format json-patch --to 4 --from 3' -c 'export --format scene-storage -o s'
            {"seq":3,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"push","outcome":{"kind":"applied"},"digest":"3bca2d1fc816a5c8"}
            [{"op":"replace","path":"/scenes/main/tab","value":"search"}]
            ! wrote s
            $ navlog import s --manifest library.manifest.json -o restored.jsonl
            ! wrote restored.jsonl: 3 entries
            $ navlog log restored.jsonl --json --from 3
            {"seq":3,"time":null,"scene":"main","intent":"restore","outcome":{"kind":"applied"},"digest":"3bca2d1fc816a5c8"}
            """#)
    }

    private static var files: [String: String] {
        var files = Fixture.files
        files["paths.manifest.json"] = Fixture.manifest.replacing(
            #""presentations":"#, with: #""pathTypes":{"A.Topic":"topic","1A5TopicV":"topic"},"presentations":"#)
        files["path.json"] = #"["A.Article","{}","1A5TopicV","{\"id\":\"b\"}","A.Topic","{\"id\":\"a\"}"]"#
        files["crumbs.json"] = #"""
            [{"timestamp":1,"category":"ui.click"},{"timestamp":2,"category":"ui.click"},
             {"timestamp":3,"type":"navigation","data":{"from":"Home","to":"Login"}},
             {"timestamp":4,"type":"navigation","data":{"to":"/user"}},
             {"timestamp":5,"type":"navigation","data":{"to":"settings"}}]
            """#
        files["nothing.json"] = #"[{"timestamp":1,"type":"navigation","data":{"screen":"Login"}}]"#
        files["clicks.json"] = #"[{"timestamp":1,"category":"ui.click"}]"#
        files["map.json"] = #"{"/user":"profile(u1)","Login":null}"#
        return files
    }

    @Test func aPathThatCannotBeReadIsRefusedOrCut() throws {
        try transcript(
            #"""
            $ navlog export library.jsonl --format navigation-path --at 3 --manifest paths.manifest.json
            ! error: no type in "pathTypes" stands for element 1 of the path, from the bottom: {"article":{"id":"a1","source":"front page"}}
            ! hint: --lossy keeps what is below it
            ? 1
            $ navlog export library.jsonl --format navigation-path --at 3 --manifest paths.manifest.json --lossy
            ["A.Topic","{\"id\":\"swiftui\"}"]
            ! warning: left out element 1: {"article":{"id":"a1","source":"front page"}}
            $ navlog import path.json --manifest paths.manifest.json
            ! error: path.json: element 2, from the bottom of the stack, has the unknown tag "A.Article"
            ! hint: name its route in "pathTypes" of the manifest
            ! hint: --lossy keeps what is below it
            ? 2
            $ navlog import path.json --manifest paths.manifest.json --lossy --scene s
            {"navlog":1,"app":"com.example.library","manifest":"paths","session":"5eed","created":"2026-11-30T10:00:00.000Z","schema":1,"importedFrom":"navigation-path"}
            {"seq":1,"scene":"s","intent":"sceneOpened","crc":"07b14a26"}
            {"seq":2,"scene":"s","intent":"ready","crc":"7e05c107"}
            {"seq":3,"scene":"s","intent":"restore","snapshot":[{"topic":{"id":"a"}},{"topic":{"id":"b"}}],"crc":"84410ec5"}
            ! warning: 1 × element left out: A.Article {} (at 2)
            ? 1
            """#, files: Self.files)
    }

    @Test func whatAnImportCannotTakeOverIsCountedAndListed() throws {
        try transcript(
            #"""
            $ navlog import crumbs.json --manifest library.manifest.json -o one.jsonl
            ! wrote one.jsonl: 3 entries
            ! note: 2 × "ui.click" is no navigation (at 0, 1)
            ! note: 1 × the screen "Home" is taken for the root of its stack (at 2)
            ! warning: 1 × no route for the screen "Login" (at 2)
            ! warning: 1 × no route for the screen "/user" (at 3)
            ! hint: --map FILE, in it {"Login":"ROUTE","/user":"ROUTE"}: a route as push takes it, or null for the root of a stack
            ? 1
            $ navlog import crumbs.json --manifest library.manifest.json -o one.jsonl
            ! error: "one.jsonl" exists already, and nothing is overwritten
            ? 4
            $ navlog import crumbs.json --manifest library.manifest.json --map map.json --from sentry -o two.jsonl
            ! wrote two.jsonl: 5 entries
            ! note: 2 × "ui.click" is no navigation (at 0, 1)
            ! note: 1 × the screen "Home" is taken for the root of its stack (at 2)
            ! warning: 1 × push is deferred until sign-in (at 3)
            ? 1
            """#, files: Self.files)
    }

    @Test func whatIsNothingToImportIsSaid() throws {
        try transcript(
            #"""
            $ navlog import map.json
            ! error: map.json: nobody knows what this is
            ! hint: --from navigation-path, scene-storage, cloudevents, oslog, sentry, redux-devtools, react-navigation
            ? 2
            $ navlog import crumbs.json --from oslog
            ! error: crumbs.json: this is not what oslog writes
            ! hint: --from navigation-path, scene-storage, cloudevents, oslog, sentry, redux-devtools, react-navigation
            ? 2
            $ navlog import nothing.json --manifest library.manifest.json -o none.jsonl
            ! warning: 1 × no route for the screen "Login" (at 0)
            ! error: nothing.json: no screen of this is known
            ! hint: --map FILE, in it {"Login":"ROUTE"}: a route as push takes it, or null for the root of a stack
            ? 2
            $ navlog verify none.jsonl
            ! error: cannot open "none.jsonl": No such file or directory (ENOENT)
            ? 3
            $ navlog import clicks.json
            ! note: 1 × "ui.click" is no navigation (at 0)
            ! error: clicks.json: there is no navigation in this
            ? 2
            $ navlog import library.jsonl
            ! error: library.jsonl: this is a journal already, and needs no import
            ! hint: navlog log library.jsonl
            ? 2
            $ navlog import library.manifest.json --from scene-storage
            ! error: library.manifest.json: this is a manifest, which describes an app and holds no history
            ! hint: navlog import FILE --manifest library.manifest.json
            ? 2
            """#, files: Self.files)
    }
}
