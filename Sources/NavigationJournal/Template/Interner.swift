/// Values by the bytes they were decoded from, so that the same bytes are decoded once.
///
/// A table that is full starts anew, so memory is bounded and a journal whose values change goes on being served. Where
/// too many hashes meet, newer values take the place of older ones: it may forget, but it cannot become slow.
struct Interner<Value> {
    private struct Slot {
        var hash: UInt64 = 0
        /// Where the bytes begin in `keys`, and how many they are.
        var start = 0
        var length = 0
        /// Where the value is in `values`; nil in a free slot.
        var place: Int?
    }

    private static var maximumCount: Int { 1 << 15 }
    private static var maximumKeyBytes: Int { 4 << 20 }
    private static var maximumProbes: Int { 8 }

    private var slots: [Slot]
    private var values: [Value] = []
    /// The bytes of all keys, each padded with zeros to whole words.
    private var keys: [UInt8] = []

    init() {
        slots = Array(repeating: Slot(), count: 64)
    }

    /// Returns the value that was decoded from the bytes of a token.
    func value(of token: Token, in bytes: RawSpan) -> Value? {
        for place in places(of: token.hash) {
            let slot = slots[place]
            guard let place = slot.place else { return nil }
            if slot.hash == token.hash, slot.length == token.range.count, isKey(slot.start, token, in: bytes) {
                return values[place]
            }
        }
        return nil
    }

    /// Remembers the value that was decoded from the bytes of a token.
    mutating func insert(_ value: Value, for token: Token, in bytes: RawSpan) {
        if values.count >= Self.maximumCount || keys.count > Self.maximumKeyBytes { self = Interner() }
        if 2 * values.count >= slots.count { grow() }
        put(Slot(hash: token.hash, start: keys.count, length: token.range.count, place: values.count))
        values.append(value)
        keys.append(contentsOf: token.range.map { bytes[$0] })
        keys.append(contentsOf: repeatElement(0, count: -keys.count & 7))
    }

    private mutating func put(_ slot: Slot) {
        let places = places(of: slot.hash)
        slots[places.first { slots[$0].place == nil } ?? places.lowerBound] = slot
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: 2 * old.count)
        for slot in old where slot.place != nil { put(slot) }
    }

    /// The places in which a value of that hash may be.
    private func places(of hash: UInt64) -> Range<Int> {
        let first = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
        return first..<min(first + Self.maximumProbes, slots.count)
    }

    private func isKey(_ start: Int, _ token: Token, in bytes: RawSpan) -> Bool {
        let keys = keys.span.bytes
        var (place, offset) = (start, token.range.lowerBound)
        while token.range.upperBound - offset > 8 {
            guard keys.word(at: place) == bytes.word(at: offset) else { return false }
            (place, offset) = (place + 8, offset + 8)
        }
        return keys.word(at: place) == bytes.word(at: offset).prefix(token.range.upperBound - offset)
    }
}
