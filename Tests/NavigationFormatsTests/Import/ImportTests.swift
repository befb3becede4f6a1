import NavigationFormats
import NavigationJournal
import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// What other tools write, and the journal that is made of it.
@Suite struct ImportTests {
    private func request(_ map: String = "{}") throws -> ImportRequest {
        var request = ImportRequest()
        request.manifest = try Manifest(json: Specimen.manifest("library"))
        request.screens = try ScreenMap(json: JSONValue(parsing: map), manifest: request.manifest)
        return request
    }

    /// The entries after those that open the scene.
    private func steps(_ journal: ImportedJournal) -> [String] {
        journal.lines.split(separator: "\n").dropFirst(3).map(String.init)
    }

    @Test func sentryCrumbsSayWhichScreenCame() throws {
        let journal = try SentryImport().journal(
            Sample.sentry, try request(#"{"/inbox":"settings(inbox)","Home":null}"#))
        #expect(
            steps(journal) == [
                #"{"seq":4,"time":"2016-04-20T20:55:53.900Z","scene":"main","intent":"phase","to":"active"}"#,
                #"{"seq":5,"time":"2016-04-20T18:55:54.847Z","scene":"main","intent":"push","route":{"topic":{"id":"swift"}}}"#,
                #"{"seq":6,"time":"2016-04-20T20:55:55.000Z","scene":"main","intent":"push","route":{"article":{"id":"a1"}}}"#,
                #"{"seq":7,"time":"2016-04-20T20:55:56.000Z","scene":"main","intent":"popTo","depth":1}"#,
                #"{"seq":8,"time":"2016-04-20T20:55:57.000Z","scene":"main","intent":"push","route":{"settings":{"section":"inbox"}}}"#,
                #"{"seq":9,"time":"2016-04-20T20:55:58.000Z","scene":"main","intent":"popToRoot"}"#,
                #"{"seq":10,"scene":"main","intent":"openURL","url":"websun://topics/uikit"}"#,
            ])
        #expect(
            journal.remarks.map(\.matter) == [
                .noNavigation(kind: "log"), .root(screen: "/login"), .noRoute(screen: "/dashboard"), .badTime("noon"),
                .noNavigation(kind: "ui.click"), .otherShape,
            ])
        #expect(journal.remarks.map(\.place) == [0, 2, 6, 8, 9, 10])
        #expect(journal.header.unknown["importedFrom"] == "sentry")
    }

    @Test(arguments: [
        #"[{"timestamp":1,"type":"navigation","data":{"to":"settings"}}]"#,
        #"{"values":[{"timestamp":1,"category":"navigation","data":{"to":"Settings"}}]}"#,
        #"{"breadcrumbs":[{"timestamp":1,"type":"navigation","data":{"screen":"settings"}}]}"#,
    ])
    func everyNestingOfCrumbsIsRead(text: String) throws {
        #expect(
            steps(try SentryImport().journal(text, try request())) == [
                #"{"seq":4,"time":"1970-01-01T00:00:01.000Z","scene":"main","intent":"push","route":{"settings":{}}}"#
            ])
    }

    @Test(arguments: [
        (#""com.example.shop@4.2.0+7""#, "com.example.shop", "4.2.0+7"),
        (#""@example/shop@4.2.0""#, "@example/shop", "4.2.0"),
        (#""4.2.0""#, nil, "4.2.0"), (#""@""#, nil, nil), (#""""#, nil, nil), ("null", nil, nil), ("42", nil, nil),
    ])
    func aReleaseIsTheBuildOfTheApp(release: String, app: String?, build: String?) throws {
        let event = #"{"release":\#(release),"breadcrumbs":[{"timestamp":1,"type":"navigation","data":{"to":"A"}}]}"#
        let header = try SentryImport().journal(event).header
        #expect(header.app == app)
        #expect(header.build == build)
    }

    @Test func theManifestKnowsTheAppBetterThanARelease() throws {
        let event = #"{"release":"other@1","breadcrumbs":[{"timestamp":1,"type":"navigation","data":{"to":"A"}}]}"#
        let header = try SentryImport().journal(event, try request()).header
        #expect(header.app == "com.example.library")
        #expect(header.build == "1")
    }

    @Test func aLogGivesTheEntriesInItsMessages() throws {
        let journal = try UnifiedLogImport().journal(Sample.log)
        #expect(
            journal.lines == """
                {"seq":7,"time":"2025-07-27T19:47:11.504Z","scene":"main","intent":"sceneOpened"}
                {"seq":8,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"push","route":{"a":{}},"cause":7,"outcome":{"kind":"applied"}}

                """)
        #expect(journal.header.app == "com.example.x" && journal.header.continues?.seq == 6)
        #expect(journal.remarks.map(\.matter) == [.noNavigation(kind: "net")] && journal.remarks.map(\.place) == [4])
    }

    @Test func aGapInALogIsSaidAndNothingRefersAcrossIt() throws {
        let lines = Sample.log.replacing(#"\"seq\":8"#, with: #"\"seq\":9"#).replacing("hello", with: #"x {\"intent"#)
        let journal = try UnifiedLogImport().journal(lines)
        #expect(
            journal.lines == """
                {"seq":1,"time":"2025-07-27T19:47:11.504Z","scene":"main","intent":"sceneOpened"}
                {"seq":2,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"push","route":{"a":{}},"cause":1}

                """)
        #expect(journal.remarks.map(\.matter) == [.notJSON(.syntax), .renumbered])
    }

    @Test(arguments: [Sample.redux, #"{"payload":\#(JSONValue.string(Sample.redux).text()),"preloadedState":"{}"}"#])
    func actionsOfReactNavigationAndActionsNamedLikeIntentsAreTaken(text: String) throws {
        let journal = try ReduxDevToolsImport().journal(text, try request())
        #expect(
            steps(journal) == [
                #"{"seq":4,"time":"2023-11-14T22:13:20.500Z","scene":"main","intent":"push","route":{"topic":{"id":"s"}}}"#,
                #"{"seq":5,"time":"2023-11-14T22:13:21.000Z","scene":"main","intent":"push","route":{"settings":{}}}"#,
                #"{"seq":6,"scene":"main","intent":"pop"}"#,
                #"{"seq":7,"scene":"main","intent":"selectTab","tab":"search"}"#,
                #"{"seq":8,"scene":"main","intent":"push","route":{"topic":{"id":"s"}}}"#,
                #"{"seq":9,"scene":"main","intent":"pop","count":2}"#,
            ])
        #expect(journal.remarks.map(\.place) == [0, 4, 5, 8, 9])
        #expect(
            journal.remarks.map(\.matter) == [
                .noNavigation(kind: "@@INIT"), .noNavigation(kind: "todos/add"), .undone(kind: "PUSH"),
                .outcome(try rejected("depthExceeded"), intent: "pop"), .noRoute(screen: "Nowhere"),
            ])
    }

    private func rejected(_ reason: String) throws -> Outcome { Outcome(.rejected(Reason(reason))) }

    @Test func whatARestoreLeavesOutIsSaid() throws {
        let text = #"[{"topic":{"id":"a"}},{"bookmarks":{}},{"settings":{}}]"#
        let journal = try SceneStorageImport().journal(text, try request())
        #expect(
            journal.remarks.map(\.matter) == [
                .dropped(.init(path: "/stacks/library/path/1", reason: .signIn)),
                .dropped(.init(path: "/stacks/library/path/2", reason: .above)),
            ])
    }

    @Test func everySceneOfAWorldIsRestoredAndWhatIsNeverRestoredIsSaid() throws {
        let text = #"""
            {"navlog":"snapshot","format":1,"schema":2,"state":{"session":{"user":"u"},"scenes":{
            "a":{"tab":"search","stacks":{"search":{"path":[{"bookmarks":{}}],"views":[{"label":"v","at":1}]}},
                 "presentations":[{"route":{"login":{}}}],"pending":{"intent":"push"}},
            "b":{"stacks":{"library":{"path":[{"settings":{}}]}}}}}}
            """#
        let journal = try SceneStorageImport().journal(text, try request())
        let world = journal.world(try request().manifest)
        #expect(world.scenes["a"]?.tab == "search" && world.scenes["a"]?.stacks["search"]?.path.count == 1)
        #expect(world.scenes["b"]?.stacks["library"]?.path.count == 1 && world.facts.user == "u")
        #expect(
            journal.remarks.map(\.matter) == [
                .unsaved(path: "/pending"), .unsaved(path: "/stacks/search/views"), .unsaved(path: "/presentations/0"),
            ])
    }

    @Test func theScreenThatEverythingLiesOnIsTheRoot() throws {
        let text = """
            [{"timestamp":1,"type":"navigation","data":{"from":"Home","to":"Topic","to_arguments":{"id":"a"}}},
             {"timestamp":2,"type":"navigation","data":{"from":"Topic","to":"Home"}},
             {"type":"navigation","data":{"from":"Home","to":"Settings"}}]
            """
        for request in [ImportRequest(), try request()] {
            let journal = try SentryImport().journal(text, request)
            #expect(journal.entries.suffix(3).map(\.intent.name) == ["push", "popToRoot", "push"])
            #expect(journal.remarks.map(\.matter) == [.root(screen: "Home"), .noTime])
        }
        let mapped = try SentryImport().journal(text, try request(#"{"Home":"settings(start)"}"#))
        #expect(mapped.entries.suffix(4).map(\.intent.name) == ["push", "push", "popTo", "push"])
    }

    @Test func actionsLeadThroughNestedNavigators() throws {
        let text = #"""
            {"actionsById":{
            "0":{"action":{"type":"NAVIGATE","payload":{"name":"Main","params":{"screen":"Search",
                 "params":{"screen":"Topic","params":{"id":"s"}}}}}},
            "1":{"action":{"type":"REPLACE","payload":{"name":"Settings"}}},
            "2":{"action":{"type":"JUMP_TO","payload":{"name":"Library","params":{"screen":"Odd"}}}},
            "3":{"action":{"type":"RESET","payload":{"routes":[{"name":"Home"},{"name":"Settings"}]}}},
            "4":{"action":{"type":"nav/push"}}},"stagedActionIds":[0,1,2,3,4]}
            """#
        let journal = try ReduxDevToolsImport().journal(text, try request())
        #expect(
            steps(journal) == [
                #"{"seq":4,"scene":"main","intent":"selectTab","tab":"search"}"#,
                #"{"seq":5,"scene":"main","intent":"push","route":{"topic":{"id":"s"}}}"#,
                #"{"seq":6,"scene":"main","intent":"setPath","routes":[{"settings":{}}]}"#,
                #"{"seq":7,"scene":"main","intent":"selectTab","tab":"library"}"#,
                #"{"seq":8,"scene":"main","intent":"setPath","routes":[{"settings":{}}],"stack":"library"}"#,
            ])
        #expect(
            journal.remarks.map(\.matter) == [
                .holder(screen: "Main"), .noRoute(screen: "Odd"), .root(screen: "Home"), .noEntry,
            ])
    }

    @Test func aResetIsOfTheStackThatIsSeen() throws {
        let text = #"""
            {"actionsById":{"0":{"action":{"type":"JUMP_TO","payload":{"name":"search"}}},
            "1":{"action":{"type":"RESET","payload":{"routes":[{"name":"topic","params":{"id":"y"}}]}}}},
            "stagedActionIds":[0,1]}
            """#
        let steps = steps(try ReduxDevToolsImport().journal(text, try request()))
        #expect(steps.last?.contains(#""routes":[{"topic":{"id":"y"}}],"stack":"search""#) == true, "\(steps)")
    }

    @Test func aByteOrderMarkIsNoPartOfADocument() throws {
        for (text, format) in [
            (#"{"routes":[{"name":"topic"}]}"#, "react-navigation"),
            (#"{"specversion":"1.0","id":"1","source":"a","type":"b"}"# + "\n{}\n", "cloudevents"),
        ] {
            let document = try ImportDocument([0xEF, 0xBB, 0xBF] + Array(text.utf8))
            #expect(ImportFormats.recognized(in: document)?.name == format)
        }
    }

    @Test func whatHoldsNothingBecomesNoEntry() throws {
        let text = #"[{"timestamp":1,"type":"navigation","data":{"screen":"Nowhere"}}]"#
        let document = try ImportDocument(Array(text.utf8))
        #expect(try SentryImport().stream(from: document, try request()).isEmpty)
        #expect(try !SentryImport().stream(from: document, try request(#"{"Nowhere":null}"#)).isEmpty)
        let log = try ImportDocument(Array(#"[{"eventMessage":"hello"}]"#.utf8))
        #expect(try UnifiedLogImport().stream(from: log, ImportRequest()).isEmpty)
    }

    @Test func aLogMayBeOneArray() throws {
        let lines = Sample.log.split(separator: "\n").filter { $0.hasPrefix("{\"timestamp\"") }
        let journal = try UnifiedLogImport().journal("[\(lines.joined(separator: ",\n"))]")
        #expect(journal.entries.map(\.seq) == [7, 8] && journal.remarks.map(\.place) == [3])
    }

    @Test func anEventWhoseDataIsLostIsNoEntry() throws {
        let text = #"""
            {"specversion":"1.0","id":"1","source":"/s","type":"dev.navlog.pop.v1","sequence":"1","data_base64":"e30="}
            {"specversion":"1.0","id":"2","source":"/s","type":"dev.navlog.journal.v1","sequence":"0","data":7}
            {"specversion":"1.0","id
            {"specversion":"1.0","id":"3","source":"/s","type":"dev.navlog.pop.v1","sequence":"1","time":"2026-11-30T09:00:00Z"}
            """#
        let journal = try CloudEventsImport().journal(text)
        #expect(journal.lines == #"{"seq":1,"time":"2026-11-30T09:00:00.000Z","intent":"pop"}"# + "\n")
        #expect(journal.remarks.map(\.matter) == [.noEntry, .noEntry, .notJSON(.syntax)])
        #expect(journal.remarks.map(\.place) == [1, 2, 3])
    }

    @Test(arguments: [
        ("[]", ScreenMap.Problem.notAnObject), (#"{"A":7}"#, .noRoute(screen: "A")),
        (
            #"{"A":"topic("}"#,
            .badRoute(screen: "A", text: "topic(", RouteTextError(.expected(.value), at: 6, found: nil))
        ),
    ])
    func aMapWithAFaultIsRefused(json: String, problem: ScreenMap.Problem) throws {
        #expect(throws: problem) { try ScreenMap(json: JSONValue(parsing: json), manifest: nil) }
    }
}
