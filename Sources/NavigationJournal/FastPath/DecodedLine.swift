import NavigationModel

/// A line, decoded: its own place in the history, and where in its block to find what it says.
///
/// It holds no reference, so lines cross from one thread to another without a reference being counted; and it is small,
/// since all of it has to go from one processor to the other.
struct DecodedLine {
    /// What a line says besides its own place in the history.
    enum Content {
        /// What lines have said before, by its number.
        case known(Int32)
        /// What this line alone says, by its place in the block's list.
        case single(Int32)
        /// Something that went the general way, by its place in the block's list.
        case other(Int32)
        /// Nothing: this is no line.
        case none
    }

    /// Where the line begins in its block, and how many bytes it has.
    private let start: Int32
    private let length: Int32
    var content = Content.none
    /// Whether it goes on from the line before it in the block: with the next seq, and no earlier time.
    var goesOn = false
    private var hasTime = false
    private var hasDigest = false
    var seq = 0
    private var milliseconds: Int64 = 0
    private var digestBits: UInt64 = 0

    init(_ line: Range<Int> = 0..<0) {
        start = Int32(truncatingIfNeeded: line.lowerBound)
        length = Int32(truncatingIfNeeded: line.count)
    }

    /// The milliseconds since 1970, if the line has a time.
    var time: Int64? {
        get { hasTime ? milliseconds : nil }
        set { (hasTime, milliseconds) = (newValue != nil, newValue ?? 0) }
    }

    /// The digest, if the line has one.
    var digest: Digest? {
        get { hasDigest ? Digest(bits: digestBits) : nil }
        set { (hasDigest, digestBits) = (newValue != nil, newValue?.bits ?? 0) }
    }

    /// Whether it goes on from the line before it, if that is an entry that took the fast path.
    @inline(__always)
    func follows(_ other: DecodedLine) -> Bool {
        hasTime && other.hasTime && seq - 1 == other.seq && milliseconds >= other.milliseconds
    }

    /// Where the line is in its block.
    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

    /// Whether the line is an entry that took the fast path.
    var isUsual: Bool {
        switch content {
        case .known, .single: true
        case .other, .none: false
        }
    }
}

/// The lines of a block, decoded.
struct DecodedBlock {
    var lines: [DecodedLine] = []
    /// What was said for the first time.
    var singles: [Statement] = []
    /// The number of the decoder.
    var decoder = 0
    /// What is known from here on, in the order of the numbers.
    var learned: [Statement] = []
    /// Whether the numbers of what is known begin anew with this block.
    var beginsAnew = false
    /// The lines that went the general way.
    var others: [OtherLine] = []

    /// Returns the entry of a line that took the fast path, given what was known before; nil for any other line.
    @inline(__always)
    func entry(at line: DecodedLine, knowing known: [Statement]) -> Entry? {
        let statement: Statement
        switch line.content {
        case .known(let number): statement = known[Int(number)]
        case .single(let place): statement = singles[Int(place)]
        case .other, .none: return nil
        }
        return Entry(statement, seq: line.seq, milliseconds: line.time, digest: line.digest)
    }

    /// Forgets everything but the memory.
    mutating func removeAll() {
        lines.removeAll(keepingCapacity: true)
        singles.removeAll(keepingCapacity: true)
        learned.removeAll(keepingCapacity: true)
        others.removeAll(keepingCapacity: true)
        beginsAnew = false
    }
}
