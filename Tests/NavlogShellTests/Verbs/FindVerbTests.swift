import Testing

@testable import NavlogShell

/// Looking for entries: why, find, bisect and shrink.
@Suite struct FindVerbTests {
    private static let files = Fixture.files.merging(["waits.jsonl": waits, "taps.jsonl": taps]) { $1 }

    /// Links that wait for their scenes, a second run of the app, and causes.
    /// A double tap, and a pop of more than there is that the app says it carried out.
    private static let taps = #"""
        {"navlog":1}
        {"seq":1,"time":"2026-11-30T09:00:01.000Z","scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"}}
        {"seq":2,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"selectTab","tab":"t","outcome":{"kind":"applied"}}
        {"seq":3,"time":"2026-11-30T09:00:04.000Z","scene":"main","intent":"push","route":{"a":{}},"outcome":{"kind":"applied"}}
        {"seq":4,"time":"2026-11-30T09:00:06.000Z","scene":"main","intent":"push","route":{"b":{}},"outcome":{"kind":"applied"}}
        {"seq":5,"time":"2026-11-30T09:00:06.100Z","scene":"main","intent":"push","route":{"b":{}},"outcome":{"kind":"applied"}}
        {"seq":6,"time":"2026-11-30T09:00:09.000Z","scene":"main","intent":"pop","count":2,"outcome":{"kind":"applied"}}
        {"seq":7,"time":"2026-11-30T09:00:12.000Z","scene":"main","intent":"pop","count":2,"outcome":{"kind":"applied"}}

        """#

    private static let waits = #"""
        {"navlog":1}
        {"seq":1,"scene":"main","intent":"sceneOpened"}
        {"seq":2,"scene":"main","intent":"openTarget","target":{"path":[{"item":{"id":7}}]},"cause":1}
        {"seq":3,"scene":"side","intent":"sceneOpened"}
        {"seq":4,"scene":"side","intent":"openTarget","target":{"path":[{"item":{"id":8}}]}}
        {"seq":5,"scene":"side","intent":"ready"}
        {"seq":6,"scene":"main","intent":"ready"}
        {"navlog":1}
        {"seq":7,"scene":"main","intent":"sceneOpened"}
        {"seq":8,"scene":"main","intent":"push","route":{"item":{"id":9}},"cause":99}
        {"seq":9,"scene":"main","intent":"push","route":{"item":{"id":10}},"cause":8}

        """#

    @Test func `the wrong entry is blamed, or an entry that came after it`() throws {
        try transcript(
            #"""
            $ navlog why library.jsonl main.path
            10  main  present share(a2)  applied
                ~ main.path [topic(uikit), article(a2)] → []
            $ navlog why library.jsonl main.tab --all
            1  main  scene new  applied
                ~ main.tab nothing → "library"
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                ~ main.tab "search" → "library"
            $ navlog why library.jsonl main.tab --at 4 --json
            {"seq":4,"time":"2026-11-30T09:00:03.000Z","scene":"main","intent":"selectTab","outcome":{"kind":"applied"},"digest":"e3b23252be00ee9f","before":"library","after":"search","causes":[]}
            $ navlog why library.jsonl facts.content
            7  app  catalog load article a1 a2  applied
                ~ facts.content {} → {"article":["a1","a2"]}
            $ navlog why library.jsonl main.path[0] --at 9
            5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                ~ main.path[0] nothing → topic(uikit)
            """#, files: Self.files)
    }

    @Test func `a link that had waited is blamed on the entry that let it in alone`() throws {
        try transcript(
            #"""
            $ navlog why waits.jsonl main.path --at 6
            6  main  ready  applied; 2 resolved: applied
                ~ main.path [] → [item(id: 7)]
                which had waited: 2  main  open target {"path":[{"item":{"id":7}}]}  deferred until ready
                caused by: 1  main  scene new  applied
            $ navlog why waits.jsonl side.path --at 6 --json
            {"seq":5,"time":null,"scene":"side","intent":"ready","outcome":{"kind":"applied","resolved":[{"since":4,"outcome":{"kind":"applied"}}]},"digest":"6ef097b581eafeda","before":[],"after":[{"item":{"id":8}}],"causes":[{"seq":4,"relation":"waited","scene":"side","intent":"openTarget"}]}
            $ navlog why waits.jsonl main.path
            9  main  push item(id: 10)  applied
                ~ main.path [item(id: 9)] → [item(id: 9), item(id: 10)]
                caused by: 8  main  push item(id: 9)  applied
            $ navlog why waits.jsonl main.path[0] --all
            6  main  ready  applied; 2 resolved: applied
                ~ main.path[0] nothing → item(id: 7)
                which had waited: 2  main  open target {"path":[{"item":{"id":7}}]}  deferred until ready
                caused by: 1  main  scene new  applied
            7  main  scene new  applied
                ~ main.path[0] item(id: 7) → nothing
            8  main  push item(id: 9)  applied
                ~ main.path[0] nothing → item(id: 9)
            """#, files: Self.files)
    }

    @Test func `nothing changed it, and an entry is named all the same`() throws {
        try transcript(
            #"""
            $ navlog why library.jsonl main.selection.none
            ! warning: no column is called none
            ! error: nothing up to 10 changed "main.selection.none"
            ? 1
            $ navlog why library.jsonl main.tab --at 0
            ! error: nothing up to 0 changed "main.tab"
            ? 1
            $ navlog why library.jsonl nowhere.tab
            ! warning: no scene is called nowhere
            ! error: nothing up to 10 changed "nowhere.tab"
            ? 1
            $ navlog why library.jsonl 'main..tab'
            ! error: this is no path into the state
            !   main..tab
            !        ^
            ! hint: like main.path[-1], main.stacks.library.path or session.user
            ? 2
            """#, files: Self.files)
    }

    @Test func `what a person remembers of an entry is not found`() throws {
        try transcript(
            #"""
            $ navlog find library.jsonl FRONT page
            3     main     push topic(swiftui) article(id: a1, sour…  applied
            $ navlog find library.jsonl 'article(id: a1'
            3     main     push topic(swiftui) article(id: a1, sour…  applied
            $ navlog find library.jsonl '"tab":"search"' --json
            {"seq":4,"time":"2026-11-30T09:00:03.000Z","scene":"main","intent":"selectTab","outcome":{"kind":"applied"},"digest":"e3b23252be00ee9f"}
            $ navlog find library.jsonl zebra
            ! error: no entry contains "zebra"
            ? 1
            $ navlog repl library.jsonl -c 'find front page' -c 'find "pop 5"'
            3     main     push topic(swiftui) article(id: a1, sour…  applied
            6     main     pop 5                                      rejected depthExceeded
            """#, files: Self.files)
    }

    @Test func `the first entry is not the first one, or a predicate passes for one that stays`() throws {
        try transcript(
            #"""
            $ navlog bisect library.jsonl --when 'main.path contains article(a2)'
            5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                ~ main.tab "search" → "library"
                ~ main.stacks.library.path[0] topic(swiftui) → topic(uikit)
                ~ main.stacks.library.path[1] article(id: a1, source: "front page") → article(a2)
            it does not stay: not after 10; it holds after 5 of 10 entries
            $ navlog bisect library.jsonl --when 'main.tab == "search"' --json
            {"seq":4,"time":"2026-11-30T09:00:03.000Z","scene":"main","intent":"selectTab","outcome":{"kind":"applied"},"digest":"e3b23252be00ee9f","count":1,"of":10,"monotone":false,"lost":5,"heldBefore":false}
            $ navlog bisect library.jsonl --when 'side.path.count > 0'
            9  side  push settings by default  applied
                + side.stacks.library.path[0] settings
            it stays; it holds after 2 of 10 entries
            $ navlog bisect library.jsonl --when 'session.user == null' --json
            {"seq":1,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"digest":"4b0033dac3b1e059","count":10,"of":10,"monotone":true,"heldBefore":true}
            $ navlog bisect library.jsonl 'outcome == rejected and intent == pop'
            6  main  pop 5  rejected depthExceeded
            it holds after 1 of 10 entries
            $ navlog bisect library.jsonl reason == depthExceeded --every
            6  main  pop 5  rejected depthExceeded
            it holds after 1 of 10 entries
            $ navlog repl library.jsonl -c 'goto 3' -c "bisect tab == search --json"
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            {"seq":4,"time":"2026-11-30T09:00:03.000Z","scene":"main","intent":"selectTab","outcome":{"kind":"applied"},"digest":"e3b23252be00ee9f","count":1,"of":10,"monotone":false,"lost":5,"heldBefore":false}
            """#, files: Self.files)
    }

    @Test func `a predicate that never holds, or none at all`() throws {
        try transcript(
            #"""
            $ navlog bisect library.jsonl --when 'side.path.count > 4'
            ! error: it holds after none of 10 entries: side.path.count > 4
            ? 1
            $ navlog bisect library.jsonl
            ! error: bisect needs a predicate or --run
            ! hint: navlog bisect J 'main.path.count > 3'
            ? 2
            $ navlog bisect library.jsonl outcome == rejected --when 'outcome == rejected'
            ! error: bisect takes a predicate or --when, not both
            ? 2
            $ navlog bisect library.jsonl outcome == rejcted
            ! error: expected applied, unchanged, truncated, deferred, superseded, repeated, rejected, found "rejcted"
            !   outcome == rejcted
            !              ^
            ! hint: did you mean rejected?
            ? 2
            $ navlog bisect library.jsonl --when 'main.path contains article(a1'
            ! error: expected "," or ")", found the end
            !   main.path contains article(a1
            !                                ^
            ? 2
            """#, files: Self.files)
    }

    @Test func `a shrunk journal shows something else, or holds what it does not need`() throws {
        try transcript(
            #"""
            $ navlog shrink library.jsonl --when 'main.path contains article(a2)' -o small.jsonl
            1     main     scene new                                  applied
            2     main     tab search                                 applied
            3     main     open websun://topics/uikit/articles/a2?s…  applied
            ! 5 entries left out: after what shows it
            ! 2 entries left out: without it the rest shows it
            ! wrote 3 of 10 entries to small.jsonl
            $ navlog bisect small.jsonl --when 'main.path contains article(a2)' --json
            {"seq":3,"time":"2026-11-30T09:01:00.000Z","scene":"main","intent":"openURL","outcome":{"kind":"applied"},"digest":"4096c0166ed99f7b","count":1,"of":3,"monotone":true,"heldBefore":false}
            $ navlog verify small.jsonl
            small.jsonl: whole, 3 entries
            $ navlog shrink library.jsonl 'main.presentations.count == 1 and side.path.count == 1' -o both.jsonl --json
            {"kept":[{"seq":1,"was":1},{"seq":2,"was":8},{"seq":3,"was":9},{"seq":4,"was":10}],"of":10,"after":0,"unneeded":6,"dependent":0}
            ! 6 entries left out: without it the rest shows it
            ! wrote 4 of 10 entries to both.jsonl
            """#, files: Self.files)
    }

    @Test func `a shrunk journal loses a run of the app, or an entry that another follows from`() throws {
        try transcript(
            #"""
            $ navlog shrink waits.jsonl --when 'main.path == [{"item":{"id":9}}]' -o run.jsonl
            1     main     scene new                                  applied
            2     main     push item(id: 9)                           applied
            ! 1 entry left out: after what shows it
            ! 4 entries left out: without it the rest shows it
            ! 2 entries left out: it cannot be without one of those
            ! wrote 2 of 9 entries to run.jsonl
            $ navlog state run.jsonl main.path
            [item(id: 9)]
            $ navlog shrink waits.jsonl --when 'not scenes contains side and intent == push' -o gone.jsonl
            1     main     scene new                                  applied
            2     main     push item(id: 9)                           applied
            ! 1 entry left out: after what shows it
            ! 4 entries left out: without it the rest shows it
            ! 2 entries left out: it cannot be without one of those
            ! wrote 2 of 9 entries to gone.jsonl
            $ navlog shrink waits.jsonl --when 'main.path contains item(id: 10)' -o cause.jsonl --json
            {"kept":[{"seq":1,"was":7},{"seq":2,"was":8},{"seq":3,"was":9}],"of":9,"after":0,"unneeded":5,"dependent":1}
            ! 5 entries left out: without it the rest shows it
            ! 1 entry left out: it cannot be without one of those
            ! wrote 3 of 9 entries to cause.jsonl
            """#, files: Self.files)
    }

    @Test func `what check finds, or a command, is lost on the way to the smallest journal`() throws {
        try transcript(
            #"""
            $ navlog shrink waits.jsonl --check L05 -o link.jsonl
            ! error: none of 9 entries shows it: L05
            ? 1
            $ navlog shrink taps.jsonl --check L11 -o taps-small.jsonl
            1     main     scene new                                  applied
            2     main     push b                                     applied
            3     main     push b                                     applied
            ! 2 entries left out: after what shows it
            ! 2 entries left out: without it the rest shows it
            ! wrote 3 of 7 entries to taps-small.jsonl
            $ navlog check taps-small.jsonl
            warning: taps-small.jsonl:4: seq 3: what 2 had pushed was pushed again at once (L11)
            taps-small.jsonl: 1 warning, 3 entries
            hint: navlog help L11
            ? 1
            $ navlog shrink taps.jsonl --check L01 -o pop.jsonl --json
            {"kept":[{"seq":1,"was":1},{"seq":2,"was":5},{"seq":3,"was":7}],"of":7,"after":0,"unneeded":3,"dependent":1}
            ! 3 entries left out: without it the rest shows it
            ! 1 entry left out: it cannot be without one of those
            ! wrote 3 of 7 entries to pop.jsonl
            $ navlog check pop.jsonl --json
            {"code":"L01","severity":"error","line":4,"offset":333,"seq":3,"message":"the app recorded applied, replay gives rejected depthExceeded; likely reason: the app did otherwise, or its reducer is of another version"}
            ? 1
            $ navlog shrink taps.jsonl --run 'grep -q selectTab' -o tab.jsonl
            1     main     scene new                                  applied
            2     main     tab t                                      applied
            ! 5 entries left out: without it the rest shows it
            ! wrote 2 of 7 entries to tab.jsonl
            $ navlog shrink taps.jsonl --run 'exit 1' -o no.jsonl
            ! error: none of 7 entries shows it: exit 1
            ? 1
            $ navlog shrink taps.jsonl --run 'exit 9' -o no.jsonl
            ! error: the command ended with 9 of 7 entries
            ! hint: 0, 1 and 125 are answers; 127 is no such command
            ? 2
            $ navlog shrink taps.jsonl --run true --check L11 -o no.jsonl
            ! error: shrink needs a predicate, --check or --run
            ! hint: navlog shrink J 'main.path.count > 3' -o OUT
            ? 2
            $ navlog shrink taps.jsonl --check L99 -o no.jsonl
            ! error: unknown value of --check "L99"
            ! hint: did you mean L09?
            ? 2
            """#, files: Self.files)
    }

    @Test func `a journal is written that shows nothing, or over another one`() throws {
        try transcript(
            #"""
            $ navlog shrink library.jsonl --when 'session.user == null' -o none.jsonl
            ! error: it holds before the first entry already: session.user == null
            ? 1
            $ navlog shrink library.jsonl --when 'main.path.count > 8' -o none.jsonl
            ! error: none of 10 entries shows it: main.path.count > 8
            ? 1
            $ navlog shrink library.jsonl --when 'side.path.count > 0' -o -
            {"navlog":1,"app":"com.example.library","manifest":"library","session":"5eed","created":"2026-11-30T10:00:00.000Z"}
            {"seq":1,"time":"2026-11-30T09:01:03.000Z","scene":"side","intent":"sceneOpened","crc":"5c1d0e89"}
            {"seq":2,"time":"2026-11-30T09:01:04.000Z","scene":"side","intent":"push","routes":[{"settings":{}}],"origin":"default","crc":"830f8737"}
            ! 1     side     scene new                                  applied
            ! 2     side     push settings by default                   applied
            ! 1 entry left out: after what shows it
            ! 6 entries left out: without it the rest shows it
            ! 1 entry left out: it cannot be without one of those
            ! wrote 2 of 10 entries to standard output
            $ navlog shrink library.jsonl --when 'main.path.count > 1'
            ! error: shrink needs -o
            ! hint: usage: navlog shrink J [PRED]… -o FILE [option…]
            ? 2
            $ navlog shrink library.jsonl --when 'main.path.count > 1' -o waits.jsonl
            ! error: "waits.jsonl" exists already, and nothing is overwritten
            ? 4
            """#, files: Self.files)
    }

    @Test func `a person waits for every entry of a long history, or takes what halving finds for certain`() throws {
        let lines = (2...65_601).map { seq in
            let intent = seq == 50_000 ? #""push","route":{"a":{}}"# : #""gesture","kind":"back","to":"began""#
            return #"{"seq":\#(seq),"scene":"main","intent":\#(intent)}"# + "\n"
        }
        let start = #"{"navlog":1}"# + "\n" + #"{"seq":1,"scene":"main","intent":"sceneOpened"}"# + "\n"
        try transcript(
            #"""
            $ navlog repl long.jsonl -c 'bisect --when "main.path contains a"'
            50000  main  push a  applied
                ~ focus null → "main"
                + main.stacks.main.path[0] a
            it stays, as far as 50 states were asked; --every asks after every entry
            $ navlog repl long.jsonl --json -c 'bisect --when "main.path contains a"'
            {"seq":50000,"time":null,"scene":"main","intent":"push","outcome":{"kind":"applied"},"digest":"32b736334b65521b","asked":50,"monotone":true,"heldBefore":false}
            $ navlog repl long.jsonl -c 'bisect --every --when "main.path contains a"'
            50000  main  push a  applied
                ~ focus null → "main"
                + main.stacks.main.path[0] a
            it stays; it holds after 15602 of 65601 entries
            $ navlog repl long.jsonl -c 'bisect --when "main.path.count == 0"'
            1  main  scene new  applied
                + main launching
            it does not stay: not after 50000; --every asks after every entry
            """#, files: ["long.jsonl": start + lines.joined()])
    }
}
