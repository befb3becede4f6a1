import TestSupport
import Testing

@testable import LineEditor

struct HistoryEntriesTests {
    /// Compared with looking through plain texts one by one.
    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func everySearchFindsWhatALookAtEachEntryFinds(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func text(upTo length: Int) -> String {
            String(
                (0..<Int.random(in: 0...length, using: &random)).map { _ in "abé漢".randomElement(using: &random) ?? "a"
                })
        }
        var entries = HistoryEntries()
        var texts: [String] = []
        for _ in 0..<30 {
            let text = text(upTo: 4)
            if entries.append(text) { texts.append(text) }
        }
        entries.keepNewest(20)
        texts = texts.suffix(20)
        #expect(Array(entries) == texts)
        var found = 0
        for _ in 0..<40 {
            let pattern = text(upTo: 3)
            let place = Int.random(in: 0...texts.count, using: &random)
            let goesOn: (String) -> Bool = { $0.hasPrefix(pattern) && $0 != pattern }
            #expect(entries.newest(beginningWith: pattern, before: place) == texts[..<place].lastIndex(where: goesOn))
            #expect(entries.oldest(beginningWith: pattern, from: place) == texts[place...].firstIndex(where: goesOn))
            if pattern.isEmpty { continue }
            let containing = entries.newest(containing: pattern, before: place)
            #expect(containing == texts[..<place].lastIndex { $0.utf8.contains(pattern.utf8) })
            if containing != nil { found += 1 }
        }
        #expect(found > 0 && found < 40)
    }

    /// A line grows and shrinks key by key, and is left for another one now and then.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func whatWasFoundForAShorterTextIsTakenForALongerOne(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func letter() -> String { "abé漢".randomElement(using: &random).map(String.init) ?? "a" }
        var entries = HistoryEntries()
        var (suggested, typed, found) = (HistorySuggestion(), "", 0)
        for _ in 0..<400 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5: typed += letter()
            case 5..<8: typed = String(typed.dropLast())
            case 8: typed = letter()
            default: entries.append((0..<4).map { _ in letter() }.joined())
            }
            let entry = suggested.entry(beginningWith: typed, in: entries)
            #expect(entry == entries.newest(beginningWith: typed, before: entries.endIndex))
            if entry != nil { found += 1 }
        }
        #expect(found > 20 && found < 380)
    }

    @Test func anEmptyHistoryHoldsNothing() {
        let entries = HistoryEntries()
        #expect(entries.newest(beginningWith: "", before: 0) == nil)
        #expect(entries.newest(containing: "a", before: 0) == nil)
        #expect(entries.oldest(beginningWith: "a", from: 0) == nil)
    }
}
