import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import Testing

/// A path in SwiftUI's own form.
@Suite struct NavigationPathTests {
    private static let routes =
        #"{"topic":{"params":{"id":"string"}},"item":{"params":{"n":"int","tint":"string?"}},"home":{}}"#

    private func export(_ path: String, types: String, allowsLoss: Bool = false) throws -> (text: String, losses: [Int])
    {
        let specimen = try Specimen(
            lines: """
                {"navlog":1}
                {"seq":1,"scene":"main","intent":"sceneOpened"}
                {"seq":2,"scene":"main","intent":"pathChanged","routes":\(path)}

                """,
            manifest: #"{"navlog":"manifest","format":1,"routes":\#(Self.routes),"pathTypes":\#(types)}"#)
        var excerpt = specimen.excerpt
        excerpt.allowsLoss = allowsLoss
        var text = ""
        let losses = try NavigationPathFormat().write(excerpt, to: &text)
        return (text, losses.map(\.element))
    }

    @Test(arguments: [
        ("[]", #"{"T":"topic"}"#, "[]"),
        (
            #"[{"home":{}},{"topic":{"id":"a"}}]"#, #"{"A.Topic":"topic","A.Home":"home"}"#,
            #"["A.Topic","{\"id\":\"a\"}","A.Home","{}"]"#
        ),
        // A readable tag comes before a mangled one, whatever the order of their scalars.
        (
            #"[{"topic":{"id":"a"}}]"#, #"{"1A5TopicV":"topic","A.Topic":"topic","9Z":"topic"}"#,
            #"["A.Topic","{\"id\":\"a\"}"]"#
        ),
        (#"[{"topic":{"id":"a"}}]"#, #"{"1A5TopicV":"topic"}"#, #"["1A5TopicV","{\"id\":\"a\"}"]"#),
        // Scalars of the standard library are the first parameter alone, where it has the type.
        (#"[{"topic":{"id":"a"}}]"#, #"{"Swift.String":"topic","SS":"topic"}"#, #"["Swift.String","\"a\""]"#),
        (#"[{"item":{"n":7}}]"#, #"{"Swift.Int":"item"}"#, #"["Swift.Int","7"]"#),
        (
            #"[{"item":{"n":7,"tint":"red"}}]"#, #"{"Swift.Int":"item","R":"*"}"#,
            #"["R","{\"item\":{\"n\":7,\"tint\":\"red\"}}"]"#
        ),
        (#"[{"topic":{"id":7}}]"#, #"{"Swift.String":"topic","R":"*"}"#, #"["R","{\"topic\":{\"id\":7}}"]"#),
        (#"[{"topic":{"id":"a"}}]"#, #"{"R":"*","Swift.String":"topic","T":"topic"}"#, #"["T","{\"id\":\"a\"}"]"#),
    ])
    func everyRouteHasTheTypeThatSaysMost(path: String, types: String, expected: String) throws {
        #expect(try export(path, types: types).text == expected + "\n")
    }

    @Test(arguments: [
        #"[{"home":{}},{"topic":{"id":"a"}},{"home":{}}]"#, #"[{"home":{}},{"unreadable":{}},{"home":{}}]"#,
    ])
    func aRouteWithoutATypeIsNamedByItsPlaceFromTheBottom(path: String) throws {
        #expect {
            _ = try export(path, types: #"{"H":"home"}"#)
        } throws: { error in
            guard case .noType(_, element: 1) = error as? ExportError else { return false }
            return true
        }
        let lossy = try export(path, types: #"{"H":"home"}"#, allowsLoss: true)
        #expect(lossy.text == #"["H","{}"]"# + "\n")
        #expect(lossy.losses == [1, 2])
    }

    @Test func theManifestHasToNameTypes() throws {
        #expect(throws: ExportError.self) { try export("[]", types: "{}") }
    }

    @Test(arguments: [
        (#"["T"]"#, ImportError.noItem(element: 0)),
        (#"["T","{\"id\":\"b\"}","T","{\"id\":\"a\"}","T"]"#, .noItem(element: 0)),
        (#"["T","{\"id\":\"b\"}","X","{}","T","{\"id\":\"a\"}"]"#, .unknownTag("X", element: 1)),
        (#"["X","{}","T","{\"id\":\"a\"}"]"#, .unknownTag("X", element: 1)),
        (#"["T","{","T","{\"id\":\"a\"}"]"#, .badItem("T", element: 1)),
        (#"["T","[1]"]"#, .badItem("T", element: 0)),
        (#"["R","7"]"#, .badItem("R", element: 0)),
        (#"["T",7]"#, .otherShape),
        (#"{"T":"{}"}"#, .otherShape),
    ])
    func whatCannotBeReadIsNamedByItsPlaceFromTheBottom(text: String, error: ImportError) throws {
        #expect(throws: error) { try NavigationPathImport().journal(text, try request()) }
    }

    @Test func aPathMayBeCutBeforeWhatCannotBeRead() throws {
        var request = try request()
        request.allowsLoss = true
        let journal = try NavigationPathImport()
            .journal(#"["T","{\"id\":\"c\"}","X","{}","1A1TV","{\"id\":\"a\"}"]"#, request)
        #expect(
            journal.lines == """
                {"seq":1,"scene":"main","intent":"sceneOpened"}
                {"seq":2,"scene":"main","intent":"ready"}
                {"seq":3,"scene":"main","intent":"restore","snapshot":[{"topic":{"id":"a"}}]}

                """)
        #expect(
            journal.remarks.map(\.matter) == [
                .cut(element: 1, text: "X {}"), .cut(element: 2, text: #"T {"id":"c"}"#),
            ])
    }

    @Test func withoutAManifestNothingIsGuessed() throws {
        #expect(throws: ImportError.noPathTypes) { try NavigationPathImport().journal(#"["Swift.Int","7"]"#) }
    }

    private func request() throws -> ImportRequest {
        var request = ImportRequest()
        request.manifest = try Manifest(
            json: JSONValue(
                parsing: """
                    {"navlog":"manifest","format":1,"routes":\(Self.routes),
                     "pathTypes":{"T":"topic","1A1TV":"topic","R":"*"}}
                    """))
        return request
    }
}
