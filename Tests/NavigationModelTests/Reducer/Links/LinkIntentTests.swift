import Testing

/// What a link does to a scene that is ready.
@Suite struct LinkIntentTests {
    static let main = "/stacks/main/path"
    static let lock = #"present {"route":{"lock":{}},"origin":"system"}"#

    @Test(arguments: [
        Example(.stack, #"openURL {"url":"app://art/1"}"#, applied, [main: #"[{"a":{}},{"art":{"id":"1"}}]"#]),
        Example(.stack, #"openURL {"url":"app://"}"#, unchanged),
        Example(
            .stack, [#"pushView {"label":"v"}"#], #"openURL {"url":"app://"}"#, applied, ["/stacks/main/views": "[]"]),
        Example(.stack, #"openURL {"url":"app://%zz"}"#, rejected("badURL")),
        Example(.stack, #"openURL {"url":"web://a"}"#, rejected("unsupportedScheme")),
        Example(.stack, #"openURL {"url":"app://lost"}"#, rejected("noRule")),
        Example(.stack, #"openURL {"url":"app://admin/1"}"#, rejected("excluded")),
        Example(.stack, #"openURL {"url":"app://num/x"}"#, rejected("badParameter")),
        Example(.open, #"openURL {"url":"app://a"}"#, rejected("noRule")),
        Example(.stack, #"openURL {"url":"app:","rejected":"anything"}"#, rejected("anything")),
        Example(
            .stack, #"openURL {"url":"no url","target":{"path":[{"b":{}}],"rule":"old"}}"#, applied,
            [main: #"[{"b":{}}]"#]),
    ])
    func `a link goes where its rule says, or says why not`(example: Example) throws {
        try example.check()
    }

    /// Targets at fault in several ways, in a scene that is not ready, while nothing is known.
    @Test(arguments: [
        (App.tabs, #"{"tab":"w","path":[{"nope":{}}]}"#, "unknownTab"),
        (.split, #"{"selection":{"end":{"nope":{}}},"path":[{"nope":{}}]}"#, "unknownColumn"),
        (.split, #"{"selection":{"mid":{"num":{}}},"path":[{"nope":{}}]}"#, "badParameter"),
        (.stack, #"{"path":[{"a":{}},{"nope":{}}],"presentation":{"route":{"pic":{}}}}"#, "unknownRoute"),
        (.stack, #"{"presentation":{"route":{"pic":{}},"path":[{"nope":{}}]}}"#, "badParameter"),
        (.stack, #"{"presentation":{"route":{"a":{}}}}"#, "unknownRoute"),
        (.stack, #"{"presentation":{"route":{"sheet":{}},"path":[{"num":{}},{"nope":{}}]}}"#, "badParameter"),
    ])
    func `what can never be opened is refused before any wait`(app: App, target: String, reason: String) throws {
        var story = try Story(before: app.with(#""catalog":"loads""#))
        try story.tell("sceneOpened", applied)
        try story.tell(#"openTarget {"target":\#(target)}"#, rejected(reason))
    }

    @Test func `a hidden tab is said after the waits, before missing content`() throws {
        var story = try Story(.tabs.with(#""catalog":"loads""#))
        try story.tell(#"setTabHidden {"tab":"x","hidden":true}"#, applied)
        let link = #"openTarget {"target":{"tab":"x","path":[{"art":{"id":"1"}},{"me":{}}],"missing":"reject"}}"#
        try story.tell(link, deferred("catalog"))
        try story.tell(#"catalogLoaded {"content":{"art":[]}}"#, applied.ending((4, deferred("signIn"))))
        try story.tell(#"signedIn {"user":"ann"}"#, applied.ending((4, rejected("hiddenTab"))))
    }

    @Test(arguments: [
        Example(.stack, [lock], #"openURL {"url":"app://a"}"#, deferred("presentation")),
        Example(.stack, [lock], #"openURL {"url":"app://lock"}"#, unchanged),
        Example(
            .stack, [lock, #"pushView {"label":"v"}"#], #"openURL {"url":"app://lock"}"#, deferred("presentation")),
        Example(.stack, [lock], #"openURL {"url":"app://add/1"}"#, deferred("presentation")),
        Example(
            .stack, [lock], #"openURL {"url":"app://strict/1","missing":[{"art":{"id":"1"}}]}"#,
            deferred("presentation")),
        Example(.stack, [lock], #"openURL {"url":"app://me"}"#, deferred("signIn")),
        Example(.stack, [lock], #"openURL {"url":"app://lost"}"#, rejected("noRule")),
        Example(.open, [lock], #"openTarget {"target":{"path":[{"a":{}}]}}"#, applied, ["/presentations": "[]"]),
    ])
    func `a link waits for the lock, unless it would change nothing`(example: Example) throws {
        try example.check()
    }

    static let noArt = [#"catalogLoaded {"content":{"art":["1"],"pic":[]}}"#]

    @Test(arguments: [
        Example(.stack, noArt, #"openURL {"url":"app://art/2"}"#, truncated(1, of: 2), [main: #"[{"a":{}}]"#]),
        Example(
            .stack, noArt, #"openTarget {"target":{"path":[{"art":{"id":"2"}},{"a":{}}]}}"#, truncated(0, of: 2),
            [main: "[]"]),
        Example(.stack, noArt, #"openURL {"url":"app://strict/2"}"#, rejected("missingContent")),
        Example(
            .stack, noArt, #"openURL {"url":"app://pic/2"}"#, truncated(1, of: 1),
            [main: #"[{"a":{}}]"#, "/presentations": "[]"]),
        Example(
            .stack, noArt, #"openURL {"url":"app://pic/1","missing":[{"b":{}}]}"#, truncated(1, of: 1),
            ["/presentations/0/path": "[]"]),
        Example(
            .stack, noArt, #"openURL {"url":"app://pic/1","missing":[{"art":{"id":"1"}}]}"#, truncated(1, of: 1),
            ["/presentations/0/path": #"[{"b":{}}]"#]),
        Example(
            .stack, noArt, #"openURL {"url":"app://pic/1","missing":[{"a":{}}]}"#, truncated(0, of: 1),
            [main: "[]", "/presentations": "[]"]),
        Example(.stack, noArt, #"openURL {"url":"app://add/2"}"#, truncated(1, of: 2), [main: #"[{"b":{}}]"#]),
        Example(
            .stack, noArt + [#"openURL {"url":"app://art/2"}"#], #"openURL {"url":"app://art/2"}"#, truncated(1, of: 2),
            [main: #"[{"a":{}}]"#]),
        Example(
            .stack, [], #"openTarget {"target":{"path":[{"num":{"n":1}}]},"missing":[{"num":{"n":1.0}}]}"#,
            truncated(0, of: 1)),
        Example(
            .split, noArt,
            #"openTarget {"target":{"selection":{"mid":{"b":{}},"side":{"art":{"id":"2"}}},"path":[{"a":{}}]}}"#,
            truncated(0, of: 1), ["/selection": #"{"mid":null,"side":null}"#, "/stacks/detail/path": "[]"]),
        Example(
            .split, noArt,
            #"openTarget {"target":{"selection":{"mid":{"art":{"id":"2"}},"side":{"b":{}}},"#
                + #""presentation":{"route":{"sheet":{}}}}}"#,
            truncated(0, of: 0), ["/selection": #"{"mid":null,"side":{"b":{}}}"#, "/presentations": "[]"]),
        Example(
            .split, noArt, #"openTarget {"target":{"selection":{"mid":{"art":{"id":"2"}}},"missing":"reject"}}"#,
            rejected("missingContent")),
    ])
    func `from the first missing content on nothing is taken`(example: Example) throws {
        try example.check()
    }

    static let busy = [
        #"push {"route":{"c":{}}}"#, #"pushView {"label":"v"}"#, #"present {"route":{"sheet":{}},"path":[{"c":{}}]}"#,
    ]

    @Test(arguments: [
        Example(
            .tabs, busy, #"openTarget {"target":{}}"#, applied,
            ["/presentations": "[]", "/stacks/y": #"{"path":[{"c":{}}],"views":["v"]}"#]),
        Example(
            .tabs, busy, #"openTarget {"target":{"tab":"y"}}"#, applied,
            ["/stacks/y": #"{"path":[{"c":{}}],"views":["v"]}"#]),
        Example(
            .tabs, busy, #"openTarget {"target":{"path":[{"c":{}}]}}"#, applied,
            ["/stacks/y": #"{"path":[{"c":{}}],"views":[]}"#]),
        Example(
            .tabs, busy, #"openTarget {"target":{"tab":"x","path":[{"a":{}}]}}"#, applied,
            ["/tab": #""x""#, "/stacks/x/path": #"[{"a":{}}]"#, "/stacks/y/path": #"[{"c":{}}]"#]),
        Example(
            .tabs, busy, #"openURL {"url":"app://sheet"}"#, applied,
            ["/presentations": #"[{"style":"sheet","route":{"sheet":{}},"path":[],"views":[]}]"#]),
        Example(
            .tabs, #"openTarget {"target":{"presentation":{"route":{"lock":{}},"style":"popover"}}}"#, applied,
            ["/presentations/0/style": #""popover""#]),
        Example(
            .split, busy, #"openTarget {"target":{"selection":{"side":null}}}"#, applied,
            ["/stacks/detail/path": #"[{"c":{}}]"#]),
        Example(
            .split, [#"select {"column":"mid","route":{"a":{}}}"#] + busy,
            #"openTarget {"target":{"selection":{"side":{"b":{}}}}}"#, applied,
            ["/selection": #"{"mid":null,"side":{"b":{}}}"#, "/stacks/detail/path": "[]"]),
        Example(
            .split, [], #"openTarget {"target":{"selection":{"mid":{"a":{}},"side":{"b":{}}},"path":[{"c":{}}]}}"#,
            applied,
            ["/selection": #"{"mid":{"a":{}},"side":{"b":{}}}"#, "/stacks/detail/path": #"[{"c":{}}]"#]),
        Example(
            .split, [#"select {"column":"side","route":{"b":{}}}"#, #"select {"column":"mid","route":{"a":{}}}"#],
            #"openTarget {"target":{"selection":{"mid":{"a":{}},"side":{"c":{}}}}}"#, applied,
            ["/selection": #"{"mid":{"a":{}},"side":{"c":{}}}"#]),
    ])
    func `what the target mentions is settled in one step, the rest stays`(example: Example) throws {
        try example.check()
    }

    @Test func `an unchanged link leaves the spelling of what is shown`() throws {
        var story = try Story(.stack)
        try story.tell(
            #"openTarget {"target":{"path":[{"num":{"n":1.0}}],"presentation":{"route":{"sheet":{"x":1.0}}}}}"#, applied
        )
        try story.tell(
            #"openTarget {"target":{"path":[{"num":{"n":1}}],"presentation":{"route":{"sheet":{"x":1}}}}}"#, unchanged)
        story.shows("/stacks/main/path/0", #"{"num":{"n":1.0}}"#)
        story.shows("/presentations/0/route", #"{"sheet":{"x":1.0}}"#)
    }

    @Test(arguments: [
        Example(
            .stack, busy, #"openURL {"url":"app://add/1"}"#, applied,
            ["/presentations/0/path": #"[{"c":{}},{"b":{}},{"art":{"id":"1"}}]"#, main: #"[{"c":{}}]"#]),
        Example(.stack, [#"openURL {"url":"app://add/1"}"#], #"openURL {"url":"app://add/1"}"#, unchanged),
        Example(
            .stack, [#"openURL {"url":"app://add/1"}"#, #"pushView {"label":"v"}"#], #"openURL {"url":"app://add/1"}"#,
            applied,
            ["/stacks/main": #"{"path":[{"b":{}},{"art":{"id":"1"}}],"views":[]}"#]),
        Example(.stack, [#"pushView {"label":"v"}"#], #"openTarget {"target":{"mode":"push","path":[]}}"#, unchanged),
        Example(
            .stack, [#"push {"route":{"art":{"id":"1"}}}"#], #"openURL {"url":"app://add/1"}"#, applied,
            [main + "/2": #"{"art":{"id":"1"}}"#]),
    ])
    func `a link that pushes leaves presentations and pushes once`(example: Example) throws {
        try example.check()
    }
}
