import NavigationModel
import Testing

/// One slot a scene, and one end for everything that was in it.
@Suite struct WaitingTests {
    @Test func `what waits is shown with its own intent`() throws {
        var story = try Story(.split)
        for (line, intent) in [
            (#"push {"route":{"me":{}}}"#, "push"), (#"setPath {"routes":[{"me":{}}]}"#, "setPath"),
            (#"present {"route":{"vip":{}}}"#, "present"), (#"select {"column":"mid","route":{"me":{}}}"#, "select"),
            (#"openURL {"url":"app://me"}"#, "openURL"), (#"openTarget {"target":{"path":[{"me":{}}]}}"#, "openTarget"),
        ] {
            try story.tell(line)
            story.shows("/pending", #"{"intent":"\#(intent)","waits":"signIn","since":\#(story.witness.seq)}"#)
        }
    }

    @Test func `a newly deferred intent replaces what waits, one that is done at once leaves it`() throws {
        var story = try Story(.stack)
        try story.tell(#"push {"route":{"me":{}}}"#, deferred("signIn"))
        try story.tell(#"push {"route":{"a":{}}}"#, applied)
        try story.tell(#"present {"route":{"vip":{}}}"#, deferred("signIn").ending((3, superseded(by: 5))))
        try story.tell(#"openURL {"url":"app://lost"}"#, rejected("noRule"))
        try story.tell(#"openURL {"url":"app://a"}"#, unchanged.ending((5, superseded(by: 7))))
        try story.tell(#"signedIn {"user":"ann"}"#, applied)
    }

    @Test func `an older link never overtakes a newer one`() throws {
        var story = try Story(.stack.with(#""catalog":"loads""#))
        try story.tell(#"openURL {"url":"app://art/1"}"#, deferred("catalog"))
        try story.tell(
            #"openURL {"url":"app://a","missing":[{"a":{}}]}"#, truncated(0, of: 1).ending((3, superseded(by: 4))))
        try story.tell("catalogLoaded", applied)
        story.shows("/stacks/main/path", "[]")
    }

    @Test func `scenes are served in the order of their scalars`() throws {
        var story = try Story(before: .stack)
        let scenes = ["\u{1F600}", "\u{FF5E}", "é", "e\u{301}"]
        for (seq, scene) in scenes.enumerated() {
            try story.tell("sceneOpened {\"scene\":\"\(scene)\"}", applied)
            try story.tell("ready {\"scene\":\"\(scene)\"}", applied)
            try story.tell("push {\"scene\":\"\(scene)\",\"route\":{\"me\":{}}}", deferred("signIn"))
            #expect(story.witness.seq == 3 * (seq + 1))
        }
        try story.tell(
            #"signedIn {"user":"ann"}"#, applied.ending((12, applied), (9, applied), (6, applied), (3, applied)))
        #expect(
            story.witness.world.scenes.ids.map(\.text.unicodeScalars.first?.value) == [0x65, 0xE9, 0xFF5E, 0x1F600])
    }

    @Test func `a lock that goes in any way lets the link through`() throws {
        let lock = #"present {"route":{"lock":{}},"origin":"system"}"#
        for (app, unlock) in [
            (App.stack, #"dismiss {"all":true}"#), (.stack, #"dismiss {"route":{"lock":{}}}"#),
            (.stack, #"dismiss {"route":{"sheet":{}}}"#),
        ] {
            var story = try Story(app)
            try story.tell(#"present {"route":{"sheet":{}},"origin":"system"}"#, applied)
            try story.tell(lock, applied)
            try story.tell(#"present {"route":{"draft":{}},"origin":"system"}"#, applied)
            try story.tell(#"openURL {"url":"app://a"}"#, deferred("presentation"))
            try story.tell("dismiss", applied)
            try story.tell(unlock, applied.ending((6, applied)))
            story.shows("/presentations", "[]")
            story.shows("/stacks/main/path", #"[{"a":{}}]"#)
        }
    }

    @Test func `a wait can become another, and another, and ends once`() throws {
        var story = try Story(before: .stack.with(#""catalog":"loads""#))
        try story.tell("sceneOpened", applied)
        let target = #"{"path":[{"art":{"id":"1"}},{"me":{}}]}"#
        try story.tell(#"openTarget {"target":\#(target)}"#, deferred("ready"))
        try story.tell(#"present {"route":{"lock":{}},"origin":"system"}"#, applied)
        try story.tell("ready", applied.ending((2, deferred("catalog"))))
        try story.tell("catalogLoaded", applied.ending((2, deferred("signIn"))))
        story.shows("/pending", #"{"intent":"openTarget","waits":"signIn","since":2}"#)
        try story.tell(#"signedIn {"user":"ann"}"#, applied.ending((2, deferred("presentation"))))
        try story.tell("dismiss", applied.ending((2, applied)))
        story.shows("/pending", "null")
    }

    @Test(arguments: [
        (#"push {"route":{"me":{}}}"#, #"[{"a":{}},{"me":{}}]"#), (#"setPath {"routes":[{"me":{}}]}"#, #"[{"me":{}}]"#),
    ])
    func `a push lands where it was asked for, not in the sheet to sign in`(line: String, path: String) throws {
        var story = try Story(.tabs)
        try story.tell(#"push {"route":{"a":{}}}"#, applied)
        try story.tell(line, deferred("signIn"))
        try story.tell(#"selectTab {"tab":"x"}"#, applied)
        try story.tell(#"present {"route":{"sheet":{}}}"#, applied)
        try story.tell(#"signedIn {"user":"ann"}"#, applied.ending((4, applied)))
        story.shows("/stacks/y/path", path)
        story.shows("/presentations/0/path", "[]")
    }

    @Test func `a push that was asked for in a sheet goes to that sheet, or to what is current`() throws {
        for (change, place) in [
            (#"present {"route":{"draft":{}}}"#, "/presentations/0/path"), ("dismiss", "/stacks/main/path"),
        ] {
            var story = try Story(.stack)
            try story.tell(#"present {"route":{"sheet":{}}}"#, applied)
            try story.tell(#"push {"route":{"me":{}}}"#, deferred("signIn"))
            try story.tell(change, applied)
            try story.tell(#"signedIn {"user":"ann"}"#, applied.ending((4, applied)))
            story.shows(place, #"[{"me":{}}]"#)
        }
        var story = try Story(.stack)
        try story.tell(#"present {"route":{"sheet":{}}}"#, applied)
        try story.tell(#"push {"route":{"me":{}}}"#, deferred("signIn"))
        try story.tell("dismiss", applied)
        try story.tell(#"present {"route":{"draft":{}}}"#, applied)
        try story.tell(#"signedIn {"user":"ann"}"#, applied.ending((4, applied)))
        story.shows("/presentations/0", #"{"style":"sheet","route":{"draft":{}},"path":[{"me":{}}],"views":[]}"#)
    }

    @Test func `present asked for at sign-in lands on top, and dismiss can name what is under it`() throws {
        var story = try Story(.stack)
        try story.tell(#"present {"route":{"vip":{}}}"#, deferred("signIn"))
        try story.tell(#"present {"route":{"sheet":{}}}"#, applied)
        try story.tell(#"signedIn {"user":"ann"}"#, applied.ending((3, applied)))
        try story.tell(#"dismiss {"route":{"sheet":{}}}"#, applied)
        story.shows("/presentations", "[]")
    }

    @Test func `the background keeps what waits, dropPending gives it up`() throws {
        var story = try Story(.stack)
        try story.tell("dropPending", unchanged)
        try story.tell(#"push {"route":{"me":{}}}"#, deferred("signIn"))
        try story.tell(#"phase {"to":"background"}"#, applied)
        story.shows("/pending/since", "4")
        try story.tell("dropPending", applied.ending((4, rejected("dropped"))))
        try story.tell("dropPending", unchanged)
    }

    @Test func `only what names content waits for the catalog`() throws {
        var story = try Story(.stack.with(#""catalog":"loads""#))
        try story.tell(#"restore {"snapshot":[{"art":{"id":"1"}}]}"#, deferred("catalog"))
        try story.tell(#"restore {"snapshot":[{"a":{}}]}"#, applied.ending((3, superseded(by: 4))))
        try story.tell(#"push {"route":{"art":{"id":"1"}}}"#, applied)
        try story.tell(#"openURL {"url":"app://a"}"#, applied)
        try story.tell(#"openURL {"url":"app://pic/1"}"#, deferred("catalog"))
    }
}
