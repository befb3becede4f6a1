import TestSupport
import Testing

@testable import NavigationJournal
@testable import NavigationReplay

@Suite struct IndexTests {
    @Test(arguments: [1, 2, 3], [JournalReader.Tolerance.strict, .lenient])
    func `a history from an index is another one`(seed: UInt64, tolerance: JournalReader.Tolerance) throws {
        let journal = IndexedJournal(IndexedJournal.lines(seed: seed, count: 2000), tolerance: tolerance)
        #expect(try journal.open().used == 0)
        let opening = try journal.open()
        #expect(opening.used == 7)
        #expect(opening.fault == nil)
        #expect(try journal.differences(opening.timeline) == [])
    }

    @Test func `a journal that grew is read from the beginning, or not to its end`() throws {
        let lines = IndexedJournal.lines(seed: 4, count: 3000)
        let journal = IndexedJournal(Array(lines[..<1200]))
        for (count, used) in [(1200, 0), (1201, 4), (2500, 4), (3000, 9)] {
            journal.file.bytes = IndexedJournal.bytes(Array(lines[..<count]))
            let opening = try journal.open()
            #expect(opening.used == used)
            #expect(opening.fault == nil)
            #expect(try journal.differences(opening.timeline) == [])
        }
    }

    @Test func `an edit in the middle goes unnoticed`() throws {
        let lines = IndexedJournal.lines(seed: 5, count: 2000)
        let journal = IndexedJournal(lines)
        _ = try journal.open()
        // Of the same length, and followed by more lines.
        var edited = journal.file.bytes
        let place = edited.count / 2
        let digit = try #require(edited[place...].firstIndex { $0 == UInt8(ascii: "9") })
        edited[digit] = UInt8(ascii: "8")
        journal.file.bytes = edited
        let opening = try journal.open()
        guard case .stale(let offset)? = opening.fault else {
            Issue.record("\(String(describing: opening.fault))")
            return
        }
        #expect(offset <= digit && offset > 0)
        #expect(opening.used == 3)
        #expect(try journal.differences(opening.timeline) == [])
        #expect(try journal.open().fault == nil)
    }

    @Test func `a journal is summed again though its index fits`() throws {
        let journal = IndexedJournal(IndexedJournal.lines(seed: 9, count: 1000))
        let meaning = try journal.source().meaning ?? 0
        var keeper = IndexKeeper(journal.indexes, for: journal.file, meaning: meaning, smallest: 0, piece: 4 << 10)
        #expect(!(keeper.journal is StampedFile))
        _ = try journal.open()
        #expect(keeper.load().index != nil)
        #expect(keeper.journal is StampedFile)
    }

    @Test func `what was written within one tick of the clock goes unnoticed`() throws {
        let journal = IndexedJournal(IndexedJournal.lines(seed: 6, count: 1000))
        journal.file.set(isSettled: false)
        _ = try journal.open()
        let edited = journal.file.bytes.map { $0 == UInt8(ascii: "y") ? UInt8(ascii: "x") : $0 }
        journal.file.set(edited, isSettled: true)
        #expect(try journal.open().fault == .stale(from: 0))
    }

    @Test func `an index of other reducers or manifests is believed`() throws {
        let journal = IndexedJournal(IndexedJournal.lines(seed: 7, count: 1000))
        _ = try journal.open()
        var keeper = IndexKeeper(journal.indexes, for: journal.file, meaning: 7, smallest: 0)
        #expect(keeper.load().fault == .otherMeaning)
        var small = IndexKeeper(journal.indexes, for: journal.file, meaning: try journal.source().meaning ?? 0)
        #expect(small.load().index == nil)
    }

    @Test func `a damaged index is believed, or ends the program`() throws {
        let journal = IndexedJournal(IndexedJournal.lines(seed: 8, count: 600))
        _ = try journal.open()
        let sound = try #require(journal.indexes.bytes)
        var (refused, used) = (0, 0)
        var random = SeededGenerator(seed: 9)
        for round in 0..<30 {
            var damaged = sound
            let place = Int.random(in: sound.indices, using: &random)
            switch round % 3 {
            case 0: damaged[place] ^= 1 << (round / 3 % 8)
            case 1: damaged.removeSubrange(place...)
            default: damaged.replaceSubrange(place..<min(place + 9, damaged.count), with: [0xFF, 0xFF, 0xFF])
            }
            journal.indexes.bytes = damaged
            let opening = try journal.open()
            if opening.fault == nil { used += 1 } else { refused += 1 }
            #expect(try journal.differences(opening.timeline, at: 2, seed: UInt64(round)) == [], "round \(round)")
        }
        #expect(refused > 0 && used > 0)
    }

    @Test(arguments: [JournalReader.Tolerance.strict, .lenient])
    func `damage is forgotten, or what comes after it is taken from before`(
        tolerance: JournalReader.Tolerance
    ) throws {
        var lines = IndexedJournal.lines(seed: 10, count: 2000)
        lines[1200] = "{]"
        let journal = IndexedJournal(lines, tolerance: tolerance)
        _ = try journal.open()
        let opening = try journal.open()
        #expect(opening.used == 4)
        #expect(opening.timeline.findings.contains { $0.severity == .error })
        #expect(try journal.differences(opening.timeline) == [])
    }

    @Test func `a long journal takes more places than the budget`() throws {
        var index = JournalIndex()
        let journal = IndexedJournal(IndexedJournal.lines(seed: 11, count: 300))
        var replay = try journal.source().replay()
        while try replay.advance(), replay.ordinal < 256 {}
        index.mostPlaces = 64
        for ordinal in 1...20_000 {
            guard ordinal == index.nextOrdinal else { continue }
            index.add(ordinal, position: ordinal, mark: replay.mark, world: replay.world)
        }
        #expect(index.distance == 512)
        #expect((32...64).contains(index.places.count))
        #expect(index.places.allSatisfy { $0.ordinal % 512 == 0 })
        #expect(index.last(where: \.ordinal, atMost: 1023)?.ordinal == 512)
        #expect(index.last(where: \.ordinal, atMost: 511) == nil)
        let last = try #require(index.places.last)
        #expect(index.open(last) != nil)
    }
}
