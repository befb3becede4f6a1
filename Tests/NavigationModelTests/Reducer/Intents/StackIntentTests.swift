import Testing

/// What push, pop and their kin do to a path, and every reason they give for not doing it.
@Suite struct StackIntentTests {
    static let main = "/stacks/main/path"
    static let ab = [#"push {"routes":[{"a":{}},{"b":{}}]}"#]
    static let abWithView = ab + [#"pushView {"label":"v"}"#]

    @Test(arguments: [
        Example(.stack, #"push {"route":{"a":{}}}"#, applied, [main: #"[{"a":{}}]"#]),
        Example(
            .stack, ab, #"push {"routes":[{"a":{}},{"a":{}}]}"#, applied,
            [main: #"[{"a":{}},{"b":{}},{"a":{}},{"a":{}}]"#]),
        Example(.stack, abWithView, #"push {"routes":[]}"#, unchanged, ["/stacks/main/views": #"["v"]"#]),
        Example(.stack, abWithView, #"push {"route":{"c":{}}}"#, applied, ["/stacks/main/views": "[]"]),
        Example(.stack, #"push {"routes":[{"a":{}},{"nope":{}},{"num":{}}]}"#, rejected("unknownRoute")),
        Example(.stack, #"push {"routes":[{"num":{}},{"nope":{}}]}"#, rejected("badParameter")),
        Example(.stack, #"push {"route":{"unreadable":{}}}"#, rejected("unknownRoute")),
        Example(.open, #"push {"route":{"unreadable":{}}}"#, rejected("unknownRoute")),
        Example(.stack, #"push {"route":{"nope":{}},"stack":"x"}"#, rejected("unknownRoute")),
        Example(.stack, #"push {"route":{"me":{}},"stack":"x"}"#, rejected("unknownStack")),
        Example(.stack, #"push {"routes":[{"a":{}},{"me":{}}]}"#, deferred("signIn"), [main: "[]"]),
        Example(.stack, [#"signedIn {"user":"ann"}"#], #"push {"route":{"me":{}}}"#, applied, [main: #"[{"me":{}}]"#]),
        Example(.tabs, #"push {"route":{"a":{}}}"#, applied, ["/stacks/y/path": #"[{"a":{}}]"#]),
        Example(
            .tabs, #"push {"route":{"a":{}},"stack":"z"}"#, applied,
            ["/stacks/z/path": #"[{"a":{}}]"#, "/tab": #""y""#]),
        Example(.split, #"push {"route":{"a":{}}}"#, applied, ["/stacks/detail/path": #"[{"a":{}}]"#]),
    ])
    func `push takes all or nothing, and names the first route at fault`(example: Example) throws {
        try example.check()
    }

    @Test(arguments: [
        (#"{"num":{"n":1}}"#, applied), (#"{"num":{"n":1.0}}"#, applied),
        (#"{"num":{"n":12e-1}}"#, rejected("badParameter")),
        (#"{"num":{"n":12345678901234567890123}}"#, applied), (#"{"num":{"n":"1"}}"#, rejected("badParameter")),
        (#"{"num":{"n":null}}"#, rejected("badParameter")), (#"{"num":{"n":7,"more":[]}}"#, applied),
        (#"{"num":{"n":"~abcdefgh23"}}"#, applied), (#"{"num":{"n":"~abcdefgh19"}}"#, rejected("badParameter")),
        (#"{"art":{"id":1}}"#, rejected("badParameter")), (#"{"a":{"extra":true}}"#, applied),
    ])
    func `parameters fit their declared types`(route: String, outcome: String) throws {
        var story = try Story(.stack)
        try story.tell(#"push {"route":\#(route)}"#, outcome)
    }

    @Test(arguments: [
        Example(.stack, ab, "pop", applied, [main: #"[{"a":{}}]"#]),
        Example(.stack, ab, #"pop {"count":2}"#, applied, [main: "[]"]),
        Example(.stack, ab, #"pop {"count":3}"#, rejected("depthExceeded")),
        Example(.stack, ab, #"pop {"count":99999999999999999999}"#, rejected("depthExceeded")),
        Example(.stack, #"pop {"count":3}"#, rejected("emptyStack")),
        Example(.stack, abWithView, "pop", applied, ["/stacks/main": #"{"path":[{"a":{}},{"b":{}}],"views":[]}"#]),
        Example(.stack, abWithView, #"pop {"count":2}"#, applied, ["/stacks/main": #"{"path":[{"a":{}}],"views":[]}"#]),
        Example(.stack, abWithView, #"pop {"count":4}"#, rejected("depthExceeded")),
        Example(.stack, ab, #"pop {"stack":"side"}"#, rejected("unknownStack")),
        Example(.tabs, ab, #"pop {"stack":"x"}"#, rejected("emptyStack")),
        Example(.stack, [#"present {"route":{"sheet":{}}}"#], "pop", rejected("emptyStack")),
        Example(
            .stack, ab + [#"present {"route":{"sheet":{}},"path":[{"c":{}}]}"#], #"pop {"stack":"main"}"#, applied,
            [main: #"[{"a":{}}]"#, "/presentations/0/path": #"[{"c":{}}]"#]),
        Example(
            .split, [#"select {"column":"side","route":{"a":{}}}"#, #"setWidth {"to":"compact"}"#], "pop",
            rejected("emptyStack")),
    ])
    func `pop takes views first, then routes, and never more than there are`(example: Example) throws {
        try example.check()
    }

    static let aba = [#"push {"routes":[{"a":{}},{"b":{}},{"num":{"n":1}},{"a":{}}]}"#]
    static let abaWithView = aba + [#"pushView {"label":"v"}"#]

    @Test(arguments: [
        Example(.stack, aba, #"popTo {"route":{"a":{}}}"#, applied, [main: #"[{"a":{}}]"#]),
        Example(
            .stack, abaWithView, #"popTo {"route":{"a":{}}}"#, applied,
            ["/stacks/main/views": "[]", main + "/3": #"{"a":{}}"#]),
        Example(
            .stack, aba, #"popTo {"route":{"num":{"n":1.0}}}"#, applied,
            [main + "/2": #"{"num":{"n":1}}"#, main + "/3": "absent"]),
        Example(.stack, aba, #"popTo {"route":{"c":{}}}"#, rejected("notInStack")),
        Example(.stack, aba, #"popTo {"name":"b"}"#, applied, [main: #"[{"a":{}},{"b":{}}]"#]),
        Example(.stack, aba, #"popTo {"name":"c"}"#, rejected("notInStack")),
        Example(.stack, aba, #"popTo {"depth":0}"#, applied, [main: "[]"]),
        Example(.stack, aba, #"popTo {"depth":3}"#, applied, [main + "/3": "absent"]),
        Example(.stack, aba, #"popTo {"depth":4}"#, rejected("notInStack")),
        Example(
            .stack, abaWithView, #"popTo {"depth":4}"#, applied,
            ["/stacks/main/views": "[]", main + "/3": #"{"a":{}}"#]),
        Example(.stack, abaWithView, #"popTo {"depth":5}"#, rejected("notInStack")),
        Example(.stack, #"popTo {"depth":0}"#, rejected("notInStack")),
        Example(.stack, [#"pushView {"label":"v"}"#], #"popTo {"depth":0}"#, applied, ["/stacks/main/views": "[]"]),
        Example(.stack, aba, #"popTo {"depth":0,"stack":"x"}"#, rejected("unknownStack")),
    ])
    func `popTo finds the nearest match strictly below what is visible`(example: Example) throws {
        try example.check()
    }

    @Test(arguments: [
        Example(.stack, ab, "popToRoot", applied, [main: "[]"]),
        Example(.stack, [#"pushView {"label":"v"}"#], "popToRoot", applied, ["/stacks/main/views": "[]"]),
        Example(.stack, "popToRoot", unchanged),
        Example(.stack, #"popToRoot {"stack":"y"}"#, rejected("unknownStack")),
        Example(.tabs, ab, #"popToRoot {"stack":"z"}"#, unchanged),
    ])
    func `popToRoot of a root is no change`(example: Example) throws {
        try example.check()
    }

    @Test(arguments: [
        Example(
            .stack, abWithView, #"setPath {"routes":[{"a":{}},{"b":{}}]}"#, unchanged, ["/stacks/main/views": #"["v"]"#]
        ),
        Example(
            .stack, abWithView, #"setPath {"routes":[{"b":{}}]}"#, applied,
            ["/stacks/main": #"{"path":[{"b":{}}],"views":[]}"#]),
        Example(.stack, ab, #"setPath {"routes":[]}"#, applied, [main: "[]"]),
        Example(
            .stack, [#"push {"route":{"num":{"n":1}}}"#], #"setPath {"routes":[{"num":{"n":1.0}}]}"#, unchanged,
            [main: #"[{"num":{"n":1}}]"#]),
        Example(.stack, #"setPath {"routes":[{"nope":{}}]}"#, rejected("unknownRoute")),
        Example(.stack, #"setPath {"routes":[{"num":{}}]}"#, rejected("badParameter")),
        Example(.stack, #"setPath {"routes":[],"stack":"x"}"#, rejected("unknownStack")),
        Example(.stack, #"setPath {"routes":[{"me":{}}]}"#, deferred("signIn"), [main: "[]"]),
        Example(
            .stack, abWithView, #"pathChanged {"routes":[{"a":{}},{"b":{}}]}"#, unchanged,
            ["/stacks/main/views": #"["v"]"#]),
        Example(
            .stack, ab, #"pathChanged {"routes":[{"nope":{}},{"me":{}}]}"#, applied, [main: #"[{"nope":{}},{"me":{}}]"#]
        ),
        Example(.stack, ab, #"pathChanged {"routes":[],"stack":"x"}"#, rejected("unknownStack")),
        Example(.stack, ab, #"pathChanged {"depth":1,"opaque":true}"#, applied, [main: #"[{"a":{}}]"#]),
        Example(
            .stack, abWithView, #"pathChanged {"depth":2,"opaque":true}"#, unchanged,
            ["/stacks/main/views": #"["v"]"#]),
        Example(.stack, ab, #"pathChanged {"depth":3,"opaque":true}"#, applied, [main + "/2": #"{"unreadable":{}}"#]),
        Example(.stack, ab, #"pathChanged {"depth":10001,"opaque":true}"#, rejected("badIntent")),
    ])
    func `an echo of the path leaves its views, another path takes them`(example: Example) throws {
        try example.check()
    }

    @Test(arguments: [
        Example(.stack, ab, #"gesture {"kind":"back","to":"completed"}"#, applied, [main: #"[{"a":{}}]"#]),
        Example(.stack, ab, #"gesture {"kind":"back","to":"began"}"#, unchanged),
        Example(.stack, ab, #"gesture {"kind":"back","to":"cancelled"}"#, unchanged),
        Example(
            .stack, [#"present {"route":{"sheet":{}}}"#], #"gesture {"kind":"dismiss","to":"completed"}"#, unchanged),
        Example(.stack, #"gesture {"kind":"back","to":"completed"}"#, rejected("emptyStack")),
        Example(.stack, #"gesture {"kind":"back","to":"began","stack":"x"}"#, rejected("unknownStack")),
        Example(.stack, #"pushView {"label":"v","stack":"x"}"#, rejected("unknownStack")),
        Example(
            .stack, [#"present {"route":{"sheet":{}}}"#], #"pushView {"label":"v"}"#, applied,
            ["/presentations/0/views": #"["v"]"#]),
    ])
    func `only a completed back swipe pops`(example: Example) throws {
        try example.check()
    }
}
