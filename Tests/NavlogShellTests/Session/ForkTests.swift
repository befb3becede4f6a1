import NavigationModel
import Testing

@testable import NavlogShell

/// Asking what would have happened instead.
@Suite struct ForkTests {
    @Test func `a fork changes main, or is lost when one leaves it`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 4' -c 'fork what-if' -c 'tab profile' -c 'switch main' -c 'state main.tab' -c 'switch what-if' -c 'state main.tab' -c forks -c 'forks --json'
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            5  main  tab profile  applied
                ~ main.tab "search" → "profile"
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            "search"
            5  main  tab profile  applied
                ~ main.tab "search" → "profile"
            "profile"
              main     at 4/10
            ▸ what-if  at 5/5, left main at 4, not saved
            {"name":"main","of":null,"at":null,"position":4,"end":10,"count":10,"skipped":[],"saved":true,"current":false}
            {"name":"what-if","of":"main","at":4,"position":5,"end":5,"count":5,"skipped":[],"saved":false,"current":true}
            ! forked at 4 into what-if: in memory only, save FILE keeps it
            ! in main
            ! in what-if
            """#)
    }

    @Test func `an intent in the past changes the journal, or does not say where it went`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 4' -c 'push settings' -c undo -c 'push topic(x)' -c forks -c 'diff fork-1 fork-2'
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            5  main  push settings  applied
                + main.stacks.search.path[0] settings
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            5  main  push topic(x)  applied
                + main.stacks.search.path[0] topic(x)
              main    at 4/10
              fork-1  at 5/5, left main at 4, not saved
            ▸ fork-2  at 5/5, left main at 4, not saved
            --- fork-1  5 entries
            +++ fork-2  5 entries
            4 entries alike, then
              4  main  tab search  applied
            - 5  main  push settings  applied
            + 5  main  push topic(x)  applied
            in the end
                ~ main.stacks.search.path[0] settings → topic(x)
            ! forked at 4 into fork-1: in memory only, save FILE keeps it
            ! in main
            ! forked at 4 into fork-2: in memory only, save FILE keeps it
            """#)
    }

    @Test func `a fork of a fork does not share what both have`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 2' -c 'tab search' -c 'fork deeper' -c 'push settings' -c 'diff fork-1 deeper' -c 'diff main deeper' -c 'drop fork-1' -c forks
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            3  main  tab search  applied
                ~ main.tab "library" → "search"
            4  main  push settings  applied
                + main.stacks.search.path[0] settings
            --- fork-1  3 entries
            +++ deeper  4 entries
            3 entries alike, then
              3  main  tab search  applied
            - the end
            + 4  main  push settings  applied
            in the end
                + main.stacks.search.path[0] settings
            --- main    10 entries
            +++ deeper  4 entries
            2 entries alike, then
              2  main  active  applied
            - 3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
            + 3  main  tab search  applied
                ~ main.tab "library" → "search"
                - main.stacks.library.path[0] topic(swiftui)
                - main.stacks.library.path[1] article(id: a1, source: "front page")
            in the end
                ~ main.tab "library" → "search"
                - main.stacks.library.path[0] topic(uikit)
                - main.stacks.library.path[1] article(a2)
                + main.stacks.search.path[0] settings
                - main.presentations[0] sheet share(a2)
                - side launching
                - facts.content.article ["a1", "a2"]
              main    at 2/10
            ▸ deeper  at 4/4, left main at 3, not saved
            ! forked at 2 into fork-1: in memory only, save FILE keeps it
            ! forked at 3 into deeper: in memory only, save FILE keeps it
            """#)
    }

    @Test func `an entry that is left out still counts`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'skip 3' -c 'log --from 1 --to 5' -c 'state main.path' -c 'goto 4' -c 'skip 5' -c 'back 3' -c forks -c 'diff main fork'
            without 3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                no difference at 10
            1     main     scene new                                  applied
            2     main     active                                     applied
            4     main     tab search                                 applied
            5     main     open websun://topics/uikit/articles/a2?s…  applied
            []
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            without 5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                no difference at 4
            undone 4  main  tab search  applied
                ~ main.tab "search" → "library"
            undone 2  main  active  applied
                ~ focus "main" → null
                ~ main.phase "active" → "launching"
            undone 1  main  scene new  applied
                - main launching
              main    at 10/10
            ▸ fork-1  at 0/10, left main at 2, without 3 5, not saved
            --- main    10 entries
            +++ fork-1  8 entries
            2 entries alike, then
              2  main  active  applied
            - 3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
            + 4  main  tab search  applied
                ~ main.tab "library" → "search"
                - main.stacks.library.path[0] topic(swiftui)
                - main.stacks.library.path[1] article(id: a1, source: "front page")
            in the end
                ~ main.tab "library" → "search"
                - main.stacks.library.path[0] topic(uikit)
                - main.stacks.library.path[1] article(a2)
            ! forked at 2 into fork-1: in memory only, save FILE keeps it
            """#)
    }

    @Test func `what was done in a fork cannot be left out`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'push settings' -c 'tab search' -c 'skip 11' -c log -c 'skip 12' -c 'skip 12'
            11  main  push settings  applied
                + main.presentations[0].path[0] settings
            12  main  tab search  applied
                ~ main.tab "library" → "search"
            without 11  main  push settings  applied
                - main.presentations[0].path[0] settings
            1     main     scene new                                  applied
            2     main     active                                     applied
            3     main     push topic(swiftui) article(id: a1, sour…  applied
            4     main     tab search                                 applied
            5     main     open websun://topics/uikit/articles/a2?s…  applied
            6     main     pop 5                                      rejected depthExceeded
            7     app      catalog load article a1 a2                 applied
            8     side     scene new                                  applied
            9     side     push settings by default                   applied
            10    main     present share(a2)                          applied
            12    main     tab search                                 applied
            without 12  main  tab search  applied
                ~ main.tab "search" → "library"
            ! forked at 10 into fork-1: in memory only, save FILE keeps it
            ! error: there is no entry 12
            ! hint: log lists what there is
            ? 2
            """#)
    }

    @Test func `a mark of one history leads astray in another`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 2' -c 'mark early' -c 'goto 8' -c 'mark late' -c 'goto 4' -c fork -c 'goto #early' -c 'switch main' -c 'goto #late' -c 'switch fork' -c 'goto #late'
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            8  side  scene new  applied
                + side launching
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            8  side  scene new  applied
                + side launching
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            ! forked at 4 into fork-1: in memory only, save FILE keeps it
            ! in main
            ! in fork-1
            ! error: there is no mark "late"
            ! hint: set one with mark NAME
            ? 2
            """#)
    }

    @Test func `undo leads into a fork that is gone`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 4' -c 'push settings' -c 'goto 2' -c drop -c undo -c undo -c undo
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            5  main  push settings  applied
                + main.stacks.search.path[0] settings
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            10  main  present share(a2)  applied
                + main.presentations[0] sheet share(a2)
            ! forked at 4 into fork-1: in memory only, save FILE keeps it
            ! in main
            ! nothing to undo
            ! nothing to undo
            """#)
    }

    @Test func `a mistake with forks is not said, or does harm`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c drop
            ! error: main is what the forks are compared with; it stays
            ? 4
            $ navlog repl library.jsonl -c 'switch fork'
            ! error: there is no fork "fork"
            ! hint: fork begins one
            ? 2
            $ navlog repl library.jsonl -c fork -c 'fork fork-1'
            ! forked at 10 into fork-1: in memory only, save FILE keeps it
            ! error: there is a fork "fork-1" already
            ! hint: switch fork-1
            ? 4
            $ navlog repl library.jsonl -c 'fork 12'
            ! error: "12" could be taken for a position
            ! hint: fork what-if
            ? 2
            $ navlog repl library.jsonl -c 'fork main'
            ! error: there is a fork "main" already
            ! hint: switch main
            ? 4
            $ navlog repl library.jsonl -c 'fork a1' -c 'fork a2' -c 'switch a'
            ! forked at 10 into a1: in memory only, save FILE keeps it
            ! forked at 10 into a2: in memory only, save FILE keeps it
            ! error: "a" could be a1, a2
            ? 2
            $ navlog repl library.jsonl -c 'skip 11'
            ! error: there is no entry 11
            ! hint: log lists what there is
            ? 2
            $ navlog repl library.jsonl -c 'skip 0'
            ! error: "0" is no number from 1 on
            ? 2
            $ navlog repl library.jsonl -c 'diff main nowhere'
            ! error: there is no fork "nowhere"
            ! hint: fork begins one
            ? 2
            """#)
    }

    @Test func `two names that look alike are one fork`() throws {
        let session = try Desk().session("library.jsonl")
        for command in ["fork caf\u{e9}", "fork cafe\u{301}", "switch caf\u{e9}"] { _ = try session.run(command) }
        #expect(session.travel.branches.all.map(\.name) == ["main", Name("caf\u{e9}"), Name("cafe\u{301}")])
        #expect(session.travel.branches.current.name == Name("caf\u{e9}"))
    }

    @Test func `a saved fork says something else than the session did`() throws {
        let desk = Desk()
        let commands = ["skip 3", "push topic(uikit) settings", "save fork.jsonl", "diff main fork-1 --json"]
        #expect(desk.run(["repl", "library.jsonl"] + commands.flatMap { ["-c", $0] }).status == .done)
        #expect(
            desk["fork.jsonl"]?.contains(#""forkOf":{"journal":"library.jsonl","seq":2}"#) == true)
        let check = desk.run(["check", "fork.jsonl"])
        #expect(check.output == "fork.jsonl: sound, 10 entries\n")
        #expect(desk.run(["state", "fork.jsonl", "main.path"]).output == "[topic(uikit), settings]\n")
    }

    @Test func `what follows from another entry follows from the wrong one in a saved fork`() throws {
        let journal = #"""
            {"navlog":1,"manifest":"library"}
            {"seq":1,"scene":"main","intent":"sceneOpened","note":1}
            {"seq":2,"scene":"main","intent":"ready"}
            {"seq":3,"scene":"main","intent":"push","route":{"settings":{}}}
            {"seq":4,"scene":"main","intent":"push","route":{"profile":{"userId":"u"}}}
            {"seq":5,"scene":"main","intent":"pop","cause":3,"note":[2.0]}
            {"navlog":1}
            {"seq":6,"scene":"main","intent":"sceneOpened","cause":2}
            {"seq":7,"intent":"signedIn","user":"ann","cause":5}

            """#
        var files = Fixture.files
        files["j.jsonl"] = journal
        let desk = Desk(files)
        let run = desk.run(["repl", "j.jsonl", "-c", "skip 3", "-c", "save fork.jsonl"])
        #expect(run.status == .done)
        let lines = desk["fork.jsonl"]?.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "}" } } ?? []
        #expect(
            lines.joined(separator: "\n") == #"""
                {"seq":1,"scene":"main","intent":"sceneOpened","note":1
                {"seq":2,"scene":"main","intent":"ready"
                {"seq":3,"scene":"main","intent":"push","route":{"profile":{"userId":"u"
                {"seq":4,"scene":"main","intent":"pop","note":[2.0],"outcome":{"kind":"rejected","reason":"emptyStack"
                {"navlog":1
                {"seq":5,"scene":"main","intent":"sceneOpened","cause":2,"outcome":{"kind":"applied"
                {"seq":6,"intent":"signedIn","user":"ann","cause":4,"outcome":{"kind":"applied"
                """#)
        #expect(desk.run(["check", "fork.jsonl"]).status == .done)
    }
}
