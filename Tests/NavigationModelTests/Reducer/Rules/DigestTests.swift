import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// The fingerprint of what a scene shows.
@Suite struct DigestTests {
    @Test(arguments: [
        (App.stack, [], "d8ff042de8d3038c"),
        (
            App.open,
            [
                #"restore {"snapshot":{"tab":"library","stacks":{"library":{"path":[{"topic":{"id":"é"}}]},"#
                    + #""search":{"path":[]}}}}"#
            ], "203fc5d7e7f64b81"
        ),
    ])
    func `a digest that another machine would not compute`(app: App, lines: [String], digest: String) throws {
        #expect(try Self.digest(app, lines) == digest)
    }

    @Test func `the documented vector with tabs and a sheet`() throws {
        var scene = try #require(Story(.tabs).witness.world.scenes.values.first)
        scene.stacks = IDMap()
        scene.stacks["library"] = Stack(path: [Route("topic", ["id": "é"])])
        scene.stacks["search"] = Stack()
        scene.tab = "library"
        scene.presentations = [Presentation(style: .sheet, route: Route("share", ["id": 7]))]
        #expect(Digest(scene).description == "6d7cafaa6807fc57")
    }

    @Test func `spelling does not change it, values do`() throws {
        let digests = try [
            #"{"num":{"n":1,"m":[]}}"#, #"{"num":{"m":[],"n":1.0}}"#, #"{"n\u0075m":{"n":10e-1,"m":[]}}"#,
            #"{"num":{"n":9007199254740992}}"#, #"{"num":{"n":9007199254740993}}"#,
            #"{"num":{"n":0}}"#, #"{"num":{"n":-0}}"#,
        ].map { try Self.digest(.open, [#"push {"route":\#($0)}"#]) }
        #expect(Set(digests[...2]).count == 1)
        #expect(digests[3] != digests[4])
        #expect(digests[5] == digests[6])
    }

    @Test(arguments: [
        (#"phase {"to":"active"}"#, false), (#"setWidth {"to":"compact"}"#, false),
        (#"setColumns {"visibility":"all"}"#, false), (#"setTabHidden {"tab":"x","hidden":true}"#, false),
        (#"pushView {"label":"v"}"#, false), (#"push {"route":{"me":{}}}"#, false), ("sceneClosed", false),
        (#"push {"route":{"a":{}}}"#, true), (#"selectTab {"tab":"x"}"#, true),
        (#"present {"route":{"sheet":{}}}"#, true),
    ])
    func `only what is shown is in it`(line: String, isInIt: Bool) throws {
        #expect(try (Self.digest(.tabs, [line]) != Self.digest(.tabs, [])) == isInIt)
    }

    @Test func `stacks are sorted as RFC 8785 says, by UTF-16`() throws {
        let stacks = ["\u{1F600}", "\u{FF5E}"].map { #"push {"route":{"a":{}},"stack":"\#($0)"}"# }
        var story = try Story(.open)
        for line in stacks { try story.tell(line, applied) }
        #expect(story.witness.world.scenes.values[0].stacks.ids.map(\.text) == ["main", "\u{FF5E}", "\u{1F600}"])
        #expect(try Self.digest(.open, stacks) == "b31fb7a2bcc9b579")
    }

    @Test(arguments: [
        #"{"a":{}}"#, #"{"a":{"x":"1","y":"2"}}"#, #"{"a":{"y":"2","x":"1"}}"#, #"{"a":{"x":"b,\"y","y":1}}"#,
        #"{"a":{"x":1.50}}"#, #"{"a":{"x":1e2}}"#, #"{"a":{"x":-0}}"#, #"{"a":{"x":"-1.e5E"}}"#,
        #"{"a":{"x":{"c":1,"b":2}}}"#, #"{"a":{"x":[{"c":1,"b":2}]}}"#, #"{"a":{"x":[1.0,"{"]}}"#,
        #"{"a":{"é":1,"z":2}}"#, #"{"a":{"\uFF5E":1,"\uD83D\uDE00":2}}"#, #"{"a":{"x":true,"y":null,"z":false}}"#,
        #"{"b\u0061":{"x":"\u007f\u2028"}}"#, #"{"a":{"":1,"x":2}}"#, #"{"a":{"x":1,"":2}}"#, #"{"é":{"x":"é"}}"#,
    ])
    func `a route is hashed in its canonical text, however it is written`(text: String) throws {
        let route = try #require(Route(json: JSONValue(parsing: text)))
        var scene = try #require(Story(.open).witness.world.scenes.values.first)
        scene.stacks = IDMap()
        scene.stacks["main"] = Stack(path: [route, route])
        let canonical =
            #"{"presentations":[],"selection":{},"stacks":{"main":["#
            + "\(route.json.canonicalText),\(route.json.canonicalText)" + #"]},"tab":null}"#
        let hash = canonical.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        #expect(Digest(scene).bits == hash)
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `a digest that is made from the one before is another one`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var digests = SceneDigests()
        var world = try Story(.tabs).witness.world
        let id = try #require(world.scenes.ids.first)
        var seen: Set<Digest> = []
        for _ in 0..<400 {
            Self.change(&world.scenes.values[0], &random)
            let digest = Digest(world.scenes.values[0])
            #expect(digests.digest(of: id, in: world) == digest)
            seen.insert(digest)
        }
        #expect(seen.count > 100)
    }

    /// Changes a part of a scene anywhere, by routes that look alike.
    private static func change(_ scene: inout Scene, _ random: inout SeededGenerator) {
        let texts = [#"{"a":{"x":1}}"#, #"{"a":{"x":1.0}}"#, #"{"a":{"x":2}}"#, #"{"\u0061":{"x":1}}"#, #"{"b":{}}"#]
        let route = Route(validated: texts.randomElement(using: &random) ?? "")
        let stack = scene.stacks.values.indices.randomElement(using: &random) ?? 0
        let count = scene.stacks.values[stack].path.count
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<5: scene.stacks.values[stack].path.append(route)
        case 5, 6: scene.stacks.values[stack].path = Array(scene.stacks.values[stack].path.dropLast())
        case 7: scene.stacks.values[stack].path.insert(route, at: Int.random(in: 0...count, using: &random))
        case 8: scene.presentations.append(Presentation(style: .sheet, route: route, stack: Stack(path: [route])))
        case 9: scene.presentations = Array(scene.presentations.dropFirst())
        case 10: scene.selection["column"] = Bool.random(using: &random) ? .some(route) : .some(nil)
        default: scene.tab = scene.tab == "x" ? "y" : "x"
        }
    }

    private static func digest(_ app: App, _ lines: [String]) throws -> String {
        var story = try Story(app)
        for line in lines { try story.tell(line) }
        return try Digest(#require(story.witness.world.scenes.values.first)).description
    }
}
