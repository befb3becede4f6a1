import NavigationModel
import Testing

@Suite struct LinkMatcherTests {
    @Test(arguments: [
        ("", "badURL"),
        ("ftp://websun.example/a", "unsupportedScheme"),
        ("http://websun.example/a", "unsupportedScheme"),
        ("https://other.example/a", "unsupportedHost"),
        ("https://websun.example.evil.example/a", "unsupportedHost"),
        ("https://evilwebsun.example/a", "unsupportedHost"),
        ("https://websun.example./a", "unsupportedHost"),
        ("https://websun.example:8443/a", "unsupportedHost"),
        ("https://websun.example:443/a", #"{"a":{}}"#),
        ("https://ann:pw@websun.example/a", #"{"a":{}}"#),
        ("https://xn--3v9h.example/a", #"{"a":{}}"#),
        ("https://🧭.EXAMPLE/a", #"{"a":{}}"#),
        ("https://xn--.example/a", "unsupportedHost"),
        ("https://wild.example/a", "unsupportedHost"),
        ("https://.wild.example/a", "unsupportedHost"),
        ("https://x.wild.example/a", #"{"a":{}}"#),
        ("https://x.y.WILD.example/a", #"{"a":{}}"#),
        ("https://port.example/a", "unsupportedHost"),
        ("https://port.example:8443/a", #"{"a":{}}"#),
        ("WebSun://a", #"{"a":{}}"#),
        ("websun:a", #"{"a":{}}"#),
        ("websun://A", "noRule"),
        ("https://websun.example/A", "noRule"),
        ("https://other.example/%zz", "badURL"),
        ("ftp://h/%zz", "badURL"),
    ])
    func schemeAndHostAreCheckedBeforeTheRules(url: String, outcome: String) {
        let hosts = [
            "websun://", "https://websun.example", "https://*.wild.example", "https://🧭.example",
            "https://port.example:8443",
        ]
        #expect(LinkMatcher([LinkRule("a", "/a")], hosts: hosts).outcome(of: url) == outcome)
    }

    @Test func withoutHostsEveryURLGoesToTheRules() {
        let matcher = LinkMatcher([LinkRule("a", "/a")])
        #expect(matcher.outcome(of: "https://anywhere.example:x/a") == #"{"a":{}}"#)
        #expect(matcher.outcome(of: "any:a") == #"{"a":{}}"#)
        #expect(LinkMatcher(nil).match("any:a") == .rejected(.noRule))
    }

    @Test(arguments: [
        ("x:deals", #"{"deals":{}}"#),
        ("x:de/deals", #"{"deals":{}}"#),
        ("x:de", #"{"root":{}}"#),
        ("x://de/deals", #"{"deals":{}}"#),
        ("x:fr/deals", "noRule"),
        ("x:de/de/deals", "noRule"),
        ("x:DE/deals", "noRule"),
        ("x:zh-Hant/deals", #"{"deals":{}}"#),
        ("x:DE/loose", #"{"loose":{}}"#),
        ("x:en/shadowed", "noRule"),
        ("x:%64e/deals", #"{"deals":{}}"#),
    ])
    func aLocaleIsOneWholeSegment(url: String, outcome: String) {
        let matcher = LinkMatcher(
            [
                LinkRule("deals", "/deals"), LinkRule("root", "/"),
                LinkRule("loose", "/LOOSE", caseSensitive: false), LinkRule("shadowed", "/en/shadowed"),
            ], locales: ["de", "en", "zh-Hant"])
        #expect(matcher.outcome(of: url) == outcome)
    }

    @Test(arguments: [
        ("x:a", #"{"one":{}}"#),
        ("x:b", #"{"two":{"x":"b"}}"#),
        ("x:secret/a", "excluded"),
        ("x:n/7", #"{"number":{"n":7}}"#),
        ("x:n/seven", "badParameter"),
        ("x:n/7/x", "noRule"),
    ])
    func theFirstRuleThatMatchesDecidesAlone(url: String, outcome: String) {
        let matcher = LinkMatcher([
            LinkRule("one", "/a"), LinkRule("two", "/:x"), LinkRule("hidden", "/secret/*", exclude: true),
            LinkRule("number", "/n/:n", converting: ["n": .int]), LinkRule("late", "/n/:n"),
        ])
        #expect(matcher.outcome(of: url) == outcome)
    }

    @Test func aDecisionNamesItsRule() {
        let matcher = LinkMatcher([
            LinkRule("hidden", "/secret/*", exclude: true), LinkRule("n", "/n/:n", converting: ["n": .int]),
        ])
        #expect(matcher.match("x:secret").rule == "hidden")
        #expect(matcher.match("x:n/a").rule == "n")
        #expect(matcher.match("x:n/1").rule == "n")
        #expect(matcher.match("x:q").rule == nil)
        #expect(matcher.match("%").rule == nil)
    }

    @Test(arguments: [
        ("x:ITEM/AbC?Q=Yes&k=V#F", #"{"loose":{"id":"AbC","v":"V"}}"#),
        ("x:item/AbC?q=yes&K=V#f", #"{"loose":{"id":"AbC","v":"V"}}"#),
        ("x:item/a?q=no&K=V#f", "noRule"),
        ("x:straße", #"{"umlaut":{}}"#),
        ("x:STRASSE", "noRule"),
        ("x:ÄÖÜ", #"{"dots":{}}"#),
        ("x:A\u{308}ÖÜ", "noRule"),
        ("x:Strict", #"{"Strict":{}}"#),
        ("x:strict", "noRule"),
    ])
    func caseIsIgnoredInLiteralsOnlyAndOnlyWhereARuleSaysSo(url: String, outcome: String) {
        let rules = [
            LinkRule("loose", "/Item/:id", query: [("q", "YES"), ("k", ":v")], fragment: "f"),
            LinkRule("umlaut", "/STRAßE"), LinkRule("dots", "/äöü"), LinkRule("Strict", "/Strict", caseSensitive: true),
        ]
        #expect(LinkMatcher(rules, caseSensitive: false).outcome(of: url) == outcome)
    }

    @Test func literalsAreComparedScalarByScalar() {
        let matcher = LinkMatcher([LinkRule("e", "/é")])
        #expect(matcher.outcome(of: "x:%C3%A9") == #"{"e":{}}"#)
        #expect(matcher.outcome(of: "x:e\u{301}") == "noRule")
    }
}
