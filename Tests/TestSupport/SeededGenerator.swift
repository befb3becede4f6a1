import NavigationReplay

/// A generator for what the standard library makes at random, with the numbers by which histories are made up: the same
/// for the same seed, on every platform.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var numbers: SplitMix64

    /// Creates a generator.
    public init(seed: UInt64) {
        numbers = SplitMix64(seed: seed)
    }

    /// Returns the next number.
    public mutating func next() -> UInt64 { numbers.next() }
}
