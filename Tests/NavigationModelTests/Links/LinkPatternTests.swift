import NavigationModel
import TestSupport
import Testing

@Suite struct LinkPatternTests {
    @Test(arguments: [
        ("/a/:b", "a/1", #"{"r":{"b":"1"}}"#),
        ("/a/:b", "a", "noRule"),
        ("/a/:b", "a/1/2", "noRule"),
        ("/a/:b", "a/x%2Fy", #"{"r":{"b":"x/y"}}"#),
        ("/a/:b?", "a", #"{"r":{}}"#),
        ("/a/:b?", "a/1", #"{"r":{"b":"1"}}"#),
        ("/a/:b?", "a/1/2", "noRule"),
        ("/:a?/:b", "1", #"{"r":{"b":"1"}}"#),
        ("/:a?/:b", "1/2", #"{"r":{"a":"1","b":"2"}}"#),
        ("/:a?/x", "x", #"{"r":{}}"#),
        ("/:a?/x/:b?", "x/x", #"{"r":{"a":"x"}}"#),
        ("/:a+", "", "noRule"),
        ("/:a+", "1/2%2F/3", #"{"r":{"a":"1/2//3"}}"#),
        ("/:a*", "", #"{"r":{}}"#),
        ("/:a*", "1/2", #"{"r":{"a":"1/2"}}"#),
        ("/:a*/x/:b*", "x/1/x/2", #"{"r":{"a":"x/1","b":"2"}}"#),
        ("/:a+/:b+", "1/2/3", #"{"r":{"a":"1/2","b":"3"}}"#),
        ("/:a+/:b*", "1/2/3", #"{"r":{"a":"1/2/3"}}"#),
        ("/:a*/:b?/:c", "1", #"{"r":{"c":"1"}}"#),
        ("/:a*/x", "x/x", #"{"r":{"a":"x"}}"#),
        ("/:a*/x", "x/y", "noRule"),
        ("/x/*", "x", #"{"r":{}}"#),
        ("/x/*", "x/1/2", #"{"r":{}}"#),
        ("/x/*", "y/x", "noRule"),
        ("/*", "", #"{"r":{}}"#),
        ("/", "", #"{"r":{}}"#),
        ("/", "a", "noRule"),
    ])
    func eachPartTakesAsMuchAsStillLetsTheRestFit(pattern: String, path: String, outcome: String) {
        #expect(LinkMatcher([LinkRule("r", pattern)]).outcome(of: "x:" + path) == outcome)
    }

    @Test(arguments: [
        ([("q", ":v")], "?q=1", #"{"r":{"v":"1"}}"#),
        ([("q", ":v")], "", "noRule"),
        ([("q", ":v")], "?q", "noRule"),
        ([("q", ":v")], "?q=", "noRule"),
        ([("q", ":v")], "?q=&q=1", "noRule"),
        ([("q", ":v")], "?q=1&q=2", #"{"r":{"v":"1"}}"#),
        ([("q", ":v")], "?%71=%31", #"{"r":{"v":"1"}}"#),
        ([("q", ":v")], "?a=1&q=2&b=3", #"{"r":{"v":"2"}}"#),
        ([("q", ":v?")], "", #"{"r":{}}"#),
        ([("q", ":v?")], "?q=", #"{"r":{}}"#),
        ([("q", ":v?")], "?q=1", #"{"r":{"v":"1"}}"#),
        ([("q", "yes")], "?q=yes", #"{"r":{}}"#),
        ([("q", "yes")], "?q=Yes", "noRule"),
        ([("q", "yes")], "?q=no&q=yes", "noRule"),
        ([("q", "yes")], "", "noRule"),
        ([("q", "")], "?q", #"{"r":{}}"#),
        ([("q", "")], "?q=", #"{"r":{}}"#),
        ([("q", "")], "?q=1", "noRule"),
        ([("q", "")], "", "noRule"),
        ([("", ":v")], "?=1", #"{"r":{"v":"1"}}"#),
        ([("a", ":x"), ("b", ":y")], "?b=2&a=1", #"{"r":{"x":"1","y":"2"}}"#),
        ([("a", ":x"), ("b", ":y")], "?a=1", "noRule"),
        ([], "?anything=1&&", #"{"r":{}}"#),
    ])
    func aQueryIsASetOfNamedValues(query: [(String, String)], text: String, outcome: String) {
        #expect(LinkMatcher([LinkRule("r", query: query)]).outcome(of: "x:p/q" + text) == outcome)
    }

    @Test(arguments: [
        (":f", "#1", #"{"r":{"f":"1"}}"#),
        (":f", "#a/b=c/?d", #"{"r":{"f":"a/b=c/?d"}}"#),
        (":f", "#", "noRule"),
        (":f", "", "noRule"),
        (":f?", "", #"{"r":{}}"#),
        (":f?", "#", #"{"r":{}}"#),
        ("top", "#top", #"{"r":{}}"#),
        ("top", "#Top", "noRule"),
        ("top", "", "noRule"),
        (nil, "#any", #"{"r":{}}"#),
    ])
    func aFragmentIsOneValue(pattern: String?, text: String, outcome: String) {
        #expect(LinkMatcher([LinkRule("r", fragment: pattern)]).outcome(of: "x:p" + text) == outcome)
    }

    @Test func slashesBeforeAQueryOrAFragmentEndNoSegment() {
        let matcher = LinkMatcher([LinkRule("r", "/a/b", query: [("q", ":q")], fragment: ":f")])
        #expect(matcher.outcome(of: "x://a//b/?q=/1/#/2/") == #"{"r":{"q":"/1/","f":"/2/"}}"#)
    }

    /// The rest of a pattern is tried at every place of a hostile path; only a table keeps that from multiplying.
    @Test func aPathOf64KiBIsMatchedInOnePassOverATable() {
        let path = String(repeating: "a/", count: 1 << 15)
        let greedy = LinkMatcher([LinkRule("r", "/:a*/:b*/:c+/:d*/:e+/:f*/x/:g*")])
        #expect(greedy.outcome(of: "x:" + path) == "noRule")
        #expect(greedy.outcome(of: "x:" + path + "x").hasSuffix(#"/a/a","c":"a","e":"a"}}"#))
        #expect(LinkMatcher([LinkRule("r", "/:a/:b")]).outcome(of: "x:" + path) == "noRule")
    }

    @Test func theMatcherAgreesWithTryingEveryReading() throws {
        var random = SeededGenerator(seed: 7)
        var matched = 0
        let parts = ["a", "b", ":v", ":v?", ":v+", ":v*"]
        for _ in 0..<3000 {
            let chosen = (0..<Int.random(in: 0...4, using: &random)).map { index in
                parts[Int.random(in: 0..<parts.count, using: &random)].replacing("v", with: "v\(index)")
            }
            let path = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                Bool.random(using: &random) ? "a" : "b"
            }
            let rule = LinkRule("r", "/" + chosen.joined(separator: "/"))
            let expected = reading(of: chosen[...], path[...])
            let matcher = LinkMatcher([rule])
            let url = "x:" + path.joined(separator: "/")
            #expect(matcher.outcome(of: url) == (expected.map { "{\"r\":{\($0)}}" } ?? "noRule"), "\(chosen) \(path)")
            let explained = matcher.explain(url)
            #expect(explained.match == matcher.match(url))
            matched += expected == nil ? 0 : 1
        }
        #expect((500...2500).contains(matched))
    }

    /// Tries the longest reading of each part first, without a table.
    private func reading(of pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> String? {
        guard let part = pattern.first else { return path.isEmpty ? "" : nil }
        let isCapture = part.hasPrefix(":")
        let least = part.hasSuffix("?") || part.hasSuffix("*") ? 0 : 1
        let most = part.hasSuffix("+") || part.hasSuffix("*") ? path.count : min(1, path.count)
        guard least <= most else { return nil }
        for count in (least...most).reversed() {
            let taken = path.prefix(count)
            if !isCapture && taken != [part] { continue }
            guard let rest = reading(of: pattern.dropFirst(), path.dropFirst(count)) else { continue }
            if !isCapture || taken.isEmpty { return rest }
            let name = part.dropFirst().prefix { !"?+*".contains($0) }
            let member = "\"\(name)\":\"\(taken.joined(separator: "/"))\""
            return rest.isEmpty ? member : member + "," + rest
        }
        return nil
    }
}
