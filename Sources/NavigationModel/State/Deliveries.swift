import Synchronization

/// The deliveries of links that a journal has brought, each with the entry that brought it first.
///
/// They are never forgotten, and a timeline keeps thousands of worlds. So all worlds of a history share one append-only
/// ledger, of which each sees a prefix: a copy costs nothing, and a replay of the same history finds its lines there.
/// A history that diverges copies its prefix.
public struct Deliveries: Sendable {
    /// A delivery, and the entry that brought it first.
    public typealias Line = (delivery: Name, seq: Int)

    /// How many there are.
    public private(set) var count = 0
    private(set) var ledger = Ledger()

    /// Creates deliveries: none.
    public init() {}

    /// Returns the entry that brought a delivery first, or nil.
    public func seq(of delivery: Name) -> Int? {
        count == 0 ? nil : ledger.lines.withLock { $0.seq(of: delivery, among: count) }
    }

    /// Remembers a delivery, or returns the entry that brought it first if it is known.
    @discardableResult
    public mutating func insert(_ delivery: Name, seq: Int) -> Int? {
        switch ledger.lines.withLock({ $0.insert((delivery, seq), at: count) }) {
        case .known(let earlier): return earlier
        case .isIn: break
        case .diverged:
            ledger = Ledger(ledger.lines.withLock { $0.first(count) })
            ledger.lines.withLock { _ = $0.insert((delivery, seq), at: count) }
        }
        count += 1
        return nil
    }

    /// Returns the deliveries that came first, so many of them.
    public func first(_ count: Int) -> Deliveries {
        var first = self
        first.count = min(max(0, count), self.count)
        return first
    }

    /// The deliveries in the order they came.
    public var lines: [Line] {
        ledger.lines.withLock { Array($0.all[..<count]) }
    }
}

/// A list that only grows, so that whoever knows its first lines may share it with those who know more.
final class Ledger: Sendable {
    let lines: Mutex<LedgerLines>

    init(_ lines: LedgerLines = LedgerLines()) {
        self.lines = Mutex(lines)
    }
}

struct LedgerLines {
    private(set) var all: [Deliveries.Line] = []
    /// Places in the list plus one, by the hash of the delivery; 0 is free. At most half of them are taken.
    private var slots = [UInt32](repeating: 0, count: 16)

    func seq(of delivery: Name, among count: Int) -> Int? {
        let slot = slots[slot(of: delivery)]
        return slot > 0 && slot <= count ? all[Int(slot) - 1].seq : nil
    }

    /// What became of a line that was to be put into the list.
    enum Insertion {
        /// It is at its place.
        case isIn
        /// The delivery is among the lines before that place.
        case known(Int)
        /// Another line is at its place.
        case diverged
    }

    /// Puts a line at a place, unless its delivery is among those before it.
    mutating func insert(_ line: Deliveries.Line, at place: Int) -> Insertion {
        let slot = slot(of: line.delivery)
        let taken = Int(slots[slot])
        if taken > 0, taken <= place { return .known(all[taken - 1].seq) }
        guard place == all.count else { return all[place] == line ? .isIn : .diverged }
        all.append(line)
        slots[slot] = UInt32(all.count)
        if 2 * all.count > slots.count { index(in: 2 * slots.count) }
        return .isIn
    }

    func first(_ count: Int) -> LedgerLines {
        var copy = LedgerLines()
        copy.all = Array(all[..<count])
        copy.index(in: slots.count)
        return copy
    }

    private mutating func index(in size: Int) {
        slots = [UInt32](repeating: 0, count: size)
        for (place, line) in all.enumerated() { slots[slot(of: line.delivery)] = UInt32(place + 1) }
    }

    /// The slot of a delivery, or the free one it would get.
    private func slot(of delivery: Name) -> Int {
        var slot = delivery.hashValue & (slots.count - 1)
        while slots[slot] > 0, all[Int(slots[slot]) - 1].delivery != delivery { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}
