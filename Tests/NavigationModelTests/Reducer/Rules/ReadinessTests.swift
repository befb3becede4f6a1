import NavigationModel
import Testing

/// When the handlers of a scene are attached, and a link can be opened.
@Suite struct ReadinessTests {
    @Test(arguments: [
        ("ready", true, true), (#"phase {"to":"active"}"#, true, false), (#"phase {"to":"background"}"#, false, false),
        (#"push {"route":{"a":{}}}"#, true, false), (#"push {"route":{"a":{}},"origin":"repl"}"#, true, false),
        (#"push {"route":{"me":{}}}"#, true, false), (#"push {"route":{"a":{}},"origin":"link"}"#, false, false),
        (#"push {"route":{"a":{}},"origin":"system"}"#, false, false), (#"push {"routes":[]}"#, false, false),
        (#"openURL {"url":"app://a","origin":"user"}"#, false, false), (#"setWidth {"to":"compact"}"#, false, false),
        (#"restore {"snapshot":[],"origin":"user"}"#, false, false), ("pop", false, false),
    ])
    func `a scene is ready from its first sign of life, or when the app says so`(
        line: String, isReady: Bool, isReadyExplicitly: Bool
    ) throws {
        for (app, isReady) in [(App.stack, isReady), (.stack.with(#""ready":"explicit""#), isReadyExplicitly)] {
            var story = try Story(before: app)
            try story.tell("sceneOpened", applied)
            try story.tell(line)
            #expect(story.memory()?.isReady == isReady)
        }
    }

    @Test func `a push that makes the scene ready comes before the link that waited for it`() throws {
        var story = try Story(before: .stack)
        try story.tell("sceneOpened", applied)
        try story.tell(#"openURL {"url":"app://add/1"}"#, deferred("ready"))
        try story.tell(#"push {"route":{"c":{}}}"#, applied.ending((2, applied)))
        story.shows("/stacks/main/path", #"[{"c":{}},{"b":{}},{"art":{"id":"1"}}]"#)
    }

    @Test func `a restore that waits stands down for the push that ends its wait`() throws {
        var story = try Story(before: .stack)
        try story.tell("sceneOpened", applied)
        try story.tell(#"restore {"snapshot":[{"b":{}}]}"#, deferred("ready"))
        try story.tell(#"push {"route":{"c":{}}}"#, applied.ending((2, superseded(by: 3))))
        story.shows("/stacks/main/path", #"[{"c":{}}]"#)
    }
}
