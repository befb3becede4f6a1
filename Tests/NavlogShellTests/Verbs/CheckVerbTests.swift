import Testing

@testable import NavlogShell

struct CheckVerbTests {
    private static let files = [
        "sound.jsonl": """
        {"navlog":1}
        {"seq":1,"scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"state":"d8ff042de8d3038c"}
        {"seq":2,"scene":"main","intent":"pop","outcome":{"kind":"rejected","reason":"emptyStack"}}

        """,
        "sick.jsonl": """
        {"navlog":1}
        {"seq":1,"time":"2026-11-30T09:00:01.000Z","scene":"main","intent":"sceneOpened"}
        {"seq":2,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"push","route":{"a":{}}}
        {"seq":3,"time":"2026-11-30T09:00:02.080Z","scene":"main","intent":"push","route":{"a":{}}}
        {"seq":4,"time":"2026-11-30T09:00:01.500Z","scene":"main","intent":"pop","count":3,"outcome":{"kind":"applied"}}

        """,
        "late.jsonl": """
        {"navlog":1}
        {"seq":1,"time":"2026-11-30T09:00:01.000Z","scene":"main","intent":"sceneOpened"}
        {"seq":2,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"present","route":{"a":{}}}
        {"seq":3,"time":"2026-11-30T09:00:04.000Z","scene":"main","intent":"push","route":{"b":{}},"stack":"main"}
        {"seq":4,"time":"2026-11-30T09:00:09.000Z","scene":"main","intent":"dismiss"}

        """,
        "noted.jsonl": """
        {"navlog":1}
        {"seq":1,"scene":"main","intent":"sceneOpened"}
        {"seq":2,"scene":"main","intent":"pushView","label":"about\\u001b[2J"}
        {"seq":3,"scene":"main","intent":"push","route":{"a":{}}}

        """,
        "damaged.jsonl": """
        {"navlog":1}
        {"seq":1,"scene":"main","intent":"sceneOpened"}
        {"seq":2,
        {"seq":3,"scene":"main","intent":"pop","outcome":{"kind":"applied"}}

        """,
    ]

    @Test func checkNamesEveryFaultAndHowToReadMore() throws {
        try transcript(
            #"""
            $ navlog check sound.jsonl
            sound.jsonl: sound, 2 entries
            $ navlog check sick.jsonl
            warning: sick.jsonl:4: seq 3: what 2 had pushed was pushed again at once (L11)
            warning: sick.jsonl:5: seq 4: the time goes back (timeBack)
            error: sick.jsonl:5: seq 4: the app recorded applied, replay gives rejected depthExceeded; likely reason: the app did otherwise, or its reducer is of another version (L01)
            sick.jsonl: 1 error, 2 warnings, 4 entries
            hint: navlog help L11 timeBack L01
            ? 1
            $ navlog check noted.jsonl
            note: noted.jsonl:4: seq 3: the push took away "about\u{1b}[2J" (L12)
            noted.jsonl: sound, 1 note, 3 entries
            """#, files: Self.files)
    }

    @Test func helpExplainsEveryCodeThatCheckNames() {
        let run = Desk().run(["help", "L11", "timeBack", "l01", "bisect"])
        let titles = run.output.split(separator: "\n\n").map { $0.prefix { $0 != "\n" } }
        #expect(
            titles.filter { $0.hasSuffix(")") } == [
                "L11: the same was pushed twice from the same screen (warning)", "timeBack (warning)",
                "L01: the app recorded something else than what comes of its journal (error)",
            ])
        #expect(run.output.contains("usage: navlog bisect J [PRED]… [option…]"))
    }

    @Test func theSmallestPrefixThatShowsAFaultIsNamed() throws {
        try transcript(
            #"""
            $ navlog check late.jsonl
            warning: late.jsonl:4: seq 3: the path changed under what is presented over it (L07, shown by 4)
            late.jsonl: 1 warning, 4 entries
            hint: navlog help L07
            ? 1
            """#, files: Self.files)
    }

    @Test func severalJournalsHaveATotal() throws {
        try transcript(
            #"""
            $ navlog check sound.jsonl noted.jsonl sick.jsonl --json
            {"code":"L12","severity":"note","line":4,"offset":131,"seq":3,"message":"the push took away \"about\u001b[2J\"","journal":"noted.jsonl"}
            {"code":"L11","severity":"warning","line":4,"offset":187,"seq":3,"message":"what 2 had pushed was pushed again at once","journal":"sick.jsonl"}
            {"code":"timeBack","severity":"warning","line":5,"offset":279,"seq":4,"message":"the time goes back","journal":"sick.jsonl"}
            {"code":"L01","severity":"error","line":5,"offset":279,"seq":4,"message":"the app recorded applied, replay gives rejected depthExceeded; likely reason: the app did otherwise, or its reducer is of another version","journal":"sick.jsonl"}
            ? 1
            $ navlog check sound.jsonl noted.jsonl
            sound.jsonl: sound, 2 entries
            note: noted.jsonl:4: seq 3: the push took away "about\u{1b}[2J" (L12)
            noted.jsonl: sound, 1 note, 3 entries
            2 journals: sound, 1 note, 5 entries
            """#, files: Self.files)
    }

    @Test func damageComesBeforeEveryFinding() throws {
        try transcript(
            #"""
            $ navlog check damaged.jsonl
            ! error: damaged.jsonl:3: not JSON: something else is expected here
            !   {"seq":2,
            !            ^
            ! hint: --lenient goes on without the damaged lines; navlog verify damaged.jsonl lists them
            ? 3
            $ navlog check damaged.jsonl --lenient
            error: damaged.jsonl:3: not JSON: something else is expected here (syntax)
            error: damaged.jsonl:4: seq 3: the app recorded applied, replay gives rejected emptyStack; likely reason: line 3 is damaged, and its entry is missing (L01)
            damaged.jsonl: 2 errors, 2 entries
            hint: navlog help syntax L01
            ? 3
            """#, files: Self.files)
    }

    @Test func aSessionChecksItsJournal() throws {
        try transcript(
            #"""
            $ navlog repl sick.jsonl -c check
            warning: sick.jsonl:4: seq 3: what 2 had pushed was pushed again at once (L11)
            warning: sick.jsonl:5: seq 4: the time goes back (timeBack)
            error: sick.jsonl:5: seq 4: the app recorded applied, replay gives rejected depthExceeded; likely reason: the app did otherwise, or its reducer is of another version (L01)
            sick.jsonl: 1 error, 2 warnings, 4 entries
            hint: help L11 timeBack L01
            ! warning: sick.jsonl:5: the time goes back
            ? 1
            $ navlog repl -c check
            ! error: check needs a journal; this session has none
            ? 2
            """#, files: Self.files)
    }

    @Test func whoChecksAForkIsToldThatTheJournalIsChecked() throws {
        try transcript(
            #"""
            $ navlog repl sound.jsonl -c 'fork' -c check
            sound.jsonl: sound, 2 entries
            ! forked at 2 into fork-1: in memory only, save FILE keeps it
            ! hint: check reads the journal, not the fork: save FILE, then check FILE
            """#, files: Self.files)
    }

    @Test func aListOfEntriesSaysWhatTheAppRecordedInstead() throws {
        try transcript(
            #"""
            $ navlog log sick.jsonl --from 4
            4     main     pop 3                                      rejected depthExceeded; recorded: applied
            ! warning: sick.jsonl:5: the time goes back
            """#, files: Self.files)
    }

    @Test func helpExplainsAFinding() throws {
        try transcript(
            #"""
            $ navlog help l11
            L11: the same was pushed twice from the same screen (warning)

              The same route was pushed twice in a row before the first push can have been
              seen, or the same was opened twice for the same cause: a double tap, two
              handlers of one action, or an effect that ran again. A path that is written
              down as a whole pushes what is new at its end. The person has to go back
              twice. Ignore the second push while the first one is under way.
            $ navlog help timeBack
            timeBack (warning)

              The clock of the device was set back, by its owner or by the network. Entries
              keep their order, which is that of seq; whatever asks about times, a lint or a
              position like @2026-11-30T09:15, may be wrong around here.
            $ navlog help L21 --json
            {"code":"L21","severity":"note","title":"link rules that no link of the journal used","explanation":"The manifest has rules for links of a kind that this journal does not hold. Over the journals of many people such rules are dead: nobody follows these links, or an earlier rule takes them all. `navlog link test` shows the latter."}
            """#, files: Self.files)
    }
}
