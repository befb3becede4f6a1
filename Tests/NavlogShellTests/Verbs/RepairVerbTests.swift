import Testing

@testable import NavlogShell

@Suite struct RepairVerbTests {
    @Test func whatIsLeftOutIsNamedAndWhatIsMissing() throws {
        try transcript(
            #"""
            $ navlog repair damaged.jsonl -o new.jsonl
            left out: damaged.jsonl:3: a comma with nothing after it (bytes 61 to 123)
            missing: seq 2
            ! wrote new.jsonl: 2 entries kept
            ? 1
            $ navlog verify new.jsonl
            error: new.jsonl:3: seq 3: 2 is missing (seqGap, byte 61)
            new.jsonl: damaged in 1 place, 2 entries
            ? 3
            $ navlog repair torn.jsonl -o whole.jsonl
            left out: torn.jsonl:3: 20 bytes after the last line end: a crash while writing; they are not used (bytes 61 to 81)
            ! wrote whole.jsonl: 1 entry kept
            $ navlog verify whole.jsonl
            whole.jsonl: whole, 1 entry
            $ navlog repair torn.jsonl -o whole.jsonl
            ! error: "whole.jsonl" exists already, and nothing is overwritten
            ? 4
            $ navlog repair nothing.jsonl -o other.jsonl
            ! error: cannot open "nothing.jsonl": No such file or directory (ENOENT)
            ? 3
            """#)
    }

    @Test(arguments: ["", "\n", "\n\n", "  \n", "\0\n", "\n\0", "[]\n", "{"])
    func aFileWithoutRecordsIsRepairedToAnEmptyJournal(
        text: String
    ) {
        let desk = Desk(["blank.jsonl": text])
        let run = desk.run(["repair", "blank.jsonl", "-o", "new.jsonl"])
        #expect(run.errors.hasSuffix("wrote new.jsonl: 0 entries kept\n"), "\(run.errors)")
        #expect(desk["new.jsonl"] == "{\"navlog\":1}\n")
    }

    @Test(arguments: [
        (#"{"navlog":"manifest","format":1}"#, "this is a manifest"),
        (#"{"routes":[{"name":"a"}]}"#, "react-navigation"),
    ])
    func whatIsNoJournalIsNotRepairedToAnEmptyOne(text: String, message: String) {
        let desk = Desk(["other.json": text + "\n", "j.jsonl": "{\"navlog\":1}\n"])
        for command in [["repair", "other.json"], ["merge", "other.json", "j.jsonl"]] {
            let run = desk.run(command + ["-o", "new.jsonl"])
            #expect(run.errors.contains(message), "\(command): \(run.errors)")
            #expect(desk["new.jsonl"] == nil)
        }
    }

    @Test func gluedRecordsAreRecovered() throws {
        let files = [
            "j": "{\"navlog\":1}\n{\"seq\":1,\"intent\":\"launched\"}{\"seq\":2,\"intent\":\"signedOut\"}\n{\"x\"}\n"
        ]
        try transcript(
            #"""
            $ navlog repair j -o new --json
            {"code":"glued","line":2,"offset":13,"length":60,"recovered":[1,2]}
            {"code":"syntax","line":3,"offset":73,"length":6,"recovered":[]}
            ! wrote new: 0 entries kept, 2 recovered
            $ navlog verify new
            new: whole, 2 entries
            """#, files: files)
    }

    @Test func aGapIsCalledAfterItsFirstSeqAlone() throws {
        try transcript(
            #"""
            $ navlog verify j
            error: j:3: seq 7: 2 to 6 are missing (seqGap, byte 43)
            j: damaged in 1 place, 2 entries
            ? 3
            """#,
            files: [
                "j": "{\"navlog\":1}\n{\"seq\":1,\"intent\":\"launched\"}\n{\"seq\":7,\"intent\":\"launched\"}\n"
            ])
    }

    @Test func whatNobodyCanReadIsNotRepaired() throws {
        try transcript(
            #"""
            $ navlog repair j -o new
            ! error: j:1: format version 2; this navlog reads version 1
            ? 3
            """#, files: ["j": "{\"navlog\":2}\n"])
    }
}
