import Testing

@testable import NavlogShell

@Suite struct TreeVerbTests {
    @Test func `one does not see what is shown, what is over it and what waits`() throws {
        try transcript(
            #"""
            $ navlog tree library.jsonl
            catalog ready  nobody signed in
            main  active  focus  claimed by 3
            ├─▹ library
            │    └─ topic(uikit)
            │       └─ article(a2)
            ├─  profile  root
            ├─  search  root
            └─▸ sheet  share(a2)
            side  launching
            ├─▸ library
            │    └─ settings
            ├─  profile  root
            └─  search  root
            $ navlog tree library.jsonl --at 4 --scene main
            main  active  focus  claimed by 3
            ├─  library
            │    └─ topic(swiftui)
            │       └─ article(id: a1, source: "front page")
            ├─  profile  root
            └─▸ search  root
            $ navlog tree mail.jsonl
            catalog ready  nobody signed in
            w  launching  focus  claimed by 2
            ├─  folders  selected folder(inbox)
            ├─  messages  nothing selected
            └─▸ detail
                 └─ message(1)
            $ navlog repl mail.jsonl -c 'width compact' -c tree -c root -c tree -c 'select folders none' -c tree
            4  w  width compact  applied
                ~ w.width "regular" → "compact"
            w  launching  compact  focus  claimed by 2
            ├─  folders  selected folder(inbox)
            ├─  messages  nothing selected
            └─▸ detail
                 └─ message(1)
            5  w  root  applied
                - w.stacks.detail.path[0] message(1)
            w  launching  compact  focus  claimed by 2
            ├─▸ folders  selected folder(inbox)
            ├─  messages  nothing selected
            └─  detail  root
            6  w  select folders none  applied
                ~ w.selection.folders folder(inbox) → null
            w  launching  compact  focus  claimed by 2
            ├─▸ folders  nothing selected
            ├─  messages  nothing selected
            └─  detail  root
            ! forked at 3 into fork-1: in memory only, save FILE keeps it
            $ navlog repl library.jsonl -c 'hide profile' -c 'view Filter' -c 'catalog load' -c 'present compose(x)' -c 'open websun://topics/a/articles/b' -c tree -c state
            11  main  hide profile  applied
                + main.hiddenTabs[0] "profile"
            12  main  view Filter  applied
                + main.presentations[0].views[0] "Filter"
            13  app  catalog load  applied
                - facts.content.article ["a1", "a2"]
            14  main  present compose(x)  applied
                + main.presentations[1] fullScreenCover compose(x)
            15  main  open websun://topics/a/articles/b  deferred until the cover is gone
                ~ main.pending null → openURL of 15 until the cover is gone
            main  active  focus  claimed by 3
            ├─▹ library
            │    └─ topic(uikit)
            │       └─ article(a2)
            ├─  profile (hidden)  root
            ├─  search  root
            ├─▹ sheet  share(a2)
            │    └─ view Filter
            ├─▸ fullScreenCover  compose(x)
            └─  waits  open websun://topics/a/articles/b until the cover is gone, since 15
            catalog ready  nobody signed in
            main  active  focus  claimed by 3
              ▹ library           topic(uikit) › article(a2)
                profile (hidden)  root
                search            root
              ▹ sheet             share(a2) › view Filter
              ▸ fullScreenCover   compose(x)
                waits             open websun://topics/a/articles/b until the cover is gone, since 15
            side  launching
              ▸ library  settings
                profile  root
                search   root
            ! forked at 10 into fork-1: in memory only, save FILE keeps it
            $ navlog tree library.jsonl --scene nowhere
            ! error: no scene "nowhere" here
            ! hint: one of main, side
            ? 1
            $ navlog tree library.jsonl --at start
            catalog ready  nobody signed in
            no scene
            $ navlog tree library.jsonl --at 1 --json
            {"seq":1,"state":{"catalog":{"status":"ready"},"session":{"user":null},"focus":null,"scenes":{"main":{"phase":"launching","tab":"library","hiddenTabs":[],"selection":{},"columns":"automatic","width":"regular","stacks":{"library":{"path":[],"views":[]},"profile":{"path":[],"views":[]},"search":{"path":[],"views":[]}},"presentations":[],"pending":null}}}}
            """#)
    }
}
