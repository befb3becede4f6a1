import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct FramingTests {
    /// A journal in which everything happens that a reader treats in a way of its own.
    private var specimen: [UInt8] {
        let text = String.journal(
            #"{"seq":1,"time":"2026-11-30T09:00:01.000Z","scene":"main","intent":"sceneOpened"}"#, "",
            #"{"seq":2,"scene":"main","intent":"push","route":{"article":{"id":"é"}},"outcome":{"kind":"applied"}}"#,
            "\0\0{\"seq\":3,\"scene\":\"main\",\"intent\":\"pop\"}\r", "{oops",
            "\u{FEFF}" + #"{"seq":5,"scene":"main","intent":"pop"}{"seq":6,"scene":"main","intent":"pop"}"#,
            #"{"navlog":1}"#, #"{"seq":7,"scene":"main","intent":"pop"}"#, #"{"seq":7,"scene":"main","intent":"pop"}"#)
        return Array(text.utf8)
    }

    @Test(arguments: [1, 2, 3, 7, 63, 64, 65, 1000])
    func theSizeOfAReadChangesNothing(_ blockSize: Int) throws {
        let found = try Transcript.of(specimen, blockSize: blockSize)
        #expect(
            found == [
                "header", "entry 1", "blankLine 3:95", "entry 2", "nulRun 5:198 length 2", "entry 3", "syntax 6:242",
                "bom 7:247",
                #"glued 7:289 salvage {"seq":5,"scene":"main","intent":"pop"} {"seq":6,"scene":"main","intent":"pop"}"#,
                "relaunch", "entry 7", "duplicateLine 10:382 seq 7 expected 8",
            ])
    }

    @Test func aReaderGoesOnAtAMarkAsIfItHadReadTheRest() throws {
        let storage = MemoryStorage()
        storage["j"] = specimen
        let whole = try Transcript.of(specimen)
        for stop in whole.indices where whole[stop].hasPrefix("entry") {
            var reader = JournalReader(try storage.openForReading("j"), tolerance: .lenient)
            for _ in 0...stop { _ = try reader.next() }
            var other = JournalReader(try storage.openForReading("j"), tolerance: .lenient)
            other.resume(at: reader.mark)
            #expect(try Transcript.of(&other) == Array(whole[(stop + 1)...]))
        }
    }

    @Test(arguments: [1, 64, 256 << 10])
    func aTailTornAtAnyByteIsOneNoteAndTakesNothingElse(_ blockSize: Int) throws {
        let whole = try Transcript.of(specimen)
        for length in 13..<specimen.count {
            let bytes = Array(specimen[..<length])
            let end = (bytes.lastIndex(of: 0x0A) ?? -1) + 1
            var found = try Transcript.of(bytes, blockSize: blockSize)
            if end < length {
                let tail = found.removeLast()
                let line = bytes[..<end].count { $0 == 0x0A } + 1
                #expect(tail.hasPrefix("tornTail \(line):\(end) ") && tail.hasSuffix(" length \(length - end)"))
            }
            #expect(found == Array(whole.prefix(found.count)))
        }
    }

    @Test func aWholeEntryWithoutItsLineEndIsNamedAndNotUsed() throws {
        let entry = #"{"seq":1,"intent":"ready"}"#
        #expect(try Transcript.of(.journal() + entry, .strict) == ["header", "tornTail 2:13 seq 1 length 26"])
        #expect(try Transcript.of(.journal() + entry.dropLast(), .strict) == ["header", "tornTail 2:13 length 25"])
    }

    @Test(arguments: [1 << 20 - 1, 1 << 20, 1 << 20 + 1, 5 << 20])
    func aLineMayHaveAMebibyte(_ length: Int) throws {
        let frame = #"{"seq":1,"intent":"ready","pad":""}"#
        let pad = String(repeating: "a", count: length - frame.utf8.count)
        let journal = String.journal(#"{"seq":1,"intent":"ready","pad":"\#(pad)"}"#, #"{"seq":2,"intent":"ready"}"#)
        let line = length <= 1 << 20 ? "entry 1" : "tooLong 2:13 length \(length)"
        for blockSize in [1000, 256 << 10, 8 << 20] {
            #expect(try Transcript.of(journal, blockSize: blockSize) == ["header", line, "entry 2"])
        }
        #expect(
            try Transcript.of(journal.utf8.dropLast(28).map { $0 }) == [
                "header", "tornTail 2:13 \(length <= 1 << 20 ? "seq 1 " : "")length \(length)",
            ])
    }

    /// What a power cut can leave before an entry: NULs are no part of its line, so they do not make it too long.
    @Test(arguments: [1 << 20 - 30, 1 << 20 - 10, 1 << 20, 3 << 20 + 5])
    func anyNumberOfNULsIsOneFindingAndLosesNothing(_ count: Int) throws {
        let nuls = String(repeating: "\0", count: count)
        let pad = String(repeating: "a", count: 1 << 20)
        let expected: [(String, [String])] = [
            (#"{"seq":2,"intent":"ready"}"# + "\n", ["nulRun 3:40 length \(count)", "entry 2"]),
            ("\r\n", ["nulRun 3:40 length \(count)"]),
            ("oops\n", ["nulRun 3:40 length \(count)", "syntax 3:\(40 + count)"]),
            (#"{"seq":2,"pad":"\#(pad)"}"# + "\n", ["tooLong 3:40 length \(count + 1 << 20 + 18)"]),
            ("{\"seq", ["tornTail 3:40 length \(count + 5)"]),
            ("", ["tornTail 3:40 length \(count)"]),
        ]
        for (rest, found) in expected {
            let journal = String.journal(#"{"seq":1,"intent":"ready"}"#) + nuls + rest
            for blockSize in [1000, 256 << 10] {
                #expect(try Transcript.of(journal, blockSize: blockSize) == ["header", "entry 1"] + found)
            }
        }
    }

    /// NULs that a line holds are part of it, wherever the reads end.
    @Test(arguments: ["\u{FEFF}", " ", #"{"seq":2,"sce"#, #"{"a":""#], [1 << 20, 2 << 20 + 3, 3 << 20])
    func noNULsWithinALineMoveWhatFollows(_ beginning: String, _ count: Int) throws {
        let line = beginning + String(repeating: "\0", count: count)
        let next = #"{"seq":2,"intent":"ready"}"#
        let expected: [(String, [String])] = [
            ("\n" + next + "\n", ["tooLong 3:40 length \(line.utf8.count)", "entry 2"]),
            ("x\0\0\n" + next + "\n", ["tooLong 3:40 length \(line.utf8.count + 3)", "entry 2"]),
            ("", ["tornTail 3:40 length \(line.utf8.count)"]),
        ]
        for (rest, found) in expected {
            let journal = String.journal(#"{"seq":1,"intent":"ready"}"#) + line + rest
            for blockSize in [1000, 256 << 10] {
                #expect(try Transcript.of(journal, blockSize: blockSize) == ["header", "entry 1"] + found)
            }
        }
    }

    @Test func damageInTheFirstLinesIsFoundAtAnySizeOfARead() throws {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<300 {
            var bytes = specimen
            for _ in 0..<3 {
                bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            let found = try Transcript.of(bytes)
            #expect(try Transcript.of(bytes, blockSize: Int.random(in: 1...70, using: &generator)) == found)
        }
    }
}
