import NavigationModel
import StrictJSON
import TestSupport
import Testing

@testable import NavigationJournal

/// Damage by force: whatever happens to a line, it is noticed, and costs that line at most.
@Suite struct DamageTests {
    /// A journal with checksums and its lines: the header, then the entries.
    private let journal: [UInt8]
    private let lines: [[UInt8]]

    init() throws {
        let storage = MemoryStorage()
        let writer = try JournalWriter.create("j", Header(), in: storage)
        var random = SeededGenerator(seed: 11)
        for number in 1...40 {
            let length = Int.random(in: 0...20, using: &random)
            let label = Name("\(number)" + String(repeating: "é", count: length))
            let time = EntryTime.utc(milliseconds: Int64(number) * 1000)
            try writer.append(Entry(seq: 0, time: time, scene: "main", intent: .scene(.pushView(label: label))))
        }
        journal = try #require(storage["j"])
        lines = journal.split(separator: 0x0A).map { Array($0) + [0x0A] }
    }

    /// What a lenient reader finds: the entries that count, and whether it has anything to say.
    private func read(
        _ bytes: [UInt8], _ check: (Entry) -> Void = { _ in }
    ) throws -> (entries: [Int], isNoticed: Bool) {
        let storage = MemoryStorage()
        storage["j"] = bytes
        var reader = JournalReader(try storage.openForReading("j"), tolerance: .lenient)
        var (entries, isNoticed): ([Int], Bool) = ([], false)
        while let item = try reader.next() {
            switch item {
            case .entry:
                entries.append(reader.entry.seq)
                check(reader.entry)
            case .finding: isNoticed = true
            case .header, .relaunch, .checkpoint: break
            }
        }
        return (entries, isNoticed)
    }

    @Test func noFlippedBitChangesAnEntryAndEachCostsOneAtMost() throws {
        var unnoticed = 0
        for seq in 1..<lines.count - 1 {
            let header = Array("{\"navlog\":1,\"continues\":{\"seq\":\(seq - 1)}}\n".utf8)
            var bytes = header + lines[seq] + lines[seq + 1]
            var original: [Int: String] = [:]
            _ = try read(bytes) { original[$0.seq] = "\($0.time as Any) \($0.scene as Any) \($0.intent)" }
            for offset in header.count..<header.count + lines[seq].count {
                let isLineEnd = bytes[offset] == 0x0A
                for bit in 0..<8 {
                    bytes[offset] ^= 1 << UInt8(bit)
                    var isChanged = false
                    let found = try read(bytes) { entry in
                        let text = "\(entry.time as Any) \(entry.scene as Any) \(entry.intent)"
                        isChanged = isChanged || original[entry.seq] != text
                    }
                    bytes[offset] ^= 1 << UInt8(bit)
                    // A line end that is none any more makes one line of two.
                    let isCheap = found.entries.suffix(1) == [seq + 1] || isLineEnd
                    if isChanged || !isCheap { Issue.record("bit \(bit) of byte \(offset): \(found)") }
                    // Where the name of the checksum is hit there is none any more, and the entry is whole.
                    if !found.isNoticed { unnoticed += 1 }
                }
            }
        }
        #expect(unnoticed <= (lines.count - 2) * "crc".utf8.count * 8)
    }

    @Test func everyLengthKeepsTheLinesThatAreWhole() throws {
        for length in lines[0].count...journal.count {
            let found = try read(Array(journal[..<length]))
            let whole = journal[..<length].count { $0 == 0x0A } - 1
            #expect(found.entries == Array(1...40).prefix(whole).map(\.self))
            #expect(found.isNoticed == (journal[length - 1] != 0x0A))
        }
    }

    @Test func deletedRepeatedSwappedAndSplicedLinesAreNoticed() throws {
        for index in 1..<lines.count - 1 {
            var deleted = lines
            deleted.remove(at: index)
            #expect(try read(deleted.flatMap(\.self)) == (Array(1...40).filter { $0 != index }, true))

            var swapped = lines
            swapped.swapAt(index, index + 1)
            #expect(try read(swapped.flatMap(\.self)) == (Array(1...40).filter { $0 != index }, true))

            for later in index...min(index + 3, lines.count - 1) {
                var repeated = lines
                repeated.insert(lines[index], at: later + 1)
                #expect(try read(repeated.flatMap(\.self)) == (Array(1...40), true))
            }

            guard index < lines.count - 2 else { continue }
            for cut in stride(from: 1, to: min(lines[index].count, lines[index + 1].count) - 1, by: 7) {
                var spliced = lines
                spliced[index] = Array(lines[index][..<cut]) + lines[index + 1].dropFirst(cut)
                spliced.remove(at: index + 1)
                let found = try read(spliced.flatMap(\.self))
                #expect(found.isNoticed && found.entries.count >= 38, "\(index) \(cut) \(found)")
            }
        }
    }
}
