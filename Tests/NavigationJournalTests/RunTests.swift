import NavigationModel
import TestSupport
import Testing

@testable import NavigationJournal

/// Entries that simply go on from the one before are handed out without a further look, and nobody must notice.
@Suite struct RunTests {
    /// A journal in which most entries go on from the one before.
    private static func journal(_ seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        var (seq, time) = (0, 1_796_029_200_000 as Int64)
        var lines = [#"{"navlog":1}"#]
        for _ in 0..<3000 {
            seq += 1
            time += 700
            var when = #","time":"\#(EntryTime.text(time))""#
            switch Int.random(in: 0..<80, using: &random) {
            case 0: seq += 2
            case 1: seq = max(1, seq - 1)
            case 2: seq = max(1, seq - 5)
            case 3: time -= 5000
            case 4: lines.append(lines[lines.count - 1])
            case 5: lines.append("")
            case 6: lines.append(#"{"navlog":1}"#)
            case 7: lines.append("{]")
            case 8: when = ""
            case 9: when = #","time":"soon""#
            default: break
            }
            lines.append(#"{"seq":\#(seq)\#(when),"scene":"main","intent":"pop"}"#)
        }
        return Array(lines.map { $0 + "\n" }.joined().utf8)
    }

    @Test(arguments: 0..<4 as Range<UInt64>, [JournalReader.Tolerance.lenient, .strict])
    func `a journal that says something else where each line is looked at`(
        _ seed: UInt64, _ tolerance: JournalReader.Tolerance
    ) throws {
        let journal = Self.journal(seed)
        // At this size no line has another one before it in its block.
        let lineByLine = try Transcript.of(journal, tolerance, blockSize: 1)
        #expect(try Transcript.of(journal, tolerance, blockSize: 8 << 20) == lineByLine)
        guard tolerance == .lenient else { return }
        for code: Finding.Code in [.seqGap, .seqRepeated, .seqBack, .duplicateLine, .timeBack, .badTime, .blankLine] {
            #expect(lineByLine.contains { $0.contains("\(code)") }, "\(code)")
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `reading that goes on in the middle of a run and takes what follows for something else`(_ seed: UInt64) throws
    {
        let journal = Self.journal(seed)
        let whole = try Transcript.of(journal)
        let storage = MemoryStorage()
        storage["j"] = journal
        let file = try storage.openForReading("j")
        var random = SeededGenerator(seed: seed)
        var reader = JournalReader(file, tolerance: .lenient)
        var (items, resumed) = (0, 0)
        while let item = try reader.next() {
            items += 1
            guard case .entry = item, Int.random(in: 0..<300, using: &random) == 0 else { continue }
            var other = JournalReader(file, tolerance: .lenient)
            other.resume(at: reader.mark)
            #expect(try Transcript.of(&other) == Array(whole[items...]))
            resumed += 1
        }
        #expect(resumed > 3)
    }
}
