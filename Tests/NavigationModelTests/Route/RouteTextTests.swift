import NavigationModel
import StrictJSON
import Testing

@Suite struct RouteTextTests {
    static func manifest() throws -> Manifest {
        try Manifest(
            json: JSONValue(
                parsing: #"""
                    {"navlog":"manifest","format":1,
                     "routes":{"topic":{"params":{"id":"string"}},
                               "article":{"params":{"id":"string","source":"string?"}},
                               "item":{"params":{"id":"int","n":"double?","on":"bool?","u":"uuid?","j":"json?"}},
                               "blob":{"params":{"j":"json"}}},
                     "presentations":{"article":{"params":{"nr":"int"}}}}
                    """#))
    }

    @Test(arguments: [
        ("settings", #"{"settings":{}}"#),
        (" settings() ", #"{"settings":{}}"#),
        ("topic(swiftui)", #"{"topic":{"id":"swiftui"}}"#),
        (#"article( id : a1 , source:"front page" )"#, #"{"article":{"id":"a1","source":"front page"}}"#),
        ("article(source: x, id: y)", #"{"article":{"source":"x","id":"y"}}"#),
        // A text is a text, whatever the word looks like.
        ("article(42, true)", #"{"article":{"id":"42","source":"true"}}"#),
        ("topic(null)", #"{"topic":{"id":"null"}}"#),
        ("item(1, u: 12)", #"{"item":{"id":1,"u":"12"}}"#),
        // A position counts all arguments.
        ("article(a, b)", #"{"article":{"id":"a","source":"b"}}"#),
        ("article(extra: 1, b)", #"{"article":{"extra":1,"source":"b"}}"#),
        ("article(a, b, c)", #"{"article":{"id":"a","source":"b","_2":"c"}}"#),
        ("other(x: 1, b)", #"{"other":{"x":1,"_1":"b"}}"#),
        // Null leaves an optional parameter out, and nothing else.
        ("article(a1, null)", #"{"article":{"id":"a1"}}"#),
        ("item(null, n: null, on: null, j: null)", #"{"item":{"id":null}}"#),
        ("blob(null)", #"{"blob":{"j":null}}"#),
        (#"article(a1, "null")"#, #"{"article":{"id":"a1","source":"null"}}"#),
        // What does not fit is kept as it is spelled.
        (#"item(x, n: "1", on: 1)"#, #"{"item":{"id":"x","n":"1","on":1}}"#),
        ("item(~abcdefgh27)", #"{"item":{"id":"~abcdefgh27"}}"#),
        ("item(1.0, n: 1e2, on: false, j: word)", #"{"item":{"id":1.0,"n":1e2,"on":false,"j":"word"}}"#),
        (
            "a(1e400, 01, -, +5, 1., 9007199254740993)",
            #"{"a":{"_0":"1e400","_1":"01","_2":"-","_3":"+5","_4":"1.","_5":9007199254740993}}"#
        ),
        ("a(a.b_c-d/e~f+g@h)", #"{"a":{"_0":"a.b_c-d/e~f+g@h"}}"#),
        (#"blob({"x":[1,"{y}"]})"#, #"{"blob":{"j":{"x":[1,"{y}"]}}}"#),
        (#"topic([null])"#, #"{"topic":{"id":[null]}}"#),
        (#"a("\u00e9\n", "")"#, #"{"a":{"_0":"é\n","_1":""}}"#),
        (#"  {"front page":{"é":1}} "#, #"{"front page":{"é":1}}"#),
    ])
    func `a text gives its route`(text: String, json: String) throws {
        #expect(try Route(text: text, manifest: Self.manifest()).text == json)
    }

    @Test(arguments: [
        ("", RouteTextError(.expected(.route), at: 0, found: nil)),
        ("  é", RouteTextError(.expected(.route), at: 2, found: "é")),
        ("7", RouteTextError(.expected(.route), at: 0, found: "7")),
        ("a b", RouteTextError(.expected(.end), at: 2, found: "b")),
        ("a (b)", RouteTextError(.expected(.end), at: 2, found: "(")),
        ("front-page", RouteTextError(.expected(.end), at: 5, found: "-")),
        ("a(", RouteTextError(.expected(.value), at: 2, found: nil)),
        ("a(,)", RouteTextError(.expected(.value), at: 2, found: ",")),
        ("a(b,)", RouteTextError(.expected(.value), at: 4, found: ")")),
        ("a(b c)", RouteTextError(.expected(.commaOrParenthesis), at: 4, found: "c")),
        ("a(x: )", RouteTextError(.expected(.value), at: 5, found: ")")),
        ("a(é)", RouteTextError(.expected(.value), at: 2, found: "é")),
        ("a(1", RouteTextError(.expected(.commaOrParenthesis), at: 3, found: nil)),
        ("a(x: 1, x: 2)", RouteTextError(.repeatedLabel("x"), at: 8, found: "x")),
        ("article(a, id: b)", RouteTextError(.repeatedLabel("id"), at: 11, found: "i")),
        ("a(_1: 2, b)", RouteTextError(.repeatedLabel("_1"), at: 9, found: "b")),
        (#"a("b)"#, RouteTextError(.json(.syntax), at: 5, found: nil)),
        (#"a("\ud800")"#, RouteTextError(.json(.loneSurrogate), at: 3, found: "\\")),
        (#"a([1,])"#, RouteTextError(.json(.trailingComma), at: 4, found: ",")),
        (#"{"a":{},"b":{}}"#, RouteTextError(.notARoute, at: 0, found: "{")),
        (#"{"a":1}"#, RouteTextError(.notARoute, at: 0, found: "{")),
        (#"{"a":{}} x"#, RouteTextError(.expected(.end), at: 9, found: "x")),
        ("a({id})", RouteTextError(.json(.syntax), at: 3, found: "i")),
    ])
    func `a fault is named with its place`(text: String, error: RouteTextError) throws {
        let manifest = try Self.manifest()
        #expect(throws: error) { try Route(text: text, manifest: manifest) }
    }

    @Test(arguments: [
        (#"{"settings":{}}"#, "settings"),
        (#"{"topic":{"id":"swiftui"}}"#, "topic(swiftui)"),
        (#"{"article":{"id":"a1","source":"front page"}}"#, #"article(id: a1, source: "front page")"#),
        (#"{"article":{"source":"x"}}"#, "article(source: x)"),
        (#"{"topic":{"id":"42"}}"#, #"topic("42")"#),
        (#"{"item":{"id":42,"on":true}}"#, "item(id: 42, on: true)"),
        (#"{"other":{"_0":1.0,"x":null,"_2":"true"}}"#, #"other(1.0, x: null, "true")"#),
        (#"{"other":{"_1":1}}"#, "other(_1: 1)"),
        (#"{"other":{"a":[1,{"b":"c d"}]}}"#, #"other(a: [1,{"b":"c d"}])"#),
        (#"{"other":{"a":"\u202e\u001b"}}"#, #"other(a: "\u202e\u001b")"#),
        // What route text cannot say is written as JSON.
        (#"{"topic":{"id":42}}"#, #"{"topic":{"id":42}}"#),
        (#"{"article":{"id":"a1","source":null}}"#, #"{"article":{"id":"a1","source":null}}"#),
        (#"{"front page":{}}"#, #"{"front page":{}}"#),
        (#"{"other":{"a-b":1}}"#, #"{"other":{"a-b":1}}"#),
        (#"{"":{}}"#, #"{"":{}}"#),
        (#"{"é":{"\u202e":0}}"#, #"{"é":{"\u202e":0}}"#),
    ])
    func `a route is printed as people write it`(json: String, text: String) throws {
        let route = try #require(Route(json: JSONValue(parsing: json)))
        #expect(try route.routeText(Self.manifest()) == text)
    }

    @Test func `without a manifest every label is written`() {
        #expect(Route("topic", ["id": "swiftui"]).routeText(nil) == "topic(id: swiftui)")
        #expect(Route("topic", ["_0": 7]).routeText(nil) == "topic(7)")
    }

    @Test func `a presentation takes the labels of its own declaration`() throws {
        let manifest = try Self.manifest()
        let route = try Route(text: "article(7)", manifest: manifest, as: .presented)
        #expect(route.text == #"{"article":{"nr":7}}"#)
        #expect(route.routeText(manifest, as: .presented) == "article(7)")
        #expect(route.routeText(manifest) == "article(nr: 7)")
    }

    @Test func `a reader stops behind a route`() throws {
        var reader = RouteTextReader("main.path contains a(1) and true", manifest: nil)
        reader.position = 18
        #expect(try reader.route() == Route("a", ["_0": 1]))
        #expect(reader.position == 23)
    }
}
