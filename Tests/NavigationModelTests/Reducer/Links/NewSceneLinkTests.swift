import NavigationModel
import Testing

/// Links that open a scene.
@Suite struct NewSceneLinkTests {
    @Test func `the link opens the scene that its entry names, and waits for it`() throws {
        var story = try Story(before: .stack)
        try story.tell(#"openURL {"scene":"b","url":"app://new"}"#, deferred("ready"))
        story.shows("/focus", #""b""#)
        try story.tell(#"sceneOpened {"scene":"b"}"#, unchanged)
        try story.tell(#"ready {"scene":"b"}"#, applied.ending((1, applied)))
        story.shows("/scenes/b/stacks/main/path", #"[{"b":{}}]"#)
        try story.tell(#"openURL {"scene":"b","url":"app://new"}"#, unchanged)
    }

    @Test func `a closed scene is opened as a new one`() throws {
        var story = try Story(.stack)
        try story.tell(#"push {"route":{"a":{}}}"#, applied)
        try story.tell("sceneClosed", applied)
        try story.tell(#"openTarget {"target":{"scene":"new","path":[{"b":{}}]}}"#, deferred("ready"))
        story.shows("/stacks/main/path", "[]")
        story.shows("/phase", #""launching""#)
    }

    @Test(arguments: ["", #""scene":"ghost","#])
    func `a refused or repeated link opens nothing`(scene: String) throws {
        var story = try Story(.stack)
        try story.tell("sceneClosed", applied)
        try story.tell(
            #"openTarget {\#(scene)"target":{"scene":"new","tab":"w"},"delivery":"d"}"#, rejected("unknownTab"))
        try story.tell(#"openTarget {\#(scene)"target":{"scene":"new"},"delivery":"d"}"#, repeated(by: 4))
        #expect(story.witness.world.scenes.ids == ["main"])
        story.shows("/phase", #""closed""#)
        try story.tell(#"openTarget {"scene":null,"target":{"scene":"new"}}"#, rejected("unknownScene"))
    }

    @Test func `another link to a closed scene says that it is closed, whatever its URL`() throws {
        var story = try Story(.stack)
        try story.tell("sceneClosed", applied)
        try story.tell(#"openURL {"url":"%"}"#, rejected("sceneClosed"))
        try story.tell(#"openURL {"url":"app://new","rejected":"noRule"}"#, rejected("sceneClosed"))
    }
}
