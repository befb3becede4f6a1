import StrictJSON
import TestSupport
import Testing

@testable import NavigationModel

@Suite struct StatePathTextTests {
    @Test(arguments: [
        "main", "main.path", "main.path[-1]", "main.stacks.library.path[0].article.id", "session.user", "tab",
        #"["my scene"].path"#, #"main.stacks["a.b"].views"#, #"main.stacks["]"].path"#, "/scenes/main/tab", "",
        #"main.stacks["é"]"#, "main.path.0", "scenes.é.tab",
    ])
    func `a path that is printed and read is another one`(text: String) throws {
        let path = try StatePath(text)
        #expect(try StatePath(path.description) == path)
    }

    @Test(arguments: [
        (["scenes", "main", "stacks", "library", "path", "2"], "main.stacks.library.path[2]"),
        (["scenes", "main", "stacks", "7", "views", "0"], "main.stacks.7.views[0]"),
        (["scenes", "my scene", "stacks", "a(b", "path"], #"["my scene"].stacks["a(b"].path"#),
        (["scenes", "main", "hiddenTabs"], "main.hiddenTabs"), (["scenes", "main"], "main"), (["scenes"], "scenes"),
        (["session", "user"], "session.user"), (["facts", "content", "a b", "1"], #"facts.content["a b"][1]"#),
        (["scenes", "main", "selection", "side", "a", "list", "1"], "main.selection.side.a.list[1]"), ([], ""),
    ])
    func `the path to a place leads elsewhere`(tokens: [String], text: String) throws {
        #expect(StatePath(to: JSONPointer(tokens)).description == text)
        var tokens = tokens
        if tokens.first == "scenes", tokens.count > 1 { tokens.removeFirst() }
        #expect(try StatePath(text).steps.map(\.text) == tokens)
    }

    @Test func `paths that a person takes for two are one`() throws {
        #expect(try StatePath("scenes.é") != StatePath("scenes.e\u{301}"))
    }

    @Test(arguments: ["main..path", "main.", "main[", "main[x]", ".main", "main]x", "/a~2"])
    func `what is no path is taken for one`(text: String) {
        #expect(throws: StatePath.Problem.self) { try StatePath(text) }
    }

    /// Reading a part must not depend on how it is reached: step by step, or in the JSON of the whole world.
    @Test(arguments: App.Layout.allCases)
    func `a part that the whole world does not show`(layout: App.Layout) throws {
        let app = App(layout: layout)
        let shape = try app.manifest.layout
        let paths = try Self.paths.map { try StatePath($0) }
        var generator = JournalGenerator(seed: 1)
        var witness = try Witness(app)
        var (there, absent, changed, same) = (0, 0, 0, 0)
        for _ in 0..<400 {
            let before = witness.world
            _ = witness.apply(try Line(generator.line()).entry(witness.seq + 1))
            let after = witness.world
            for path in paths {
                let old = path.lookedUp(in: before, shape)
                let new = path.lookedUp(in: after, shape)
                #expect(path.value(in: after, scene: "main", layout: shape) == new, "\(path) after \(witness.seq)")
                let differs = path.differs(from: before, to: after, scene: "main", layout: shape)
                #expect(differs == (old != new), "\(path) at \(witness.seq)")
                if new == nil { absent += 1 } else { there += 1 }
                if differs { changed += 1 } else { same += 1 }
            }
        }
        #expect(there > 2_000 && absent > 500 && changed > 300 && same > 2_000)
    }

    private static let paths = [
        "", "main", "path", "path[-1]", "main.path[0]", "main.path[-2]", "é.tab", "e\u{301}.phase", "tab", "hiddenTabs",
        "hiddenTabs[0]", "selection", "main.selection.side", "stacks.main", "stacks.x.path", "stacks.detail.path[0]",
        "stacks.y.views[-1]", "presentations", "presentations[-1].route", "presentations[0].path", "pending.since",
        "presentations[0].style", "catalog.status", "session", "facts.content.art", "facts.removed", "focus", "scenes",
        "/scenes/main/stacks", "/scenes/main/presentations/0/route/pic/id", "columns", "width", "main.path.0.art.id",
    ]
}

extension StatePath {
    fileprivate func lookedUp(in world: World, _ layout: Layout) -> JSONValue? {
        pointer(in: world, scene: "main", layout: layout).flatMap { world.inspected.value(at: $0) }
    }
}
