import Testing

/// Catalog and session.
@Suite struct FactIntentTests {
    @Test func `kinds that are listed hold only their ids, others everything but what was removed`() throws {
        var story = try Story(.stack.with(#""catalog":"loads""#))
        try story.tell(#"catalogLoaded {"content":{"art":["1",2]}}"#, applied)
        try story.tell(#"catalogLoaded {"content":{"art":[2.0,"1"]}}"#, unchanged)
        story.shows("/facts/content", #"{"art":["1",2]}"#)
        try story.tell(
            #"catalogChanged {"add":{"art":["3"],"pic":["9"]},"remove":{"art":["3","1"],"pic":["8"]}}"#, applied)
        story.shows("/facts/content", #"{"art":[2]}"#)
        story.shows("/facts/removed", #"{"pic":["8"]}"#)
        try story.tell(#"catalogChanged {"add":{"pic":["8"]}}"#, applied)
        story.shows("/facts/removed", "{}")
        try story.tell(#"catalogChanged {"add":{"art":[2]},"remove":{"art":["2"]}}"#, unchanged)
        try story.tell(#"catalogChanged {"remove":{"pic":["8"]}}"#, applied)
        try story.tell("catalogLoaded", applied)
        story.shows("/facts", #"{"content":{},"removed":{}}"#)
    }

    @Test func `a change of the catalog does not make it loaded`() throws {
        var story = try Story(.stack.with(#""catalog":"loads""#))
        try story.tell(#"openURL {"url":"app://art/1"}"#, deferred("catalog"))
        try story.tell(#"catalogChanged {"add":{"art":["1"]}}"#, unchanged)
        try story.tell(#"catalogChanged {"remove":{"art":["2"]}}"#, applied)
        story.shows("/catalog/status", #""loading""#)
        try story.tell("catalogLoaded", applied.ending((3, applied)))
    }

    @Test func `stacks keep what is gone, unless the manifest wants them cut`() throws {
        for (app, path) in [
            (App.split, #"[{"b":{}},{"art":{"id":"1"}},{"c":{}}]"#),
            (App.split.with(#""onRemoved":"truncate""#), #"[{"b":{}}]"#),
        ] {
            var story = try Story(app)
            try story.tell(#"catalogChanged {"remove":{"art":["never"]}}"#, applied)
            try story.tell(#"push {"routes":[{"b":{}},{"art":{"id":"1"}},{"c":{}}]}"#, applied)
            try story.tell(
                #"present {"route":{"sheet":{}},"path":[{"art":{"id":"never"}},{"art":{"id":"2"}}]}"#, applied)
            try story.tell(#"present {"route":{"pic":{"id":"1"}}}"#, applied)
            try story.tell(#"present {"route":{"draft":{}}}"#, applied)
            try story.tell(#"catalogChanged {"remove":{"art":["1"]}}"#, applied)
            story.shows("/stacks/detail/path", path)
            story.shows("/presentations/1/route", app.policies.isEmpty ? #"{"pic":{"id":"1"}}"# : "absent")
            try story.tell(#"catalogLoaded {"content":{"art":[]}}"#, applied)
            story.shows(
                "/presentations/0/path",
                app.policies.isEmpty
                    ? #"[{"art":{"id":"never"}},{"art":{"id":"2"}}]"# : #"[{"art":{"id":"never"}}]"#)
        }
    }

    @Test func `a selection that is cut takes what follows it`() throws {
        var story = try Story(.split.with(#""onRemoved":"truncate""#))
        try story.tell(#"select {"column":"side","route":{"art":{"id":"1"}}}"#, applied)
        try story.tell(#"select {"column":"mid","route":{"a":{}}}"#, applied)
        try story.tell(#"push {"route":{"b":{}}}"#, applied)
        try story.tell(#"catalogLoaded {"content":{"art":["2"]}}"#, applied)
        story.shows("/selection", #"{"mid":null,"side":null}"#)
        story.shows("/stacks/detail/path", "[]")
    }

    @Test func `signing out cuts what needed a user, in every scene, closed ones too`() throws {
        var story = try Story(.tabs)
        try story.tell(#"signedIn {"user":"ann"}"#, applied)
        try story.tell(#"push {"routes":[{"a":{}},{"me":{}},{"b":{}}]}"#, applied)
        try story.tell(#"pushView {"label":"v"}"#, applied)
        try story.tell(#"pushView {"label":"kept","stack":"z"}"#, applied)
        try story.tell(#"present {"route":{"sheet":{}},"path":[{"c":{}},{"me":{}}]}"#, applied)
        try story.tell(#"present {"route":{"vip":{}}}"#, applied)
        try story.tell(#"present {"route":{"draft":{}}}"#, applied)
        try story.tell("sceneClosed", applied)
        try story.tell("signedOut", applied)
        story.shows("/stacks/y", #"{"path":[{"a":{}}],"views":[]}"#)
        story.shows("/stacks/z/views", #"["kept"]"#)
        story.shows("/presentations", #"[{"style":"sheet","route":{"sheet":{}},"path":[{"c":{}}],"views":[]}]"#)
        try story.tell("signedOut", unchanged)
    }

    @Test func `nobody was signed in, so signing out drops nothing`() throws {
        var story = try Story(.stack)
        try story.tell(#"push {"route":{"me":{}}}"#, deferred("signIn"))
        try story.tell("signedOut", unchanged)
        try story.tell(#"signedIn {"user":"ann"}"#, applied.ending((3, applied)))
        try story.tell(#"signedIn {"user":"ann"}"#, unchanged)
    }

    @Test func `another user sees nothing of the first one`() throws {
        var story = try Story(.stack)
        try story.tell(#"signedIn {"user":"é"}"#, applied)
        try story.tell(#"push {"route":{"me":{}}}"#, applied)
        try story.tell(#"present {"route":{"lock":{}},"origin":"system"}"#, applied)
        try story.tell(#"openURL {"url":"app://me"}"#, deferred("presentation"))
        try story.tell("signedIn {\"user\":\"e\u{301}\"}", applied.ending((6, rejected("dropped"))))
        story.shows("/stacks/main/path", "[]")
        story.shows("/session/user", "\"e\u{301}\"")
    }
}
