import NavigationModel
import StrictJSON
import Testing

@Suite struct LinkExplanationTests {
    private let rules = [
        LinkRule("item", "/item/:id", query: [("v", ":v")], fragment: "top", converting: ["id": .int]),
        LinkRule("maze", "/maze/:a*/x/:b?"),
        LinkRule("hidden", "/hidden/*", exclude: true),
    ]

    @Test(arguments: [
        ("x:cart", LinkMismatch.segment(at: 0, found: "cart", wanted: .literal("item"))),
        ("x:item", .segment(at: 1, found: nil, wanted: .capture("id", isOptional: false))),
        ("x:item/1/2", .segment(at: 2, found: "2", wanted: nil)),
        ("x:de/item/1/2", .segment(at: 3, found: "2", wanted: nil)),
        ("x:item/1", .query(.init(name: "v", value: .capture("v", isOptional: false)), found: nil)),
        ("x:item/1?v=", .query(.init(name: "v", value: .capture("v", isOptional: false)), found: "")),
        ("x:item/1?v=1", .fragment(.literal("top"), found: nil)),
        ("x:item/1?v=1#end", .fragment(.literal("top"), found: "end")),
    ])
    func aMismatchNamesTheFirstPartThatDoesNotFit(url: String, mismatch: LinkMismatch) throws {
        let first = try #require(LinkMatcher(rules, locales: ["de"]).explain(url).attempts.first)
        guard case .mismatch(let found) = first.result else {
            Issue.record("\(first)")
            return
        }
        #expect(first.rule == "item")
        #expect(found == mismatch)
    }

    @Test(arguments: [
        ("x:maze/a/b", LinkMismatch.segment(at: 3, found: nil, wanted: .literal("x"))),
        ("x:maze/x/b/c", .segment(at: 3, found: "c", wanted: nil)),
        ("x:maze/a/x/b/c/d", .segment(at: 4, found: "c", wanted: nil)),
    ])
    func aPatternWithSeveralReadingsTellsHowFarOneCame(url: String, mismatch: LinkMismatch) {
        let found = LinkMatcher(rules).explain(url).attempts[1]
        guard case .mismatch(let actual) = found.result else {
            Issue.record("\(found)")
            return
        }
        #expect(actual == mismatch)
    }

    @Test func aMatchShowsCapturesValuesAndTheTarget() throws {
        let explained = LinkMatcher(rules, locales: ["de"]).explain("x:de/item/07?v=a%20b#top")
        #expect(explained.attempts.count == 1)
        let attempt = try #require(explained.attempts.first)
        #expect(attempt.locale == "de")
        guard case .match(let captures, .opens(let target)) = attempt.result else {
            Issue.record("\(attempt)")
            return
        }
        #expect(captures.map(\.capture.text) == ["07", "a b"])
        #expect(captures.map(\.value) == [7, "a b"])
        #expect(target.json.text() == #"{"path":[{"item":{"id":7,"v":"a b"}}]}"#)
        #expect(explained.match == .opens(target, rule: "item"))
    }

    @Test func aFailedConversionShowsTheTextAndTheKind() throws {
        let explained = LinkMatcher(rules).explain("x:item/seven?v=1#top")
        #expect(explained.match == .rejected(.badParameter, rule: "item"))
        guard case .match(let captures, .fails(let fault))? = explained.attempts.last?.result else {
            Issue.record("\(explained)")
            return
        }
        #expect(captures.map(\.value) == [nil, "1"])
        #expect(fault.capture.text == "seven")
        #expect(fault.kind == .int)
    }

    @Test func rulesAfterTheOneThatDecidedAreNotTried() {
        let explained = LinkMatcher(rules + [LinkRule("late")]).explain("x:hidden/a")
        #expect(explained.attempts.map(\.rule) == ["item", "maze", "hidden"])
        #expect(explained.match == .rejected(.excluded, rule: "hidden"))
    }

    @Test func whatIsRefusedBeforeTheRulesTriesNone() {
        let explained = LinkMatcher(rules, hosts: ["x://"]).explain("y:item/1")
        #expect(explained.attempts.isEmpty)
        #expect(explained.match == .rejected(.unsupportedScheme))
        let bad = LinkMatcher(rules).explain("x:%")
        #expect(bad.match == .rejected(.badURL))
        #expect(throws: URLFault.badEscape(offset: 2)) { try bad.url.get() }
    }

    @Test(arguments: [
        ("x:item/7?v=1#top", #"{"path":[{"item":{"v":"1","id":7.0}}],"rule":"item"}"#, true),
        ("x:item/7?v=1#top", #"{"path":[{"item":{"v":"1","id":8}}]}"#, false),
        ("x:item/7?v=1#top", #"{"path":[{"item":{"v":"1","id":7}}],"tab":"t"}"#, false),
        ("x:nowhere", #"{"path":[]}"#, false),
    ])
    func aLinkTestWantsTheExactTarget(url: String, target: String, passes: Bool) throws {
        let target = try #require(Target(json: JSONValue(parsing: target)))
        let test = LinkTest(url: url, expectation: .opens(target))
        #expect(LinkMatcher(rules).run([test]).map(\.passes) == [passes])
    }

    @Test(arguments: [
        ("x:nowhere", "noRule", true), ("x:nowhere", "excluded", false), ("x:hidden", "excluded", true),
        ("x:item/7?v=1#top", "noRule", false),
    ])
    func aLinkTestWantsTheExactReason(url: String, reason: String, passes: Bool) {
        let test = LinkTest(url: url, expectation: .rejected(Reason(reason)))
        #expect(LinkMatcher(rules).run([test]).map(\.passes) == [passes])
    }
}
