import NavigationJournal
import Testing

@testable import NavlogShell

struct TravelTests {
    @Test func stepShowsEachEntryWithItsOutcomeAndWhatItChanged() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c start -c step -c 'step 3' -c 'step 0'
            0 before the first entry
            1  main  scene new  applied
                + main launching
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            $ navlog repl library.jsonl -c 'goto 9' -c 'step 5' -c step
            9  side  push settings by default  applied
                + side.stacks.library.path[0] settings
            10  main  present share(a2)  applied
                + main.presentations[0] sheet share(a2)
            ! at the end
            """#)
    }

    @Test func backShowsWhatIsUndoneNewestFirst() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 5' -c 'back 2' -c back
            5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                ~ main.tab "search" → "library"
                ~ main.stacks.library.path[0] topic(swiftui) → topic(uikit)
                ~ main.stacks.library.path[1] article(id: a1, source: "front page") → article(a2)
            undone 5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                ~ main.tab "library" → "search"
                ~ main.stacks.library.path[0] topic(uikit) → topic(swiftui)
                ~ main.stacks.library.path[1] article(a2) → article(id: a1, source: "front page")
            undone 4  main  tab search  applied
                ~ main.tab "search" → "library"
            undone 3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                - main.stacks.library.path[0] topic(swiftui)
                - main.stacks.library.path[1] article(id: a1, source: "front page")
            $ navlog repl library.jsonl -c 'goto 1' -c 'back 9' -c back
            1  main  scene new  applied
                + main launching
            undone 1  main  scene new  applied
                - main launching
            ! at the start
            """#)
    }

    @Test func travellingAsJSONGivesALineAnEntry() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl --json -c 'goto 3' -c back -c step -c start -c end
            {"seq":3,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"push","outcome":{"kind":"applied"},"digest":"3bca2d1fc816a5c8"}
            {"seq":3,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"push","outcome":{"kind":"applied"},"digest":"4b0033dac3b1e059","undone":true}
            {"seq":3,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"push","outcome":{"kind":"applied"},"digest":"3bca2d1fc816a5c8"}
            {"seq":0}
            {"seq":10,"time":"2026-11-30T09:02:00.000Z","scene":"main","intent":"present","outcome":{"kind":"applied"},"digest":"39a219f92bb1b620"}
            """#)
    }

    @Test func everyKindOfPositionIsUnderstood() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 4' -c 'goto -2' -c 'goto 50%' -c 'goto 0%' -c 'goto 100%'
            4  main  tab search  applied
                ~ main.tab "library" → "search"
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            5  main  open websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name  applied
                ~ main.tab "search" → "library"
                ~ main.stacks.library.path[0] topic(swiftui) → topic(uikit)
                ~ main.stacks.library.path[1] article(id: a1, source: "front page") → article(a2)
            0 before the first entry
            10  main  present share(a2)  applied
                + main.presentations[0] sheet share(a2)
            $ navlog repl library.jsonl -c 'goto @2026-11-30T09:00:02' -c 'goto @2026-11-30T09:00:02.500Z' -c 'goto @2026-11-30'
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            0 before the first entry
            $ navlog repl library.jsonl -c 'goto 6' -c 'mark here' -c end -c 'goto #here' -c 'state main.tab --at #here'
            6  main  pop 5  rejected depthExceeded
            10  main  present share(a2)  applied
                + main.presentations[0] sheet share(a2)
            6  main  pop 5  rejected depthExceeded
            "library"
            $ navlog state library.jsonl main.tab --at -6
            "search"
            """#)
    }

    @Test func aPositionOutOfRangeNamesTheRange() throws {
        try transcript(
            #"""
            $ navlog state library.jsonl --at 11
            ! error: there is no position "11"
            ! hint: positions here are 0 to 10
            ? 2
            $ navlog state library.jsonl --at 99999999999999999999
            ! error: there is no position "99999999999999999999"
            ! hint: positions here are 0 to 10
            ? 2
            $ navlog state library.jsonl --at -11
            ! error: there is no position "-11"
            ! hint: positions here are 0 to 10
            ? 2
            $ navlog state library.jsonl --at 101%
            ! error: "101%" is no position
            ! hint: like 42, start, end, -3, 50%, @2026-11-30T09:15 or #mark
            ? 2
            $ navlog state library.jsonl --at soon
            ! error: "soon" is no position
            ! hint: like 42, start, end, -3, 50%, @2026-11-30T09:15 or #mark
            ? 2
            $ navlog state library.jsonl --at +3
            ! error: "+3" is no position
            ! hint: like 42, start, end, -3, 50%, @2026-11-30T09:15 or #mark
            ? 2
            $ navlog state library.jsonl --at @yesterday
            ! error: "@yesterday" is no position
            ! hint: like 42, start, end, -3, 50%, @2026-11-30T09:15 or #mark
            ? 2
            $ navlog repl library.jsonl -c 'mark here' -c 'goto #hree'
            ! error: there is no mark "hree"
            ! hint: did you mean #here?
            ? 2
            $ navlog repl library.jsonl -c 'goto #here'
            ! error: there is no mark "here"
            ! hint: set one with mark NAME
            ? 2
            $ navlog repl library.jsonl -c 'goto 3' -c 'back x'
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            ! error: "x" is no number from 0 on
            ? 2
            """#)
    }

    @Test func lookingAndForkingLeaveTheJournalAlone() throws {
        let desk = Desk()
        let before = desk["library.jsonl"]
        let run = desk.run(
            ["repl", "library.jsonl", "-c", "goto 3", "-c", "push settings", "-c", "back", "-c", "step", "-c", "end"])
        #expect(run.status == .done)
        #expect(desk["library.jsonl"] == before)
        #expect(Set(desk.storage.paths) == Set(Fixture.files.keys))
    }
}
