import NavigationModel

/// The packed parts of an index: those that a file holds are read when they are asked for, new ones are in memory.
struct PackedImages: Sendable {
    /// Bytes in memory, and how many come before them.
    private struct Chunk {
        let start: Int
        var bytes: [UInt8] = []

        init(start: Int) {
            self.start = start
            bytes.reserveCapacity(PackedImages.chunkSize)
        }

        /// Whether most parts fit into what is reserved.
        var hasRoom: Bool { bytes.count < PackedImages.chunkSize / 16 * 15 }
    }

    private static let chunkSize = 256 << 10

    private var file: (any ReadableFile)?
    private var fileOffset = 0
    private var fileCount = 0
    /// The parts that were added, none of them in two chunks. One list of all would be copied whenever it outgrows its
    /// memory.
    private var added: [Chunk] = []

    /// Creates images without bytes.
    init() {}

    /// Creates the images that a file holds from an offset on.
    init(_ file: any ReadableFile, from offset: Int, count: Int) {
        (self.file, fileOffset, fileCount) = (file, offset, count)
    }

    /// The number of bytes.
    var count: Int { added.last.map { $0.start + $0.bytes.count } ?? fileCount }

    /// Adds a part and returns where it is.
    mutating func append(_ pack: (inout Packer) -> Void) -> JournalIndex.PackedPart {
        if added.last?.hasRoom != true { added.append(Chunk(start: count)) }
        let (start, last) = (count, added.count - 1)
        var packer = Packer()
        swap(&packer.bytes, &added[last].bytes)
        let before = packer.bytes.count
        pack(&packer)
        let checksum = CRC32C.checksum(packer.bytes.span.bytes.extracting(before...))
        swap(&packer.bytes, &added[last].bytes)
        return JournalIndex.PackedPart(range: start..<count, checksum: checksum)
    }

    /// The bytes of a part, nil if they are not those that were put there.
    subscript(part: JournalIndex.PackedPart) -> [UInt8]? {
        let bytes = part.range.upperBound <= fileCount ? read(part.range) : added(part.range)
        guard let bytes, CRC32C.checksum(bytes.span.bytes) == part.checksum else { return nil }
        return bytes
    }

    /// All bytes, in pieces; nil if they cannot be read.
    var pieces: [[UInt8]]? {
        let new = added.map(\.bytes)
        guard fileCount > 0 else { return new }
        return read(0..<fileCount).map { [$0] + new }
    }

    private func added(_ range: Range<Int>) -> [UInt8]? {
        guard let chunk = added.last(where: { $0.start <= range.lowerBound }),
            range.upperBound <= chunk.start + chunk.bytes.count
        else { return nil }
        return Array(chunk.bytes[range.lowerBound - chunk.start..<range.upperBound - chunk.start])
    }

    private func read(_ range: Range<Int>) -> [UInt8]? {
        let start = fileOffset + range.lowerBound
        let bytes = try? file?.bytes(in: start..<start + range.count)
        return bytes?.count == range.count ? bytes : nil
    }
}
