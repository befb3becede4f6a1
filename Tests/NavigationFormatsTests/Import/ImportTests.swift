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
                .noNavigation(kind: "log"), .noRoute(screen: "/dashboard"), .badTime("noon"),
                .noNavigation(kind: "ui.click"), .otherShape,
            ])
        #expect(journal.remarks.map(\.place) == [0, 6, 8, 9, 10])
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
        #expect(journal.remarks.count == 4)
        #expect(journal.remarks.map(\.place) == [0, 4, 8, 9])
        #expect(journal.remarks.first?.matter == .noNavigation(kind: "@@INIT"))
        #expect(journal.remarks[2].matter == .outcome(try rejected("depthExceeded"), intent: "pop"))
    }

    private func rejected(_ reason: String) throws -> Outcome { Outcome(.rejected(Reason(reason))) }

    @Test func nestedNavigatorsBecomeTabsAndPaths() throws {
        let journal = try ReactNavigationImport().journal(Sample.reactNavigation, try request())
        #expect(
            steps(journal) == [
                #"{"seq":4,"scene":"main","intent":"restore","snapshot":{"stacks":{"library":{"path":[{"topic":{"id":"swift"}}]},"search":{"path":[{"article":{"id":"a1"}}]}},"tab":"search"}}"#
            ])
        #expect(journal.remarks.map(\.matter) == [.noTab(screen: "Inbox"), .noRoute(screen: "Odd")])
        let scene = try #require(journal.world(try request().manifest).scenes["main"])
        #expect(scene.tab == "search" && scene.stacks["library"]?.path.count == 1)
    }

    @Test func theFirstScreenOfAStackIsOnThePathOnlyIfTheMapSaysSo() throws {
        let text = #"{"routes":[{"name":"Topic","params":{"id":"a"}},{"name":"Settings"}]}"#
        let plain = try ReactNavigationImport().journal(text, try request())
        #expect(steps(plain)[0].contains(#"{"path":[{"settings":{}}]}"#))
        let mapped = try ReactNavigationImport().journal(text, try request(#"{"Topic":"topic"}"#))
        #expect(steps(mapped)[0].contains(#"{"path":[{"topic":{"id":"a"}},{"settings":{}}]}"#))
    }

    @Test func whatARestoreLeavesOutIsSaid() throws {
        let text = #"[{"topic":{"id":"a"}},{"bookmarks":{}},{"settings":{}}]"#
        let journal = try SceneStorageImport().journal(text, try request())
        let dropped: [DroppedElement] = [
            .init(path: "/stacks/library/path/1", reason: Reason("signIn")),
            .init(path: "/stacks/library/path/2", reason: Reason("above")),
        ]
        #expect(journal.remarks.map(\.matter) == [.outcome(Outcome(.restored(dropping: dropped)), intent: "restore")])
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
