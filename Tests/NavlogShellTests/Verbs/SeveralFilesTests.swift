import Testing

@testable import NavlogShell

@Suite struct SeveralFilesTests {
    private static let first = #"""
        {"navlog":1,"session":"s"}
        {"seq":1,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"sceneOpened"}
        {"seq":2,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"push","route":{"a":{}}}

        """#
    private static let second = #"""
        {"navlog":1,"session":"s","continues":{"seq":2,"session":"s"}}
        {"seq":3,"time":"2026-11-30T09:00:04.000Z","scene":"main","intent":"sceneOpened"}
        {"seq":4,"time":"2026-11-30T09:00:04.000Z","scene":"main","intent":"push","route":{"b":{}},}

        """#
    private static let widget = #"""
        {"navlog":1,"app":"w"}
        {"seq":1,"time":"2026-11-30T09:00:01.000Z","scene":"side","intent":"sceneOpened"}
        {"seq":2,"time":"2026-11-30T09:00:03.000Z","scene":"side","intent":"push","route":{"c":{}}}

        """#

    @Test func segmentsAreOneJournalWithTheirOwnPlaces() throws {
        try transcript(
            #"""
            $ navlog log j.jsonl
            1     main     scene new                                  applied
            2     main     push a                                     applied
            3     main     scene new                                  applied
            ! error: j.000002.jsonl:3: a comma with nothing after it
            !   …Z","scene":"main","intent":"push","route":{"b":{}},}
            !                                                      ^
            ! hint: --lenient goes on without the damaged lines; navlog verify j.jsonl lists them
            ? 3
            $ navlog verify j.jsonl
            error: j.000002.jsonl:3: a comma with nothing after it (trailingComma, byte 235)
            j.jsonl: damaged in 1 place, 3 entries
            ? 3
            $ navlog verify j.jsonl --json
            {"code":"trailingComma","severity":"error","line":3,"offset":235,"seq":null,"message":"a comma with nothing after it","journal":"j.000002.jsonl"}
            ? 3
            $ navlog verify j.000002.jsonl
            error: j.000002.jsonl:3: a comma with nothing after it (trailingComma, byte 235)
            j.000002.jsonl: damaged in 1 place, 1 entry
            ? 3
            $ navlog repair j.jsonl -o whole.jsonl
            left out: j.000002.jsonl:3: a comma with nothing after it (bytes 145 to 238)
            ! wrote whole.jsonl: 3 entries kept
            $ navlog log whole.jsonl --from 3
            3     main     scene new                                  applied
            """#, files: ["j.jsonl": Self.first, "j.000002.jsonl": Self.second])
    }

    @Test func severalWritersAreMergedByTime() throws {
        try transcript(
            #"""
            $ navlog log one.jsonl --with widget.jsonl
            1     main     scene new                                  applied
            2     side     scene new                                  applied
            3     main     push a                                     applied
            4     side     push c                                     applied
            ! note: one.jsonl, widget.jsonl do not go on from each other: merged by time, with new seqs
            $ navlog merge one.jsonl widget.jsonl -o both.jsonl
            ! wrote 4 entries to both.jsonl
            $ navlog verify both.jsonl
            both.jsonl: whole, 4 entries
            $ navlog merge one.jsonl widget.jsonl -o both.jsonl
            ! error: "both.jsonl" exists already, and nothing is overwritten
            ? 4
            $ navlog merge one.jsonl damaged.jsonl -o other.jsonl
            ! error: damaged.jsonl:3: a comma with nothing after it
            ! hint: --lenient goes on without the damaged lines; navlog verify damaged.jsonl lists them
            ? 3
            $ navlog merge one.jsonl damaged.jsonl -o other.jsonl --lenient
            ! error: damaged.jsonl:3: a comma with nothing after it
            ! wrote 4 entries to other.jsonl
            ? 3
            $ navlog merge one.jsonl library.jsonl widget.jsonl -o x
            ! error: these are journals of two apps, "com.example.library" and "w"
            ? 4
            $ navlog merge one.jsonl
            ! error: merge needs -o
            ! hint: usage: navlog merge J… -o FILE [option…]
            ? 2
            """#,
            files: [
                "one.jsonl": Self.first, "widget.jsonl": Self.widget, "damaged.jsonl": Fixture.damaged,
                "library.jsonl": Fixture.journal,
            ])
    }

    @Test func aFolderHoldsOneJournalOrSeveral() throws {
        try transcript(
            #"""
            $ navlog verify logs
            error: logs/j.000002.jsonl:3: a comma with nothing after it (trailingComma, byte 235)
            logs/j.jsonl: damaged in 1 place, 3 entries
            logs/w.jsonl: whole, 2 entries
            2 journals: 1 whole, 1 damaged, 5 entries
            ? 3
            $ navlog state logs --scene main --lenient --json
            {"seq":5,"state":{"phase":"launching","tab":null,"hiddenTabs":[],"selection":{},"columns":"automatic","width":"regular","stacks":{"main":{"path":[],"views":[]}},"presentations":[],"pending":null}}
            ! note: logs/j.jsonl, logs/w.jsonl do not go on from each other: merged by time, with new seqs
            ! error: logs/j.000002.jsonl:3: a comma with nothing after it
            ? 3
            $ navlog verify empty
            ! error: there is no journal in "empty": no file whose name ends in .jsonl, .jsonl.gz or .jsonl.zst
            ? 3
            """#,
            files: [
                "logs/j.jsonl": Self.first, "logs/j.000002.jsonl": Self.second, "logs/w.jsonl": Self.widget,
                "empty/readme.txt": "",
            ])
    }

    @Test func repeatedMessagesAreSummedUp() throws {
        let files = [
            "j": "{\"navlog\":1}\n" + String(repeating: "\n", count: 100) + String(repeating: "x\n", count: 11)
        ]
        let run = Desk(files).run(["verify", "j"])
        let lines = run.output.split(separator: "\n")
        #expect(
            lines.dropFirst(20) == [
                "and 90 more (blankLine), the last at j:101", "and 1 more (syntax), the last at j:112",
                "j: damaged in 11 places, 0 entries",
            ])
        // A script gets them all.
        #expect(Desk(files).run(["verify", "j", "--json"]).output.split(separator: "\n").count == 111)
    }

    @Test func aLimitThatIsNoNumberOfBytesIsRefused() throws {
        try transcript(
            #"""
            $ navlog verify notes.jsonl --expand-limit 2G
            notes.jsonl: whole, 3 entries
            $ navlog verify notes.jsonl --expand-limit much
            ! error: "much" is no number of bytes
            ! hint: --expand-limit 64G
            ? 2
            $ navlog verify notes.jsonl --expand-limit 99999999T
            ! error: "99999999T" is no number of bytes
            ! hint: --expand-limit 64G
            ? 2
            """#)
    }
}
