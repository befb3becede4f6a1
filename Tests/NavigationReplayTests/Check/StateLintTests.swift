import NavigationReplay
import Testing

/// Restores, defaults and covers that came at the wrong time.
struct StateLintTests {
    private static let open = "0 main sceneOpened\n1 main phase \"to\":\"active\"\n"

    static let automatic = [
        Example(
            "an app that records outcomes, but not this one", ["L08 warning 4"],
            open + """
                2 main push "route":{"a":{}},"outcome":{"kind":"applied"}
                3 main push "route":{"b":{}},"origin":"auto"
                """),
        Example(
            "it is recorded as standing down", [],
            open + """
                2 main push "route":{"a":{}},"outcome":{"kind":"applied"}
                3 main push "route":{"b":{}},"origin":"auto","outcome":{"kind":"superseded","by":3}
                """),
        Example(
            "the state shows that it stood down", [],
            """
            0 main sceneOpened
            1 main popToRoot "outcome":{"kind":"unchanged"}
            2 main push "route":{"a":{}}
            3 main push "route":{"b":{}},"origin":"auto","state":"32b736334b65521b"
            """),
        Example(
            "it would have changed nothing", [],
            open + """
                2 main selectTab "tab":"me","outcome":{"kind":"applied"}
                3 main push "routes":[],"origin":"auto"
                """, App.tabs),
        Example(
            "nobody knows, and a person chooses again", ["L08 warning 4"],
            open + """
                2 main openURL "url":"x:/dash/B/1"
                3 main select "column":"server","route":{"server":{"id":"A"}},"origin":"auto"
                4 main select "column":"server","route":{"server":{"id":"B"}}
                """, App.split),
        Example(
            "nobody knows, and a person pushes again what is up", ["L08 warning 5"],
            open + """
                2 main push "route":{"page":{"id":"1"}}
                3 main push "route":{"page":{"id":"2"}}
                4 main popToRoot "origin":"auto"
                5 main push "route":{"page":{"id":"2"}}
                """, App.tabs),
        Example(
            "nobody knows, and a person makes the same path again", ["L08 warning 5"],
            open + """
                2 main push "route":{"page":{"id":"1"}}
                3 main push "route":{"page":{"id":"2"}}
                4 main popToRoot "origin":"auto"
                5 main push "route":{"page":{"id":"1"}}
                6 main push "route":{"page":{"id":"2"}}
                """, App.tabs),
        Example(
            "nobody knows, and a person goes on", ["L08 note 4"],
            open + """
                2 main openURL "url":"x:/dash/B/1"
                3 main select "column":"server","route":{"server":{"id":"A"}},"origin":"auto"
                4 main push "route":{"dash":{"id":2}}
                """, App.split),
        Example(
            "nobody knows, and a person goes back to where only the link had led", [],
            open + """
                2 main openURL "url":"x:/dash/B/1"
                3 main select "column":"server","route":{"server":{"id":"A"}},"origin":"auto"
                4 main pop
                """, App.split),
        Example(
            "a tap on the selected tab tells nothing", ["L08 note 4"],
            open + """
                2 main selectTab "tab":"me"
                3 main selectTab "tab":"search","origin":"default"
                4 main selectTab "tab":"me"
                """, App.tabs),
    ]

    @Test(arguments: automatic) func anAutomaticChangeAfterAPersons(_ example: Example) throws {
        try example.verify()
    }

    private static func run(leaving: String, restoring members: String) -> String {
        open + leaving + """

            5 main phase "to":"background"
            9 - launched
            9 main sceneOpened
            9 main ready
            9 main restore "snapshot":[{"a":{}}],\(members)
            """
    }

    static let restores = [
        Example(
            "older than what was left", ["L09 warning 9"],
            run(
                leaving: "2 main push \"route\":{\"a\":{}}\n3 main push \"route\":{\"b\":{}}",
                restoring: "\"snapshotSeq\":3")),
        Example(
            "older by what it shows", ["L09 warning 9"],
            run(
                leaving: "2 main push \"route\":{\"a\":{}}\n3 main push \"route\":{\"b\":{}}",
                restoring: "\"missing\":[]")),
        Example(
            "older by what it shows, once the app is ready", ["L09 warning 8"],
            open + """
                2 main push "route":{"a":{}}
                3 main push "route":{"b":{}}
                5 main phase "to":"background"
                9 - launched
                9 main sceneOpened
                9 main restore "snapshot":[{"a":{}}]
                9 main ready
                """),
        Example(
            "what it was left with, which it had shown before, too", [],
            run(
                leaving: "2 main push \"route\":{\"a\":{}}\n3 main push \"route\":{\"b\":{}}\n4 main pop",
                restoring: "\"missing\":[]")),
        Example(
            "another state than the scene ever had", [],
            run(leaving: "2 main push \"route\":{\"c\":{}}", restoring: "\"missing\":[]")),
        Example(
            "as a sign-out has left it", [],
            """
            0 main sceneOpened
            0 main ready
            0 - signedIn "user":"ann"
            1 main push "route":{"page":{"id":"1"}}
            2 main push "route":{"secret":{}}
            3 main push "route":{"page":{"id":"2"}}
            4 - signedOut
            5 main phase "to":"background"
            9 - launched
            9 main sceneOpened
            9 main ready
            9 main restore "snapshot":[{"page":{"id":"1"}}]
            """, App.tabs),
        Example(
            "as it was left", [],
            run(
                leaving: "2 main push \"route\":{\"a\":{}}\n3 main push \"route\":{\"b\":{}}",
                restoring: "\"snapshotSeq\":4")),
        Example(
            "only a sheet has come and gone since", [],
            run(
                leaving: "2 main push \"route\":{\"a\":{}}\n3 main pushView \"label\":\"v\"",
                restoring: "\"snapshotSeq\":3")),
        Example(
            "a crash after more was done", [],
            """
            0 main sceneOpened
            1 main push "route":{"a":{}}
            2 main phase "to":"background"
            3 main phase "to":"active"
            4 main push "route":{"b":{}}
            9 - launched
            9 main sceneOpened
            9 main ready
            9 main restore "snapshot":[{"a":{}}],"snapshotSeq":3
            """),
    ]

    @Test(arguments: restores) func aStaleRestore(_ example: Example) throws {
        try example.verify()
    }

    static let sessions = [
        Example(
            "restored before the session was known", ["L10 warning 3"],
            open + """
                2 main restore "snapshot":[{"secret":{}}]
                3 - signedIn "user":"ann"
                """, App.tabs),
        Example(
            "restored after", [],
            open + """
                2 - signedIn "user":"ann"
                3 main restore "snapshot":[{"secret":{}}]
                """, App.tabs),
        Example(
            "a person signs in later", [],
            open + """
                2 main restore "snapshot":[{"secret":{}}]
                3 main present "route":{"sheet":{}}
                4 - signedIn "user":"ann"
                """, App.tabs),
        Example(
            "the restore had to wait", ["L10 warning 2"],
            """
            0 main sceneOpened
            1 main restore "snapshot":[{"secret":{}}]
            2 main ready
            3 - signedIn "user":"ann"
            """, App.tabs),
        Example(
            "the system brings up a protected screen", ["L16 warning 3"],
            open + """
                2 main pathChanged "routes":[{"secret":{}}],"origin":"system"
                3 main pathChanged "routes":[{"secret":{}}],"origin":"system"
                """, App.tabs),
        Example(
            "a protected screen, and somebody is signed in", [],
            open + """
                2 - signedIn "user":"ann"
                3 main push "route":{"secret":{}}
                4 - signedOut
                """, App.tabs),
    ]

    @Test(arguments: sessions) func theSession(_ example: Example) throws {
        try example.verify()
    }

    static let covers = [
        Example(
            "asked for again though it is up", ["L13 warning 3", "L13 warning 4"],
            open + """
                2 main present "route":{"sheet":{}}
                9 main present "route":{"sheet":{}}
                9 main present "route":{"sheet":{}}
                """),
        Example(
            "asked for again after something else", ["L13 warning 5"],
            open + """
                2 main present "route":{"sheet":{}}
                5 main push "route":{"a":{}}
                9 main present "route":{"sheet":{}}
                """),
        Example(
            "refused, and the app says so", ["L13 warning 4"],
            open + """
                2 main present "route":{"sheet":{}},"outcome":{"kind":"applied"}
                9 main present "route":{"sheet":{}},"outcome":{"kind":"rejected","reason":"alreadyPresented"}
                """),
        Example(
            "a double tap", [],
            open + """
                2.0 main present "route":{"sheet":{}}
                2.2 main present "route":{"sheet":{}}
                """),
        Example(
            "dismissed before", [],
            open + """
                2 main present "route":{"sheet":{}}
                5 main dismiss
                9 main present "route":{"sheet":{}}
                """),
        Example(
            "the system locks what is locked", [],
            open + """
                2 main present "route":{"lock":{}},"origin":"system"
                9 main present "route":{"lock":{}},"origin":"system"
                """),
    ]

    @Test(arguments: covers) func aStuckPresentation(_ example: Example) throws {
        try example.verify()
    }
}
