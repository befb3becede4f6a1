import NavigationModel

/// An index as a file: a line that says what it is, the length and the checksum of what describes the places, that, and
/// the packed parts, each of which has its own checksum.
struct IndexFile {
    var index: JournalIndex
    /// The journal when it was read.
    var stamp: FileStamp
    /// What stands for everything else that decides on the worlds.
    var meaning: UInt64
    /// What stood before the last place.
    var checksums: PieceChecksums

    /// The first bytes; the number changes with the form of the file.
    private static let signature = Array("navlog index 2\n\n".utf8)
    private static let headLength = signature.count + 8
    private static let longestDescription = 64 << 20
}

extension IndexFile {
    /// The bytes of the file, in parts; nil if what it takes over from an older file cannot be read.
    var parts: [[UInt8]]? {
        guard let pieces = index.images.pieces else { return nil }
        var packer = Packer()
        stamp.pack(into: &packer)
        packer.pack(Int(bitPattern: UInt(meaning)))
        packer.pack(index.start)
        packer.pack(index.distance)
        packer.pack(index.images.count)
        packer.pack(each: index.places) { packer, place in
            for number in [place.position, place.ordinal, place.offset] { packer.pack(number) }
            place.image.pack(into: &packer)
            place.catalog.pack(into: &packer)
        }
        packer.pack(checksums.length)
        packer.pack(each: checksums.sums) { $0.pack(Int($1)) }
        packer.pack(each: index.deliveries.lines) { packer, line in
            packer.pack(line.delivery.text)
            packer.pack(line.seq)
        }
        packer.pack(each: index.findings) { $1.pack(into: &$0) }
        let numbers = [UInt32(packer.bytes.count), CRC32C.checksum(packer.bytes.span.bytes)]
        let head = Self.signature + numbers.flatMap { number in (0..<4).map { UInt8(number >> ($0 * 8) & 0xFF) } }
        return [head + packer.bytes] + pieces
    }

    /// Reads the file, but for the packed parts.
    init(_ file: any ReadableFile) throws(IndexFault) {
        guard let head = try? file.bytes(in: 0..<Self.headLength), head.count == Self.headLength,
            head.starts(with: Self.signature)
        else { throw .damaged }
        func number(at place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(head[place + $1]) << ($1 * 8) } }
        let length = number(at: Self.signature.count)
        guard length <= Self.longestDescription, let size = try? file.size(), length <= size else { throw .damaged }
        guard let description = try? file.bytes(in: head.count..<head.count + length), description.count == length,
            Int(CRC32C.checksum(description.span.bytes)) == number(at: Self.signature.count + 4)
        else { throw .damaged }
        do throws(Unpacker.Malformed) {
            var unpacker = Unpacker(description[...])
            try self.init(unpacking: &unpacker, images: file, from: head.count + length, size: size)
        } catch {
            throw .damaged
        }
    }

    private init(
        unpacking unpacker: inout Unpacker, images file: any ReadableFile, from offset: Int, size: Int
    ) throws(Unpacker.Malformed) {
        stamp = try FileStamp(unpacking: &unpacker)
        meaning = UInt64(UInt(bitPattern: try unpacker.int()))
        index = JournalIndex()
        index.start = try unpacker.int()
        index.distance = try unpacker.int()
        let count = try unpacker.int()
        guard count >= 0, count == size - offset else { throw Unpacker.Malformed() }
        index.images = PackedImages(file, from: offset, count: count)
        var last = JournalIndex.Place.beginning(at: index.start)
        for _ in 0..<(try unpacker.count()) {
            let place = try JournalIndex.Place(unpacking: &unpacker)
            guard place.follows(last, every: index.distance, in: stamp.size) else { throw Unpacker.Malformed() }
            index.places.append(place)
            last = place
        }
        checksums = try PieceChecksums(unpacking: &unpacker, upTo: last.offset)
        for _ in 0..<(try unpacker.count()) {
            index.deliveries.insert(Name(try unpacker.text()), seq: try unpacker.int())
        }
        index.findings = try unpacker.list(Finding.init(unpacking:))
        guard unpacker.isAtEnd else { throw Unpacker.Malformed() }
    }
}

extension JournalIndex.Place {
    fileprivate init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        self.init(
            position: try unpacker.int(), ordinal: try unpacker.int(), offset: try unpacker.int(),
            image: try JournalIndex.PackedPart(unpacking: &unpacker),
            catalog: try JournalIndex.PackedPart(unpacking: &unpacker))
    }

    fileprivate static func beginning(at position: Int) -> Self {
        let nothing = JournalIndex.PackedPart(range: 0..<0, checksum: 0)
        return Self(position: position, ordinal: 0, offset: 0, image: nothing, catalog: nothing)
    }

    /// Whether a place may come after another one in a journal of that size.
    fileprivate func follows(_ other: Self, every distance: Int, in size: Int) -> Bool {
        // Every entry takes more than a byte, so no number of entries is beyond the size.
        position > other.position && ordinal > other.ordinal && offset > other.offset && offset <= size
            && ordinal < offset && distance > 0 && ordinal % distance == 0
    }
}
