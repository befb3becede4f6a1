import StrictJSON
import TestSupport
import Testing

@testable import NavigationJournal

@Suite struct RepairTests {
    /// Repairs a journal and says what became of it: the new journal, then the account.
    private func repair(_ journal: String) throws -> String {
        let storage = MemoryStorage()
        storage["j"] = Array(journal.utf8)
        let repair = try Repair(of: try storage.openForReading("j"), at: "j", to: "new", in: storage)
        #expect(storage["j"] == Array(journal.utf8) && storage.paths == ["j", "new"])
        let losses = repair.losses.map { loss in
            let recovered = loss.recovered.isEmpty ? "" : " recovered \(loss.recovered)"
            return "- \(loss.range) \(loss.finding.code)\(recovered)\n"
        }
        let missing = repair.missing.isEmpty ? "" : "missing \(repair.missing.map { [$0.lowerBound, $0.upperBound] })\n"
        return String(decoding: storage["new"] ?? [], as: UTF8.self) + losses.joined()
            + "kept \(repair.kept)\(repair.isHeaderLost ? ", header lost" : "")\n" + missing
    }

    private let one = #"{"seq":1,"intent":"ready"}"#
    private let two = #"{ "seq": 2, "x": 1.0, "intent":"pop" }"#
    private let three = #"{"seq":3,"intent":"pop"}"#
    private let four = #"{"seq":4,"intent":"pop"}"#

    @Test func aWholeJournalStaysAsItIs() throws {
        let journal = String.journal(one, two, #"{"navlog":1,"build":"2"}"#, three, #"{"navlog":1}"#)
        #expect(try repair(journal) == journal + "kept 3\n")
    }

    @Test func gluedRecordsGetLinesOfTheirOwn() throws {
        let journal = String.journal(one, two + three, four)
        #expect(
            try repair(journal) == .journal(one, two, three, four) + "- 40..<103 glued recovered [2, 3]\nkept 2\n")
    }

    /// A header in the middle begins a run of the app: without it, or elsewhere, the history is another one.
    @Test func aHeaderInTheMiddleStaysWhereItIs() throws {
        let run = #"{"navlog":1,"build":"2"}"#
        for (damaged, repaired) in [
            (.journal(one, two + run, three), .journal(one, two, run, three)),
            (.journal(one, two, #"{"se"# + three, run, four), .journal(one, two, three, run, four)),
            // One that stands for the header of the journal is not repeated.
            ("\(run)\(one)\n\(two)\n", "\(run)\n\(one)\n\(two)\n"),
        ] as [(String, String)] {
            let account = try repair(damaged)
            #expect(account.hasPrefix(repaired + "- "), "\(account)")
        }
    }

    @Test(arguments: [10, 3 << 20]) func nulsAreLeftOutAndNothingElse(_ count: Int) throws {
        let journal = String.journal(one, String(repeating: "\0", count: count) + three, four)
        #expect(
            try repair(journal)
                == .journal(one, three, four) + "- 40..<\(40 + count) nulRun\nkept 3\nmissing [[2, 2]]\n")
    }

    @Test func aRecordGluedToATornOneIsRecovered() throws {
        let journal = String.journal(one, #"{"seq":2,"int"# + three, four)
        #expect(
            try repair(journal)
                == .journal(one, three, four) + "- 40..<78 syntax recovered [3]\nkept 2\nmissing [[2, 2]]\n")
    }

    @Test func aRecoveredRecordNeverTakesThePlaceOfAGoodOne() throws {
        let later = #"{"seq":9,"intent":"pop"}"#
        let journal = String.journal(one, "{oops" + later, two, "{oops" + one, three)
        #expect(
            try repair(journal)
                == .journal(one, two, three) + "- 40..<70 syntax\n- 109..<141 syntax\nkept 3\n")
    }

    @Test func whatCountsForNothingIsLeftOut() throws {
        let journal = String.journal(one, "", one, two, "\0\0", one) + #"{"seq":3"#
        #expect(
            try repair(journal) == .journal(one, two) + """
                - 40..<41 blankLine
                - 41..<68 duplicateLine
                - 107..<110 nulRun
                - 110..<137 seqBack
                - 137..<145 tornTail
                kept 2

                """)
    }

    @Test func marksAndNULsAroundARecordAreLeftOut() throws {
        let journal = "\u{FEFF}" + String.journal("\0\0" + one + "\0", two)
        #expect(
            try repair(journal) == .journal(one, two) + """
                - 0..<3 bom
                - 16..<18 nulRun
                - 44..<45 nulRun
                kept 2

                """)
    }

    @Test func aLostHeaderIsReplacedByOneThatSaysWhereTheJournalBegins() throws {
        #expect(
            try repair("{oops\n" + three + "\n" + four + "\n") == """
                {"navlog":1,"continues":{"seq":2}}
                \(three)
                \(four)
                - 0..<6 syntax
                kept 2, header lost

                """)
        #expect(try repair(one + "\n") == .journal(one) + "kept 1, header lost\n")
        #expect(try repair("") == .journal() + "kept 0, header lost\n")
        #expect(try repair(#"{"navlog":1}"# + one + "\n") == .journal(one) + "- 0..<39 glued recovered [1]\nkept 0\n")
    }

    @Test func behindAHeaderOfAnotherVersionNothingIsRead() throws {
        let journal = String.journal(one, #"{"navlog":2}"#, two)
        #expect(try repair(journal) == .journal(one) + "- 40..<92 unsupportedFormat\nkept 1\n")
        #expect(throws: JournalError.self) { try repair("{\"navlog\":2}\n" + one) }
    }

    @Test func whateverIsRepairedIsWholeButForWhatIsMissing() throws {
        var (whole, missing) = (0, 0)
        for seed in 0..<300 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            var bytes = Array(String.journal((1...8).map { #"{"seq":\#($0),"intent":"ready"}"# }).utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let offset = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: offset)
                default: bytes.insert(contentsOf: bytes.prefix(offset).suffix(30), at: offset)
                }
            }
            let storage = MemoryStorage()
            storage["j"] = bytes
            guard let repair = try? Repair(of: try storage.openForReading("j"), at: "j", to: "new", in: storage)
            else { continue }
            let found = try Transcript.of(try #require(storage["new"]))
            let gaps = found.filter { $0 != "header" && $0 != "relaunch" && !$0.hasPrefix("entry") }
            #expect(
                gaps.count == repair.missing.count && gaps.allSatisfy { $0.hasPrefix("seqGap") },
                "seed \(seed): \(found)")
            #expect(found.count { $0.hasPrefix("entry") } == repair.kept + repair.recovered)
            if gaps.isEmpty { whole += 1 } else { missing += 1 }
        }
        #expect(whole > 30 && missing > 30)
    }
}
