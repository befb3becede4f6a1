import NavigationJournal
import Testing

@testable import NavlogShell

/// What a person sets for a session.
@Suite struct SettingTests {
    @Test func `an option does not stay set, or a path is taken for one`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c set -c 'set json on' -c 'state main.tab' -c set -c 'set json' -c 'set json off' -c 'state main.tab' -c 'set confirm off' -c 'set confirm'
            color    on   colours, where the terminal has them
            pager    on   a pager for long answers
            confirm  on   a question before a fork is lost that no file holds
            json     off  answers as JSON
            "library"
            {"color":true,"pager":true,"confirm":true,"json":true}
            {"json":true}
            "library"
            confirm  off  a question before a fork is lost that no file holds
            $ navlog repl library.jsonl --json -c 'goto 1' -c 'set json off' -c 'goto 2'
            {"seq":1,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"digest":"4b0033dac3b1e059"}
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            $ navlog repl notes.jsonl -c 'set json()' -c 'set "json"' -c 'state main.path'
            4  main  set json  applied
                ~ main.stacks.main.path[0] note(7) → json
            5  main  set json  unchanged
            [json]
            ! forked at 3 into fork-1: in memory only, save FILE keeps it
            $ navlog repl library.jsonl -c 'set json loud'
            ! error: json is on or off
            ! hint: set json on
            ? 2
            $ navlog repl library.jsonl -c 'set jsn on'
            ! error: unknown option "jsn" of set
            ! hint: did you mean json?
            ? 2
            $ navlog repl library.jsonl -c 'set "json" on()'
            11  main  set json on  rejected unknownRoute
            ! not forked: what is refused changes nothing
            """#)
    }

    @Test func `a recording takes an option for an intent`() throws {
        try transcript(
            #"""
            $ navlog record new.jsonl -c 'scene new main' -c 'set a b' -c 'set json on'
            1     main     scene new                                  applied
            2     main     set a b                                    applied
            ! error: "set" asks for no intent
            ! hint: navlog help record
            ? 2
            """#, files: [:])
    }

    @Test func `a script sets something and the session goes on without it`() throws {
        var files = Fixture.files
        files["script"] = "set json on\ngoto 2\n"
        files["plain"] = "goto 3\nset json off\n"
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'source plain --json' -c 'goto 1' -c 'source script' -c 'goto 4'
            {"seq":3,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"push","outcome":{"kind":"applied"},"digest":"3bca2d1fc816a5c8"}
            1  main  scene new  applied
                + main launching
            {"seq":2,"time":"2026-11-30T09:00:01.000Z","scene":"main","intent":"phase","outcome":{"kind":"applied"},"digest":"4b0033dac3b1e059"}
            {"seq":4,"time":"2026-11-30T09:00:03.000Z","scene":"main","intent":"selectTab","outcome":{"kind":"applied"},"digest":"e3b23252be00ee9f"}
            """#, files: files)
    }

    @Test func `scripts call each other for ever`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'source loop'
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            "library"
            ! error: loop:2: scripts call each other more than 16 deep
            ? 2
            """#, files: Fixture.files.merging(["loop": "state main.tab\nsource loop\n"]) { $1 })
    }

    @Test func `an empty line repeats what was no travelling`() throws {
        let session = try Desk().session("library.jsonl")
        for command in ["goto 5", "back", "state", "mark here", "break main.path.count > 1", "set", "fork"] {
            _ = try session.run(command)
        }
        #expect(session.travel.repeatable?.verb.name == "back")
    }
}

/// The commands that begin a session with a person.
@Suite struct PreferenceTests {
    private func preferences(
        _ files: [String: String], variables: [String: String], isOpenToOthers: Bool = false
    ) throws -> (settings: Settings, errors: String) {
        let desk = Desk(Fixture.files.merging(files) { $1 })
        let errors = MemoryStream()
        var environment = Environment(
            arguments: [], variables: variables, output: MemoryStream(), errors: errors,
            input: { ScriptedLines([]) }, storage: desk.storage, now: { 0 })
        environment.isOpenToOthers = { _ in isOpenToOthers }
        let session = Session(environment)
        try session.open("library.jsonl")
        session.isInteractive = true
        session.runPreferences()
        return (session.settings, errors.text)
    }

    @Test func `the user's own preferences are not read`() throws {
        let files = [
            "/c/navlog/.navlogrc": "# mine\nset json on\n", "/h/.config/navlog/.navlogrc": "set pager off\n",
        ]
        #expect(try preferences(files, variables: ["XDG_CONFIG_HOME": "/c", "HOME": "/h"]).settings.json)
        #expect(try preferences(files, variables: ["HOME": "/h"]).settings.usesPager == false)
        #expect(try preferences(files, variables: ["HOME": "/h", "XDG_CONFIG_HOME": "c"]).settings.usesPager == false)
    }

    @Test func `a journal brings its own commands along`() throws {
        let files = [".navlogrc": "set json on\n", "navlog/.navlogrc": "set json on\n", "navlogrc": "set json on\n"]
        #expect(try preferences(files, variables: ["XDG_CONFIG_HOME": "", "HOME": "/h"]).settings.json == false)
        #expect(try preferences(files, variables: [:]).settings.json == false)
    }

    @Test func `somebody else writes the preferences`() throws {
        let found = try preferences(
            ["/c/navlog/.navlogrc": "set json on\n"], variables: ["XDG_CONFIG_HOME": "/c"], isOpenToOthers: true)
        #expect(!found.settings.json)
        #expect(
            found.errors == """
                warning: others could have written /c/navlog/.navlogrc; it is not read
                hint: chmod go-w /c/navlog/.navlogrc and its folder

                """)
    }

    @Test func `a mistake in the preferences ends the session`() throws {
        let found = try preferences(
            ["/c/navlog/.navlogrc": "set json on\nset pager maybe\nset json off\n"],
            variables: ["XDG_CONFIG_HOME": "/c"])
        #expect(found.settings.json)
        #expect(
            found.errors == """
                error: /c/navlog/.navlogrc:2: pager is on or off
                hint: set pager on

                """)
    }

    @Test func `a batch depends on who runs it`() throws {
        let desk = Desk(Fixture.files.merging(["/c/navlog/.navlogrc": "set json on\n"]) { $1 })
        #expect(desk.run(["repl", "library.jsonl", "-c", "state main.tab"]).output == "\"library\"\n")
    }
}
