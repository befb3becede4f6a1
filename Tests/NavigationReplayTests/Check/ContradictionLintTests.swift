import NavigationReplay
import Testing

/// What a person did, and how the app ended, against what the journal says was there.
struct ContradictionLintTests {
    private static let open = "0 main sceneOpened\n1 main phase \"to\":\"active\"\n"
    private static let told = #","outcome":{"kind":"applied"}"#
    private static let openTold = """
        0 main sceneOpened "outcome":{"kind":"applied"}
        1 main phase "to":"active"\(told)

        """

    static let taken = [
        Example(
            "a tap on the selected tab did nothing", ["L22 warning 4"],
            open + """
                2 main push "route":{"page":{"id":"1"}}
                4 main selectTab "tab":"home"
                8 main pop
                """, App.tabs),
        Example(
            "the link left the sheet where it was", ["L21 note", "L22 warning 4"],
            open + """
                2 main present "route":{"sheet":{}}
                4 main openURL "url":"x:/page/1"
                9 main dismiss
                """, App.tabs),
        Example(
            "the system takes a sheet down that a link should have taken", ["L21 note", "L22 warning 4"],
            open + """
                2 main present "route":{"sheet":{}}
                4 main openURL "url":"x:/page/1"
                9 main dismiss "origin":"system"
                """, App.tabs),
        Example(
            "a path that was written down as empty, and the app goes back from it",
            ["L22 warning 4", "L01 error 5"],
            open + """
                2 main push "route":{"a":{}}\(told)
                4 main pathChanged "routes":[],"origin":"system"\(told)
                5 main pop "outcome":{"kind":"applied"}
                """),
        Example(
            "the app knows that nothing is there", [],
            open + """
                2 main push "route":{"page":{"id":"1"}}\(told)
                4 main selectTab "tab":"home"\(told)
                8 main pop "outcome":{"kind":"rejected","reason":"emptyStack"}
                """, App.tabs),
        Example(
            "a sheet that a link has taken away, and a dismissal after other moves", ["L21 note"],
            open + """
                2 main present "route":{"sheet":{}}
                4 main openURL "url":"x:/page/1"
                6 main push "route":{"page":{"id":"2"}}
                9 main dismiss
                """, App.tabs),
        Example(
            "one tap on Back too many", [],
            open + """
                2.0 main push "route":{"a":{}}
                4.0 main pop
                4.1 main pop
                9.0 main pop
                """),
        Example(
            "going back tells nothing where people also do it for no reason", ["L22 note 5"],
            open + """
                2.0 main pop
                4.0 main push "route":{"page":{"id":"1"}}
                6.0 main selectTab "tab":"home"
                8.0 main pop
                """, App.tabs),
        Example(
            "two steps back from what a tap should have taken away", ["L22 warning 5"],
            open + """
                2 main push "route":{"page":{"id":"1"}}
                3 main push "route":{"page":{"id":"2"}}
                5 main selectTab "tab":"home"
                7 main pop
                9 main pop
                """, App.tabs),
        Example(
            "the system goes back from it by one screen", ["L22 warning 6"],
            open + """
                2 main push "route":{"page":{"id":"1"}}
                3 main push "route":{"page":{"id":"2"}}
                4 main push "route":{"page":{"id":"3"}}
                5 main selectTab "tab":"home"
                7 main pathChanged "routes":[{"page":{"id":"1"}},{"page":{"id":"2"}}],"origin":"system"
                """, App.tabs),
        Example(
            "the same way from the root again", [],
            open + """
                2 main push "route":{"page":{"id":"1"}}
                3 main push "route":{"page":{"id":"2"}}
                5 main selectTab "tab":"home"
                7 main pathChanged "routes":[{"page":{"id":"1"}}],"origin":"system"
                9 main pathChanged "routes":[{"page":{"id":"1"}},{"page":{"id":"2"}}],"origin":"system"
                """, App.tabs),
        Example(
            "the binding of a sheet that a link has taken away", ["L21 note"],
            open + """
                2.00 main present "route":{"sheet":{}}
                4.00 main openURL "url":"x:/page/1"
                4.02 main dismiss
                """, App.tabs),
    ]

    @Test(arguments: taken) func goingBackFromWhatIsGone(_ example: Example) throws {
        try example.verify()
    }

    static let ends = [
        Example(
            "nothing is recorded of the last entry", ["L23 warning 4"],
            openTold + """
                2 main push "route":{"a":{}}\(told)
                3 main popToRoot
                9 - launched
                """),
        Example(
            "the next run says so by its header", ["L23 warning 4"],
            openTold + """
                2 main push "route":{"a":{}}\(told)
                3 main popToRoot
                {"navlog":1}
                9 - catalogLoaded
                """),
        Example(
            "an app that records what it likes", [],
            open + """
                2 main push "route":{"a":{}}\(told)
                3 main popToRoot
                9 - launched
                """),
        Example(
            "an app that records nothing, after what cannot be done", ["L23 warning 3"],
            open + """
                2 main pop
                3 - launched
                """),
        Example(
            "an intent of the app's own that navlog does not know", ["L25 note 3"],
            open + """
                2 main tipShown
                3 - launched
                """),
        Example(
            "a while after what cannot be done", [],
            open + """
                2 main pop
                9 - launched
                """),
        Example(
            "an app that records nothing, after what can be done", [],
            open + """
                2 main push "route":{"a":{}}
                3 - launched
                """),
        Example(
            "what stood down is not recorded", ["L08 warning 4"],
            openTold + """
                2 main push "route":{"a":{}}\(told)
                3 main popToRoot "origin":"auto"
                9 - launched
                """),
        Example(
            "it was in the background", [],
            openTold + """
                2 main push "route":{"a":{}}\(told)
                3 main phase "to":"background"
                4 - launched
                """),
    ]

    @Test(arguments: ends) func anAppThatEnds(_ example: Example) throws {
        try example.verify()
    }

    static let unknown = [
        Example(
            "a name that no version has", ["L25 note 3", "L25 note 5"],
            open + """
                2 main openUrl "url":"x:/page/a"
                3 main openUrl "url":"x:/page/b"
                4 - tipShown
                """),
        Example(
            "an intent without what it is about, and one with too much of it", ["L25 note 3", "L25 note 5"],
            open + """
                2 main push
                3 main push "route":7
                4 main tab "tab":"home"
                """),
    ]

    @Test(arguments: unknown) func anIntentThatNobodyKnows(_ example: Example) throws {
        try example.verify()
    }

    @Test func aMisspeltIntentHasANearestName() throws {
        let report = try RecordedHistory(
            """
            0 main sceneOpened
            1 main openUrl
            2 main \(String(repeating: "x", count: 99))
            3 main push
            """
        ).report()
        #expect(
            report.findings.map(\.message) == [
                #"nobody knows the intent "openUrl"; did you mean openURL?"#,
                #"nobody knows the intent "\#(String(repeating: "x", count: 64))…""#,
                #"this does not say what an intent needs to be "push""#,
            ])
    }

    static let targets = [
        Example(
            "the slash of an id was cleaned away", ["L21 note", "L24 warning 3"],
            open + #"2 main openURL "url":"x:/page/a%2F","target":{"tab":"home","path":[{"page":{"id":"a"}}]}"#,
            App.tabs),
        Example(
            "what the rule says, and more about it", ["L21 note"],
            open
                + #"2 main openURL "url":"x:/page/a%2F","target":{"tab":"home","path":[{"page":{"id":"a/"}}],"rule":1}"#,
            App.tabs),
        Example(
            "a URL of which no rule knows", ["L21 note"],
            open + #"2 main openURL "url":"x:/other","target":{"tab":"home","path":[{"page":{"id":"a"}}]}"#,
            App.tabs),
        Example(
            "values that are withheld", ["L21 note"],
            open + #"2 main openURL "url":"x:/page/a","target":{"tab":"home","path":[{"page":{"id":"~abcdefgh23"}}]}"#,
            App.tabs),
    ]

    @Test(arguments: targets) func aLinkAgainstItsRules(_ example: Example) throws {
        try example.verify()
    }
}
