/// Numbers for texts of one kind, found again by their bytes.
///
/// Where too many hashes meet, newer texts take the place of older ones: it may forget, but it cannot become slow.
struct InternTable {
    /// Small, since most of the time of finding a text is spent on waiting for a slot.
    private struct Slot {
        /// Some bits of the hash; the lowest ones say where to look first.
        var hash: UInt32 = 0
        /// Where the text is in `texts`; 0 in a free slot.
        var place: UInt32 = 0
    }

    private static var maximumCount: Int { 1 << 15 }
    private static var maximumWords: Int { 1 << 19 }
    private static var maximumProbes: Int { 8 }

    private var slots = Array(repeating: Slot(), count: 64)
    /// The texts, in words: each begins with its number and its length, and its bytes are padded with zeros. No text
    /// stands at 0.
    private var texts: [UInt64] = [0]
    private var count = 0

    /// Whether it has learned nothing yet.
    var isEmpty: Bool { count == 0 }

    /// Whether it has learned so little that there is room for what may never come again. Most of what a journal says
    /// first comes again soon.
    var isYoung: Bool { count < Self.maximumCount / 8 && texts.count < Self.maximumWords / 8 }

    /// Whether it has learned so much that it should begin anew: memory is bounded, and a journal whose texts change
    /// goes on being served.
    var isFull: Bool { count >= Self.maximumCount || texts.count > Self.maximumWords }

    /// Returns the number of a token's text, nil if it was not learned.
    @inline(__always)
    func number(of token: Token, in bytes: RawSpan) -> Int32? {
        for index in indices(of: token.slotHash) {
            let slot = slots[index]
            guard slot.place > 0 else { return nil }
            guard slot.hash == token.slotHash else { continue }
            let place = Int(slot.place)
            let head = texts[place]
            if head >> 32 == token.length, bytes.has(token, at: 8 * (place + 1), in: texts.span.bytes) {
                return Int32(truncatingIfNeeded: head)
            }
        }
        return nil
    }

    /// Learns the text of a token and returns its number: one more than the last.
    mutating func learn(_ token: Token, in bytes: RawSpan) -> Int32 {
        if 2 * count >= slots.count { grow() }
        put(Slot(hash: token.slotHash, place: UInt32(truncatingIfNeeded: texts.count)))
        texts.append(UInt64(token.length) << 32 | UInt64(count))
        for offset in stride(from: token.start, to: token.end, by: 8) {
            texts.append(bytes.word(at: offset).prefix(min(token.end - offset, 8)).littleEndian)
        }
        defer { count += 1 }
        return Int32(count)
    }

    private mutating func put(_ slot: Slot) {
        let indices = indices(of: slot.hash)
        slots[indices.first { slots[$0].place == 0 } ?? indices.lowerBound] = slot
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: 2 * old.count)
        for slot in old where slot.place > 0 { put(slot) }
    }

    /// The slots in which a text of that hash may be.
    private func indices(of hash: UInt32) -> Range<Int> {
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
