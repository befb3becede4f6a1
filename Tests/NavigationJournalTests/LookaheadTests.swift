import NavigationModel
import TestSupport
import Testing

@testable import NavigationJournal

/// Another thread may read ahead, and nobody must notice.
@Suite(.timeLimit(.minutes(30))) struct LookaheadTests {
    /// A journal with lines of every kind, good and bad, and a torn tail.
    private static func journal(_ seed: UInt64) -> [UInt8] {
        var lines = RandomLines(seed: seed)
        var journal = Array(String.journal().utf8)
        for _ in 0..<3000 { journal += Array(lines.next().utf8) + [0x0A] }
        return journal + Array(#"{"seq":4000,"intent":"ready""#.utf8)
    }

    @Test(arguments: 0..<4 as Range<UInt64>, [JournalReader.Tolerance.lenient, .strict])
    func `a journal that says something else when it is read ahead`(
        _ seed: UInt64, _ tolerance: JournalReader.Tolerance
    ) throws {
        let journal = Self.journal(seed)
        // At this size the file is one batch, and no thread is started.
        let alone = try Transcript.of(journal, tolerance, blockSize: 8 << 20)
        #expect(tolerance == .strict || alone.count > 2000)
        for blockSize in [50, 1000, 30_000] {
            #expect(try Transcript.of(journal, tolerance, blockSize: blockSize) == alone)
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>) func `copies of a reader that take lines away from each other`(
        _ seed: UInt64
    ) throws {
        let storage = MemoryStorage()
        storage["j"] = Self.journal(seed)
        var readers = [JournalReader(try storage.openForReading("j"), tolerance: .lenient, blockSize: 1000)]
        var histories: [[String]] = [[]]
        var generator = SeededGenerator(seed: seed)
        while histories.contains(where: { $0.last != "end" }) {
            let index = readers.indices.randomElement(using: &generator) ?? 0
            for _ in 0..<Int.random(in: 1...200, using: &generator) where histories[index].last != "end" {
                let item = try readers[index].next()
                histories[index].append(item.map { "\($0) \(readers[index].entry)" } ?? "end")
            }
            if readers.count < 6 {
                readers.append(readers[index])
                histories.append(histories[index])
            }
        }
        #expect(histories[0].count > 2000)
        #expect(Set(histories).count == 1)
    }

    @Test func `a reader that is given up while its thread waits`() throws {
        let storage = MemoryStorage()
        storage["j"] = Self.journal(1)
        for count in 0..<100 {
            var reader = JournalReader(try storage.openForReading("j"), tolerance: .lenient, blockSize: 100)
            for _ in 0..<count { _ = try reader.next() }
        }
    }

    @Test func `a failure of the disk that comes before what was read before it`() throws {
        let line = Array(#"{"seq":1,"intent":"ready"}"#.utf8) + [0x0A]
        let file = FailingFile(good: 40 * line.count)
        var reader = JournalReader(file, tolerance: .lenient, blockSize: line.count)
        var items = 0
        #expect(throws: JournalError.self) {
            while try reader.next() != nil { items += 1 }
        }
        #expect(items > 40)
        #expect(throws: JournalError.self) { try reader.next() }
    }
}

/// A file of which only the beginning can be read: one line again and again.
private final class FailingFile: ReadableFile {
    private let good: Int

    init(good: Int) {
        self.good = good
    }

    let isSeekable = true

    func size() throws(JournalError) -> Int { good + 1 }

    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        guard offset < good else { throw .system(SystemError(.read, path: "j", code: 5)) }
        let line = Array(#"{"seq":1,"intent":"ready"}"#.utf8) + [0x0A]
        let count = min(range.count, good - offset)
        for index in 0..<count { bytes[range.lowerBound + index] = line[(offset + index) % line.count] }
        return count
    }
}
