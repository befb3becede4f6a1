import NavigationModel

/// A line, decoded: its own place in the history, and where in its block to find what it says.
///
/// It holds no reference, so lines cross from one thread to another without a reference being counted.
struct DecodedLine {
    /// What a line says besides its own place in the history.
    enum Content {
        /// What lines have said before, by its number.
        case known(Int32)
        /// An entry of the block's list, by its place there.
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
    var seq = 0
    var time: Int64?
    var digest: UInt64?

    init(_ line: Range<Int> = 0..<0) {
        start = Int32(truncatingIfNeeded: line.lowerBound)
        length = Int32(truncatingIfNeeded: line.count)
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

extension Entry {
    /// Creates the entry that says the same as another one at the place of a line.
    @inline(__always)
    init(as other: Entry, at line: DecodedLine) {
        self.init(as: other, seq: line.seq, milliseconds: line.time, digest: line.digest.map(Digest.init(bits:)))
    }
}

/// The lines of a block, decoded.
struct DecodedBlock {
    var lines: [DecodedLine] = []
    /// The entries that say what was said for the first time.
    var singles: [Entry] = []
    /// The entries that say what is known from here on, in the order of their numbers.
    var learned: [Entry] = []
    /// Whether the numbers of what is known begin anew with this block.
    var beginsAnew = false
    /// The lines that went the general way.
    var others: [OtherLine] = []

    /// Returns the entry of a line that took the fast path, given what was known before; nil for any other line.
    @inline(__always)
    func entry(at line: DecodedLine, knowing known: [Entry]) -> Entry? {
        switch line.content {
        case .known(let number): Entry(as: known[Int(number)], at: line)
        case .single(let place): Entry(as: singles[Int(place)], at: line)
        case .other, .none: nil
        }
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
