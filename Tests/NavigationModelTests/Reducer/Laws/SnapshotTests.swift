import NavigationModel
import StrictJSON
import Testing

/// The snapshot that a journal starts from.
@Suite struct SnapshotTests {
    @Test func `what replay needs is written beside the state`() throws {
        var story = try Story(.stack.with(#""catalog":"loads""#))
        for line in [
            #"catalogChanged {"remove":{"pic":["9"]}}"#, #"present {"route":{"sheet":{}}}"#,
            #"push {"route":{"me":{}}}"#, #"openURL {"url":"app://lost","delivery":"d"}"#,
        ] {
            try story.tell(line)
        }
        let snapshot = Snapshot(story.witness.world, seq: 6, schema: 1).json
        #expect(snapshot["seq"]?.text() == "6")
        #expect(
            snapshot["memory"]?.text()
                == #"{"content":{},"removed":{"pic":["9"]},"deliveries":{"d":6},"scenes":{"main":{"ready":true,"#
                + #""claim":4,"claimed":4,"columns":[],"pending":{"entry":{"seq":5,"scene":"main","intent":"push","#
                + #""route":{"me":{}}},"where":[0,{"sheet":{}}]}}}}"#)
    }

    @Test func `without memory nothing is listed, claimed or waited for, and what is active is ready`() throws {
        let world = try Self.read(
            #"{"scenes":{"a":{"phase":"active","pending":{"intent":"push","waits":"signIn","since":3}},"b":{}}}"#, .open
        )
        let (first, second) = (world.scenes.values[0], world.scenes.values[1])
        #expect(first.memory.isReady && !second.memory.isReady)
        #expect(first.pending == nil)
        #expect(first.memory.claim == nil && first.memory.firstClaim == nil)
        #expect(second.phase == .launching)
        #expect(world.facts == Facts())
    }

    @Test func `columns of an open layout that nobody remembers are still cleared by the ones before them`() throws {
        var world = try Self.read(
            #"{"scenes":{"main":{"phase":"active","selection":{"mid":{"a":{}},"side":{"b":{}}}}}}"#, .open)
        let line = #"select {"column":"mid","route":{"c":{}}}"#
        #expect(Reducer(nil).apply(try Line(line).entry(9), to: &world).verdict == .applied)
        #expect(world.scenes.values[0].json["selection"]?.text() == #"{"mid":{"c":{}},"side":null}"#)
    }

    @Test(arguments: [
        (#"{"scenes":[]}"#, "/state/scenes"), (#"{"scenes":{"a":{"phase":"asleep"}}}"#, "/state/scenes/a/phase"),
        (#"{"scenes":{"a":{"stacks":{"main":{"path":[7]}}}}}"#, "/state/scenes/a/stacks/main/path/0"),
        (#"{"scenes":{"a":{"presentations":[{}]}}}"#, "/state/scenes/a/presentations/0/route"),
        (#"{"session":{"user":1}}"#, "/state/session/user"),
        (#"{"catalog":{"status":"late"}}"#, "/state/catalog/status"),
    ])
    func `a journal does not start from a guess`(state: String, pointer: String) throws {
        let fault = #expect(throws: Snapshot.Malformed.self) { try Self.read(state, .open) }
        #expect(fault?.pointer.description == pointer)
    }

    @Test(arguments: [
        (#"{"navlog":"manifest","format":1}"#, "/navlog"), (#"{"navlog":"snapshot","format":2}"#, "/format"),
        (#"{"navlog":"snapshot","format":1}"#, "/state"),
    ])
    func `what is no snapshot is said to be none`(text: String, pointer: String) throws {
        let json = try JSONValue(parsing: text)
        let fault = #expect(throws: Snapshot.Malformed.self) { try Snapshot(json: json, layout: .open) }
        #expect(fault?.pointer.description == pointer)
    }

    private static func read(_ state: String, _ layout: NavigationModel.Layout) throws -> World {
        let json = try JSONValue(parsing: #"{"navlog":"snapshot","format":1,"seq":8,"state":\#(state)}"#)
        return try Snapshot(json: json, layout: layout).world
    }
}
