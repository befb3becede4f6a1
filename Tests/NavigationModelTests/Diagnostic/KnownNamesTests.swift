import NavigationModel
import StrictJSON
import Testing

@Suite struct KnownNamesTests {
    @Test(arguments: [
        ("main.path", ["scene main"]), ("scenes.main.tab", ["scene main"]), ("path", []), ("session.user", []),
        ("main.stacks.library.path[0].article.id", ["scene main", "stack library"]),
        ("stacks.library", ["stack library"]), ("selection.sidebar", ["column sidebar"]),
        ("facts.content.article", ["content article"]), ("/scenes/main/stacks/x", ["scene main", "stack x"]),
        ("session.tab", ["scene session"]), ("", []),
    ])
    func `a name in a path is not seen, or taken for that of something else`(text: String, names: [String]) throws {
        #expect(try StatePath(text).mentions.map(\.text) == names)
    }

    @Test(arguments: [
        ("tab == search", ["tab search"]), ("not tab != \"search\"", ["tab search"]), ("tab == null", []),
        ("path contains article", ["route article"]), ("path[-1] == article(a1)", ["route article"]),
        ("path.count > 3", []), ("hiddenTabs contains x or focus == main", ["tab x", "scene main"]),
        ("presentations contains share", ["presentation share"]), ("stacks contains x", ["stack x"]),
        ("presentations[0].route == share(a1)", ["presentation share"]), ("presentations[0].style == sheet", []),
        ("scene == main and intent == push", ["scene main", "intent push"]), ("scene contains ma", []),
        ("reason == noRule and outcome == rejected or resolved == applied", ["reason noRule"]),
        ("scene matches \"m*\"", []),
        ("changed(main.tab) and session.user == ann", ["scene main"]), ("tab contains se", []),
    ])
    func `a name in a predicate is not seen, or taken for that of something else`(
        text: String, names: [String]
    ) throws {
        #expect(try Predicate(text, manifest: nil).mentions.map(\.text) == names)
    }

    @Test func `what the manifest declares or a world holds is taken for misspelt`() throws {
        var known = KnownNames(try App.tabs.manifest)
        let declared: [Mention] = [
            Mention(.tab, "x"), Mention(.stack, "y"), Mention(.route, "art"), Mention(.presentation, "sheet"),
            Mention(.intent, "openURL"), Mention(.reason, "noRule"), Mention(.outcome, "noRule"),
            Mention(.outcome, "rejected"), Mention(.reason, "catalog"),
        ]
        for mention in declared { #expect(known.knows(mention), "\(mention)") }
        let later: [Mention] = [Mention(.scene, "main"), Mention(.route, "other"), Mention(.intent, "teleport")]
        for mention in later { #expect(!known.knows(mention), "\(mention)") }
        #expect(!known.knows(Mention(.reason, "rejected")) && !known.knows(Mention(.scene, "x")))
        #expect(known.nearest(to: Mention(.intent, "opneURL")) == "openURL")
        #expect(known.nearest(to: Mention(.scene, "main")) == nil)

        let world = try Story(.tabs).witness.world
        let entry = Entry(seq: 1, scene: "main", intent: .unknown(name: "teleport", members: [:]))
        known.learn(entry, Outcome(.rejected(Reason("odd"))), in: world)
        known.learn(
            Entry(seq: 2, scene: "main", intent: .scene(.push([Route("other", [:])]))), Outcome(.unchanged), in: world)
        for mention in later + [Mention(.reason, "odd")] { #expect(known.knows(mention), "\(mention)") }
    }

    @Test func `what an intent asked for, and no world shows any more, is taken for misspelt`() throws {
        var target = Target()
        target.tab = "t"
        target.selection = [.init(column: "c", route: Route("in", [:]))]
        target.path = [Route("deep", [:])]
        target.presentation = .init(route: Route("sheet", [:]), path: [Route("inside", [:])])
        let intents: [Intent] = [
            .app(.catalogLoaded(content: [CatalogItems(kind: "film", ids: [])])),
            .app(.catalogChanged(add: [CatalogItems(kind: "song", ids: [])], remove: [])),
            .scene(.openTarget(target)), .scene(.pathChanged(.routes([Route("back", [:])]))),
        ]
        let names: [Mention] = [
            Mention(.content, "film"), Mention(.content, "song"), Mention(.tab, "t"), Mention(.column, "c"),
            Mention(.route, "in"), Mention(.route, "deep"), Mention(.presentation, "sheet"), Mention(.route, "sheet"),
            Mention(.route, "inside"), Mention(.route, "back"),
        ]
        var known = KnownNames(nil)
        for name in names { #expect(!known.knows(name), "\(name)") }
        for intent in intents {
            known.learn(Entry(seq: 1, scene: "gone", intent: intent), Outcome(.unchanged), in: World())
        }
        for name in names { #expect(known.knows(name), "\(name)") }
    }

    @Test func `an intent that the reducer knows is missing among the names`() {
        for name in ["launched", "push", "dropPending", "restore", "setColumns"] {
            #expect(KnownNames(nil).knows(Mention(.intent, Name(name))))
        }
    }
}

extension Mention {
    fileprivate var text: String { "\(kind.rawValue) \(name)" }
}
