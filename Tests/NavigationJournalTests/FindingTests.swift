import Testing

@testable import NavigationJournal

@Suite struct FindingTests {
    /// Lines behind a header, which takes the bytes 0 to 12, and all that is found about them.
    struct Case: Sendable, CustomTestStringConvertible {
        let line: String
        let found: [String]
        var testDescription: String { line.debugDescription }

        init(_ line: String, _ found: String...) {
            self.line = line
            self.found = found
        }
    }

    @Test(arguments: [
        Case(#"{"seq":1,"intent":"ready","#, "syntax 2:39"),
        Case(#"{"seq":1,"intent":"ready",}"#, "trailingComma 2:38"),
        Case(#"{"seq":1,"intent":"ready","a":[1,]}"#, "trailingComma 2:45"),
        Case(#"{"seq":1,"seq":1,"intent":"ready"}"#, "duplicateName 2:22"),
        Case(#"{"seq":1,"intent":"ready","s\u0065q":1}"#, "duplicateName 2:39"),
        Case(#"{"seq":1,"intent":"re\ud83eady"}"#, "loneSurrogate 2:34"),
        Case("{\"seq\":1,\"intent\":\"re\u{1}ady\"}", "controlCharacter 2:34"),
        Case(#"{"seq":1,"intent":"ready","n":-1e400}"#, "numberRange 2:43"),
        Case(#"{"seq":1,"intent":"ready","n":\#(String(repeating: "[", count: 64))"#, "tooDeep 2:106"),
        Case(#"[{"seq":1,"intent":"ready"}]"#, "notObject 2:13"),
        Case(" 7", "notObject 2:14"),
        Case("nul", "syntax 2:16"),
        Case(#"{"intent":"ready"}"#, "badSeq 2:13"),
        Case(#"{"seq":1.0,"intent":"ready"}"#, "badSeq 2:13"),
        Case(#"{"seq":1e3,"intent":"ready"}"#, "badSeq 2:13"),
        Case(#"{"seq":0,"intent":"ready"}"#, "badSeq 2:13"),
        Case(#"{"seq":"1","intent":"ready"}"#, "badSeq 2:13"),
        Case(#"{"seq":9223372036854775808,"intent":"ready"}"#, "badSeq 2:13"),
        Case(#"{"seq":1}"#, "badEntry 2:13 seq 1"),
        Case(#"  {"seq":1,"intent":null}"#, "badEntry 2:15 seq 1"),
        Case(#"{"navlog":"1"}"#, "noHeader 2:13"),
        Case(#"{"navlog":1.0}"#, "noHeader 2:13"),
        Case(#"{"navlog":2}"#, "unsupportedFormat 2:13"),
    ]) func everyFaultIsNamedAtItsFirstByte(_ example: Case) throws {
        #expect(try Transcript.of(.journal(example.line)) == ["header"] + example.found)
        #expect(try Transcript.of(.journal(example.line), .strict) == ["header"] + example.found)
    }

    @Test(
        arguments: [
            ([0x22, 0xC3], 34), ([0xC0, 0x80], 33), ([0xED, 0xA0, 0x80], 33), ([0xFF], 33),
        ] as [([UInt8], Int)]) func bytesThatAreNoUTF8AreFoundAtTheFirstOfThem(_ bytes: [UInt8], _ offset: Int) throws
    {
        let line = Array(#"{"seq":1,"intent":"r"#.utf8) + bytes + Array("\"}\n".utf8)
        #expect(try Transcript.of(Array(String.journal().utf8) + line) == ["header", "invalidUTF8 2:\(offset)"])
    }

    @Test(arguments: [
        Case(
            #"{"seq":1,"intent":"ready"}{"seq":2,"intent":"ready"}"#,
            #"glued 2:39 salvage {"seq":1,"intent":"ready"} {"seq":2,"intent":"ready"}"#),
        Case(
            "{\"seq\":1,\"intent\":\"ready\"}\r{\"x\":0} {}",
            #"glued 2:40 salvage {"seq":1,"intent":"ready"} {"x":0} {}"#),
        Case(
            #"{"seq":1,"intent":"re{"seq":2,"intent":"ready"}"#,
            #"syntax 2:36 salvage {"seq":2,"intent":"ready"}"#),
        Case(
            #"{"seq":1,"in{"seq":2,"i{"seq":3,"intent":"ready"} "#,
            #"syntax 2:27 salvage {"seq":3,"intent":"ready"}"#),
        Case(#"{"seq":1,"in{"seq":2,"a":{"seq":3}}"#, #"syntax 2:27 salvage {"seq":2,"a":{"seq":3}}"#),
        Case(#"7 {"seq":2,"intent":"ready"}"#, #"syntax 2:15 salvage {"seq":2,"intent":"ready"}"#),
        Case(#"{"seq":1,"intent":"ready"} {"seq":2,"intent":"#, "syntax 2:40"),
        Case(#"{"seq":1,"intent":"re{ "seq":2,"intent":"ready"}"#, "syntax 2:37"),
    ]) func whatIsWholeOnABadLineCanBeSalvaged(_ example: Case) throws {
        #expect(try Transcript.of(.journal(example.line)) == ["header"] + example.found)
    }

    @Test(arguments: [
        Case("", "blankLine 2:13"),
        Case(" \t\r", "blankLine 2:13"),
        Case("\u{FEFF}{\"seq\":1,\"intent\":\"ready\"}", "bom 2:13", "entry 1"),
        Case("\u{FEFF}", "bom 2:13", "blankLine 2:13"),
        Case("\0\0\0", "nulRun 2:13 length 3"),
        Case(" \0\0 \0", "nulRun 2:14 length 2", "nulRun 2:17 length 1"),
        Case("\0\0{\"seq\":1,\"intent\":\"ready\"}\0\r", "nulRun 2:13 length 2", "nulRun 2:41 length 1", "entry 1"),
        Case("\t {\"seq\":1,\"intent\":\"ready\"} \r", "entry 1"),
        Case("{\"seq\":1,\0\"intent\":\"ready\"}", "syntax 2:22"),
        Case(#"{"seq":1,"time":"2026-11-30 09:00:00Z","intent":"ready"}"#, "badTime 2:13 seq 1", "entry 1"),
        Case(#"{"seq":1,"time":5,"intent":"ready"}"#, "badTime 2:13 seq 1", "entry 1"),
        Case(#"{"seq":1,"time":"2026-02-29T09:00:00.000Z","intent":"ready"}"#, "badTime 2:13 seq 1", "entry 1"),
    ]) func whatSurroundsARecordIsNoDamage(_ example: Case) throws {
        #expect(try Transcript.of(.journal(example.line), .strict) == ["header"] + example.found)
    }

    @Test func timesAreComparedWithTheLastGoodOne() throws {
        let seconds = ["05", "xx", "04", "04", "03"]
        let lines = zip(1..., seconds).map { #"{"seq":\#($0),"time":"2026-11-30T09:00:\#($1).000Z","intent":"ready"}"# }
        #expect(
            try Transcript.of(String.journal() + lines.map { $0 + "\n" }.joined()) == [
                "header", "entry 1", "badTime 3:74 seq 2", "entry 2", "timeBack 4:135 seq 3", "entry 3", "entry 4",
                "timeBack 6:257 seq 5", "entry 5",
            ])
    }

    @Test(arguments: [
        #"{"seq":1,"scene":"main","intent":"sceneOpened","crc":"5dc85d3c"}"#: [],
        #"{"seq":1,"scene":"main","intent":"sceneOpened","crc":"5dc85d3c"} "# + "\r": [],
        #" {"seq":1,"scene":"main","intent":"sceneOpened","crc":"5dc85d3c"}"#: [],
        #"{"seq":1,"scene":"main","intent":"sceneOpened","crc":"5dc85d3d"}"#: ["badCRC 2:13 seq 1"],
        #"{"seq":1,"scene":"main","intent":"sceneOpened","crc":"5DC85D3C"}"#: ["badCRC 2:13 seq 1"],
        #"{"seq":1,"scene":"main","intent":"sceneOpened","crc":"5dc85d3c" }"#: ["badCRC 2:13 seq 1"],
        #"{"seq":1,"scene":"main","intent":"sceneOpened", "crc":"5dc85d3c"}"#: ["badCRC 2:13 seq 1"],
        #"{"seq":1,"scene":"main","intent":"sceneOpened","\u0063rc":"5dc85d3c"}"#: ["badCRC 2:13 seq 1"],
        #"{"seq":1,"scene":"main","intent":"sceneOpened","crc":5}"#: ["badCRC 2:13 seq 1"],
        #"{"seq":1,"scene":"main","crc":"5dc85d3c","intent":"sceneOpened"}"#: ["badCRC 2:13 seq 1"],
        #"{"crc":"00000000"}"#: ["badSeq 2:13"],
    ]) func aChecksumCountsOnlyAtTheEnd(_ line: String, _ found: [String]) throws {
        #expect(try Transcript.of(.journal(line)) == ["header"] + (found.isEmpty ? ["entry 1"] : found))
    }
}
