import NavigationModel
import StrictJSON
import Testing

@Suite struct LinkFaultTests {
    @Test(arguments: [
        ManifestFault(#""links":[]"#, ("/links", .expected(.object, found: .array))),
        ManifestFault(#""links":{"rule":[]}"#, ("/links/rule", .unknownMember("rule", nearest: "rules"))),
        ManifestFault(#""links":{"hosts":"a://"}"#, ("/links/hosts", .expected(.array, found: .string))),
        ManifestFault(
            #""links":{"caseSensitive":"no","locales":["en",7,"en"]}"#,
            ("/links/caseSensitive", .expected(.boolean, found: .string)),
            ("/links/locales/1", .expected(.string, found: .number)),
            ("/links/locales/2", .duplicate("en"))),
        ManifestFault(
            #""links":{"tests":[{"url":"a:b"},{"opens":{}},{"url":"a:b","opens":{},"rejected":"noRule"}]}"#,
            ("/links/tests/0", .missing("opens")),
            ("/links/tests/1", .missing("url")),
            ("/links/tests/2/rejected", .conflict("rejected", with: "opens"))),
        ManifestFault(
            #""links":{"tests":[{"url":"a:b","rejected":"norule"},{"url":"a:b","opens":{"path":["b({x})"]}}]}"#,
            ("/links/tests/0/rejected", .unknownValue("norule", known: reasons)),
            ("/links/tests/1/opens/path/0", .badText(RouteTextError(.json(.syntax), at: 3, found: "x")))),
    ])
    func `faulty links are refused with exactly their faults`(fault: ManifestFault) throws {
        #expect(try fault.found() == fault.problems)
    }

    @Test(arguments: [
        ("websun", LinkHostError.noScheme("websun")),
        ("websun:", .noScheme("websun:")),
        ("://host", .noScheme("://host")),
        ("1a://", .noScheme("1a://")),
        ("é://", .noScheme("é://")),
        ("websun://item", .unexpectedHost("websun://item")),
        ("https://", .missingHost("https://")),
        ("https://a/b", .badHost("https://a/b")),
        ("https://u@a", .badHost("https://u@a")),
        ("https://a..b", .badHost("https://a..b")),
        ("https://.", .badHost("https://.")),
        ("https://*", .badHost("https://*")),
        ("https://*.", .badHost("https://*.")),
        ("https://a.*.b", .badHost("https://a.*.b")),
        ("https://a b", .badHost("https://a b")),
        ("https://[::g]", .badHost("https://[::g]")),
        ("https://a:", .badPort("")),
        ("https://a:+80", .badPort("+80")),
        ("https://a:65536", .badPort("65536")),
    ])
    func `a host that matches nothing is refused`(text: String, error: LinkHostError) throws {
        let members = #""links":{"hosts":["a://",\#(JSONValue.string(text).text())]}"#
        let fault = ManifestFault(members, ("/links/hosts/1", .badHost(error)))
        #expect(try fault.found() == fault.problems)
    }

    @Test(arguments: [
        ManifestFault.rule("7", ("", .expected(.object, found: .number))),
        .rule("{}", ("", .missing("id")), ("", .missing("match")), ("", .missing("open"))),
        .rule(#"{"id":"","match":{},"open":{}}"#, ("/id", .empty)),
        .rule(
            #"{"id":"r","match":{"paths":"/a"},"open":{"tabs":"home"},"opens":{}}"#,
            ("/match/paths", .unknownMember("paths", nearest: "path")),
            ("/open/tabs", .unknownMember("tabs", nearest: "tab")),
            ("/opens", .unknownMember("opens", nearest: "open"))),
        .rule(#"{"id":"r","match":"/a","open":{}}"#, ("/match", .expected(.object, found: .string))),
        .rule(#"{"id":"r","match":{"path":["a"]},"open":{}}"#, ("/match/path", .expected(.string, found: .array))),
        .rule(#"{"id":"r","match":{"path":"/a/:"},"open":{}}"#, ("/match/path", .badPattern(.badCapture(":")))),
        .rule(#"{"id":"r","match":{"path":"/:a-b"},"open":{}}"#, ("/match/path", .badPattern(.badCapture(":a-b")))),
        .rule(#"{"id":"r","match":{"path":"/:1?"},"open":{}}"#, ("/match/path", .badPattern(.badCapture(":1?")))),
        .rule(#"{"id":"r","match":{"path":"/*/a"},"open":{}}"#, ("/match/path", .badPattern(.misplacedStar("*")))),
        .rule(#"{"id":"r","match":{"path":"/a*"},"open":{}}"#, ("/match/path", .badPattern(.misplacedStar("a*")))),
        .rule(
            #"{"id":"r","match":{"path":"/:a/:a","query":{"q":":b","r":":b?"},"fragment":":a"},"open":{}}"#,
            ("/match/path", .badPattern(.repeatedCapture("a"))),
            ("/match/query/r", .badPattern(.repeatedCapture("b"))),
            ("/match/fragment", .badPattern(.repeatedCapture("a")))),
        .rule(
            #"{"id":"r","match":{"query":{"q":":a+"},"fragment":":b*"},"open":{}}"#,
            ("/match/query/q", .badPattern(.severalSegments(":a+"))),
            ("/match/fragment", .badPattern(.severalSegments(":b*")))),
        .rule(
            #"{"id":"r","match":{"query":{"q":null}},"open":{}}"#,
            ("/match/query/q", .expected(.string, found: .null))),
        .rule(
            #"{"id":"r","match":{"path":"/:id"},"params":{"id":"json","ID":"int"},"open":{}}"#,
            ("/params/id", .unknownValue("json", known: ["string", "int", "double", "bool", "uuid"])),
            ("/params/ID", .undeclared(.capture, "ID", nearest: "id"))),
        .rule(
            #"{"id":"r","match":{},"exclude":true,"open":{},"mode":"push"}"#,
            ("/open", .conflict("open", with: "exclude")), ("/mode", .conflict("mode", with: "exclude"))),
        .rule(#"{"id":"r","match":{},"exclude":false}"#, ("", .missing("open"))),
        .rule(
            #"{"id":"r","match":{},"open":{},"missing":"keep","scene":"old","caseSensitive":0,"mode":"pop"}"#,
            ("/missing", .unknownValue("keep", known: ["reject"])),
            ("/scene", .unknownValue("old", known: ["new"])),
            ("/caseSensitive", .expected(.boolean, found: .number)),
            ("/mode", .unknownValue("pop", known: ["push"]))),
        .rule(
            #"{"id":"r","match":{},"mode":"push","open":{"tab":"home","presentation":"share(1)"}}"#,
            ("/open", .missing("path")), ("/open/tab", .conflict("tab", with: "mode")),
            ("/open/presentation", .conflict("presentation", with: "mode"))),
    ])
    func `a faulty rule is refused with exactly its faults`(fault: ManifestFault) throws {
        #expect(try fault.found() == fault.problems)
    }

    @Test(arguments: [
        ManifestFault.rule(
            #"{"id":"r","match":{},"open":{"tab":"serach"}}"#,
            ("/open/tab", .undeclared(.tab, "serach", nearest: "search"))),
        .rule(
            #"{"id":"r","match":{},"open":{"selection":{"side":"list"}}}"#,
            ("/open/selection/side", .undeclared(.column, "side", nearest: nil))),
        .rule(#"{"id":"r","match":{},"open":{"path":"list"}}"#, ("/open/path", .expected(.array, found: .string))),
        .rule(
            #"{"id":"r","match":{},"open":{"path":["list",7,"lisst"]}}"#,
            ("/open/path/1", .expected(.string, found: .number)),
            ("/open/path/2", .undeclared(.route, "lisst", nearest: "list"))),
        .rule(
            #"{"id":"r","match":{"path":"/:id"},"open":{"path":["item({nr})","item({id}"]}}"#,
            ("/open/path/0", .undeclared(.capture, "nr", nearest: nil)),
            ("/open/path/1", .badText(RouteTextError(.expected(.commaOrParenthesis), at: 9, found: nil)))),
        .rule(
            #"{"id":"r","match":{},"open":{"path":["item(id: 1, 2, id: 3)","item(id: {)","item(\"{\")"]}}"#,
            ("/open/path/0", .badText(RouteTextError(.repeatedLabel("id"), at: 15, found: "i"))),
            ("/open/path/1", .badText(RouteTextError(.expected(.hole), at: 9, found: "{"))),
            ("/open/path/2", .badText(RouteTextError(.expected(.hole), at: 5, found: "\"")))),
        .rule(
            #"{"id":"r","match":{},"open":{"path":[{"item":{"id":1},"list":{}},{"item":{"id":"{x}"}}]}}"#,
            ("/open/path/0", .badText(RouteTextError(.notARoute, at: 0, found: nil))),
            ("/open/path/1", .undeclared(.capture, "x", nearest: nil))),
        .rule(
            #"{"id":"r","match":{},"open":{"path":["item","item(x)","item(1, source: null)"]}}"#,
            ("/open/path/0", .missingParameter("id", of: "item")),
            ("/open/path/1", .badParameter("id", of: "item"))),
        .rule(
            #"{"id":"r","match":{},"open":{"presentation":"list"}}"#,
            ("/open/presentation", .undeclared(.presentation, "list", nearest: nil))),
        .rule(
            #"{"id":"r","match":{},"open":{"presentation":{"route":"share","style":"shet","path":["share"],"x":1}}}"#,
            ("/open/presentation/route", .missingParameter("id", of: "share")),
            ("/open/presentation/style", .unknownValue("shet", known: ["sheet", "fullScreenCover", "popover"])),
            ("/open/presentation/path/0", .undeclared(.route, "share", nearest: nil)),
            ("/open/presentation/x", .unknownMember("x", nearest: nil))),
    ])
    func `a target that can never be opened is refused`(fault: ManifestFault) throws {
        #expect(try fault.found() == fault.problems)
    }

    @Test func `two rules of one id are refused`() throws {
        let rules = #"{"id":"r","match":{},"open":{}},{"id":"r","match":{},"exclude":true}"#
        let fault = ManifestFault(#""links":{"rules":[\#(rules)]}"#, ("/links/rules/1/id", .duplicate("r")))
        #expect(try fault.found() == fault.problems)
    }
}

private let reasons = ["badURL", "unsupportedScheme", "unsupportedHost", "noRule", "excluded", "badParameter"]
