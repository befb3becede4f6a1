import NavigationModel
import StrictJSON
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

    private static func digest(_ app: App, _ lines: [String]) throws -> String {
        var story = try Story(app)
        for line in lines { try story.tell(line) }
        return try Digest(#require(story.witness.world.scenes.values.first)).description
    }
}
