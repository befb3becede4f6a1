/// The encoding of Unicode text in the ASCII letters, digits and hyphens of a host's label: RFC 3492.
enum Punycode {
    // The parameters of section 5.
    private static let base = 36
    private static let smallestThreshold = 1
    private static let largestThreshold = 26
    private static let skew = 38
    private static let damp = 700
    private static let initialBias = 72
    private static let initialCodePoint = 0x80

    /// Returns the encoded text. It takes time by the square of the length, so the caller bounds it.
    static func encoded(_ text: String.UnicodeScalarView) -> String {
        var output = text.filter(\.isASCII)
        let basicCount = output.count
        if basicCount > 0 { output.append("-") }

        var codePoint = initialCodePoint
        var delta = 0
        var bias = initialBias
        var handled = basicCount
        let values = text.map { Int($0.value) }
        while let next = values.lazy.filter({ $0 >= codePoint }).min() {
            delta += (next - codePoint) * (handled + 1)
            codePoint = next
            for value in values {
                if value < codePoint { delta += 1 }
                guard value == codePoint else { continue }
                append(delta, to: &output, bias: bias)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
                delta = 0
                handled += 1
            }
            delta += 1
            codePoint += 1
        }
        return String(output)
    }

    /// Appends a number of variable length, digit after digit, the least significant first.
    private static func append(_ delta: Int, to output: inout String.UnicodeScalarView, bias: Int) {
        var rest = delta
        var position = base
        while true {
            let threshold = min(max(position - bias, smallestThreshold), largestThreshold)
            guard rest >= threshold else { break }
            let (quotient, remainder) = (rest - threshold).quotientAndRemainder(dividingBy: base - threshold)
            output.append(digit(threshold + remainder))
            rest = quotient
            position += base
        }
        output.append(digit(rest))
    }

    /// Returns the bias after a delta: section 6.1.
    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / damp : delta / 2
        delta += delta / count
        var bias = 0
        while delta > (base - smallestThreshold) * largestThreshold / 2 {
            delta /= base - smallestThreshold
            bias += base
        }
        return bias + (base - smallestThreshold + 1) * delta / (delta + skew)
    }

    /// Returns the digit of a value below 36: `a` to `z`, then `0` to `9`.
    private static func digit(_ value: Int) -> Unicode.Scalar {
        let byte = UInt8(truncatingIfNeeded: value)
        return Unicode.Scalar(byte < 26 ? UInt8(ascii: "a") + byte : UInt8(ascii: "0") + byte - 26)
    }
}
