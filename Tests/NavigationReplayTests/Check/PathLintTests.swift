import NavigationReplay
import Testing

/// Paths that changed twice, unseen, or by themselves.
struct PathLintTests {
    private static let open = "0 main sceneOpened\n1 main phase \"to\":\"active\"\n"

    static let doublePushes = [
        Example(
            "a double tap", ["L11 warning 4"],
            open + """
                2.00 main push "route":{"a":{}}
                2.08 main push "route":{"a":{}}
                """),
        Example(
            "a double tap, the binding's echo between", ["L11 warning 5"],
            open + """
                2.000 main push "route":{"a":{}}
                2.005 main pathChanged "routes":[{"a":{}}],"origin":"system"
                2.080 main push "route":{"a":{}}
                """),
        Example(
            "a double tap that SwiftUI writes into the binding", ["L11 warning 5"],
            open + """
                2.00 main push "route":{"a":{}}
                3.00 main pathChanged "routes":[{"a":{}},{"b":{}}],"origin":"system"
                3.08 main pathChanged "routes":[{"a":{}},{"b":{}},{"b":{}}],"origin":"system"
                """),
        Example(
            "a double tap in a sheet, with paths as a whole", ["L11 warning 5"],
            open + """
                2.00 main present "route":{"sheet":{}}
                3.00 main setPath "routes":[{"b":{}}]
                3.08 main setPath "routes":[{"b":{}},{"b":{}}]
                """),
        Example(
            "two links of a list, one quickly after the other", [],
            open + """
                2.00 main pathChanged "routes":[{"a":{}}],"origin":"system"
                2.40 main pathChanged "routes":[{"a":{}},{"b":{}}],"origin":"system"
                """),
        Example(
            "the same twice, a look apart", [],
            open + """
                2.0 main push "route":{"a":{}}
                3.1 main push "route":{"a":{}}
                """),
        Example(
            "there, back and there again", [],
            open + """
                2.0 main push "route":{"a":{}}
                2.2 main pop
                2.4 main push "route":{"a":{}}
                """),
        Example(
            "two different ones", [],
            open + """
                2.00 main push "route":{"a":{"id":1}}
                2.08 main push "route":{"a":{"id":2}}
                """),
        Example(
            "twice for one cause", ["L11 warning 5"],
            open + """
                2 main push "route":{"a":{}}
                3 main push "route":{"b":{}},"origin":"system","cause":3
                9 main push "route":{"b":{}},"origin":"system","cause":3
                """),
        Example(
            "twice for one cause, with other moves between", ["L11 warning 6", "L11 warning 9"],
            open + """
                2 main push "route":{"a":{}}
                3 main push "route":{"b":{}},"origin":"system","cause":3
                4 main pop
                5 main push "route":{"b":{}},"origin":"system","cause":3
                6 main present "route":{"tips":{}},"origin":"system","cause":3
                7 main dismiss
                8 main present "route":{"tips":{}},"origin":"system","cause":3
                """),
        Example(
            "for another cause of the same kind", [],
            open + """
                2 main push "route":{"a":{}}
                3 main push "route":{"b":{}},"origin":"system","cause":3
                4 main popToRoot
                5 main push "route":{"a":{}}
                6 main push "route":{"b":{}},"origin":"system","cause":6
                """),
    ]

    @Test(arguments: doublePushes) func theSameTwice(_ example: Example) throws {
        try example.verify()
    }

    static let covered = [
        Example(
            "a link's handler sets the path below a sheet", ["L07 warning 4"],
            open + """
                2 main present "route":{"sheet":{}}
                4 main setPath "routes":[{"dash":{"id":2}}],"stack":"detail","origin":"link"
                9 main dismiss
                """, App.split),
        Example(
            "a push below a sheet that is dismissed with it", [],
            open + """
                2.0 main present "route":{"sheet":{}}
                4.0 main push "route":{"dash":{"id":2}},"stack":"detail"
                4.1 main dismiss
                9.0 main pop
                """, App.split),
        Example(
            "another selection below a sheet", ["L07 warning 4"],
            open + """
                2 main present "route":{"sheet":{}}
                4 main select "column":"server","route":{"server":{"id":"B"}},"origin":"link"
                9 main dismiss
                """, App.split),
        Example(
            "another tab below a sheet", ["L07 warning 4"],
            open + """
                2 main present "route":{"sheet":{}}
                4 main selectTab "tab":"me","origin":"link"
                9 main dismiss
                """, App.tabs),
        Example(
            "a target that brings its own sheet", [],
            open + """
                2 main present "route":{"sheet":{}}
                4 main openTarget "target":{"path":[{"page":{"id":"2"}}],"presentation":{"route":{"sheet":{}}}}
                9 main dismiss
                """, App.tabs),
        Example(
            "a push inside the sheet", [],
            open + """
                2 main present "route":{"sheet":{}}
                4 main push "route":{"dash":{"id":2}}
                9 main dismiss
                """, App.split),
        Example(
            "a default below a cover at the start", [],
            """
            0 main sceneOpened
            1 main present "route":{"sheet":{}},"origin":"system"
            2 main setPath "routes":[{"dash":{"id":2}}],"stack":"detail","origin":"default"
            9 main dismiss
            """, App.split),
    ]

    @Test(arguments: covered) func aPathUnderAPresentation(_ example: Example) throws {
        try example.verify()
    }

    static let unselected = [
        Example(
            "the wrong router", ["L15 warning 3"],
            open + """
                2 main push "route":{"page":{"id":"1"}},"stack":"me"
                6 main selectTab "tab":"search"
                """, App.tabs),
        Example(
            "the wrong router of an app without a manifest", ["L15 warning 4"],
            open + """
                2 main selectTab "tab":"home"
                3 main push "route":{"page":{"id":"1"}},"stack":"me"
                6 main selectTab "tab":"search"
                """),
        Example(
            "a push and its tab", [],
            open + """
                2.00 main push "route":{"page":{"id":"1"}},"stack":"me"
                2.01 main selectTab "tab":"me"
                """, App.tabs),
        Example(
            "its tab and a push", [],
            open + """
                2 main selectTab "tab":"me"
                3 main push "route":{"page":{"id":"1"}},"stack":"me"
                9 main pop
                """, App.tabs),
        Example(
            "another tab goes back to its root", [],
            open + """
                2 main selectTab "tab":"me"
                3 main push "route":{"page":{"id":"1"}}
                4 main selectTab "tab":"home"
                5 main popToRoot "stack":"me"
                9 main selectTab "tab":"me"
                """, App.tabs),
        Example(
            "the system ends a transition in the tab just left", [],
            open + """
                2.0 main push "route":{"page":{"id":"1"}}
                4.0 main selectTab "tab":"me"
                4.1 main pathChanged "routes":[],"stack":"home","origin":"system"
                9.0 main selectTab "tab":"home"
                """, App.tabs),
    ]

    @Test(arguments: unselected) func theStackOfAnotherTab(_ example: Example) throws {
        try example.verify()
    }

    static let undone = [
        Example(
            "a route pushed again is taken for going back", ["L18 warning 6"],
            open + """
                2.00 main push "route":{"a":{}}
                3.00 main push "route":{"b":{}}
                4.00 main push "route":{"a":{}}
                4.03 main pathChanged "routes":[{"a":{}}],"origin":"system"
                """),
        Example(
            "a path that cannot be listed is written down as empty", ["L18 warning 5"],
            open + """
                2.00 main push "route":{"a":{}}
                3.00 main push "route":{"b":{}}
                3.01 main pathChanged "routes":[],"origin":"system"
                """),
        Example(
            "the only screen goes with its push", ["L18 warning 4"],
            open + """
                2.00 main push "route":{"a":{}}
                2.01 main pathChanged "routes":[],"origin":"system"
                """),
        Example(
            "the end of a path that was set goes", ["L18 warning 4"],
            open + """
                2.00 main setPath "routes":[{"a":{}},{"b":{}}]
                2.10 main pathChanged "routes":[{"a":{}}],"origin":"system"
                """),
        Example(
            "what a link has opened in a tab goes", ["L21 note", "L18 warning 4"],
            open + """
                2.00 main openURL "url":"x:/page/1"
                2.01 main pathChanged "routes":[],"origin":"system"
                """, App.tabs),
        Example(
            "one of two taps is taken back", ["L11 warning 4"],
            open + """
                2.00 main push "route":{"a":{}}
                2.08 main push "route":{"a":{}}
                2.09 main pathChanged "routes":[{"a":{}}],"origin":"system"
                """),
        Example(
            "a person goes back from what was pushed", [],
            open + """
                2.00 main push "route":{"a":{}}
                3.00 main push "route":{"b":{}}
                4.00 main push "route":{"a":{}}
                4.35 main pathChanged "routes":[{"a":{}},{"b":{}}],"origin":"system"
                4.70 main pathChanged "routes":[{"a":{}}],"origin":"system"
                """),
        Example(
            "the menu of the back button, a while later", [],
            open + """
                2.00 main push "route":{"a":{}}
                3.00 main push "route":{"b":{}}
                4.00 main push "route":{"a":{}}
                6.00 main pathChanged "routes":[{"a":{}}],"origin":"system"
                """),
    ]

    @Test(arguments: undone) func aPushUndoneAtOnce(_ example: Example) throws {
        try example.verify()
    }

    static let swipes = [
        Example(
            "the path loses a screen with the cancelled swipe", ["L19 warning 6"],
            open + """
                2.000 main push "route":{"a":{}}
                3.000 main gesture "kind":"back","to":"began"
                3.500 main gesture "kind":"back","to":"cancelled"
                3.503 main pathChanged "routes":[],"origin":"system"
                """),
        Example(
            "the app goes back with the cancelled swipe", ["L19 warning 6"],
            open + """
                2.000 main push "route":{"a":{}}
                3.000 main gesture "kind":"back","to":"began"
                3.500 main gesture "kind":"back","to":"cancelled"
                3.503 main pop
                """),
        Example(
            "the swipe was cancelled and completed", ["L19 warning 6"],
            open + """
                2.000 main push "route":{"a":{}}
                3.000 main gesture "kind":"back","to":"began"
                3.500 main gesture "kind":"back","to":"cancelled"
                3.503 main gesture "kind":"back","to":"completed"
                """),
        Example(
            "the swipe was completed, and the app goes back as well", ["L19 warning 6"],
            open + """
                2.000 main push "routes":[{"a":{}},{"b":{}}]
                3.000 main gesture "kind":"back","to":"began"
                3.500 main gesture "kind":"back","to":"completed"
                3.503 main pop
                """),
        Example(
            "a sheet goes though it was let go", ["L19 warning 6"],
            open + """
                2.0 main present "route":{"a":{}}
                3.0 main gesture "kind":"dismiss","to":"began"
                3.5 main gesture "kind":"dismiss","to":"cancelled"
                3.6 main dismiss "origin":"system"
                """),
        Example(
            "a sheet is dragged away", [],
            open + """
                2.0 main present "route":{"a":{}}
                3.0 main gesture "kind":"dismiss","to":"began"
                3.5 main gesture "kind":"dismiss","to":"completed"
                3.6 main dismiss
                """),
        Example(
            "two swipes, the first one cancelled", [],
            open + """
                2.0 main push "route":{"a":{}}
                3.0 main gesture "kind":"back","to":"began"
                3.5 main gesture "kind":"back","to":"cancelled"
                3.6 main gesture "kind":"back","to":"began"
                3.7 main gesture "kind":"back","to":"completed"
                """),
        Example(
            "a person goes back after the swipe", [],
            open + """
                2.00 main push "route":{"a":{}}
                3.00 main gesture "kind":"back","to":"began"
                3.50 main gesture "kind":"back","to":"cancelled"
                3.85 main pathChanged "routes":[],"origin":"system"
                """),
        Example(
            "the swipe was completed", [],
            open + """
                2.000 main push "route":{"a":{}}
                3.000 main push "route":{"b":{}}
                3.500 main gesture "kind":"back","to":"completed"
                3.505 main pathChanged "routes":[{"a":{}}],"origin":"system"
                """),
    ]

    @Test(arguments: swipes) func aCancelledSwipe(_ example: Example) throws {
        try example.verify()
    }

    static let contents = [
        Example(
            "a path that takes in what cannot be read", ["L17 warning 4"],
            open + """
                2 main push "route":{"a":{}}
                3 main pathChanged "depth":2,"opaque":true,"origin":"system"
                """),
        Example(
            "a path that cannot be read gets shorter", [],
            open + """
                2 main push "routes":[{"a":{}},{"b":{}}]
                3 main pathChanged "depth":1,"opaque":true,"origin":"system"
                """),
        Example(
            "a route over a view", ["L12 note 4"],
            open + """
                2 main pushView "label":"about"
                3 main push "route":{"a":{}}
                """),
        Example(
            "a route on another stack than the view", [],
            open + "2 main pushView \"label\":\"about\"\n3 main push \"route\":{\"a\":{}},\"stack\":\"a\""),
        Example(
            "a route after a view", [],
            open + """
                2 main pushView "label":"about"
                3 main pop
                4 main push "route":{"a":{}}
                """),
        Example(
            "a screen for what is not there", ["L14 note 4"],
            open + """
                2 - catalogLoaded "content":{"page":["1"]}
                3 main push "route":{"page":{"id":"2"}}
                """, App.tabs),
        Example(
            "content goes while its screen is up", ["L14 note 4"],
            open + """
                2 main push "route":{"page":{"id":"2"}}
                3 - catalogChanged "remove":{"page":["2"]}
                """, App.tabs),
        Example(
            "a screen for what is there, others go", [],
            open + """
                2 main push "route":{"page":{"id":"2"}}
                3 - catalogChanged "remove":{"page":["1"]}
                """, App.tabs),
    ]

    @Test(arguments: contents) func whatAPathHolds(_ example: Example) throws {
        try example.verify()
    }
}
