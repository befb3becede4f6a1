import NavigationReplay
import TestSupport
import Testing

@Suite struct BisectionTests {
    @Test(arguments: [1, 512]) func theFirstOtherAnswerIsFoundInFewQuestions(step: Int) {
        for count in [1, 2, 3, 10, 1000, 1_000_000] {
            for first in Set([1, count / 3, count / 2, count]) where first > 0 {
                let bisection = Bisection(of: count, step: step, everywhere: false) { $0 < first ? .no : .yes }
                #expect(bisection.result == .found(first, skipped: 0))
                #expect(bisection.isMonotone)
                #expect(bisection.before == .no)
                #expect(bisection.asked <= 70, "\(first) of \(count)")
            }
        }
    }

    @Test func `halving asks where it takes long`() {
        var places: [Int] = []
        _ = Bisection(of: 1_000_000, step: 512, everywhere: false) { place -> Bisection.Answer in
            places.append(place)
            return place < 300_000 ? .no : .yes
        }
        // But for the end, and between the last two places.
        #expect(places.count { $0 % 512 != 0 } == 10)
    }

    @Test func aPlaceIsAskedOnce() {
        var seen: [Int: Int] = [:]
        _ = Bisection(of: 500, everywhere: false) { place -> Bisection.Answer in
            seen[place, default: 0] += 1
            return place % 7 == 0 ? .skip : place < 123 || place == 300 ? .yes : .no
        }
        #expect(seen.values.max() == 1)
    }

    @Test func anAnswerThatNeverChangesIsSaid() {
        let bisection = Bisection(of: 1000, everywhere: false) { _ in .yes }
        #expect(bisection.result == .never)
        #expect(bisection.asked < 30)
        #expect(Bisection(of: 1000, everywhere: true) { _ in .yes }.asked == 1001)
        #expect(Bisection(of: 0, everywhere: false) { _ in .yes }.result == .never)
        #expect(Bisection(of: 9, everywhere: false) { _ in .skip }.result == .untold)
    }

    /// Halving alone would name a later place, or none.
    @Test func aQuestionThatChangesItsMindIsNoticedAndItsFirstChangeFound() {
        let early = Bisection(of: 1000, everywhere: false) { (100..<300).contains($0) || $0 > 800 ? .no : .yes }
        #expect(early.result == .found(100, skipped: 0))
        #expect(!early.isMonotone)
        let passing = Bisection(of: 1000, everywhere: false) { (400..<600).contains($0) ? .no : .yes }
        #expect(passing.result == .found(400, skipped: 0))
        #expect(!passing.isMonotone)
        let instant = Bisection(of: 1000, everywhere: true) { $0 == 77 ? .no : .yes }
        #expect(instant.result == .found(77, skipped: 0))
    }

    @Test func placesThatCannotBeToldAreCountedWhereTheyHideTheFirst() {
        let bisection = Bisection(of: 100, everywhere: false) {
            (40..<60).contains($0) ? .skip : $0 < 40 ? .yes : .no
        }
        #expect(bisection.result == .found(60, skipped: 20))
        let atTheEnds = Bisection(of: 100, everywhere: false) { $0 < 3 || $0 > 90 ? .skip : $0 < 50 ? .yes : .no }
        #expect(atTheEnds.result == .found(50, skipped: 0))
    }

    @Test func whateverTheAnswersTheResultIsAChange() {
        var random = SeededGenerator(seed: 9)
        var (monotone, others) = (0, 0)
        for _ in 0..<500 {
            let count = Int.random(in: 1...60, using: &random)
            let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 1...60, using: &random)
            }
            let answers = (0...count).map { place -> Bisection.Answer in
                if Int.random(in: 0..<12, using: &random) == 0 { return .skip }
                return changes.count { $0 <= place } % 2 == 0 ? .yes : .no
            }
            let bisection = Bisection(of: count, everywhere: false) { answers[$0] }
            if bisection.isMonotone { monotone += 1 } else { others += 1 }
            guard case .found(let place, let skipped) = bisection.result else { continue }
            #expect(answers[place] == bisection.before.other)
            #expect(answers[(place - skipped)..<place].allSatisfy { $0 == .skip })
            #expect(answers[place - skipped - 1] == bisection.before)
            if bisection.isExhaustive { #expect(answers.firstIndex(of: bisection.before.other) == place) }
        }
        #expect(monotone > 100 && others > 100)
    }
}
