import NavigationJournal
import NavigationLog
import NavigationModel
import NavigationTesting
import Testing

/// A test that fails says what was expected, what was there, and where.
@MainActor @Suite struct TestingTests {
    @Test func aFailureShowsBothSides() throws {
        let store: NavigationStore<AppRoute> = NavigationHub().store()
        store.push(.topic(id: "t1"), .topic(id: "t2"))
        try expect(store) { $0.path == [.topic(id: "t1"), .topic(id: "t2")] && $0.path.count == 2 }
        try expect(store) { $0.tab != "search" }
        let failure = #expect(throws: ExpectationFailure.self) {
            try expect(store) { $0.path == [.topic(id: "t1"), .topic(id: "t3")] }
        }
        #expect(
            failure?.text == """
                scene main: not what was expected
                  [
                    topic(id: "t1")
                -   topic(id: "t3")
                +   topic(id: "t2")
                  ]
                """)
        #expect(failure?.place.hasPrefix("NavigationLogTests/TestingTests.swift:") == true)
    }

    @Test func aJournalThatSaysSomethingElseIsFoundOut() throws {
        let storage = MemoryStorage()
        let lines = [
            #"{"navlog":1}"#, #"{"seq":1,"scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"}}"#,
            #"{"seq":2,"scene":"main","intent":"pop","outcome":{"kind":"applied"}}"#,
        ]
        storage["app.jsonl"] = Array(lines.map { $0 + "\n" }.joined().utf8)
        let failure = #expect(throws: ExpectationFailure.self) { try assertReplay("app.jsonl", in: storage) }
        #expect(
            failure?.text == """
                app.jsonl: entry 2, pop, replays to another outcome
                - {"kind":"applied"}
                + {"kind":"rejected","reason":"emptyStack"}
                """)
    }

    @Test func aJournalThatIsDamagedIsFoundOut() throws {
        let storage = MemoryStorage()
        storage["app.jsonl"] = Array("{\"navlog\":1}\n{\"seq\":1,\n".utf8)
        #expect(throws: ExpectationFailure.self) { try assertReplay("app.jsonl", in: storage) }
    }

    @Test func aRecordingMayHaveExceptionsAsLongAsTheyAreSome() throws {
        let recording = """
            {"navlog":1}
            {"seq":1,"scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"}}
            {"seq":3,"scene":"main","intent":"pop","outcome":{"kind":"applied"}}
            """
        let world = try assertReplay(recording: recording, except: [3])
        #expect(world.scenes.ids == ["main"])
        let cases: [(Set<Int>, String?, String)] = [
            ([], nil, "entry 3, pop, replays to another outcome"),
            ([1, 3], nil, "entry 1 replays to what was recorded"), ([3], "{}", "navlog"),
        ]
        for (exceptions, manifest, said) in cases {
            let failure = #expect(throws: ExpectationFailure.self) {
                try assertReplay(recording: recording, manifest: manifest, except: exceptions)
            }
            #expect(failure?.text.contains(said) == true, "\(failure?.text ?? "")")
        }
    }
}
