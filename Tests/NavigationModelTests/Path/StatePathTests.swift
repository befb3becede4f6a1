import NavigationModel
import StrictJSON
import Testing

/// Parts of the state, as a person names them.
@Suite struct StatePathTests {
    private static let lines = [
        #"push {"routes":[{"a":{}},{"art":{"id":"7"}}]}"#, #"sceneOpened {"scene":"session"}"#,
        #"sceneOpened {"scene":"my.window"}"#, #"catalogChanged {"remove":{"pic":["9"]}}"#,
    ]

    @Test(arguments: [
        ("main.path", #"[{"a":{}},{"art":{"id":"7"}}]"#), ("main.path[1].art.id", #""7""#),
        ("path[-1]", #"{"art":{"id":"7"}}"#),
        ("path[-3]", nil), ("path[2]", nil), ("tab", #""y""#), ("main.tab", #""y""#),
        ("stacks.y.path[0]", #"{"a":{}}"#),
        ("main.stacks[\"y\"].views", "[]"), ("session.user", nil), ("session.tab", #""y""#), ("focus", #""main""#),
        (#"facts.removed.pic"#, #"["9"]"#), ("/session/user", "null"), ("/scenes/my.window/phase", #""launching""#),
        ("/scenes/main/tab", #""y""#), ("nothing", nil),
        ("", "world"),
    ])
    func `a part that is not found, or another one`(path: String, expected: String?) throws {
        let world = try Self.world()
        let pointer = try StatePath(path).pointer(in: world, scene: "main", layout: Self.layout())
        let found = pointer.flatMap { world.inspected.value(at: $0) }?.text()
        #expect(found == (expected == "world" ? world.inspected.text() : expected))
    }

    @Test func `the path is that of the sheet while one is up`() throws {
        let world = try Self.world(and: #"present {"route":{"sheet":{}},"path":[{"b":{}}]}"#)
        let layout = try Self.layout()
        let pointer = try StatePath("path[0]").pointer(in: world, scene: "main", layout: layout)
        #expect(pointer?.description == "/scenes/main/presentations/0/path/0")
        #expect(try StatePath("path").pointer(in: world, scene: nil, layout: layout) == nil)
    }

    @Test(arguments: [
        ("main.", 5), (".tab", 0), ("main..tab", 5), ("a[", 1), ("a[x]", 2), ("a]", 1), ("a[\"x]", 1), ("/a~2", 0),
        ("main.nothing.more", 5), ("main.path.a", 10), ("tab.x", 4), ("session.usr", 8), ("/scenes/main/path", 0),
    ])
    func `what is no path says where it stops`(text: String, offset: Int) {
        let problem = #expect(throws: StatePath.Problem.self) { try StatePath(text) }
        #expect(problem?.offset == offset)
    }

    @Test(arguments: [
        ("session.usr", ["user"]), ("main.stacks.x.pth", ["path", "views"]), ("main.tab.x", []), ("main[", nil),
    ])
    func `a step to nowhere does not say what there is`(text: String, known: [String]?) {
        let problem = #expect(throws: StatePath.Problem.self) { try StatePath(text) }
        #expect(problem?.known == known)
    }

    private static func layout() throws -> NavigationModel.Layout { try App.tabs.manifest.layout }

    private static func world(and line: String? = nil) throws -> World {
        var story = try Story(.tabs)
        for line in lines + [line].compactMap({ $0 }) { try story.tell(line) }
        return story.witness.world
    }
}
