import Testing

struct ActingTests {
    @Test func everyIntentHasAVerb() throws {
        try transcript(
            #"""
            $ navlog repl --manifest library.manifest.json
            < scene new main
            < active
            < ready
            < push topic(swiftui) article(id: a1, source: "front page")
            < push {"settings":{}} --stack search
            < view "a view"
            < pop
            < swipe began
            < swipe
            < pop to topic
            < pop to 0
            < set topic(a) topic(b) topic(c)
            < pop to topic(a)
            < pop to nothing
            < pop 7
            < root
            < tab profile
            < tab nowhere
            < hide search
            < tab search
            < show search
            < present share(a1)
            < present popover compose settings
            < dismiss share(a1)
            < dismiss all
            < dismiss
            < columns all
            < width compact
            < width regular
            1  main  scene new  applied
                + main launching
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            3  main  ready  unchanged
            4  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            5  main  push settings --stack search  applied
                + main.stacks.search.path[0] settings
            6  main  view "a view"  applied
                + main.stacks.library.views[0] "a view"
            7  main  pop  applied
                - main.stacks.library.views[0] "a view"
            8  main  swipe back began  unchanged
            9  main  swipe back completed  applied
                - main.stacks.library.path[1] article(id: a1, source: "front page")
            10  main  pop to topic  rejected notInStack
            11  main  pop to 0  applied
                - main.stacks.library.path[0] topic(swiftui)
            12  main  set topic(a) topic(b) topic(c)  applied
                + main.stacks.library.path[0] topic(a)
                + main.stacks.library.path[1] topic(b)
                + main.stacks.library.path[2] topic(c)
            13  main  pop to topic(a)  applied
                - main.stacks.library.path[1] topic(b)
                - main.stacks.library.path[2] topic(c)
            14  main  pop to nothing  rejected notInStack
            15  main  pop 7  rejected depthExceeded
            16  main  root  applied
                - main.stacks.library.path[0] topic(a)
            17  main  tab profile  applied
                ~ main.tab "library" → "profile"
            18  main  tab nowhere  rejected unknownTab
            19  main  hide search  applied
                + main.hiddenTabs[0] "search"
            20  main  tab search  rejected hiddenTab
            21  main  show search  applied
                - main.hiddenTabs[0] "search"
            22  main  present share(a1)  applied
                + main.presentations[0] sheet share(a1)
            23  main  present popover compose settings  applied
                + main.presentations[1] popover compose
            24  main  dismiss share(a1)  applied
                - main.presentations[0] sheet share(a1)
                - main.presentations[1] popover compose
            25  main  dismiss all  rejected nothingPresented
            26  main  dismiss  rejected nothingPresented
            27  main  columns all  applied
                ~ main.columns "automatic" → "all"
            28  main  width compact  applied
                ~ main.width "regular" → "compact"
            29  main  width regular  applied
                ~ main.width "compact" → "regular"
            """#)
    }

    @Test func factsAndWaitingIntentsResolve() throws {
        try transcript(
            #"""
            $ navlog repl --manifest library.manifest.json
            < scene new main
            < open websun://topics/swiftui/articles/a1 --delivery d1
            < ready
            < open websun://topics/swiftui/articles/a1 --delivery d1
            < open nope://x
            < catalog load article a1 7
            < catalog add article a2
            < catalog remove article a1
            < push profile(u1)
            < signin u1
            < signout
            < push profile(u1)
            < forget
            < background
            < restore '[{"settings":{}}]'
            < restore W3sic2V0dGluZ3MiOnt9fV0= --origin restore
            < launch
            < scene new main
            < ready
            < restore last
            < scene close main
            < scene close main destroyed
            1  main  scene new  applied
                + main launching
            2  main  open websun://topics/swiftui/articles/a1 --delivery d1  deferred until ready
                ~ focus null → "main"
                ~ main.pending null → openURL of 2 until ready
            3  main  ready  applied; 2 resolved: applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(a1)
                ~ main.pending openURL of 2 until ready → null
            4  main  open websun://topics/swiftui/articles/a1 --delivery d1  repeated, first in 2
            5  main  open nope://x  rejected unsupportedScheme
            6  app  catalog load article a1 7  applied
                + facts.content.article ["a1", 7]
            7  app  catalog +article a2  applied
                + facts.content.article[1] "a2"
            8  app  catalog -article a1  applied
                - facts.content.article[0] "a1"
            9  main  push profile(u1)  deferred until sign-in
                ~ main.pending null → push of 9 until sign-in
            10  app  signin u1  applied; 9 resolved: applied
                ~ session.user null → "u1"
                + main.stacks.library.path[2] profile(u1)
                ~ main.pending push of 9 until sign-in → null
            11  app  signout  applied
                ~ session.user "u1" → null
                - main.stacks.library.path[2] profile(u1)
            12  main  push profile(u1)  deferred until sign-in
                ~ main.pending null → push of 12 until sign-in
            13  main  forget  applied; 12 resolved: rejected dropped
                ~ main.pending push of 12 until sign-in → null
            14  main  background  applied
                ~ main.phase "launching" → "background"
            15  main  restore [{"settings":{}}]  superseded by 2
            16  main  restore [{"settings":{}}]  superseded by 2
            17  app  launch  applied
                ~ focus "main" → null
                - main background
                - facts.content.article ["a2", 7]
            18  main  scene new  applied
                + main launching
            19  main  ready  applied
            20  main  restore {"navlog":"snapshot","format":1,"schema":1,"seq":16,"sta… (599 bytes)  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(a1)
            21  main  scene close  applied
                ~ main.phase "launching" → "closed"
            22  main  scene close destroyed  applied
                - main closed
            """#)
    }

    @Test func aSplitViewHasColumns() throws {
        try transcript(
            #"""
            $ navlog repl mail.jsonl
            < select messages message(2)
            < select folders none
            < select folders {"none":{}}
            < select nowhere none
            < columns doubleColumn
            4  w  select messages message(2)  applied
                ~ w.selection.messages null → message(2)
                - w.stacks.detail.path[0] message(1)
            5  w  select folders none  applied
                ~ w.selection.folders folder(inbox) → null
                ~ w.selection.messages message(2) → null
            6  w  select folders none  rejected unknownRoute
            7  w  select nowhere none  rejected unknownColumn
            8  w  columns doubleColumn  applied
                ~ w.columns "automatic" → "doubleColumn"
            ! forked at 3 into fork-1: in memory only, save FILE keeps it
            """#)
    }

    @Test func anIntentAsJSONBringsItsOwnSceneAndOrigin() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl
            < intent {"seq":4,"scene":"side","intent":"push","route":{"topic":{"id":"x"}},"origin":"auto"}
            < intent '{"intent":"pathChanged","depth":2,"opaque":true}' --scene side
            < intent {"intent":"phase","to":"inactive"}
            < intent {"intent":"quuz"}
            < intent {"intent":7}
            11  side  push topic(x) by auto  applied
                + side.stacks.library.path[1] topic(x)
            12  side  path changed to depth 2, unreadable  unchanged
            13  main  phase  rejected badIntent
            14  main  quuz  rejected unknownIntent
            ! forked at 10 into fork-1: in memory only, save FILE keeps it
            ! error: -:5: an entry is a JSON object with a member "intent"
            ? 2
            """#)
    }

    @Test func `a slip of the pen begins a fork, or nobody says what is missing`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'push article' -c 'push aticle(a1)' -c 'present share' -c 'pop 9' -c 'push article'
            11  main  push article  rejected badParameter
            11  main  push aticle(a1)  rejected unknownRoute
            11  main  present share  rejected badParameter
            11  main  pop 9  rejected emptyStack
            12  main  push article  rejected badParameter
            ! hint: article needs id: string
            ! not forked: what is refused changes nothing
            ! hint: did you mean article?
            ! not forked: what is refused changes nothing
            ! hint: share needs id: string
            ! not forked: what is refused changes nothing
            ! forked at 10 into fork-1: in memory only, save FILE keeps it
            ! hint: article needs id: string
            $ navlog repl mail.jsonl -c 'push folder(inbox) message(id: "x")' -c 'select messages message' -c 'goto 2' -c 'set message(1.5)'
            4  w  push folder(inbox) message(x)  rejected badParameter
            4  w  select messages message  rejected badParameter
            2  w  select folders folder(inbox)  applied
                ~ focus null → "w"
                ~ w.selection.folders null → folder(inbox)
            3  w  set message(1.5)  rejected badParameter
            ! hint: message needs id: int
            ! not forked: what is refused changes nothing
            ! hint: message needs id: int
            ! not forked: what is refused changes nothing
            ! hint: message needs id: int
            ! not forked: what is refused changes nothing
            $ navlog record new.jsonl --manifest library.manifest.json -c 'scene new main' -c 'push article'
            1     main     scene new                                  applied
            2     main     push article                               rejected badParameter
            ! hint: article needs id: string
            """#)
    }

    @Test func scenesAreChosenOpenedAndClosed() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl
            < scene
            < scene use side
            < scene
            < push settings
            < scene new third
            < scene
            < scene close third destroyed
            < scene main --json
            < scene --json
            < scene use
            main
            side
            11  side  push settings  applied
                ~ focus "main" → "side"
                + side.stacks.library.path[1] settings
            12  third  scene new  applied
                + third launching
            third
            13  third  scene close destroyed  applied
                - third launching
            {"scene":"main"}
            ! forked at 10 into fork-1: in memory only, save FILE keeps it
            ! error: -:10: scene use needs a scene
            ! hint: open: main, side
            ? 2
            $ navlog repl library.jsonl -c 'scene use sied'
            ! error: no scene "sied" here
            ! hint: did you mean side?
            ? 1
            $ navlog repl library.jsonl -c 'scene new'
            ! error: scene new needs a name
            ? 2
            $ navlog repl library.jsonl -c 'scene fuse side'
            ! error: unknown word "fuse" of scene
            ! hint: did you mean use?
            ? 2
            """#)
    }

    @Test func whatIsWrittenWrongIsShownWithACaret() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'push article(id: a1,)'
            ! error: expected a value, found ")"
            !   article(id: a1,)
            !                  ^
            ? 2
            $ navlog repl library.jsonl -c 'push topic(swift'
            ! error: this ( is never closed
            !   push topic(swift
            !             ^
            ! hint: where it is meant as text, put the whole word in quotes
            ? 2
            $ navlog repl library.jsonl -c 'push "topic'
            ! error: this " is never closed
            !   push "topic
            !        ^
            ! hint: where it is meant as text, put the whole word in quotes
            ? 2
            $ navlog repl library.jsonl -c 'push "a"b'
            ! error: a space is missing after this quote
            !   push "a"b
            !           ^
            ? 2
            $ navlog repl library.jsonl -c 'view "\q"'
            ! error: this quoted text is no JSON string
            !   view "\q"
            !        ^
            ! hint: write a backslash as \\, or use single quotes
            ? 2
            $ navlog repl library.jsonl -c 'restore {"a":}'
            ! error: this is not JSON: something else is expected here
            !   {"a":}
            !        ^
            ? 2
            $ navlog repl library.jsonl -c 'restore nothing.json'
            ! error: cannot open "nothing.json": No such file or directory (ENOENT)
            ? 2
            $ navlog repl library.jsonl -c 'restore mail.jsonl'
            ! error: "mail.jsonl" holds no snapshot
            ! hint: JSON, or base64 of JSON, as navlog export writes it
            ? 2
            $ navlog repl library.jsonl -c 'restore last'
            ! error: there is no earlier state to restore
            ! hint: last is what the run of the app before this one ended with, or what a restore brought
            ? 1
            $ navlog repl -c 'push a(1)'
            1  main  push a(1)  rejected unknownScene
            ! hint: no scene is open: scene new main
            $ navlog repl library.jsonl -c "intent '{\"intent\":\"dimiss\"}'"
            11  main  dimiss  rejected unknownIntent
            ! hint: did you mean dismiss?
            ! not forked: what is refused changes nothing
            $ navlog repl library.jsonl -c 'pop 1 2'
            ! error: pop N has no place for "2"
            ! hint: pop to ROUTE
            ? 2
            $ navlog repl library.jsonl -c 'pop zero'
            ! error: "zero" is no number from 1 on
            ? 2
            $ navlog repl library.jsonl -c 'push'
            ! error: push needs ROUTE
            ! hint: usage: push ROUTE… [option…]
            ? 2
            $ navlog repl library.jsonl -c 'swipe started'
            ! error: unknown stage "started"
            ! hint: one of began, cancelled, completed
            ? 2
            $ navlog repl library.jsonl -c 'catalog laod'
            ! error: unknown word "laod"
            ! hint: did you mean load?
            ? 2
            $ navlog repl library.jsonl -c 'pop --origin usre'
            ! error: unknown value of --origin "usre"
            ! hint: did you mean user?
            ? 2
            $ navlog repl library.jsonl -c 'signin u --scene main'
            ! error: unknown option "--scene" of signin
            ! hint: one of --origin, --json, --no-color, --help
            ? 2
            """#)
    }
}
