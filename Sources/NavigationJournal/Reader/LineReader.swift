#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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

    /// The line that is kept, as long as its block is there, and a copy of it once the block has gone.
    private var kept: Range<Int>?
    private var keptCopy: [UInt8]?

    init(_ file: any ReadableFile, blockSize: Int) {
        blocks = BlockReader(file, blockSize: blockSize)
    }

    /// The offset of the first byte that was not read yet.
    var nextOffset: Int { block.offset + min(next, block.count) }

    /// Goes on at an offset, behind so many lines.
    mutating func resume(offset: Int, line: Int, keeping lastLine: [UInt8]?) {
        blocks.resume(at: offset)
        keptCopy = lastLine
        location = LineLocation(line: line, offset: offset, length: 0)
    }

    /// Reads the next part.
    mutating func read() throws(JournalError) -> Part {
        if next < block.count { return .line(nextLine()) }
        copyKeptLine()
        let part = try blocks.next(into: &block)
        next = block.count
        switch part {
        case .lines:
            next = 0
            return .line(nextLine())
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
        let end = block.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let lineFeed = memchr(base + start, 0x0A, block.count - start)
            else { return block.count }
            return base.distance(to: lineFeed)
        }
        next = end + 1
        moveTo(offset: block.offset + start, length: end - start)
        return start..<end
    }

    private mutating func moveTo(offset: Int, length: Int) {
        location = LineLocation(line: location.line + 1, offset: offset, length: length)
    }
}

extension LineReader {
    /// Keeps the line that was read last, to compare later ones with it.
    mutating func keepLine() {
        kept = currentLine
        keptCopy = nil
    }

    /// The bytes of the line that is kept.
    var keptLine: [UInt8]? { kept.map { Array(block.bytes[$0]) } ?? keptCopy }

    /// Whether the line that was read last has the bytes of the one that is kept.
    var repeatsKeptLine: Bool {
        let line = block.bytes[currentLine]
        return kept.map { block.bytes[$0] == line } ?? keptCopy.map { $0[...] == line } ?? false
    }

    /// The line that was read last, in the block.
    var currentLine: Range<Int> {
        let start = location.offset - block.offset
        return start..<start + location.length
    }

    private mutating func copyKeptLine() {
        keptCopy = keptLine
        kept = nil
    }
}
