import Testing

/// Presentations, tabs and columns.
@Suite struct CoverIntentTests {
    static let sheet = [#"present {"route":{"sheet":{}}}"#]
    static let pile = sheet + [#"present {"route":{"draft":{}},"path":[{"a":{}}]}"#]

    @Test(arguments: [
        Example(
            .stack, #"present {"route":{"sheet":{}}}"#, applied,
            ["/presentations": #"[{"style":"sheet","route":{"sheet":{}},"path":[],"views":[]}]"#]),
        Example(
            .stack, #"present {"route":{"lock":{}},"path":[{"a":{}}]}"#, applied,
            ["/presentations/0/style": #""fullScreenCover""#, "/presentations/0/path": #"[{"a":{}}]"#]),
        Example(
            .stack, #"present {"route":{"lock":{}},"style":"popover"}"#, applied,
            ["/presentations/0/style": #""popover""#]),
        Example(
            .stack, sheet, #"present {"route":{"sheet":{}},"style":"popover","path":[{"a":{}}]}"#,
            rejected("alreadyPresented")),
        Example(.stack, pile, #"present {"route":{"sheet":{}}}"#, rejected("alreadyPresented")),
        Example(.stack, #"present {"route":{"a":{}}}"#, rejected("unknownRoute")),
        Example(.stack, #"present {"route":{"pic":{}},"path":[{"nope":{}}]}"#, rejected("badParameter")),
        Example(.stack, #"present {"route":{"vip":{}},"path":[{"nope":{}}]}"#, rejected("unknownRoute")),
        Example(.stack, #"present {"route":{"vip":{}}}"#, deferred("signIn")),
        Example(.stack, sheet, #"present {"route":{"sheet":{}},"path":[{"me":{}}]}"#, deferred("signIn")),
        Example(.stack, [#"catalogLoaded {"content":{"art":[]}}"#], #"present {"route":{"pic":{"id":"9"}}}"#, applied),
        Example(.open, #"present {"route":{"unreadable":{}}}"#, rejected("unknownRoute")),
    ])
    func `present says why not in a fixed order`(example: Example) throws {
        try example.check()
    }

    @Test(arguments: [
        Example(
            .stack, pile, "dismiss", applied,
            ["/presentations/0/route": #"{"sheet":{}}"#, "/presentations/1": "absent"]),
        Example(.stack, pile, #"dismiss {"all":false}"#, applied, ["/presentations/1": "absent"]),
        Example(.stack, pile, #"dismiss {"all":true}"#, applied, ["/presentations": "[]"]),
        Example(.stack, pile, #"dismiss {"route":{"sheet":{}}}"#, applied, ["/presentations": "[]"]),
        Example(.stack, pile, #"dismiss {"route":{"draft":{}}}"#, applied, ["/presentations/1": "absent"]),
        Example(.stack, pile, #"dismiss {"route":{"lock":{}}}"#, rejected("nothingPresented")),
        Example(.stack, "dismiss", rejected("nothingPresented")),
        Example(.stack, #"dismiss {"all":true}"#, rejected("nothingPresented")),
        Example(
            .stack, [#"push {"route":{"a":{}}}"#] + pile, #"dismiss {"all":true}"#, applied,
            ["/stacks/main/path": #"[{"a":{}}]"#]),
    ])
    func `dismiss takes what it names and what is above, never a path below`(example: Example) throws {
        try example.check()
    }

    static let pushed = [#"push {"route":{"a":{}}}"#]

    @Test(arguments: [
        Example(
            .tabs, pushed, #"selectTab {"tab":"x"}"#, applied, ["/tab": #""x""#, "/stacks/y/path": #"[{"a":{}}]"#]),
        Example(.tabs, pushed, #"selectTab {"tab":"y"}"#, applied, ["/stacks/y/path": "[]"]),
        Example(.tabs, [#"pushView {"label":"v"}"#], #"selectTab {"tab":"y"}"#, applied, ["/stacks/y/views": "[]"]),
        Example(.tabs, #"selectTab {"tab":"y"}"#, unchanged),
        Example(
            .tabs, pushed + sheet, #"selectTab {"tab":"y"}"#, applied,
            ["/stacks/y/path": "[]", "/presentations/0/route": #"{"sheet":{}}"#]),
        Example(.tabs, #"selectTab {"tab":"main"}"#, rejected("unknownTab")),
        Example(.stack, #"selectTab {"tab":"main"}"#, rejected("unknownTab")),
        Example(.tabs, [#"setTabHidden {"tab":"z","hidden":true}"#], #"selectTab {"tab":"z"}"#, rejected("hiddenTab")),
        Example(.open, #"selectTab {"tab":"new"}"#, applied, ["/stacks/new/path": "[]"]),
    ])
    func `selectTab keeps the other stacks and reselects its own`(example: Example) throws {
        try example.check()
    }

    @Test func `a layout can ask for tabs that stay where they are when selected again`() throws {
        var story = try Story(App(layout: .tabs, reselect: "none"))
        try story.tell(#"push {"route":{"a":{}}}"#, applied)
        try story.tell(#"selectTab {"tab":"y"}"#, unchanged)
        story.shows("/stacks/y/path", #"[{"a":{}}]"#)
    }

    @Test(arguments: [
        Example(
            .tabs, pushed, #"setTabHidden {"tab":"y","hidden":true}"#, applied,
            ["/tab": #""x""#, "/hiddenTabs": #"["y"]"#, "/stacks/y/path": #"[{"a":{}}]"#]),
        Example(
            .tabs, [#"setTabHidden {"tab":"z","hidden":true}"#], #"setTabHidden {"tab":"x","hidden":true}"#, applied,
            ["/tab": #""y""#, "/hiddenTabs": #"["x","z"]"#]),
        Example(
            .tabs, [#"setTabHidden {"tab":"z","hidden":true}"#], #"setTabHidden {"tab":"z","hidden":true}"#, unchanged),
        Example(
            .tabs, [#"setTabHidden {"tab":"z","hidden":true}"#], #"setTabHidden {"tab":"z","hidden":false}"#, applied,
            ["/hiddenTabs": "[]"]),
        Example(.tabs, #"setTabHidden {"tab":"z","hidden":false}"#, unchanged),
        Example(
            .tabs, [#"setTabHidden {"tab":"z","hidden":true}"#, #"setTabHidden {"tab":"x","hidden":true}"#],
            #"setTabHidden {"tab":"y","hidden":true}"#, rejected("hiddenTab")),
        Example(.tabs, #"setTabHidden {"tab":"w","hidden":false}"#, rejected("unknownTab")),
        Example(.split, #"setTabHidden {"tab":"detail","hidden":true}"#, rejected("unknownTab")),
    ])
    func `the last visible tab stays, and a hidden one keeps its stack`(example: Example) throws {
        try example.check()
    }

    static let selected = [
        #"select {"column":"side","route":{"a":{}}}"#, #"select {"column":"mid","route":{"b":{}}}"#,
        #"push {"route":{"c":{}}}"#, #"pushView {"label":"v"}"#,
    ]

    @Test(arguments: [
        Example(
            .split, selected, #"select {"column":"side","route":{"b":{}}}"#, applied,
            ["/selection": #"{"mid":null,"side":{"b":{}}}"#, "/stacks/detail": #"{"path":[],"views":[]}"#]),
        Example(
            .split, selected, #"select {"column":"mid","route":null}"#, applied,
            ["/selection": #"{"mid":null,"side":{"a":{}}}"#, "/stacks/detail": #"{"path":[],"views":[]}"#]),
        Example(
            .split, selected, #"select {"column":"mid","route":{"b":{}}}"#, unchanged,
            ["/stacks/detail/views": #"["v"]"#]),
        Example(.split, selected, #"select {"column":"end","route":{"nope":{}}}"#, rejected("unknownColumn")),
        Example(.split, #"select {"column":"mid","route":{"nope":{}}}"#, rejected("unknownRoute")),
        Example(.split, #"select {"column":"mid","route":{"num":{}}}"#, rejected("badParameter")),
        Example(
            .split, #"select {"column":"mid","route":{"me":{}}}"#, deferred("signIn"), ["/pending/intent": #""select""#]
        ),
        Example(.split, #"select {"column":"mid","route":null}"#, unchanged),
        Example(.stack, #"select {"column":"main","route":null}"#, rejected("unknownColumn")),
        Example(.tabs, #"select {"column":"x","route":null}"#, rejected("unknownColumn")),
        Example(.open, #"select {"column":"x","route":null}"#, unchanged, ["/selection": "{}"]),
        Example(
            .open, selected, #"select {"column":"side","route":null}"#, applied,
            ["/selection": #"{"mid":null,"side":null}"#]),
    ])
    func `a selection takes the later columns and the detail path with it`(example: Example) throws {
        try example.check()
    }

    @Test(arguments: App.Layout.allCases)
    func `width and columns change nothing else, in every layout`(layout: App.Layout) throws {
        var story = try Story(App(layout: layout))
        try story.tell(#"setWidth {"to":"compact"}"#, applied)
        try story.tell(#"setWidth {"to":"compact"}"#, unchanged)
        try story.tell(#"setColumns {"visibility":"detailOnly"}"#, applied)
        try story.tell(#"setColumns {"visibility":"detailOnly"}"#, unchanged)
        story.shows("/width", #""compact""#)
        story.shows("/columns", #""detailOnly""#)
        story.shows("/pending", "null")
    }
}
