import Testing

/// The same delivery is one link, however often it arrives.
@Suite struct RepeatTests {
    @Test(arguments: [
        (#"openURL {"url":"app://a","delivery":"d"}"#, true), (#"openURL {"url":"app://lost","delivery":"d"}"#, true),
        (#"openURL {"url":"app:","rejected":"noRule","delivery":"d"}"#, true),
        (#"openTarget {"target":{"path":[{"me":{}}]},"delivery":"d"}"#, true),
        (#"openURL {"delivery":"d"}"#, false), (#"openURL {"scene":"ghost","url":"app://a","delivery":"d"}"#, false),
        (#"openURL {"scene":"closed","url":"app://a","delivery":"d"}"#, false), (#"openURL {"url":"app://a"}"#, false),
        (#"push {"route":{"a":{}},"delivery":"d"}"#, false),
    ])
    func `a delivery is remembered whatever became of it, unless it reached nobody`(line: String, isSeen: Bool) throws {
        var story = try Story(.stack)
        try story.tell(#"sceneOpened {"scene":"closed"}"#, applied)
        try story.tell(#"sceneClosed {"scene":"closed"}"#, applied)
        try story.tell(#"sceneOpened {"scene":"b"}"#, applied)
        try story.tell(line)
        try story.tell(
            #"openURL {"scene":"b","url":"app://a","delivery":"d"}"#, isSeen ? repeated(by: 6) : deferred("ready"))
        try story.tell("openURL {\"scene\":\"b\",\"url\":\"app://a\",\"delivery\":\"d\u{301}\"}")
        story.shows("/scenes/b/pending/since", "8")
    }

    @Test func `a superseded link is a delivery, and superseded is said first`() throws {
        var story = try Story(.stack)
        try story.tell("push {\"route\":{\"a\":{}}}", applied)
        try story.tell(#"openURL {"url":"app://a","delivery":"d","origin":"auto"}"#, superseded(by: 3))
        try story.tell(#"openURL {"url":"app://a","delivery":"d","origin":"auto"}"#, superseded(by: 3))
        try story.tell(#"openURL {"url":"app://a","delivery":"d"}"#, repeated(by: 4))
    }

    @Test func `without a delivery every link counts`() throws {
        var story = try Story(.stack)
        try story.tell(#"openURL {"url":"app://add/1"}"#, applied)
        try story.tell(#"openURL {"url":"app://add/2"}"#, applied)
        try story.tell(#"openURL {"url":"app://add/1"}"#, applied)
    }
}
