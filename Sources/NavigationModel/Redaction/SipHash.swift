/// SipHash-2-4 with a result of 64 bits, by Jean-Philippe Aumasson and Daniel J. Bernstein ("SipHash: a fast
/// short-input PRF", 2012).
///
/// A keyed hash made for short inputs: whoever does not have the 128 bits of the key can neither compute it nor test a
/// guess, and it fits a screen. More bits, or a slower hash, would gain nothing, since a token shows 50.
struct SipHash {
    private var v0, v1, v2, v3: UInt64

    /// Returns the hash of some bytes.
    static func hash(_ bytes: [UInt8], key: (UInt64, UInt64)) -> UInt64 {
        var state = SipHash(key)
        let tail = bytes.count & 7
        for start in stride(from: 0, to: bytes.count - tail, by: 8) { state.absorb(word(bytes[start..<start + 8])) }
        state.absorb(word(bytes.suffix(tail)) | UInt64(truncatingIfNeeded: bytes.count) << 56)
        state.v2 ^= 0xff
        for _ in 0..<4 { state.round() }
        return state.v0 ^ state.v1 ^ state.v2 ^ state.v3
    }

    private init(_ key: (UInt64, UInt64)) {
        v0 = key.0 ^ 0x736f_6d65_7073_6575
        v1 = key.1 ^ 0x646f_7261_6e64_6f6d
        v2 = key.0 ^ 0x6c79_6765_6e65_7261
        v3 = key.1 ^ 0x7465_6462_7974_6573
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func absorb(_ word: UInt64) {
        v3 ^= word
        round()
        round()
        v0 ^= word
    }

    private mutating func round() {
        v0 &+= v1
        v1 = v1.rotated(left: 13) ^ v0
        v0 = v0.rotated(left: 32)
        v2 &+= v3
        v3 = v3.rotated(left: 16) ^ v2
        v0 &+= v3
        v3 = v3.rotated(left: 21) ^ v0
        v2 &+= v1
        v1 = v1.rotated(left: 17) ^ v2
        v2 = v2.rotated(left: 32)
    }
}

extension UInt64 {
    fileprivate func rotated(left bits: UInt64) -> UInt64 { self << bits | self >> (64 - bits) }
}
