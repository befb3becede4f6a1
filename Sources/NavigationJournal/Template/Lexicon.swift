/// A text that was met before, by its number in the lexicon of its kind.
struct Word: Equatable {
    var number: Int32

    /// Nothing stands there.
    static let none = Word(number: -1)
}

/// Numbers for texts of one kind, found again by their bytes.
///
/// It learns up to a limit and is then made anew, so memory is bounded and a journal whose texts change goes on being
/// served. Where too many hashes meet, newer texts take the place of older ones: it may forget, but it cannot become
/// slow.
struct Lexicon {
    private struct Slot {
        var hash: UInt64 = 0
        /// Where the bytes begin in `keys`, and how many they are.
        var start = 0
        var length = 0
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

    /// Whether it has learned enough to begin anew.
    var isFull: Bool { count >= Self.maximumCount || keys.count > Self.maximumKeyBytes }

    /// Returns the number of a token's text.
    @inline(__always)
    func word(_ token: Token, in bytes: RawSpan) -> Word? {
        for place in places(of: token.hash) {
            let slot = slots[place]
            guard slot.number >= 0 else { return nil }
            if slot.hash == token.hash, slot.length == token.length, isKey(slot.start, token, in: bytes) {
                return Word(number: slot.number)
            }
        }
        return nil
    }

    /// Learns the text of a token and returns its number: one more than the last.
    mutating func learn(_ token: Token, in bytes: RawSpan) -> Word {
        if 2 * count >= slots.count { grow() }
        let word = Word(number: Int32(count))
        put(Slot(hash: token.hash, start: keys.count, length: token.length, number: word.number))
        keys.append(contentsOf: token.range.map { bytes[$0] })
        keys.append(contentsOf: repeatElement(0, count: -keys.count & 7))
        count += 1
        return word
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
    private func places(of hash: UInt64) -> Range<Int> {
        let first = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
        return first..<min(first + Self.maximumProbes, slots.count)
    }

    private func isKey(_ start: Int, _ token: Token, in bytes: RawSpan) -> Bool {
        let keys = keys.span.bytes
        var (place, offset) = (start, token.start)
        while token.end - offset > 8 {
            guard keys.word(at: place) == bytes.word(at: offset) else { return false }
            (place, offset) = (place + 8, offset + 8)
        }
        return keys.word(at: place) == bytes.word(at: offset).prefix(token.end - offset)
    }
}
