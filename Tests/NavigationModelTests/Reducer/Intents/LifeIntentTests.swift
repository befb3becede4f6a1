import Testing

/// Scenes come and go, and the app with them.
@Suite struct LifeIntentTests {
    @Test func `a new scene is at its root in the layout's first state`() throws {
        var story = try Story(before: .tabs)
        try story.tell(#"sceneOpened {"from":"ghost"}"#, applied)
        story.shows(
            "/scenes",
            #"{"main":{"phase":"launching","tab":"y","hiddenTabs":[],"selection":{},"columns":"automatic","#
                + #""width":"regular","stacks":{"x":{"path":[],"views":[]},"y":{"path":[],"views":[]},"#
                + #""z":{"path":[],"views":[]}},"presentations":[],"pending":null}}"#)
        try story.tell("sceneOpened", unchanged)
    }

    @Test(arguments: [
        "ready", "pop", "sceneClosed", #"phase {"to":"active"}"#, #"openURL {"url":"app://new/x"}"#, "dropPending",
    ])
    func `nothing happens in a scene that is not open`(line: String) throws {
        var story = try Story(before: .stack)
        try story.tell(line, rejected("unknownScene"))
        try story.tell("sceneOpened", applied)
        try story.tell("sceneClosed", applied)
        try story.tell(line, rejected("sceneClosed"))
        try story.tell(#"sceneClosed {"destroyed":true}"#, applied)
        try story.tell(line, rejected("unknownScene"))
    }

    @Test(arguments: [
        ("teleport", "unknownIntent"), (#"teleport {"scene":"ghost"}"#, "unknownIntent"),
        (#"push {"scene":"ghost"}"#, "badIntent"), (#"push {"scene":null,"route":{"a":{}}}"#, "unknownScene"),
        (#"push {"route":{"a":{}},"routes":[]}"#, "badIntent"), (#"push {"routes":[{"a":{},"b":{}}]}"#, "badIntent"),
        (#"push {"route":{"a":[]}}"#, "badIntent"), (#"pop {"count":0}"#, "badIntent"),
        (#"pop {"count":1.0}"#, "badIntent"),
        ("popTo", "badIntent"), (#"popTo {"name":"a","depth":1}"#, "badIntent"), (#"popTo {"depth":-1}"#, "badIntent"),
        (#"phase {"to":"inactive"}"#, "badIntent"), (#"phase {"to":"launching"}"#, "badIntent"),
        (#"present {"route":{"sheet":{}},"style":"drawer"}"#, "badIntent"), (#"setWidth {"to":"wide"}"#, "badIntent"),
        (#"setColumns {"visibility":"none"}"#, "badIntent"), (#"pathChanged {"depth":1}"#, "badIntent"),
        (#"pathChanged {"depth":1,"opaque":false}"#, "badIntent"),
        (#"dismiss {"all":true,"route":{"sheet":{}}}"#, "badIntent"),
        (#"select {"column":"side"}"#, "badIntent"), (#"setTabHidden {"tab":"x"}"#, "badIntent"),
        ("selectTab", "badIntent"), ("openURL", "badIntent"),
        (#"openTarget {"target":{"mode":"replace"}}"#, "badIntent"),
        ("restore", "badIntent"), ("signedIn", "badIntent"),
        (#"catalogLoaded {"content":{"art":[null]}}"#, "badIntent"),
        (#"pushView {"label":1}"#, "badIntent"), (#"gesture {"kind":"back","to":"ended"}"#, "badIntent"),
        (#"sceneClosed {"destroyed":1}"#, "badIntent"),
    ])
    func `an intent that nobody can carry out is refused before its scene is looked at`(
        line: String, reason: String
    ) throws {
        var story = try Story(.stack)
        try story.tell(line, rejected(reason))
    }

    @Test func `members that only inform are not looked at`() throws {
        var story = try Story(before: .stack)
        try story.tell(#"sceneOpened {"from":7,"cause":"?"}"#, applied)
        try story.tell(#"openURL {"url":"app://a","deliveredTo":[],"snapshotSeq":{}}"#, deferred("ready"))
        try story.tell(#"restore {"snapshot":[],"snapshotSeq":"last"}"#, superseded(by: 2))
    }

    @Test func `closing forgets claims, readiness, focus and what waits, and opening begins anew`() throws {
        var story = try Story(.tabs)
        try story.tell(#"phase {"to":"active"}"#, applied)
        try story.tell(#"setWidth {"to":"compact"}"#, applied)
        try story.tell(#"setTabHidden {"tab":"x","hidden":true}"#, applied)
        try story.tell(#"push {"route":{"me":{}}}"#, deferred("signIn"))
        story.shows("/focus", #""main""#)
        try story.tell("sceneClosed", applied.ending((6, rejected("dropped"))))
        story.shows("/focus", "null")
        story.shows("/phase", #""closed""#)
        try story.tell("sceneClosed", rejected("sceneClosed"))
        try story.tell("sceneOpened", applied)
        story.shows("/width", #""regular""#)
        story.shows("/hiddenTabs", "[]")
        try story.tell("ready", applied)
        try story.tell(#"restore {"snapshot":[{"b":{}}]}"#, applied)
        try story.tell(#"sceneClosed {"destroyed":true}"#, applied)
        story.shows("/scenes", "{}")
    }

    @Test func `the focus of one scene does not end with another`() throws {
        var story = try Story(.stack)
        try story.tell(#"phase {"to":"active"}"#, applied)
        try story.tell(#"sceneOpened {"scene":"b"}"#, applied)
        try story.tell(#"sceneClosed {"scene":"b","destroyed":true}"#, applied)
        story.shows("/focus", #""main""#)
        try story.tell(#"phase {"to":"background"}"#, applied)
        story.shows("/focus", #""main""#)
        try story.tell("sceneClosed", applied)
        story.shows("/focus", "null")
    }

    @Test func `a launch forgets everything but the deliveries`() throws {
        var story = try Story(.stack.with(#""catalog":"loads""#))
        try story.tell(#"signedIn {"user":"ann"}"#, applied)
        try story.tell(#"openURL {"url":"app://art/1","delivery":"d"}"#, deferred("catalog"))
        try story.tell("launched", applied.ending((4, rejected("dropped"))))
        story.shows("/scenes", "{}")
        story.shows("/session/user", "null")
        story.shows("/catalog/status", #""loading""#)
        try story.tell("sceneOpened", applied)
        try story.tell(#"openURL {"url":"app://a","delivery":"d"}"#, repeated(by: 4))
        try story.tell("launched", applied)
        try story.tell("launched", applied)
    }

    @Test func `ready is applied once`() throws {
        var story = try Story(before: .stack)
        try story.tell("sceneOpened", applied)
        try story.tell("ready", applied)
        try story.tell("ready", unchanged)
        try story.tell(#"phase {"to":"active"}"#, applied)
        try story.tell(#"phase {"to":"active"}"#, unchanged)
        try story.tell(#"phase {"to":"background"}"#, applied)
        try story.tell(#"phase {"to":"background"}"#, unchanged)
    }
}
