import NavigationModel
import Testing

/// Who was there first: a person or a link, before anything automatic.
@Suite struct ClaimTests {
    static let restore = #"restore {"snapshot":[{"b":{}}]}"#
    static let automatic = #"push {"route":{"c":{}},"origin":"auto"}"#

    /// What happened in a scene that is ready; whether it claims.
    @Test(arguments: [
        (#"push {"route":{"a":{}}}"#, true), (#"push {"route":{"a":{}},"origin":"repl"}"#, true),
        (#"push {"route":{"a":{}},"origin":"link"}"#, true), (#"push {"route":{"a":{}},"origin":"system"}"#, false),
        (#"push {"route":{"a":{}},"origin":"fate"}"#, false), (#"push {"route":{"a":{}},"origin":"default"}"#, false),
        (#"push {"routes":[]}"#, false), (#"push {"route":{"nope":{}}}"#, false), (#"push {"route":{"me":{}}}"#, true),
        (#"openURL {"url":"app://"}"#, true), (#"openURL {"url":"app://lost"}"#, false),
        (#"openURL {"url":"app://a","origin":"auto"}"#, false),
        (#"openURL {"url":"app://art/1","missing":[{"a":{}}]}"#, true),
        ("popToRoot", false), (#"gesture {"kind":"back","to":"began"}"#, false),
        (#"setColumns {"visibility":"all"}"#, true),
        (#"setWidth {"to":"compact"}"#, false), (#"phase {"to":"active"}"#, false), ("dropPending", false),
    ])
    func `what a person or a link asked for claims its scene, and an echo does not`(line: String, claims: Bool) throws {
        var story = try Story(.stack)
        try story.tell(line)
        #expect((story.memory()?.claim == 3) == claims)
        try story.tell(Self.automatic, claims ? superseded(by: 3) : applied)
        var other = try Story(.stack)
        try other.tell(line)
        #expect(try other.tell(Self.restore).hasPrefix(claims ? superseded(by: 3) : #"{"kind":"applied"}"#))
    }

    @Test func `facts are never superseded`() throws {
        var story = try Story(.tabs)
        try story.tell(#"push {"route":{"a":{}}}"#, applied)
        for line in [
            #"setTabHidden {"tab":"x","hidden":true,"origin":"auto"}"#,
            #"setWidth {"to":"compact","origin":"default"}"#,
        ] {
            try story.tell(line, applied)
        }
        try story.tell(#"phase {"to":"background","origin":"restore"}"#, applied)
        try story.tell(#"selectTab {"tab":"z","origin":"system"}"#, applied)
    }

    @Test func `the first claim counts, until the scene goes to the background`() throws {
        var story = try Story(.stack)
        try story.tell(#"push {"route":{"a":{}}}"#, applied)
        try story.tell(#"push {"route":{"b":{}}}"#, applied)
        try story.tell(Self.automatic, superseded(by: 3))
        try story.tell(#"phase {"to":"background"}"#, applied)
        try story.tell(Self.automatic, applied)
        try story.tell("pop", applied)
        try story.tell(#"phase {"to":"background"}"#, unchanged)
        try story.tell(Self.automatic, superseded(by: 8))
        try story.tell(#"push {"route":{"c":{}},"origin":"restore"}"#, superseded(by: 3))
        try story.tell(Self.restore, superseded(by: 3))
    }

    @Test func `a restore that somebody asks for is a navigation like any other`() throws {
        var story = try Story(.stack)
        try story.tell(#"push {"route":{"a":{}}}"#, applied)
        try story.tell(#"restore {"snapshot":[{"b":{}}],"origin":"user"}"#, applied)
        try story.tell(#"restore {"snapshot":[{"b":{}}],"origin":"default"}"#, superseded(by: 3))
        story = try Story(.stack)
        try story.tell(#"restore {"snapshot":[{"b":{}}],"origin":"user"}"#, applied)
        try story.tell(Self.automatic, superseded(by: 3))
    }

    @Test func `what waits for a person keeps automatic changes away, also in the background`() throws {
        var story = try Story(.stack)
        try story.tell(#"push {"route":{"me":{}},"origin":"system"}"#, deferred("signIn"))
        try story.tell(Self.automatic, superseded(by: 3))
        try story.tell(Self.restore, superseded(by: 3))
        try story.tell("dropPending", applied.ending((3, rejected("dropped"))))
        try story.tell(Self.automatic, applied)
        try story.tell(#"push {"route":{"me":{}},"origin":"auto"}"#, deferred("signIn"))
        try story.tell(Self.automatic, applied)
        try story.tell(Self.restore, applied.ending((8, superseded(by: 10))))
    }

    @Test func `any restore stands down for a link that waits`() throws {
        var story = try Story(.stack.with(#""catalog":"loads""#))
        try story.tell(#"openURL {"url":"app://art/1","origin":"auto"}"#, deferred("catalog"))
        try story.tell(#"restore {"snapshot":[],"origin":"user"}"#, superseded(by: 3))
        try story.tell(#"push {"route":{"b":{}},"origin":"default"}"#, applied)
    }

    @Test func `a claim stays when what claimed is refused in the end`() throws {
        var story = try Story(.stack.with(#""catalog":"loads""#))
        try story.tell(#"openURL {"url":"app://strict/1"}"#, deferred("catalog"))
        try story.tell(#"catalogLoaded {"content":{"art":[]}}"#, applied.ending((3, rejected("missingContent"))))
        try story.tell(Self.restore, superseded(by: 3))
    }

    @Test func `what is done later claims for the entry that asked, and leaves the focus`() throws {
        var story = try Story(.stack)
        try story.tell(#"sceneOpened {"scene":"b"}"#, applied)
        try story.tell(#"push {"route":{"me":{}}}"#, deferred("signIn"))
        story.shows("/focus", #""main""#)
        try story.tell(#"phase {"scene":"b","to":"active"}"#, applied)
        try story.tell(#"phase {"to":"background"}"#, applied)
        #expect(story.memory()?.claim == nil)
        try story.tell(#"signedIn {"user":"ann"}"#, applied.ending((4, applied)))
        story.shows("/focus", #""b""#)
        #expect(story.memory()?.claim == 4)
        try story.tell(Self.automatic, superseded(by: 4))
    }

    @Test func `a wait that becomes another claims again`() throws {
        var story = try Story(before: .stack.with(#""catalog":"loads""#))
        try story.tell("sceneOpened", applied)
        try story.tell(#"openURL {"url":"app://strict/1"}"#, deferred("ready"))
        try story.tell(#"phase {"to":"background"}"#, applied)
        try story.tell(#"phase {"to":"active"}"#, applied.ending((2, deferred("catalog"))))
        try story.tell(#"catalogLoaded {"content":{"art":[]}}"#, applied.ending((2, rejected("missingContent"))))
        try story.tell(Self.automatic, superseded(by: 2))
    }

    @Test func `the focus goes to what became active, also again, and to what claims`() throws {
        var story = try Story(.stack)
        try story.tell(#"sceneOpened {"scene":"b"}"#, applied)
        story.shows("/focus", "null")
        try story.tell(#"phase {"scene":"b","to":"active"}"#, applied)
        try story.tell(#"push {"route":{"a":{}},"origin":"system"}"#, applied)
        story.shows("/focus", #""b""#)
        try story.tell(#"openURL {"url":"app://a"}"#, unchanged)
        story.shows("/focus", #""main""#)
        try story.tell(#"phase {"scene":"b","to":"active"}"#, unchanged)
        story.shows("/focus", #""b""#)
    }
}
