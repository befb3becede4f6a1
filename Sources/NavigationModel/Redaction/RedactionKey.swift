import StrictJSON

/// The secret that turns values into tokens. It lives in the memory of whoever writes, and is never written.
public struct RedactionKey: Sendable {
    private let halves: (UInt64, UInt64)

    /// Creates a key from 128 bits, which must be random wherever a secret is at stake.
    public init(_ first: UInt64, _ second: UInt64) {
        halves = (first, second)
    }

    /// Returns what stands in place of a value: `~` and ten characters of base 32. Equal JSON values have the same
    /// token, under the same key; one that is a token already stays.
    func token(for value: JSONValue) -> String {
        if let text = value.stringValue, Redaction.isToken(text) { return text }
        let hash = SipHash.hash(Array(value.canonicalText.utf8), key: halves)
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
        return String(["~"] + (1...10).map { alphabet[Int(hash >> (64 - 5 * UInt64($0)) & 31)] })
    }
}
