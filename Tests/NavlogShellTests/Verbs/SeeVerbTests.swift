import Testing

struct SeeVerbTests {
    @Test func stateShowsTheWorldASceneOrAPart() throws {
        try transcript(
            #"""
            $ navlog state library.jsonl
            catalog ready  nobody signed in
            main  active  focus  claimed by 3
              ▹ library  topic(uikit) › article(a2)
                profile  root
                search   root
              ▸ sheet    share(a2)
            side  launching
              ▸ library  settings
                profile  root
                search   root
            $ navlog state library.jsonl --scene side
            side  launching
              ▸ library  settings
                profile  root
                search   root
            $ navlog state library.jsonl --at 3 --scene main
            main  active  focus  claimed by 3
              ▸ library  topic(swiftui) › article(id: a1, source: "front page")
                profile  root
                search   root
            $ navlog state library.jsonl main.path
            []
            $ navlog state library.jsonl path --scene main --at 3
            [topic(swiftui), article(id: a1, source: "front page")]
            $ navlog state library.jsonl 'main.path[-1].article.source' --at 3
            "front page"
            $ navlog state library.jsonl /scenes/side/phase
            "launching"
            $ navlog state mail.jsonl
            catalog ready  nobody signed in
            w  launching  focus  claimed by 2
                folders   selected folder(inbox)
                messages  nothing selected
              ▸ detail    message(1)
            """#)
    }

    @Test func stateAsJSONHasItsSeqFirstAndAPartStandsAlone() throws {
        try transcript(
            #"""
            $ navlog state library.jsonl --json --at 1
            {"seq":1,"state":{"catalog":{"status":"ready"},"session":{"user":null},"focus":null,"scenes":{"main":{"phase":"launching","tab":"library","hiddenTabs":[],"selection":{},"columns":"automatic","width":"regular","stacks":{"library":{"path":[],"views":[]},"profile":{"path":[],"views":[]},"search":{"path":[],"views":[]}},"presentations":[],"pending":null}}}}
            $ navlog state library.jsonl --json --scene side
            {"seq":10,"state":{"phase":"launching","tab":"library","hiddenTabs":[],"selection":{},"columns":"automatic","width":"regular","stacks":{"library":{"path":[{"settings":{}}],"views":[]},"profile":{"path":[],"views":[]},"search":{"path":[],"views":[]}},"presentations":[],"pending":null}}
            $ navlog state library.jsonl --json main.tab
            "library"
            $ navlog state library.jsonl --json facts.content.article
            ["a1","a2"]
            $ navlog state notes.jsonl --at start --json
            {"seq":0,"state":{"catalog":{"status":"ready"},"session":{"user":null},"focus":null,"scenes":{}}}
            """#)
    }

    @Test func whatTheStateHasNotIsANoWithTheNearest() throws {
        try transcript(
            #"""
            $ navlog state library.jsonl --scene mian
            ! error: no scene "mian" here
            ! hint: did you mean main?
            ? 1
            $ navlog state library.jsonl --scene other
            ! error: no scene "other" here
            ! hint: one of main, side
            ? 1
            $ navlog state library.jsonl --scene main --at start
            ! error: no scene "main" here
            ! hint: no scene is open here
            ? 1
            $ navlog state library.jsonl main.path[9]
            ! error: the state has no "main.path[9]" here
            ? 1
            $ navlog state library.jsonl main..path
            ! error: this is no path into the state
            !   main..path
            !        ^
            ! hint: like main.path[-1], main.stacks.library.path or session.user
            ? 2
            """#)
    }

    @Test func logHasAFilterForEachQuestion() throws {
        try transcript(
            #"""
            $ navlog log library.jsonl
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
            $ navlog log library.jsonl --scene side
            8     side     scene new                                  applied
            9     side     push settings by default                   applied
            $ navlog log library.jsonl --intent push --intent pop
            3     main     push topic(swiftui) article(id: a1, sour…  applied
            6     main     pop 5                                      rejected depthExceeded
            9     side     push settings by default                   applied
            $ navlog log library.jsonl --origin link
            5     main     open websun://topics/uikit/articles/a2?s…  applied
            $ navlog log library.jsonl --outcome rejected
            6     main     pop 5                                      rejected depthExceeded
            $ navlog log library.jsonl --outcome depthExceeded
            6     main     pop 5                                      rejected depthExceeded
            $ navlog log library.jsonl --changed main.stacks.library.path
            1     main     scene new                                  applied
            3     main     push topic(swiftui) article(id: a1, sour…  applied
            5     main     open websun://topics/uikit/articles/a2?s…  applied
            $ navlog log library.jsonl --grep newsletter
            5     main     open websun://topics/uikit/articles/a2?s…  applied
            $ navlog log library.jsonl --grep nothing-like-it
            ! no entry
            $ navlog log library.jsonl --scene main --intent push --outcome applied
            3     main     push topic(swiftui) article(id: a1, sour…  applied
            """#)
    }

    @Test func aRangeOfTheLogIncludesBothEnds() throws {
        try transcript(
            #"""
            $ navlog log library.jsonl --from 9
            9     side     push settings by default                   applied
            10    main     present share(a2)                          applied
            $ navlog log library.jsonl --to 2
            1     main     scene new                                  applied
            2     main     active                                     applied
            $ navlog log library.jsonl --from 4 --to 4
            4     main     tab search                                 applied
            $ navlog log library.jsonl --from -1
            9     side     push settings by default                   applied
            10    main     present share(a2)                          applied
            $ navlog log library.jsonl --from start --to 1
            1     main     scene new                                  applied
            $ navlog log library.jsonl --from end
            10    main     present share(a2)                          applied
            $ navlog log library.jsonl --from @2026-11-30T09:01:30
            10    main     present share(a2)                          applied
            $ navlog log library.jsonl --from @2026-11-30T09:02
            10    main     present share(a2)                          applied
            $ navlog log library.jsonl --to @2026-11-30T09:00:00
            1     main     scene new                                  applied
            $ navlog log library.jsonl --from 5 --to 3
            ! no entry
            $ navlog log library.jsonl --to start
            ! no entry
            """#)
    }

    @Test func logAsJSONHasEveryMemberAndLeavesURLsWhole() throws {
        try transcript(
            #"""
            $ navlog log library.jsonl --json --from 5 --to 8
            {"seq":5,"time":"2026-11-30T09:01:00.000Z","scene":"main","intent":"openURL","outcome":{"kind":"applied"},"digest":"4096c0166ed99f7b"}
            {"seq":6,"time":"2026-11-30T09:01:01.000Z","scene":"main","intent":"pop","outcome":{"kind":"rejected","reason":"depthExceeded"},"digest":"4096c0166ed99f7b"}
            {"seq":7,"time":"2026-11-30T09:01:02.000Z","scene":null,"intent":"catalogLoaded","outcome":{"kind":"applied"},"digest":null}
            {"seq":8,"time":"2026-11-30T09:01:03.000Z","scene":"side","intent":"sceneOpened","outcome":{"kind":"applied"},"digest":"4b0033dac3b1e059"}
            $ navlog log notes.jsonl --json
            {"seq":1,"time":null,"scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"digest":"d8ff042de8d3038c"}
            {"seq":2,"time":null,"scene":"main","intent":"push","outcome":{"kind":"applied"},"digest":"2547568857b98728"}
            {"seq":3,"time":null,"scene":"main","intent":"teleport","outcome":{"kind":"rejected","reason":"unknownIntent"},"digest":"2547568857b98728"}
            """#)
    }

    @Test func diffComparesTwoPositions() throws {
        try transcript(
            #"""
            $ navlog diff library.jsonl 2 5
            --- 2  main  active  applied
            +++ 5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
            + main.stacks.library.path[0] topic(uikit)
            + main.stacks.library.path[1] article(a2)
            ? 1
            $ navlog diff library.jsonl 8
            --- 8  side  scene new  applied
            +++ 10  main  present share(a2)  applied
            + main.presentations[0] sheet share(a2)
            + side.stacks.library.path[0] settings
            ? 1
            $ navlog diff library.jsonl 5 6
            no difference between 5 and 6
            $ navlog diff library.jsonl 2 4 --json
            [{"op":"replace","path":"/scenes/main/tab","value":"search"},{"op":"add","path":"/scenes/main/stacks/library/path/0","value":{"topic":{"id":"swiftui"}}},{"op":"add","path":"/scenes/main/stacks/library/path/1","value":{"article":{"id":"a1","source":"front page"}}}]
            ? 1
            $ navlog diff library.jsonl 6 7 --json
            [{"op":"add","path":"/facts/content/article","value":["a1","a2"]}]
            ? 1
            $ navlog diff library.jsonl 5 6 --json
            []
            $ navlog diff library.jsonl
            --- 9  side  push settings by default  applied
            +++ 10  main  present share(a2)  applied
            + main.presentations[0] sheet share(a2)
            ? 1
            """#)
    }

    @Test func diffOfTwoJournalsFindsTheFirstDifference() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 4' -c 'push settings' -c 'save other.jsonl'
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            5  main  push settings  applied
                + main.stacks.search.path[0] settings
            ! forked at 4 into fork-1: in memory only, save FILE keeps it
            ! wrote 5 entries to other.jsonl
            $ navlog diff library.jsonl other.jsonl
            --- library.jsonl  10 entries
            +++ other.jsonl    5 entries
            4 entries alike, then
              4  main  tab search  applied
            - 5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
            + 5  main  push settings  applied
                ~ main.tab "library" → "search"
                ~ main.stacks.library.path[0] topic(uikit) → topic(swiftui)
                ~ main.stacks.library.path[1] article(a2) → article(id: a1, source: "front page")
                + main.stacks.search.path[0] settings
            in the end
                ~ main.tab "library" → "search"
                ~ main.stacks.library.path[0] topic(uikit) → topic(swiftui)
                ~ main.stacks.library.path[1] article(a2) → article(id: a1, source: "front page")
                + main.stacks.search.path[0] settings
                - main.presentations[0] sheet share(a2)
                - side launching
                - facts.content.article ["a1", "a2"]
            ? 1
            $ navlog diff library.jsonl other.jsonl --json
            {"same":4,"left":{"seq":5,"time":"2026-11-30T09:01:00.000Z","scene":"main","intent":"openURL","outcome":{"kind":"applied"},"digest":"4096c0166ed99f7b"},"right":{"seq":5,"time":"2026-11-30T10:00:00.000Z","scene":"main","intent":"push","outcome":{"kind":"applied"},"digest":"df88b220b89896ea"},"final":[{"op":"replace","path":"/scenes/main/tab","value":"search"},{"op":"replace","path":"/scenes/main/stacks/library/path/0/topic/id","value":"swiftui"},{"op":"replace","path":"/scenes/main/stacks/library/path/1/article/id","value":"a1"},{"op":"add","path":"/scenes/main/stacks/library/path/1/article/source","value":"front page"},{"op":"add","path":"/scenes/main/stacks/search/path/0","value":{"settings":{}}},{"op":"remove","path":"/scenes/main/presentations/0"},{"op":"remove","path":"/scenes/side"},{"op":"remove","path":"/facts/content/article"}]}
            ? 1
            $ navlog diff library.jsonl library.jsonl
            no difference in 10 entries
            $ navlog diff library.jsonl library.jsonl --json
            {"same":10,"left":null,"right":null,"final":[]}
            $ navlog diff library.jsonl nothing.jsonl
            ! error: cannot open "nothing.jsonl": No such file or directory (ENOENT)
            ? 3
            """#)
    }

    @Test func scenesAndStatsCount() throws {
        try transcript(
            #"""
            $ navlog scenes library.jsonl
              main  active  share(a2)  focus
              side  launching  settings
            $ navlog scenes library.jsonl --json
            {"scene":"main","phase":"active","focus":true,"digest":"39a219f92bb1b620"}
            {"scene":"side","phase":"launching","focus":false,"digest":"22c67ac77c20fd10"}
            $ navlog scenes library.jsonl --at start
            no scene
            $ navlog stats library.jsonl
            10 entries, 2 scenes, deepest path 2
            from 2026-11-30T09:00:00.000Z to 2026-11-30T09:02:00.000Z
            intents
              push           2
              sceneOpened    2
              catalogLoaded  1
              openURL        1
              phase          1
              pop            1
              present        1
              selectTab      1
            outcomes
              applied   9
              rejected  1
            reasons
              depthExceeded  1
            routes visited, 0 % of all moves went back
              article   2, 0 % left by going back
              settings  1
              share     1
            depth over time, a column is 1 entry, up to 2
                █ ██
                █ ██ ██
            $ navlog stats library.jsonl --json
            {"entries":10,"first":"2026-11-30T09:00:00.000Z","last":"2026-11-30T09:02:00.000Z","scenes":2,"intents":{"push":2,"sceneOpened":2,"catalogLoaded":1,"openURL":1,"phase":1,"pop":1,"present":1,"selectTab":1},"outcomes":{"applied":9,"rejected":1},"reasons":{"depthExceeded":1},"waits":{},"rejectedLinks":{},"routes":{"article":2,"settings":1,"share":1},"backs":{},"onwards":{"article":2},"backRate":0,"deadEnds":[],"maximumDepth":2,"depth":{"entriesAPiece":1,"greatest":[0,0,2,0,2,2,0,1,1]}}
            """#)
    }

    @Test func oneJournalUnderTwoManifestsPartsUnseen() throws {
        try transcript(
            #"""
            $ navlog diff library.jsonl --manifest library.manifest.json --manifest mail.manifest.json
            --- library.manifest.json  10 entries
            +++ mail.manifest.json     10 entries
            0 entries alike, then
            - 1  main  scene new  applied
            + 1  main  scene new  applied
                ~ main.tab "library" → null
                + main.selection.folders null
                + main.selection.messages null
                ~ main.stacks {"library":{"path":[],"views":[]},"profile":{"path":[],"views":[]},"search":{"path":[],"views":[]}} → {"detail":{"path":[],"views":[]}}
            in the end
                ~ main.tab "library" → null
                + main.selection.folders null
                + main.selection.messages null
                ~ main.stacks {"library":{"path":[{"topic":{"id":"uikit"}},{"article":{"id":"a2"}}],"views":[]},"profile":{"path":[],"views":[]},"search":{"path":[],"views":[]}} → {"detail":{"path":[],"views":[]}}
                - main.presentations[0] sheet share(id: a2)
                ~ side.tab "library" → null
                + side.selection.folders null
                + side.selection.messages null
                ~ side.stacks {"library":{"path":[{"settings":{}}],"views":[]},"profile":{"path":[],"views":[]},"search":{"path":[],"views":[]}} → {"detail":{"path":[],"views":[]}}
            ? 1
            $ navlog diff library.jsonl --manifest library.manifest.json --manifest mail.manifest.json --json
            {"same":0,"left":{"seq":1,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"digest":"4b0033dac3b1e059"},"right":{"seq":1,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"digest":"5e515ed9e1af551d"},"final":[{"op":"replace","path":"/scenes/main/tab","value":null},{"op":"add","path":"/scenes/main/selection/folders","value":null},{"op":"add","path":"/scenes/main/selection/messages","value":null},{"op":"replace","path":"/scenes/main/stacks","value":{"detail":{"path":[],"views":[]}}},{"op":"remove","path":"/scenes/main/presentations/0"},{"op":"replace","path":"/scenes/side/tab","value":null},{"op":"add","path":"/scenes/side/selection/folders","value":null},{"op":"add","path":"/scenes/side/selection/messages","value":null},{"op":"replace","path":"/scenes/side/stacks","value":{"detail":{"path":[],"views":[]}}}]}
            ? 1
            $ navlog diff library.jsonl --manifest library.manifest.json --manifest library.manifest.json
            no difference in 10 entries
            $ navlog diff library.jsonl 3 --manifest library.manifest.json --manifest mail.manifest.json
            ! error: two manifests are compared on one journal, from its start
            ? 2
            $ navlog log library.jsonl --manifest library.manifest.json --manifest mail.manifest.json
            ! error: option --manifest is given twice
            ? 2
            """#)
    }
}
