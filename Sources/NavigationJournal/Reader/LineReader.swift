/// Cuts a file into lines, each a range of bytes in a block.
struct LineReader {
    /// What was read.
    enum Part {
        /// A line without its line feed, as a range of the block's bytes.
        case line(Range<Int>)
        /// A line with more bytes than a line may have.
        case overlong
        /// The bytes behind the last line feed; a range of the block's bytes unless they are too many.
        case tornTail(Range<Int>?)
        /// The file is in UTF-16.
        case foreignEncoding
        case end
    }

    private var blocks: BlockReader
    private(set) var block = Block()
    /// The index in the block of the next line.
    private var next = 0
    /// Where the part is that was read last.
    private(set) var location = LineLocation(line: 0, offset: 0, length: 0)

    init(_ file: any ReadableFile, blockSize: Int) {
        blocks = BlockReader(file, blockSize: blockSize)
    }

    /// Reads the next part.
    mutating func read() throws(JournalError) -> Part {
        if next < block.count { return .line(nextLine()) }
        let part = try blocks.next(into: &block)
        next = block.count
        switch part {
        case .lines:
            next = 0
            return .line(nextLine())
        case .nulRun:
            return try read()
        case .overlongLine(let offset, let length):
            moveTo(offset: offset, length: length)
            return .overlong
        case .tornTail(let offset, let length):
            moveTo(offset: offset, length: length)
            return .tornTail(length == block.count ? 0..<length : nil)
        case .foreignEncoding:
            moveTo(offset: 0, length: 0)
            return .foreignEncoding
        case .end:
            return .end
        }
    }

    private mutating func nextLine() -> Range<Int> {
        let start = next
        let end = block.lineEnd(from: start)
        next = end + 1
        moveTo(offset: block.offset + start, length: end - start)
        return start..<end
    }

    private mutating func moveTo(offset: Int, length: Int) {
        location = LineLocation(line: location.line + 1, offset: offset, length: length)
    }
}
