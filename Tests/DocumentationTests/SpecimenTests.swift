import Foundation
import NavigationJournal
import NavigationModel
import NavigationReplay
import Testing

/// The journals of `Logs` are what they are said to be.
@Suite struct SpecimenTests {
    /// Journals of apps that did what the library does.
    static let healthy = [
        "library.jsonl", "library-lost-at-launch.jsonl", "library-lost-link.jsonl", "library-redacted.jsonl",
        "library-relaunch.jsonl", "library-restore.jsonl", "reader.jsonl", "reader-rotated.jsonl", "crafted.jsonl",
        "palette.jsonl", "palette-long.jsonl", "shop.jsonl",
    ]
    /// Journals of apps with a bug that is none of what became of their intents.
    static let flawed = ["palette-opaque.jsonl"]
    /// Journals of apps with a bug, each with the entries where it shows.
    static let buggy: [(name: String, seqs: [Int])] = [
        ("reader-late-restore.jsonl", [6, 7, 8]), ("crafted-double-tap.jsonl", [8, 9, 10]),
    ]
    static let old = ["old/library-schema1.jsonl"]
    /// Every kind of damage, with the code and the line of each finding.
    static let damaged: [(name: String, findings: [String])] = [
        ("bad-crc.jsonl", ["badCRC 9"]), ("bad-entry.jsonl", ["badEntry 9"]), ("bad-seq.jsonl", ["badSeq 9"]),
        ("bad-syntax.jsonl", ["syntax 9"]), ("bad-time.jsonl", ["badTime 9"]),
        ("blank-lines.jsonl", ["blankLine 5", "blankLine 6"]), ("bom-crlf.jsonl", ["bom 1", "bom 8"]),
        ("control-character.jsonl", ["controlCharacter 7"]), ("duplicate-line.jsonl", ["duplicateLine 10"]),
        ("duplicate-name.jsonl", ["duplicateName 9"]), ("glued.jsonl", ["glued 9"]),
        ("invalid-utf8.jsonl", ["invalidUTF8 7"]), ("joined-newer-format.jsonl", ["unsupportedFormat 8"]),
        ("lone-surrogate.jsonl", ["loneSurrogate 7"]), ("newer-format.jsonl", ["unsupportedFormat 1"]),
        ("no-header.jsonl", ["noHeader 1"]), ("not-object.jsonl", ["notObject 9"]),
        ("nul-run.jsonl", ["nulRun 9", "nulRun 12"]), ("number-range.jsonl", ["numberRange 9"]),
        ("seq-back.jsonl", ["seqBack 10"]), ("seq-gap.jsonl", ["seqGap 8"]),
        ("seq-repeated.jsonl", ["seqRepeated 10"]), ("time-back.jsonl", ["timeBack 9"]),
        ("too-deep.jsonl", ["tooDeep 9"]), ("torn-glued.jsonl", ["syntax 9"]), ("torn-tail.jsonl", ["tornTail 11"]),
        ("trailing-comma.jsonl", ["trailingComma 9"]), ("utf16.jsonl", ["encoding 1"]),
    ]

    @Test func noJournalIsForgottenHere() throws {
        let logs = Root.url.appending(path: "Logs")
        let files = try FileManager.default.subpathsOfDirectory(atPath: logs.path).filter { $0.hasSuffix(".jsonl") }
        let known =
            Self.healthy + Self.flawed + Self.buggy.map(\.name) + Self.old + Self.damaged.map { "damaged/\($0.name)" }
        #expect(files.filter { !$0.hasPrefix("public-bugs/") && !$0.hasPrefix("findings/") }.sorted() == known.sorted())
    }

    @Test(arguments: healthy + flawed) func aHealthyJournalIsWholeAndAgreesWithReplay(_ name: String) throws {
        let specimen = try Specimen(name)
        #expect(try specimen.findings().isEmpty)
        #expect(try specimen.divergences() == [])
    }

    @Test(arguments: healthy + flawed) func everyEntryOfAHealthyJournalSaysWhatItCameTo(_ name: String) throws {
        var replay = try Specimen(name).source.replay()
        while try replay.advance() {
            let entry = replay.entry
            #expect(entry.recordedOutcome != nil)
            let isOpen = entry.scene.map { replay.world.scenes[$0] != nil } ?? false
            #expect((entry.recordedDigest != nil) == isOpen)
        }
    }

    @Test(arguments: buggy) func aBugShowsWhereTheAppAndReplayDiffer(_ name: String, _ seqs: [Int]) throws {
        let specimen = try Specimen(name)
        #expect(try specimen.findings().isEmpty)
        #expect(try specimen.divergences() == seqs)
    }

    @Test(arguments: damaged) func damageIsFoundWhereItIs(_ name: String, _ findings: [String]) throws {
        let found = try Specimen("damaged/\(name)").findings()
        #expect(found.map { "\($0.code.rawValue) \($0.line)" } == findings)
    }

    /// A world that is fetched must be the one that a straight run has there, wherever the checkpoints lie.
    @Test(arguments: healthy + buggy.map(\.name) + old) func everyPositionIsWhatAStraightReplayHasThere(_ name: String)
        throws
    {
        let source = try Specimen(name).source
        let timeline = try Timeline(source)
        var replay = source.replay()
        // The long one is looked at around its checkpoints and in steps that meet every distance from them.
        let isShort = timeline.count < 400
        #expect(try timeline.world(at: timeline.start).all == source.start.all)
        while try replay.advance() {
            guard isShort || replay.position % 256 < 2 || replay.position % 61 == 0 else { continue }
            #expect(try timeline.world(at: replay.position).all == replay.world.all, "\(name) at \(replay.position)")
        }
        #expect(try timeline.world(at: timeline.end).all == replay.world.all)
    }

    @Test func aJournalThatWasRotatedEndsAsTheWholeOneDoes() throws {
        let whole = try Timeline(Specimen("reader.jsonl").source)
        let rotated = try Timeline(Specimen("reader-rotated.jsonl").source)
        #expect(rotated.start > 0 && rotated.count == whole.count - rotated.start)
        for position in rotated.start...rotated.end {
            #expect(try rotated.world(at: position).all == whole.world(at: position).all, "at \(position)")
        }
    }
}
