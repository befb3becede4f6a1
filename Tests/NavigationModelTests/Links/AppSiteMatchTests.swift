import NavigationModel
import StrictJSON
import Testing

@Suite struct AppSiteMatchTests {
    /// The example of Apple's documentation of `applinks`.
    private static let documented = """
        {"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app","ABCDE12345.com.example.app2"],"components":[
        {"#":"no_universal_links","exclude":true,"comment":"the first to match wins"},
        {"/":"/buy/*"},
        {"/":"/help/website/*","exclude":true},
        {"/":"/help/*","?":{"articleNumber":"????"}}]}]}}
        """

    @Test(arguments: [
        ("https://example.com/buy/42", "opens 1"),
        ("https://example.com/buy", "opens 1"),
        ("https://example.com/buyer", "none"),
        ("https://example.com/buy/42#no_universal_links", "excluded 0"),
        ("https://example.com/help/website/faq?articleNumber=4815", "excluded 2"),
        ("https://example.com/help/123?articleNumber=4815", "opens 3"),
        ("https://example.com/help/123?articleNumber=481", "none"),
        ("https://example.com/help/123?articleNumber=48159", "none"),
        ("https://example.com/help/123", "none"),
        ("https://example.com/elsewhere", "none"),
        ("app:buy/42", "none"),
        ("not a url", "none"),
    ])
    func theFirstComponentThatMatchesDecides(url: String, decision: String) throws {
        let file = try association(Self.documented)
        #expect(short(file.decide(url)) == decision)
        #expect(short(file.decide(url, app: "com.example.app2")) == decision)
        #expect(short(file.decide(url, app: "ABCDE12345.com.example.app")) == decision)
        #expect(short(file.decide(url, app: "com.example.other")) == "none")
    }

    @Test(arguments: [
        ("/buy", ["/buy", "/buy/", "/buy//"], ["/buy/1", "/buyer", "/", "/BUY", "//buy"]),
        ("/buy/", ["/buy", "/buy/"], ["/buy/1"]),
        ("/buy/*", ["/buy", "/buy/", "/buy//", "/buy/1", "/buy/1/2/"], ["/buyer", "/"]),
        ("buy/*", ["/buy/42", "/buy"], ["/x/buy/42"]),
        ("//abc", ["/abc"], ["//abc"]),
        ("abc", ["/abc"], ["/xabc"]),
        ("/", ["", "/", "//"], ["/a"]),
        ("", ["", "/"], ["/a"]),
        ("*", ["", "/", "/a/b"], []),
        ("/*", ["", "/", "/a/b"], []),
        ("*/faq", ["/faq", "/a/faq", "/a/b/faq/"], ["/faqs"]),
        ("/a/*/c", ["/a/b/c", "/a/b/d/c", "/a//c"], ["/a/c"]),
        ("/a/?*", ["/a/b", "/a/b/c"], ["/a", "/a/"]),
        ("/id/????", ["/id/4815", "/id/4815/"], ["/id/481", "/id/481/", "/id/48159"]),
        ("/a?c", ["/abc", "/a/c"], ["/ac"]),
        ("/a%2Fb", ["/a%2Fb"], ["/a/b", "/a%2fb"]),
        ("/caf%C3%A9", ["/caf%C3%A9"], ["/caf%c3%a9", "/café"]),
        ("/$(digit)$(digit)", ["/42"], ["/4", "/4a", "/٤٢"]),
        ("/$(alpha)/$(upper)$(lower)/$(alnum)", ["/a/Bc/7", "/Z/Zz/z"], ["/7/Bc/7", "/a/bc/7", "/aa/Bc/7"]),
        ("/$(xdigit)", ["/f", "/F", "/0"], ["/g"]),
        ("/$(lang)/x", ["/en/x", "/haw/x"], ["/EN/x", "/q/x"]),
        ("/$(region)/x", ["/GB/x", "/US/x"], ["/UK/x", "/gb/x", "/001/x"]),
        ("/$(fruit)/x", ["/apple/x", "/b/x", "/berry/pie/x"], ["/Apple/x", "/cherry/x"]),
        ("/$(Fruit)", [], ["/apple", "/", "/$(Fruit)"]),
        ("/$(nested)", [], ["/apple"]),
        ("/a$b/$(", ["/a$b/$("], []),
    ])
    func aPathMatchesAsApplesToolSays(pattern: String, matching: [String], failing: [String]) throws {
        let file = try association(of: ["/": .string(pattern)])
        for path in matching { #expect(short(file.decide("https://h" + path)) == "opens 0", "\(path)") }
        for path in failing { #expect(short(file.decide("https://h" + path)) == "none", "\(path)") }
    }

    @Test(arguments: [
        (#""a=1""#, ["?a=1"], ["?a=1&b=2", "", "?A=1"]),
        (#""*""#, ["", "?", "?a"], []),
        (#""?*""#, ["?a"], ["", "?"]),
        (#"{"k":"1"}"#, ["?k=1", "?b=2&k=1", "?k=1&k=1"], ["?k=2", "?k=7&k=1", "?k=1&k=7", "", "?k", "?K=1"]),
        (#"{"k":"*"}"#, ["", "?k", "?b=1"], []),
        (#"{"k":""}"#, ["", "?k", "?k="], ["?k=1"]),
        (#"{"k":"?*"}"#, ["?k=1"], ["", "?k", "?k="]),
        (#"{"a":"1","b":"2"}"#, ["?b=2&a=1"], ["?a=1"]),
        (#"{"a":"1","flag":true}"#, ["?a=2", ""], []),
        (#"{"k":"a b"}"#, [], ["?k=a%20b"]),
    ])
    func aQueryMatchesAsApplesToolSays(query: String, matching: [String], failing: [String]) throws {
        let file = try association(of: ["?": try JSONValue(parsing: query)])
        for text in matching { #expect(short(file.decide("https://h/p" + text)) == "opens 0", "\(text)") }
        for text in failing { #expect(short(file.decide("https://h/p" + text)) == "none", "\(text)") }
    }

    @Test(arguments: [
        ("promo", ["#promo"], ["", "#", "#Promo"]), ("*", ["", "#", "#a/b"], []), ("?*", ["#a"], ["", "#"]),
    ])
    func aFragmentMatchesAsApplesToolSays(pattern: String, matching: [String], failing: [String]) throws {
        let file = try association(of: ["#": .string(pattern)])
        for text in matching { #expect(short(file.decide("https://h/p?q" + text)) == "opens 0", "\(text)") }
        for text in failing { #expect(short(file.decide("https://h/p?q" + text)) == "none", "\(text)") }
    }

    @Test func decodingIsOfTheURLOnly() throws {
        let file = try association(of: ["/": "/a b/*", "?": ["k": "1&2"], "percentEncoded": false])
        #expect(short(file.decide("https://h/a%20b/c?k=1%262")) == "opens 0")
        #expect(short(file.decide("https://h/a%20b%2Fc?k=1%262")) == "opens 0")
        #expect(short(file.decide("https://h/a%20b/c?k=1&2")) == "none")
        let encoded = try association(of: ["/": "/a%20b", "percentEncoded": false])
        #expect(short(encoded.decide("https://h/a%20b")) == "none")
        #expect(short(encoded.decide("https://h/a%2520b")) == "opens 0")
        #expect(short(encoded.decide("https://h/%zz")) == "none")
    }

    @Test func caseIsIgnoredInVariablesToo() throws {
        let file = try association(of: ["/": "/Buy/$(region)", "?": ["K": "YES"], "caseSensitive": false])
        #expect(short(file.decide("https://h/bUY/gb?k=yes")) == "opens 0")
        #expect(short(file.decide("https://h/buy/uk?k=yes")) == "none")
    }

    @Test func theNearestDefaultCounts() throws {
        let file = try association(
            """
            {"applinks":{"defaults":{"caseSensitive":false,"percentEncoded":false},"details":[
            {"appID":"T.a","components":[{"/":"/One Two"},{"/":"/Three","caseSensitive":true}]},
            {"appID":"T.a","defaults":{"caseSensitive":true},"components":[{"/":"/Four Five"}]}]}}
            """)
        #expect(short(file.decide("https://h/one%20two")) == "opens 0")
        #expect(short(file.decide("https://h/three")) == "none")
        #expect(short(file.decide("https://h/Three")) == "opens 1")
        #expect(short(file.decide("https://h/four%20five")) == "none")
        #expect(short(file.decide("https://h/Four%20Five")) == "opens 0")
    }

    @Test(arguments: [
        #"{"applinks":{"apps":[],"details":[{"appID":"T.a","paths":["NOT /a/*","/b","/*"]}]}}"#,
        #"{"applinks":{"apps":[],"details":{"T.a":{"paths":["NOT /a/*","/b","/*"]}}}}"#,
    ])
    func theOlderFormsAreRead(text: String) throws {
        let file = try association(text)
        #expect(short(file.decide("https://h/a/1?q#f", app: "a")) == "excluded 0")
        #expect(short(file.decide("https://h/b?q#f", app: "a")) == "opens 1")
        #expect(short(file.decide("https://h/c", app: "T.a")) == "opens 2")
        #expect(short(file.decide("https://h/c", app: "b")) == "none")
    }

    @Test func componentsWinOverPaths() throws {
        let file = try association(
            #"{"applinks":{"details":[{"appIDs":["T.a"],"appID":"T.b","paths":["*"],"components":[{"/":"/a"}]}]}}"#)
        #expect(file.components.map(\.pointer.description) == ["/applinks/details/0/components/0"])
        #expect(file.components.map(\.apps) == [["T.b", "T.a"]])
    }

    @Test(arguments: ["[]", "{}", #"{"applinks":{}}"#, #"{"applinks":{"details":1}}"#, #"{"details":[]}"#])
    func whatHasNoDetailsIsNoAssociation(text: String) throws {
        #expect(try AppSiteAssociation(json: JSONValue(parsing: text)) == nil)
    }

    @Test func partsOfAnotherKindCountAsAbsent() throws {
        let file = try association(
            ##"{"applinks":{"details":[7,{"components":7},{"components":[7,{"/":7,"?":7,"#":7,"exclude":7}]}]}}"##)
        #expect(file.components.count == 2)
        #expect(short(file.decide("https://h/a")) == "opens 0")
    }

    @Test func aHostilePatternIsNoTrap() throws {
        let file = try association(of: ["/": .string("/" + String(repeating: "*a", count: 200) + "b")])
        #expect(short(file.decide("https://h/" + String(repeating: "a", count: 1 << 11))) == "none")
        #expect(short(file.decide("https://h/" + String(repeating: "a", count: 1 << 11) + "b")) == "opens 0")
    }
}

/// Returns the file of a text.
func association(_ text: String) throws -> AppSiteAssociation {
    try #require(AppSiteAssociation(json: JSONValue(parsing: text)))
}

/// Returns a file with one component, in which `$(fruit)` has three values.
func association(of component: JSONValue) throws -> AppSiteAssociation {
    let variables: JSONValue = ["fruit": ["apple", "?", "berry*"], "nested": ["$(fruit)"]]
    let details: JSONValue = [["appID": "T.a", "components": .array([component])]]
    return try #require(
        AppSiteAssociation(json: ["applinks": ["substitutionVariables": variables, "details": details]]))
}

/// Returns a decision in short: what, and the index of the component in its own list.
private func short(_ decision: AppSiteAssociation.Decision) -> String {
    let index = decision.component?.pointer.tokens.last ?? ""
    return switch decision {
    case .opens: "opens " + index
    case .excluded: "excluded " + index
    case .none: "none"
    }
}
