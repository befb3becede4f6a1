/// Cuts a file into blocks at line ends.
///
/// Memory is bounded: a line that is longer than a line may be is counted and thrown away, or if only the NULs that it
/// begins with make it so long, these. The file is read in pieces rather than mapped, since a mapped file that someone
/// cuts short would end the process.
struct BlockReader {
    /// How many bytes a line may have, its line feed not counted.
    static let maximumLineLength = 1 << 20

    /// What was read.
    enum Part: Equatable {
        /// Whole lines, in the block.
        case lines
        /// NULs that the next line begins with. They are gone; a power cut can leave any number.
        case nulRun(offset: Int, length: Int)
        /// A line that is too long. Its bytes are gone.
        case overlongLine(offset: Int, length: Int)
        /// What follows the last line feed. Its bytes are in the block if they are no more than a line may have.
        case tornTail(offset: Int, length: Int)
        /// A file in UTF-16.
        case foreignEncoding
        /// Nothing more.
        case end
    }

    private let file: any ReadableFile
    private let blockSize: Int
    /// How many bytes are asked for next: little at first, since many a reader wants a few lines only, then ever more.
    private var nextSize: Int
    /// What was read behind the last part, and where it begins.
    private var rest: [UInt8] = []
    private var restOffset = 0
    /// How much of an overlong line has been thrown away; 0 outside such a line.
    private var skipped = 0
    /// How many NULs have been thrown away that the line begins with.
    private var nuls = 0

    /// Creates a reader that asks for `blockSize` bytes at a time.
    init(_ file: any ReadableFile, blockSize: Int = 256 << 10) {
        self.file = file
        self.blockSize = blockSize
        nextSize = min(blockSize, 16 << 10)
    }

    /// Goes on at an offset at which a line begins.
    mutating func resume(at offset: Int) {
        restOffset = offset
    }

    /// Reads the next part, using the memory of the block.
    ///
    /// At the end of the file it can be asked again: the torn tail may have become a line since.
    mutating func next(into block: inout Block) throws(JournalError) -> Part {
        block.restart(at: restOffset, with: rest)
        var searched = 0
        while true {
            if block.isForeign { return .foreignEncoding }
            if let part = cut(&block, searched: &searched) { return part }
            guard try block.fill(from: file, upTo: nextSize) else { return endPart(of: block) }
            nextSize = min(blockSize, 2 * nextSize)
        }
    }

    /// Cuts the block after its last line, if it has a line end among the bytes that were not searched yet.
    private mutating func cut(_ block: inout Block, searched: inout Int) -> Part? {
        let new = searched..<block.count
        searched = block.count
        if skipped > 0 {
            if let lineFeed = block.bytes[new].firstIndex(of: 0x0A) {
                let (length, end) = (skipped + lineFeed, block.offset + lineFeed)
                keepRest(of: &block, from: lineFeed + 1)
                skipped = 0
                return .overlongLine(offset: end - length, length: length)
            }
        } else if let lineFeed = block.bytes[new].lastIndex(of: 0x0A) {
            if let part = cutOverlongLine(of: &block) { return part }
            keepRest(of: &block, from: lineFeed + 1)
            return .lines
        } else if block.count <= Self.maximumLineLength {
            return nil
        } else {
            dropNULs(of: &block)
            searched = block.count
            if block.count <= Self.maximumLineLength { return nil }
        }
        skipped += nuls + block.count
        nuls = 0
        block.discard()
        searched = 0
        return nil
    }

    /// Throws away the NULs that the block, and so a line, begins with.
    private mutating func dropNULs(of block: inout Block) {
        let count = block.leadingNULs
        guard count > 0 else { return }
        nuls += count
        block.restart(at: block.offset + count, with: block.split(at: count))
    }

    /// Takes away the line that the block begins with if it is too long, or the NULs if they make it so.
    private mutating func cutOverlongLine(of block: inout Block) -> Part? {
        guard nuls + block.count > Self.maximumLineLength else { return nil }
        let length = nuls + block.lineEnd(from: 0)
        guard length > Self.maximumLineLength else { return nil }
        dropNULs(of: &block)
        defer { nuls = 0 }
        let (start, end) = (block.offset - nuls, length - nuls)
        guard end > Self.maximumLineLength else {
            keepRest(of: &block, from: 0)
            return .nulRun(offset: start, length: nuls)
        }
        keepRest(of: &block, from: end + 1)
        return .overlongLine(offset: start, length: length)
    }

    private mutating func endPart(of block: Block) -> Part {
        (rest, restOffset) = (Array(block.bytes[..<block.count]), block.offset)
        let gone = skipped + nuls
        let length = gone + block.count
        return length == 0 ? .end : .tornTail(offset: block.offset - gone, length: length)
    }

    private mutating func keepRest(of block: inout Block, from index: Int) {
        restOffset = block.offset + index
        rest = block.split(at: index)
    }
}
