import NavigationModel
import StrictJSON
import Testing

@Suite struct ManifestFaultTests {
    @Test(arguments: [
        ("[]", "", ManifestProblem.Kind.expected(.object, found: .array)),
        (#"{"navlog":"snapshot","format":1,"states":[]}"#, "/navlog", .unknownValue("snapshot", known: ["manifest"])),
        (#"{"navlog":1,"format":1}"#, "/navlog", .expected(.string, found: .number)),
        (#"{"format":1}"#, "", .missing("navlog")),
        (#"{"navlog":"manifest"}"#, "", .missing("format")),
        (#"{"navlog":"manifest","format":2,"future":true}"#, "/format", .unsupportedFormat("2")),
        (#"{"navlog":"manifest","format":1.0}"#, "/format", .expected(.integer, found: .number)),
        (#"{"navlog":"manifest","format":"1"}"#, "/format", .expected(.integer, found: .string)),
    ])
    func `something else is not taken for a manifest`(
        text: String, pointer: String, kind: ManifestProblem.Kind
    ) throws {
        let pointer = try #require(JSONPointer(pointer))
        #expect(try manifestProblems(text) == [ManifestProblem(pointer: pointer, kind: kind)])
    }

    @Test(arguments: [
        ManifestFault(#""shema":2"#, ("/shema", .unknownMember("shema", nearest: "schema"))),
        ManifestFault(#""comment":"x""#, ("/comment", .unknownMember("comment", nearest: nil))),
        ManifestFault(#""app":7"#, ("/app", .expected(.string, found: .number))),
        ManifestFault(#""app":"""#, ("/app", .empty)),
        ManifestFault(#""schema":0"#, ("/schema", .expected(.integer, found: .number))),
        ManifestFault(#""schema":"2""#, ("/schema", .expected(.integer, found: .string))),
        ManifestFault(#""catalog":"load""#, ("/catalog", .unknownValue("load", known: ["loads", "ready"]))),
        ManifestFault(#""onRemoved":true"#, ("/onRemoved", .expected(.string, found: .boolean))),
        ManifestFault(#""onRemoved":"cut""#, ("/onRemoved", .unknownValue("cut", known: ["keep", "truncate"]))),
        ManifestFault(#""ready":"auto""#, ("/ready", .unknownValue("auto", known: ["explicit"]))),

        ManifestFault(#""layout":"stack""#, ("/layout", .expected(.object, found: .string))),
        ManifestFault(#""layout":{}"#, ("/layout", .missing("kind"))),
        ManifestFault(
            #""layout":{"kind":"open"}"#,
            ("/layout/kind", .unknownValue("open", known: ["stack", "tabs", "split"]))),
        ManifestFault(
            #""layout":{"kind":"stack","tabs":["a"]}"#, ("/layout/tabs", .unknownMember("tabs", nearest: nil))),
        ManifestFault(#""layout":{"kind":"tabs"}"#, ("/layout", .missing("tabs"))),
        ManifestFault(#""layout":{"kind":"tabs","tabs":[]}"#, ("/layout/tabs", .empty)),
        ManifestFault(
            #""layout":{"kind":"tabs","tabs":["a","b","a",""]}"#,
            ("/layout/tabs/2", .duplicate("a")), ("/layout/tabs/3", .empty)),
        ManifestFault(
            #""layout":{"selected":"librari","kind":"tabs","tabs":["library","é"]}"#,
            ("/layout/selected", .undeclared(.tab, "librari", nearest: "library"))),
        ManifestFault(
            #""layout":{"kind":"tabs","tabs":["a"],"reselect":"root"}"#,
            ("/layout/reselect", .unknownValue("root", known: ["popToRoot", "none"]))),
        ManifestFault(#""layout":{"kind":"split"}"#, ("/layout", .missing("columns"))),
        ManifestFault(
            #""layout":{"kind":"split","columns":{"side":0}}"#,
            ("/layout/columns", .expected(.array, found: .object))),
        ManifestFault(
            #""layout":{"kind":"split","columns":["side","side"],"selected":"side"}"#,
            ("/layout/columns/1", .duplicate("side")),
            ("/layout/selected", .unknownMember("selected", nearest: nil))),

        ManifestFault(#""routes":["a"]"#, ("/routes", .expected(.object, found: .array))),
        ManifestFault(#""routes":{"a":null}"#, ("/routes/a", .expected(.object, found: .null))),
        ManifestFault(#""routes":{"":{}}"#, ("/routes/", .empty)),
        ManifestFault(#""routes":{"unreadable":{}}"#, ("/routes/unreadable", .reserved("unreadable"))),
        ManifestFault(
            #""presentations":{"unreadable":{}}"#, ("/presentations/unreadable", .reserved("unreadable"))),
        ManifestFault(
            #""routes":{"a/b":{"param":{}}}"#,
            ("/routes/a~1b/param", .unknownMember("param", nearest: "params"))),
        ManifestFault(
            #""routes":{"a":{"style":"sheet"}}"#, ("/routes/a/style", .unknownMember("style", nearest: nil))),
        ManifestFault(
            #""routes":{"a":{"params":{"id":"integer","n":"int??","":"int","m":7}}}"#,
            ("/routes/a/params/id", .unknownValue("integer", known: kinds)),
            ("/routes/a/params/n", .unknownValue("int??", known: kinds)),
            ("/routes/a/params/", .empty),
            ("/routes/a/params/m", .expected(.string, found: .number))),
        ManifestFault(
            #""routes":{"a":{"content":"Id","params":{"id":"int"}}}"#,
            ("/routes/a/content", .undeclared(.parameter, "Id", nearest: "id"))),
        ManifestFault(#""routes":{"a":{"kind":""}}"#, ("/routes/a/kind", .empty)),
        ManifestFault(
            #""routes":{"a":{"title":"Item {id} of {nr}","params":{"id":"int"}}}"#,
            ("/routes/a/title", .undeclared(.parameter, "nr", nearest: nil))),
        ManifestFault(
            #""routes":{"a":{"title":"é {id"}}"#,
            ("/routes/a/title", .badText(RouteTextError(.expected(.hole), at: 3, found: "{")))),
        ManifestFault(
            #""routes":{"a":{"requires":"signin"}}"#,
            ("/routes/a/requires", .unknownValue("signin", known: ["signIn"]))),
        ManifestFault(
            #""presentations":{"a":{"linkDismissable":false}}"#,
            ("/presentations/a/linkDismissable", .unknownMember("linkDismissable", nearest: "linkDismissible"))),
        ManifestFault(
            #""presentations":{"a":{"style":"cover","linkDismissible":"no","restore":1}}"#,
            ("/presentations/a/style", .unknownValue("cover", known: ["sheet", "fullScreenCover", "popover"])),
            ("/presentations/a/linkDismissible", .expected(.boolean, found: .string)),
            ("/presentations/a/restore", .expected(.boolean, found: .number))),

        ManifestFault(
            #""redaction":{"query":["a","a"],"param":{},"user":"yes"}"#,
            ("/redaction/query/1", .duplicate("a")),
            ("/redaction/param", .unknownMember("param", nearest: "params")),
            ("/redaction/user", .expected(.boolean, found: .string))),
        ManifestFault(
            #""redaction":{"params":{"item":["id","nr"],"itme":[]}},"routes":{"item":{"params":{"id":"int"}}}"#,
            ("/redaction/params/item/1", .undeclared(.parameter, "nr", nearest: nil)),
            ("/redaction/params/itme", .undeclared(.route, "itme", nearest: "item"))),
        ManifestFault(
            #""pathTypes":{"A":"a","B":"b","C":"*","D":7},"routes":{"a":{}},"presentations":{"b":{}}"#,
            ("/pathTypes/B", .undeclared(.route, "b", nearest: nil)),
            ("/pathTypes/D", .expected(.string, found: .number))),
    ])
    func `a faulty manifest is refused with exactly its faults`(fault: ManifestFault) throws {
        #expect(try fault.found() == fault.problems)
    }

    @Test func `what could not be read is not blamed for what needs it`() throws {
        let fault = ManifestFault(
            #""layout":{"kind":"tabs","tabs":"home"},"routes":7,"redaction":{"params":{"a":["b"]}},"#
                + #""pathTypes":{"A":"a"},"links":{"rules":[{"id":"r","match":{},"open":{"tab":"x","path":["a"]}}]},"#
                + #""schema":2,"migrations":[{"from":1,"renameTab":{"a":"b"},"renameRoute":{"c":"d"}}]"#,
            ("/layout/tabs", .expected(.array, found: .string)), ("/routes", .expected(.object, found: .number)))
        #expect(try fault.found() == fault.problems)
    }
}

private let kinds = ["string", "int", "double", "bool", "uuid", "json"]
