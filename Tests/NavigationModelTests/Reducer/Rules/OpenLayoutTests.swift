import NavigationModel
import Testing

/// Without a manifest everything comes into being when it is first named.
@Suite struct OpenLayoutTests {
    @Test(arguments: [
        (#"push {"route":{"a":{}},"stack":"s"}"#, true), (#"pushView {"label":"v","stack":"s"}"#, true),
        (#"setPath {"routes":[{"a":{}}],"stack":"s"}"#, true), (#"selectTab {"tab":"s"}"#, true),
        (#"pathChanged {"depth":1,"opaque":true,"stack":"s"}"#, true),
        (#"restore {"snapshot":{"stacks":{"s":{"path":[]}}}}"#, true), (#"openTarget {"target":{"tab":"s"}}"#, true),
        (#"push {"routes":[],"stack":"s"}"#, false), (#"setPath {"routes":[],"stack":"s"}"#, false),
        (#"popToRoot {"stack":"s"}"#, false), (#"pop {"stack":"s"}"#, false),
        (#"popTo {"depth":0,"stack":"s"}"#, false),
        (#"setTabHidden {"tab":"s","hidden":true}"#, false), (#"setTabHidden {"tab":"s","hidden":false}"#, false),
        (#"gesture {"kind":"back","to":"completed","stack":"s"}"#, false),
    ])
    func `a stack is there once something is on it, or it is a tab`(line: String, isThere: Bool) throws {
        var story = try Story(.open)
        try story.tell(line)
        #expect((story["/scenes/main/stacks/s"] != "absent") == isThere)
        #expect(story["/scenes/main/stacks/main"] != "absent")
    }

    @Test func `main is a tab only while it is selected`() throws {
        var story = try Story(.open)
        try story.tell(#"selectTab {"tab":"q"}"#, applied)
        try story.tell(#"setTabHidden {"tab":"q","hidden":true}"#, rejected("hiddenTab"))
        try story.tell(#"selectTab {"tab":"main"}"#, applied)
        try story.tell(#"setTabHidden {"tab":"p","hidden":true}"#, applied)
        story.shows("/stacks/p/path", "[]")
        try story.tell(#"setTabHidden {"tab":"main","hidden":true}"#, applied)
        story.shows("/tab", #""q""#)
        story.shows("/hiddenTabs", #"["main","p"]"#)
        try story.tell(#"setTabHidden {"tab":"q","hidden":true}"#, rejected("hiddenTab"))
    }

    @Test func `the stack is main until a tab is selected`() throws {
        var story = try Story(.open)
        try story.tell(#"push {"route":{"a":{"any":[1]}}}"#, applied)
        try story.tell(#"selectTab {"tab":"s"}"#, applied)
        try story.tell(#"push {"route":{"b":{}}}"#, applied)
        story.shows("/stacks", #"{"main":{"path":[{"a":{"any":[1]}}],"views":[]},"s":{"path":[{"b":{}}],"views":[]}}"#)
    }

    @Test func `columns keep the order in which they came into being, by a link too`() throws {
        var story = try Story(.open)
        let target = #"{"selection":{"z":{"a":{}},"none":null,"m":{"b":{}},"a":{"c":{}}}}"#
        try story.tell(#"openTarget {"target":\#(target)}"#, applied)
        story.shows("/selection", #"{"a":{"c":{}},"m":{"b":{}},"z":{"a":{}}}"#)
        #expect(story.memory()?.columns == ["z", "m", "a"])
        try story.tell(#"select {"column":"m","route":{"a":{}}}"#, applied)
        story.shows("/selection", #"{"a":null,"m":{"a":{}},"z":{"a":{}}}"#)
        try story.tell(#"openTarget {"target":{"selection":{"new":{"a":{}},"a":{"b":{}},"z":{"c":{}}}}}"#, applied)
        story.shows("/selection", #"{"a":{"b":{}},"m":null,"new":{"a":{}},"z":{"c":{}}}"#)
    }
}
