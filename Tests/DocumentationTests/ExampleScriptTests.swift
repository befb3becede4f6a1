import Testing

/// The sessions of `Examples` run through, and show what their comments say.
@Suite struct ExampleScriptTests {
    @Test(arguments: [
        ("library/links", ["[topic(swiftui), article(observation)]", "[topic(swiftui)]", "[]", "rejected noRule"]),
        ("library/members", ["deferred until sign-in", "[profile(ann)]", "repeated, first in 4", "[]"]),
        ("library/restore", ["without /stacks/library/path/1", "superseded by 18", "[topic(testing), article(tags)]"]),
        ("reader/books", ["rejected badParameter", "chapter(book: 42, number: 3)", "truncated kept 0 of 0"]),
        ("reader/lock", ["until the cover is gone", "selected book(42)", "until sign-in", "nothing selected"]),
        ("crafted/push", ["until the cover is gone", "[list, detail(id: abc123, source: push)]", "unchanged"]),
        ("crafted/sheets", ["alreadyPresented", "gallery(id: swift-6, image: 2)", "rejected missingContent"]),
        ("palette/colors", ["color(indigo) › view Harmonies", "unreadable", "rejected depthExceeded"]),
        ("palette/recipes", ["truncated kept 0 of 1", "[color(indigo), recipe(14), mix(_0: red, _1: blue)]"]),
    ])
    func aSessionOfAnExampleRuns(_ script: String, _ shown: [String]) throws {
        let app = script.prefix { $0 != "/" }
        let command = "navlog repl --manifest Examples/\(app)/\(app).manifest.json -f Examples/\(script).navlog"
        #expect(try Root.lines(of: "Examples/\(script).navlog").contains("# \(command)"))
        let (output, status) = try Workplace().run(command)
        #expect(status == 0, "\(output)")
        var rest = output[...]
        for text in shown {
            guard let range = rest.firstRange(of: text) else {
                Issue.record("\(script) does not show \(text) there:\n\(output)")
                return
            }
            rest = rest[range.upperBound...]
        }
    }

    @Test func theTourRuns() throws {
        let (output, status) = try Workplace().run(
            "navlog repl --read-only Logs/library.jsonl -f Examples/tour.navlog")
        #expect(status == 0, "\(output)")
        #expect(output.contains("[topic(swiftui), article(id: observation, source: push)]"))
        #expect(output.contains("▸ library  topic(testing) › article(tags)"))
    }
}
