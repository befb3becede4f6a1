import NavigationJournal
import NavigationReplay
import Testing

/// What the app recorded against what comes of its journal: the first difference is an error, the rest is counted.
struct DivergenceTests {
    static let examples = [
        Example(
            "the same outcome and digest", [],
            """
            0 main sceneOpened "outcome":{"kind":"applied"},"state":"d8ff042de8d3038c"
            1 main pop "outcome":{"kind":"rejected","reason":"emptyStack"},"state":"d8ff042de8d3038c"
            """),
        Example(
            "another outcome", ["L01 error 2"],
            """
            0 main sceneOpened "outcome":{"kind":"applied"}
            1 main pop "outcome":{"kind":"applied"}
            """),
        Example(
            "another reason", ["L01 error 2"],
            """
            0 main sceneOpened
            1 main pop "outcome":{"kind":"rejected","reason":"notInStack"}
            """),
        Example(
            "an outcome without its reason says less and nothing else", [],
            """
            0 main sceneOpened
            1 main pop "outcome":{"kind":"rejected"}
            """),
        Example(
            "an outcome with members of the app's own", [],
            """
            0 main sceneOpened "outcome":{"kind":"applied","took":12}
            """),
        Example(
            "another state, later the same again", ["L01 error 2", "L01 note 2"],
            """
            0 main sceneOpened "state":"d8ff042de8d3038c"
            1 main push "route":{"a":{}},"state":"d8ff042de8d3038c"
            2 main pop "state":"d8ff042de8d3038c"
            3 main pop "state":"0000000000000000"
            """),
        Example(
            "a waiting link that the app says it opened otherwise", ["L21 note", "L01 error 4"],
            """
            0 main sceneOpened
            1 main openURL "url":"x:/list","outcome":{"kind":"deferred","reason":"ready"}
            2 - catalogLoaded
            3 main ready "outcome":{"kind":"applied","resolved":[{"since":2,"outcome":{"kind":"rejected"}}]}
            """, App.slow),
        Example(
            "a state of a scene that was never opened", ["L01 error 1"],
            """
            0 main pop "state":"d8ff042de8d3038c"
            """),
        Example(
            "what a scene showed last, when it is destroyed", [],
            """
            0 main sceneOpened
            1 main sceneClosed "destroyed":true,"state":"d8ff042de8d3038c"
            """),
    ]

    @Test(arguments: examples) func whatWasRecordedIsCompared(_ example: Example) throws {
        try example.verify()
    }

    @Test func theErrorSaysWhatDiffersAndWhatMayBeTheReason() throws {
        let history = RecordedHistory(
            """
            0 main sceneOpened
            1 main openURL "url":"x:/nowhere","outcome":{"kind":"applied"}
            """)
        #expect(
            try history.report(App.slow).findings.last?.message == #"""
                the app recorded applied, replay gives rejected noRule; likely reason: the app did otherwise, or has \#
                another manifest
                """#)
    }

    @Test(arguments: [
        (#"{"kind":"deferred","reason":"signIn"}"#, "deferred signIn"),
        (#"{"kind":"truncated","kept":1,"of":2}"#, "truncated kept 1 of 2"),
        (#"{"kind":"superseded","by":4}"#, "superseded by 4"),
        (
            #"{"kind":"truncated","dropped":[{"path":"/tab","reason":"hiddenTab"},7]}"#,
            "truncated without /tab (hiddenTab), 7"
        ),
        (
            #"{"kind":"applied","resolved":[{"since":3,"outcome":{"kind":"repeated","by":1}},{}]}"#,
            "applied; 3 resolved: repeated by 1"
        ),
        (#"{"reason":"odd"}"#, #"{"reason":"odd"}"#), (#"{"kind":"odd","reason":null}"#, "odd"),
    ])
    func `an outcome that an app recorded is shown as JSON`(recorded: String, words: String) throws {
        let history = RecordedHistory(
            """
            0 main sceneOpened
            1 main openURL "url":"x:/nowhere","outcome":\(recorded)
            """)
        let message = try history.report(App.slow).findings.last?.message
        #expect(
            message?.hasPrefix("the app recorded \(words), replay gives rejected noRule; ") == true, "\(message ?? "")")
    }

    /// The digests are of the old routes: nobody can tell whether they are right.
    @Test func digestsOfAnOlderSchemaAreNotWrong() throws {
        let manifest = #"""
            {"navlog":"manifest","format":1,"schema":2,"routes":{"b":{}},
             "migrations":[{"from":1,"renameRoute":{"a":"b"}}]}
            """#
        let entries = """
            0 main sceneOpened
            1 main push "route":{"a":{}},"outcome":{"kind":"applied"},"state":"0000000000000000"
            """
        #expect(try RecordedHistory(entries, header: #"{"navlog":1,"schema":1}"#).check(manifest) == ["L04 note 2"])
        #expect(try RecordedHistory(entries.replacing("\"a\"", with: "\"b\"")).check(manifest) == ["L01 error 2"])
    }

    @Test func theSnapshotOfAHeaderInTheMiddleIsCompared() throws {
        func findings(_ path: String, claim: String) throws -> [String] {
            let scene = #"{"phase":"launching","stacks":{"main":{"path":[\#(path)],"views":[]}}}"#
            let memory = #"{"scenes":{"main":{"ready":true,"claim":\#(claim),"claimed":2,"columns":[]}}}"#
            let state = #"{"focus":"main","scenes":{"main":\#(scene)}}"#
            return try RecordedHistory(
                """
                0 main sceneOpened
                1 main push "route":{"a":{}}
                {"navlog":1,"snapshot":{"navlog":"snapshot","format":1,"state":\(state),"memory":\(memory)}}
                2 main pop
                """
            ).check()
        }
        #expect(try findings(#"{"a":{}}"#, claim: "2") == [])
        #expect(try findings(#"{"b":{}}"#, claim: "2") == ["L02 error 2"])
        #expect(try findings(#"{"a":{}}"#, claim: "null") == ["L02 error 2"])
    }

    @Test func aStateThatCannotBeIsReportedOnce() throws {
        let scene = #"{"phase":"closed","stacks":{"main":{"path":[],"views":[]}}}"#
        let snapshot = #"{"navlog":"snapshot","format":1,"state":{"focus":"main","scenes":{"main":\#(scene)}}}"#
        let history = RecordedHistory("0 - signedOut\n1 - signedOut", header: #"{"navlog":1,"snapshot":\#(snapshot)}"#)
        #expect(try history.check() == ["L03 error 1"])
    }

    @Test func findingsBeyondTheLimitAreCounted() throws {
        let lines = (0..<150).flatMap {
            ["\($0 * 9) main pushView \"label\":\"v\"", "\($0 * 9 + 4) main push \"route\":{\"a\":{}}"]
        }
        let report = try RecordedHistory("0 main sceneOpened\n" + lines.joined(separator: "\n")).report()
        #expect(report.findings.count == CheckReport.limit + 1)
        #expect(report.findings.contains { $0.message == "50 more findings of L12 are left out" })
    }

    @Test func aDamagedLineExplainsWhatComesAfterIt() throws {
        let history = RecordedHistory(
            """
            0 main sceneOpened "outcome":{"kind":"applied"}
            {"seq":2,"scene":"main","intent":"push","route":{"a":{}},}
            """)
        let later = RecordedHistory(
            """
            0 main sceneOpened "outcome":{"kind":"applied"}
            {"seq":2,"scene":"main","intent":"push","route":{"a":{}},}
            {"seq":3,"scene":"main","intent":"pop","outcome":{"kind":"applied"}}
            """)
        #expect(try history.report(tolerance: .lenient).findings.isEmpty)
        let findings = try later.report(tolerance: .lenient).findings
        #expect(findings.map(\.seq) == [3])
        #expect(findings.map(\.message).allSatisfy { $0.hasSuffix("line 3 is damaged, and its entry is missing") })
    }
}
