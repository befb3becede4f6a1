/// Where a question about the state gets another answer, found by asking in few places.
///
/// Halving needs a question that changes its answer once, and cannot see whether this one does. So as many places again
/// are asked where the answer is thought to be known. If one of them contradicts, everything up to there is asked, and
/// the first place that answers otherwise is the result.
///
/// Places are numbered: 0 is before the first entry, 7 after the seventh.
public struct Bisection: Sendable {
    /// What somebody says about a state, with the exit status by which a command says it.
    public enum Answer: Int, Sendable {
        case yes = 0
        case no = 1
        /// It cannot be told for this state.
        case skip = 125
    }

    /// What came of a search.
    public enum Result: Sendable, Equatable {
        /// The first place that answers otherwise than the start, and the number of places that could not be told just
        /// before it: one of them may be the first.
        case found(Int, skipped: Int)
        /// Wherever it was asked, the answer is that of the start.
        case never
        /// There is no place at which it can be told.
        case untold
    }

    /// What came of it.
    public private(set) var result = Result.untold
    /// The answer at the start.
    public private(set) var before = Answer.skip
    /// A place behind the first one that answers like the start again, if one was met.
    public private(set) var lost: Int?
    /// Whether the answer changes once only, as far as was asked.
    public private(set) var isMonotone = true
    /// Whether everything up to the result was asked.
    public private(set) var isExhaustive = false
    /// How many places were asked.
    public var asked: Int { answers.count }

    private var answers: [Int: Answer] = [:]
    private let step: Int

    /// Searches among a number of entries.
    ///
    /// - Parameters:
    ///   - count: The number of entries.
    ///   - step: The distance of places at which asking takes the least: as long as it may choose, it asks there.
    ///   - everywhere: Whether to ask after every entry from the beginning, and to trust nothing.
    ///   - searches: Whether a contradiction leads to asking everywhere; without it the result is what halving found,
    ///     and `isMonotone` says that it is worth nothing.
    ///   - ask: Returns the answer at a place; it is called once for each.
    /// - Throws: what asking throws.
    public init<Failure: Error>(
        of count: Int, step: Int = 1, everywhere: Bool, searches: Bool = true, ask: (Int) throws(Failure) -> Answer
    ) throws(Failure) {
        self.step = step
        try run(count, everywhere, searches, ask)
    }

    private mutating func run<Failure: Error>(
        _ count: Int, _ everywhere: Bool, _ searches: Bool, _ ask: (Int) throws(Failure) -> Answer
    ) throws(Failure) {
        guard let low = try told(0...count, ask), let high = try told((low...count).reversed(), ask) else { return }
        let start = answers[low] ?? .skip
        before = start
        if everywhere { return try search(from: low, through: high, ask) }
        guard answers[high] != start else {
            result = .never
            let odd = try contradiction(in: low...high, ask) { _ in start }
            if let odd, searches { try search(from: low, through: odd, ask) }
            return
        }
        let (last, first) = try halve(low, high, ask)
        let odd = try contradiction(in: low...high, ask) { $0 <= last ? start : start.other }
        result = .found(first, skipped: first - last - 1)
        if let odd, searches { try search(from: low, through: min(odd, first), ask) }
    }
}

extension Bisection {
    private mutating func answer<Failure: Error>(
        _ place: Int, _ ask: (Int) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        if let known = answers[place] { return known }
        let answer = try ask(place)
        answers[place] = answer
        return answer
    }

    /// Returns the first of several places at which it can be told.
    private mutating func told<Failure: Error>(
        _ places: some Sequence<Int>, _ ask: (Int) throws(Failure) -> Answer
    ) throws(Failure) -> Int? {
        for place in places where try answer(place, ask) != .skip { return place }
        return nil
    }

    /// Returns the two neighbours between which the answer changes; all between them cannot be told.
    private mutating func halve<Failure: Error>(
        _ low: Int, _ high: Int, _ ask: (Int) throws(Failure) -> Answer
    ) throws(Failure) -> (last: Int, first: Int) {
        var (low, high) = (low, high)
        while let middle = try told(middles(low, high), ask) {
            if answers[middle] == before { low = middle } else { high = middle }
        }
        return (low, high)
    }

    /// The places between two others: the middle and some at growing distances from it, then all of them.
    private func middles(_ low: Int, _ high: Int) -> some Sequence<Int> {
        var middle = low + (high - low) / 2
        if middle / step * step > low { middle = middle / step * step }
        let distances = sequence(first: 1) { $0 < high - low ? 2 * $0 : nil }
        let near = [middle] + distances.flatMap { [middle + $0, middle - $0] }.filter { $0 > low && $0 < high }
        return [AnySequence(high - low > 1 ? near : []), AnySequence(low + 1..<max(low + 1, high))].lazy.joined()
    }

    /// Asks in some places between two others, evenly, and returns the first that does not answer as expected.
    private mutating func contradiction<Failure: Error>(
        in range: ClosedRange<Int>, _ ask: (Int) throws(Failure) -> Answer, expected: (Int) -> Answer
    ) throws(Failure) -> Int? {
        let count = 2 * (Int.bitWidth - range.count.leadingZeroBitCount)
        for place in stride(from: range.lowerBound, through: range.upperBound, by: max(1, range.count / count)) {
            let place = max(range.lowerBound, place / step * step)
            let answer = try answer(place, ask)
            guard answer != .skip, answer != expected(place) else { continue }
            isMonotone = false
            if place > range.lowerBound, answer == before { lost = place }
            return place
        }
        return nil
    }

    /// Asks everywhere from one place on until the answer is another.
    private mutating func search<Failure: Error>(
        from low: Int, through high: Int, _ ask: (Int) throws(Failure) -> Answer
    ) throws(Failure) {
        isExhaustive = true
        result = .never
        var skipped = 0
        for place in low...high {
            switch try answer(place, ask) {
            case .skip: skipped += 1
            case before: skipped = 0
            default: return result = .found(place, skipped: skipped)
            }
        }
    }
}

extension Bisection.Answer {
    /// The answer that is not this one.
    public var other: Self {
        switch self {
        case .yes: .no
        case .no: .yes
        case .skip: .skip
        }
    }
}
