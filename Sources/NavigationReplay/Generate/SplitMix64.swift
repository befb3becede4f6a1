/// Numbers that look random and are the same for the same seed, on every platform: SplitMix64, by Sebastiano Vigna.
package struct SplitMix64 {
    private var state: UInt64

    /// Begins with a seed.
    package init(seed: UInt64) {
        state = seed
    }

    /// Returns the next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var result = state
        result = (result ^ result >> 30) &* 0xBF58_476D_1CE4_E5B9
        result = (result ^ result >> 27) &* 0x94D0_49BB_1331_11EB
        return result ^ result >> 31
    }
}

extension SplitMix64 {
    /// Returns a number from 0 up to a bound, which is left out.
    ///
    /// The standard library may change how it makes numbers of a range; a seed must mean the same for ever.
    mutating func below(_ bound: Int) -> Int {
        bound > 0 ? Int(next().multipliedFullWidth(by: UInt64(bound)).high) : 0
    }

    /// Returns a number of a range.
    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    /// Returns true so many times in a hundred.
    mutating func chance(_ percent: Int) -> Bool {
        below(100) < percent
    }

    /// Returns true with a probability from 0 to 1.
    mutating func chance(_ probability: Double) -> Bool {
        Double(next() >> 11) * 0x1p-53 < probability
    }

    /// Returns one of several things, nil if there is none.
    mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element? {
        choices.isEmpty ? nil : choices[choices.index(choices.startIndex, offsetBy: below(choices.count))]
    }

    /// Returns one of several things, each as often as its weight says; the last one if no weight is above 0.
    mutating func pick<Choice>(_ choices: KeyValuePairs<Choice, Int>) -> Choice {
        var rest = below(choices.reduce(0) { $0 + $1.value })
        for (choice, weight) in choices {
            if rest < weight { return choice }
            rest -= weight
        }
        return choices[choices.count - 1].key
    }
}
