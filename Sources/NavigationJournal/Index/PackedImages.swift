/// The packed parts of an index: those that a file holds are read when they are asked for, new ones are in memory.
struct PackedImages: Sendable {
    private var file: (any ReadableFile)?
    private var fileOffset = 0
    private var fileCount = 0
    private var added: [UInt8] = []

    /// Creates images without bytes.
    init() {}

    /// Creates the images that a file holds from an offset on.
    init(_ file: any ReadableFile, from offset: Int, count: Int) {
        (self.file, fileOffset, fileCount) = (file, offset, count)
    }

    /// The number of bytes.
    var count: Int { fileCount + added.count }

    /// Adds a part and returns where it is.
    mutating func append(_ bytes: [UInt8]) -> JournalIndex.PackedPart {
        let start = count
        added += bytes
        return JournalIndex.PackedPart(range: start..<count, checksum: CRC32C.checksum(bytes.span.bytes))
    }

    /// The bytes of a part, nil if they are not those that were put there.
    subscript(part: JournalIndex.PackedPart) -> [UInt8]? {
        let bytes: [UInt8]?
        if part.range.upperBound <= fileCount {
            bytes = read(part.range)
        } else if part.range.lowerBound >= fileCount, part.range.upperBound <= count {
            bytes = Array(added[part.range.lowerBound - fileCount..<part.range.upperBound - fileCount])
        } else {
            bytes = nil
        }
        guard let bytes, CRC32C.checksum(bytes.span.bytes) == part.checksum else { return nil }
        return bytes
    }

    /// All bytes, in pieces; nil if they cannot be read.
    var pieces: [[UInt8]]? {
        guard fileCount > 0 else { return [added] }
        return read(0..<fileCount).map { [$0, added] }
    }

    private func read(_ range: Range<Int>) -> [UInt8]? {
        let start = fileOffset + range.lowerBound
        let bytes = try? file?.bytes(in: start..<start + range.count)
        return bytes?.count == range.count ? bytes : nil
    }
}
