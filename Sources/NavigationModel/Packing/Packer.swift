/// Writes values as bytes, as short as they come and without names: for what only this program reads again.
///
/// A number takes seven bits a byte, the lowest first, its sign in the lowest bit; a text is its length and its bytes.
/// Nothing says what follows, so packer and unpacker go through the same values in the same order.
public struct Packer: Sendable {
    /// What was written. Bytes that are put here before stay in front of it.
    public var bytes: [UInt8] = []

    /// Creates a packer that has written nothing.
    public init() {}

    /// Writes a number.
    public mutating func pack(_ number: Int) {
        var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Writes whether something is so.
    public mutating func pack(_ flag: Bool) {
        bytes.append(flag ? 1 : 0)
    }

    /// Writes a text.
    public mutating func pack(_ text: String) {
        var text = text
        text.withUTF8 { text in
            pack(text.count)
            bytes.append(contentsOf: text)
        }
    }

    /// Writes bytes.
    public mutating func pack(_ new: [UInt8]) {
        pack(new.count)
        bytes += new
    }

    /// Writes one of a few choices.
    public mutating func pack<Choice: CaseIterable & Equatable>(_ choice: Choice) {
        pack(Array(Choice.allCases).firstIndex(of: choice) ?? 0)
    }

    /// Writes a value that may be absent.
    public mutating func pack<Value>(_ value: Value?, _ packValue: (inout Packer, Value) -> Void) {
        pack(value != nil)
        if let value { packValue(&self, value) }
    }

    /// Writes the number of some values, then each.
    public mutating func pack<Values: Collection>(
        each values: Values, _ packValue: (inout Packer, Values.Element) -> Void
    ) {
        pack(values.count)
        for value in values { packValue(&self, value) }
    }
}
