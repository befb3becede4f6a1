import Testing

@testable import NavlogShell

/// Travelling from stop to stop, and back through one's own jumps.
@Suite struct StopTests {
    @Test func `continue passes a stop, or reverse stops elsewhere`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c start -c 'break main.path.count >= 2' -c 'watch main.tab' -c 'break outcome == rejected' -c breaks -c continue -c continue -c continue -c continue -c continue -c continue -c continue -c reverse -c reverse -c reverse
            0 before the first entry
            stop 1 break main.path.count >= 2
            stop 2 watch main.tab
            stop 3 break outcome == rejected
            stop 1 break main.path.count >= 2
            stop 2 watch main.tab
            stop 3 break outcome == rejected
            stop 2 watch main.tab
            1  main  scene new  applied
                + main launching
            stop 1 break main.path.count >= 2
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            stop 2 watch main.tab
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            stop 1 break main.path.count >= 2
            stop 2 watch main.tab
            5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                ~ main.tab "search" → "library"
                ~ main.stacks.library.path[0] topic(swiftui) → topic(uikit)
                ~ main.stacks.library.path[1] article(id: a1, source: "front page") → article(a2)
            stop 3 break outcome == rejected
            6  main  pop 5  rejected depthExceeded
            10  main  present share(a2)  applied
                + main.presentations[0] sheet share(a2)
            stop 3 break outcome == rejected
            6  main  pop 5  rejected depthExceeded
            stop 1 break main.path.count >= 2
            stop 2 watch main.tab
            5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                ~ main.tab "search" → "library"
                ~ main.stacks.library.path[0] topic(swiftui) → topic(uikit)
                ~ main.stacks.library.path[1] article(id: a1, source: "front page") → article(a2)
            stop 2 watch main.tab
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            ! no stop up to the end
            ! at the end
            """#)
    }

    @Test func `a predicate that goes on holding stops at every entry`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c start -c 'break main.tab == "library"' -c 'delete 1' -c 'break "main.tab == library"' -c continue -c continue -c continue -c breaks -c 'delete 1'
            0 before the first entry
            stop 1 break main.tab == "library"
            stop 2 break main.tab == library
            stop 2 break main.tab == library
            1  main  scene new  applied
                + main launching
            stop 2 break main.tab == library
            5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                ~ main.tab "search" → "library"
                ~ main.stacks.library.path[0] topic(swiftui) → topic(uikit)
                ~ main.stacks.library.path[1] article(id: a1, source: "front page") → article(a2)
            10  main  present share(a2)  applied
                + main.presentations[0] sheet share(a2)
            stop 2 break main.tab == library
            ! no stop up to the end
            ! error: there is no stop 1
            ! hint: there are 2
            ? 2
            """#)
    }

    @Test func `stops as JSON`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl --json -c start -c 'watch side.path' -c 'break session.user != "a b" and not changed(main)' -c breaks -c continue -c 'delete 2' -c continue -c continue
            {"seq":0}
            {"stop":1,"command":"watch side.path"}
            {"stop":2,"command":"break session.user != \"a b\" and not changed(main)"}
            {"stop":1,"command":"watch side.path"}
            {"stop":2,"command":"break session.user != \"a b\" and not changed(main)"}
            {"seq":6,"time":"2026-11-30T09:01:01.000Z","scene":"main","intent":"pop","outcome":{"kind":"rejected","reason":"depthExceeded"},"digest":"4096c0166ed99f7b","stops":[2]}
            {"seq":8,"time":"2026-11-30T09:01:03.000Z","scene":"side","intent":"sceneOpened","outcome":{"kind":"applied"},"digest":"4b0033dac3b1e059","stops":[1]}
            {"seq":9,"time":"2026-11-30T09:01:04.000Z","scene":"side","intent":"push","outcome":{"kind":"applied"},"digest":"22c67ac77c20fd10","stops":[1]}
            """#)
    }

    @Test func `without stops one stays where one is`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 2' -c continue -c continue -c reverse -c reverse
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            10  main  present share(a2)  applied
                + main.presentations[0] sheet share(a2)
            0 before the first entry
            ! no stops are set
            ! at the end
            ! no stops are set
            ! at the start
            """#)
    }

    @Test func `until stops too late, or moves though it holds nowhere`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c start -c 'until main.tab == "search"' -c 'until main.tab == "library" or outcome == rejected' -c 'until session.user == "x y"'
            0 before the first entry
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                ~ main.tab "search" → "library"
                ~ main.stacks.library.path[0] topic(swiftui) → topic(uikit)
                ~ main.stacks.library.path[1] article(id: a1, source: "front page") → article(a2)
            ! error: after no entry from here to 10 does this hold: session.user == "x y"
            ? 1
            $ navlog repl library.jsonl -c start -c until
            0 before the first entry
            ! error: until needs PRED
            ! hint: usage: until PRED [option…]
            ? 2
            $ navlog repl library.jsonl -c start -c 'until main.tab = search'
            0 before the first entry
            ! error: expected ==, !=, contains, matches, found "="
            !   main.tab = search
            !            ^
            ! hint: write ==
            ? 2
            $ navlog repl library.jsonl -c 'until path.count'
            ! error: expected ==, !=, <, <=, >, >=, found the end
            !   path.count
            !             ^
            ? 2
            """#)
    }

    @Test func `a stop that cannot be set or taken away`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'break main.path > 3'
            ! error: expected ==, !=, contains, found ">"
            !   main.path > 3
            !             ^
            ? 2
            $ navlog repl library.jsonl -c 'watch main..path'
            ! error: this is no path into the state
            !   main..path
            !        ^
            ! hint: like main.path[-1], main.stacks.library.path or session.user
            ? 2
            $ navlog repl library.jsonl -c 'delete 1'
            ! error: there is no stop 1
            ! hint: none are set
            ? 2
            $ navlog break library.jsonl
            ! error: "break" works in a session only
            ! hint: navlog repl JOURNAL -c 'break …'
            ? 2
            """#)
    }

    @Test func `undo leads elsewhere than where one was`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 4' -c 'goto 7' -c undo -c undo -c undo -c redo -c redo -c redo -c undo -c 'goto 2' -c redo -c 'state main.tab'
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            7  app  catalog load article a1 a2  applied
                + facts.content.article ["a1", "a2"]
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            10  main  present share(a2)  applied
                + main.presentations[0] sheet share(a2)
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            7  app  catalog load article a1 a2  applied
                + facts.content.article ["a1", "a2"]
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            "library"
            ! nothing to undo
            ! nothing to redo
            ! nothing to redo
            """#)
    }

    @Test func `undo stays in the fork that one has jumped from`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 4' -c 'root --stack library' -c 'goto 2' -c undo -c undo -c 'state main.tab'
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            5  main  root  --stack library  applied
                - main.stacks.library.path[0] topic(swiftui)
                - main.stacks.library.path[1] article(id: a1, source: "front page")
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            5  main  root  --stack library  applied
                - main.stacks.library.path[0] topic(swiftui)
                - main.stacks.library.path[1] article(id: a1, source: "front page")
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            "search"
            ! forked at 4 into fork-1: in memory only, save FILE keeps it
            ! in main
            """#)
    }
}
