/// Numbers for texts of one kind, found again by their bytes.
///
/// Where too many hashes meet, newer texts take the place of older ones: it may forget, but it cannot become slow.
struct InternTable {
    private struct Slot {
        /// Some bits of the hash; the lowest ones say where to look first.
        var hash: UInt32 = 0
        /// Where the bytes begin in `keys`, and how many they are.
        var start: UInt32 = 0
        var length: UInt32 = 0
        /// The number; negative in a free slot.
        var number: Int32 = -1
    }

    private static var maximumCount: Int { 1 << 15 }
    private static var maximumKeyBytes: Int { 4 << 20 }
    private static var maximumProbes: Int { 8 }

    private var slots = Array(repeating: Slot(), count: 64)
    /// The bytes of all texts, each padded with zeros to whole words.
    private var keys: [UInt8] = []
    private var count = 0

    /// Whether it has learned so much that it should begin anew: memory is bounded, and a journal whose texts change
    /// goes on being served.
    var isFull: Bool { count >= Self.maximumCount || keys.count > Self.maximumKeyBytes }

    /// Returns the number of a token's text, nil if it was not learned.
    @inline(__always)
    func number(of token: Token, in bytes: RawSpan) -> Int32? {
        for place in places(of: token.slotHash) {
            let slot = slots[place]
            guard slot.number >= 0 else { return nil }
            if slot.hash == token.slotHash, Int(slot.length) == token.length,
                bytes.has(token, at: Int(slot.start), in: keys.span.bytes)
            {
                return slot.number
            }
        }
        return nil
    }

    /// Learns the text of a token and returns its number: one more than the last.
    mutating func learn(_ token: Token, in bytes: RawSpan) -> Int32 {
        if 2 * count >= slots.count { grow() }
        let number = Int32(count)
        put(
            Slot(
                hash: token.slotHash, start: UInt32(truncatingIfNeeded: keys.count),
                length: UInt32(truncatingIfNeeded: token.length), number: number))
        for offset in stride(from: token.start, to: token.end, by: 8) {
            let word = bytes.word(at: offset).prefix(min(token.end - offset, 8)).littleEndian
            withUnsafeBytes(of: word) { keys.append(contentsOf: $0) }
        }
        count += 1
        return number
    }

    private mutating func put(_ slot: Slot) {
        let places = places(of: slot.hash)
        slots[places.first { slots[$0].number < 0 } ?? places.lowerBound] = slot
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: 2 * old.count)
        for slot in old where slot.number >= 0 { put(slot) }
    }

    /// The places in which a text of that hash may be.
    private func places(of hash: UInt32) -> Range<Int> {
        let first = Int(hash) & (slots.count - 1)
        return first..<min(first + Self.maximumProbes, slots.count)
    }
}

extension Token {
    fileprivate var slotHash: UInt32 { UInt32(truncatingIfNeeded: hash >> 20) }
}

/// Values, found again by the bytes that say them. It begins anew when it has learned too many.
struct Interned<Value: Sendable> {
    private var numbers = InternTable()
    private var values: [Value] = []

    /// Returns the value that a token says, nil if it was not learned.
    @inline(__always)
    func value(of token: Token, in bytes: RawSpan) -> Value? {
        numbers.number(of: token, in: bytes).map { values[Int($0)] }
    }

    /// Learns what a token says.
    mutating func learn(_ value: Value, of token: Token, in bytes: RawSpan) {
        if numbers.isFull { self = Interned() }
        _ = numbers.learn(token, in: bytes)
        values.append(value)
    }
}

/// Texts that were met once, not long ago. Most texts that do not come again soon are never said again: it would be a
/// waste to learn them.
///
/// It begins small, as many a reader wants a few lines only, and forgets all when it grows.
struct Acquaintances {
    private static var maximumCount: Int { 1 << 16 }

    private var tags: [UInt32]
    private var count = 0

    init(size: Int = 1 << 10) {
        tags = Array(repeating: 0, count: size)
    }

    /// Notes that a text was met; true if it was met before.
    mutating func meet(_ token: Token) -> Bool {
        let place = Int(truncatingIfNeeded: token.hash >> 32) & (tags.count - 1)
        let tag = UInt32(truncatingIfNeeded: token.hash)
        if tags[place] == tag { return true }
        tags[place] = tag
        count += 1
        if count > tags.count, tags.count < Self.maximumCount { self = Acquaintances(size: 2 * tags.count) }
        return false
    }
}
