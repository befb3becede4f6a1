/// A part of a file, read and decoded.
struct Batch {
    /// What was read.
    private(set) var part = BlockReader.Part.end
    /// The bytes.
    var block = Block()
    /// The lines; of a torn tail, what it would be as one.
    var decoded = DecodedBlock()

    /// Whether nothing comes after it.
    var isLast: Bool {
        switch part {
        case .lines, .nulRun, .overlongLine: false
        case .tornTail, .foreignEncoding, .end: true
        }
    }

    /// Takes what comes next in a file.
    mutating func read(_ blocks: inout BlockReader) throws(JournalError) {
        decoded.removeAll()
        part = .end
        part = try blocks.next(into: &block)
    }

    /// Decodes the lines that were taken.
    mutating func decode(_ decoder: inout LineDecoder) {
        switch part {
        case .lines: decoder.decode(block, into: &decoded)
        case .tornTail(_, let length) where length == block.count: decoder.decodeTail(block, into: &decoded)
        case .tornTail, .nulRun, .overlongLine, .foreignEncoding, .end: break
        }
    }
}
