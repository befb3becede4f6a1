import NavigationReplay
import Testing

/// Links that were lost, or landed elsewhere.
struct LinkLintTests {
    /// The scene is opened and the app never attaches its handlers, which it must say with `ready`.
    private static let unready = "0 main sceneOpened\n1 - catalogLoaded\n2 main phase \"to\":\"active\"\n"

    static let unresolved = [
        Example(
            "never ready, and a person goes on", ["L21 note", "L05 warning 4"],
            unready + """
                3 main openURL "url":"x:/page/1"
                4 main push "route":{"list":{}}
                """, App.slow),
        Example(
            "never ready until the next run", ["L21 note", "L05 warning 4"],
            unready + """
                3 main openURL "url":"x:/page/1"
                4 main push "route":{"list":{}}
                5 - launched
                """, App.slow),
        Example(
            "never ready, and nobody did anything yet", ["L21 note", "L05 note 4"],
            unready + """
                3 main openURL "url":"x:/page/1"
                """, App.slow),
        Example(
            "ready in the end", ["L21 note"],
            unready + """
                3 main openURL "url":"x:/page/1"
                4 main push "route":{"list":{}}
                5 main ready
                """, App.slow),
        Example(
            "given up by the app", ["L21 note"],
            unready + """
                3 main openURL "url":"x:/page/1"
                4 main push "route":{"list":{}}
                5 main dropPending
                """, App.slow),
        Example(
            "a person who does not want to unlock", ["L21 note", "L05 note 6"],
            unready + """
                3 main ready
                4 main present "route":{"lock":{}}
                5 main openURL "url":"x:/page/1"
                6 main push "route":{"list":{}}
                """, App.slow),
        Example(
            "nothing recorded of the link nor of its end", ["L21 note", "L05 warning 3"],
            """
            0 main sceneOpened "outcome":{"kind":"applied"}
            1 - catalogLoaded
            2 main openURL "url":"x:/page/1"
            3 main ready "outcome":{"kind":"applied"}
            """, App.slow),
        Example(
            "an app that records the end of the wait", ["L21 note"],
            """
            0 main sceneOpened "outcome":{"kind":"applied"}
            1 - catalogLoaded
            2 main openURL "url":"x:/page/1"
            3 main ready "outcome":{"kind":"applied","resolved":[{"since":3,"outcome":{"kind":"applied"}}]}
            """, App.slow),
    ]

    @Test(arguments: unresolved) func aLinkThatNothingBecameOf(_ example: Example) throws {
        try example.verify()
    }

    private static let windows = """
        0 a sceneOpened
        0 b sceneOpened
        1 a phase "to":"active"
        1 b phase "to":"active"
        2 a push "route":{"page":{"id":"1"}}

        """

    static let elsewhere = [
        Example(
            "delivered to the other window", ["L21 note", "L06 warning 6"],
            windows + """
                3 a openURL "url":"x:/page/2","deliveredTo":"b"
                """, App.tabs),
        Example(
            "delivered where it came from", ["L21 note"],
            windows + """
                3 a openURL "url":"x:/page/2","deliveredTo":"a"
                """, App.tabs),
        Example(
            "caused in the other window", ["L21 note", "L06 warning 6"],
            windows + """
                3 b openURL "url":"x:/page/2","cause":5
                """, App.tabs),
        Example(
            "caused in the other window, and refused", ["L21 note"],
            windows + """
                3 b openURL "url":"x:/nowhere","cause":5
                """, App.tabs),
        Example(
            "caused in the other window, for a window of its own", ["L21 note"],
            windows + """
                3 c openURL "url":"x:/new/2","cause":5
                4 c phase "to":"active"
                """, App.tabs),
        Example(
            "caused in the other window, in one that was opened for it", ["L21 note"],
            windows + """
                3 c sceneOpened "from":"a","cause":5
                4 c openURL "url":"x:/page/2","cause":5
                5 c phase "to":"active"
                """, App.tabs),
    ]

    @Test(arguments: elsewhere) func aLinkInAnotherScene(_ example: Example) throws {
        try example.verify()
    }

    @Test func rulesThatNoLinkUsedAreNamed() throws {
        let used = "0 main sceneOpened\n1 main openURL \"url\":\"x:/list\"\n2 main ready\n3 - catalogLoaded"
        let report = try RecordedHistory(used).report(App.slow)
        #expect(report.findings.map(\.message) == [#"no link used the rule "page""#])
        #expect(try RecordedHistory("0 main sceneOpened").check(App.slow) == [])
        #expect(try RecordedHistory(used + "\n4 main openURL \"url\":\"x:/page/1\"").check(App.slow) == [])
    }

    @Test func whatASignOutGivesUpIsNoted() throws {
        let waiting = """
            0 main sceneOpened
            1 - signedIn "user":"ann"
            2 main openURL "url":"x:/list"

            """
        #expect(try RecordedHistory(waiting + "3 - signedOut").check(App.slow) == ["L21 note", "L20 note 4"])
        #expect(
            try RecordedHistory(waiting + "3 - signedIn \"user\":\"bob\"").check(App.slow) == [
                "L21 note", "L20 note 4",
            ])
        #expect(try RecordedHistory(waiting + "3 main ready\n4 - signedOut").check(App.slow) == ["L21 note"])
    }
}
