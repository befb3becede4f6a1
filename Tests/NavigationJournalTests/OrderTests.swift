import Testing

@testable import NavigationJournal

@Suite struct OrderTests {
    private func ready(_ seq: Int, _ more: String = "") -> String { #"{"seq":\#(seq),"intent":"ready"\#(more)}"# }

    @Test func anEntryAfterAGapCountsAndOneThatGoesBackDoesNot() throws {
        let journal = String.journal(ready(1), ready(3), ready(2), ready(4), ready(4, #","x":1"#), ready(5))
        let found = try Transcript.of(journal)
        #expect(
            found == [
                "header", "entry 1", "seqGap 3:40 seq 3 expected 2", "entry 3", "seqBack 4:67 seq 2 expected 4",
                "entry 4", "seqRepeated 6:121 seq 4 expected 5", "entry 5",
            ])
        #expect(try Transcript.of(journal, .strict) == Array(found[..<3]))
    }

    @Test func theLastLineOnceMoreIsAWarning() throws {
        let journal = String.journal(ready(1), ready(2), ready(2), ready(2), ready(3))
        for blockSize in [1, 30, 1000] {
            #expect(
                try Transcript.of(journal, .strict, blockSize: blockSize) == [
                    "header", "entry 1", "entry 2", "duplicateLine 4:67 seq 2 expected 3",
                    "duplicateLine 5:94 seq 2 expected 3", "entry 3",
                ])
        }
    }

    @Test func anyHigherSeqIsRightAfterDamage() throws {
        #expect(
            try Transcript.of(.journal(ready(1), "{oops", ready(7), ready(9))) == [
                "header", "entry 1", "syntax 3:41", "entry 7", "seqGap 5:73 seq 9 expected 8", "entry 9",
            ])
    }

    @Test(
        arguments: [
            (#"{"navlog":1}"#, 1, []),
            (#"{"navlog":1}"#, 5, ["seqGap 2:13 seq 5 expected 1"]),
            (#"{"navlog":1,"continues":{"seq":41,"session":"x"}}"#, 42, []),
            (#"{"navlog":1,"continues":{"seq":41},"snapshot":{}}"#, 43, ["seqGap 2:50 seq 43 expected 42"]),
            (#"{"navlog":1,"continues":{"seq":41}}"#, 41, ["seqRepeated 2:36 seq 41 expected 42"]),
            (#"{"navlog":1,"continues":{"seq":41}}"#, 1, ["seqBack 2:36 seq 1 expected 42"]),
            (#"{"navlog":1,"continues":{"seq":9223372036854775807}}"#, 1, ["seqBack 2:53 seq 1"]),
            (#"{"navlog":1,"snapshot":{}}"#, 17, []),
        ] as [(String, Int, [String])]) func theHeaderSaysWhereSeqsBegin(
            _ header: String, _ seq: Int, _ found: [String]
        ) throws
    {
        let all = try Transcript.of(header + "\n" + ready(seq) + "\n")
        let counts = found.isEmpty || found[0].hasPrefix("seqGap")
        #expect(all.first == "header")
        #expect(Array(all.dropFirst()) == found + (counts ? ["entry \(seq)"] : []))
    }

    @Test func aHeaderInTheMiddleBeginsANewRunBeforeTheNextEntry() throws {
        let middle = #"{"navlog":1,"session":"b"}"#
        #expect(
            try Transcript.of(.journal(ready(1), middle, middle, "", ready(2), middle)) == [
                "header", "entry 1", "blankLine 5:94", "relaunch", "entry 2",
            ])
        #expect(
            try Transcript.of(.journal(ready(1), middle, ready(1, #","x":1"#), ready(2))) == [
                "header", "entry 1", "seqRepeated 4:67 seq 1 expected 2", "relaunch", "entry 2",
            ])
        #expect(
            try Transcript.of(.journal(ready(1), #"{"navlog":1,"snapshot":null}"#, ready(2))) == [
                "header", "entry 1", "checkpoint", "entry 2",
            ])
        #expect(
            try Transcript.of(.journal(ready(1), #"{"navlog":1,"seq":2,"intent":"ready"}"#)) == [
                "header", "entry 1", "entry 2",
            ])
    }
}
