/// Reads what a `Packer` has written.
///
/// The bytes may be anything: what does not fit is `Malformed`, and no count is believed further than there are bytes.
public struct Unpacker {
    /// The bytes are not what a packer writes.
    public struct Malformed: Error {
        /// Creates the error.
        public init() {}
    }

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    /// Creates an unpacker at the beginning of some bytes.
    public init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Whether everything was read.
    public var isAtEnd: Bool { position == bytes.endIndex }

    /// Reads a number.
    public mutating func int() throws(Malformed) -> Int {
        var number: UInt = 0
        for shift in stride(from: 0, to: UInt.bitWidth, by: 7) {
            let byte = try byte()
            number |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1) }
        }
        throw Malformed()
    }

    /// Reads whether something is so.
    public mutating func flag() throws(Malformed) -> Bool {
        switch try byte() {
        case 0: false
        case 1: true
        default: throw Malformed()
        }
    }

    /// Reads a text.
    public mutating func text() throws(Malformed) -> String {
        String(decoding: try slice(), as: UTF8.self)
    }

    /// Reads bytes.
    public mutating func data() throws(Malformed) -> [UInt8] {
        Array(try slice())
    }

    /// Reads one of a few choices.
    public mutating func choice<Choice: CaseIterable>() throws(Malformed) -> Choice {
        let place = try int()
        let all = Array(Choice.allCases)
        guard all.indices.contains(place) else { throw Malformed() }
        return all[place]
    }

    /// Reads a value that may be absent.
    public mutating func optional<Value>(
        _ value: (inout Unpacker) throws(Malformed) -> Value
    ) throws(Malformed) -> Value? {
        try flag() ? try value(&self) : nil
    }

    /// Reads the number of some values, then each.
    public mutating func list<Value>(
        _ value: (inout Unpacker) throws(Malformed) -> Value
    ) throws(Malformed) -> [Value] {
        var values: [Value] = []
        for _ in 0..<(try count()) { values.append(try value(&self)) }
        return values
    }

    /// Reads how many values follow, of a byte each at least.
    public mutating func count() throws(Malformed) -> Int {
        let count = try int()
        guard count >= 0, count <= bytes.endIndex - position else { throw Malformed() }
        return count
    }

    private mutating func byte() throws(Malformed) -> UInt8 {
        guard position < bytes.endIndex else { throw Malformed() }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func slice() throws(Malformed) -> ArraySlice<UInt8> {
        let count = try count()
        defer { position += count }
        return bytes[position..<position + count]
    }
}
