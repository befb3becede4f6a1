public import NavigationModel

/// Places of a journal at even distances, each with the world there: reading can go on from any of them as if it had
/// read everything before.
///
/// A world is kept packed, so what an index takes is known to the byte. When that, or the number of places, is more
/// than the budget, every second place goes and the distance doubles: a journal of any length has between half the
/// budget and the whole of it. Worlds of one index have most of their catalogs in common, and all of their deliveries.
///
/// The same bytes are what an `IndexStore` keeps between two runs. There an index is a help and nothing else: its file
/// is checked before it is believed, and without one everything is found by reading the journal.
public struct JournalIndex: Sendable {
    /// A place of a journal.
    public struct Place: Sendable {
        /// The seq of the entry before it.
        public var position: Int
        /// How many entries come before it.
        public var ordinal: Int
        /// The offset of the byte after that entry's line.
        public var offset: Int
        /// Where the packed mark and world are.
        var image: PackedPart
        /// Where the packed catalog is; places may share one.
        var catalog: PackedPart
    }

    /// Bytes of an index, and their checksum.
    struct PackedPart: Sendable, Hashable {
        var range: Range<Int>
        var checksum: UInt32
    }

    /// The places, the first one first. The beginning of a journal is none of them.
    public internal(set) var places: [Place] = []
    /// The position before the first entry of the journal.
    public var start = 0
    /// What was found up to the end that a journal should not hold.
    public var findings: [Finding] = []
    /// The budget: so many places, and so many bytes.
    var (mostPlaces, mostBytes) = (8192, 16 << 20)
    /// The distance between two places, in entries.
    public internal(set) var distance = Self.shortestDistance
    /// The packed parts of all places.
    var images = PackedImages()
    /// What the last world knew, and with it every other one.
    var deliveries = Deliveries()
    /// The catalog that was packed last.
    private var lastCatalog: (catalog: Catalog, part: PackedPart)?

    static let shortestDistance = 256

    /// Creates an index without places.
    public init() {}

    /// Returns the last place for which the key is at most the value.
    public func last(where key: KeyPath<Place, Int>, atMost value: Int) -> Place? {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle][keyPath: key] <= value { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? places[low - 1] : nil
    }

    /// Returns where reading goes on from a place and the world there; nil if its bytes are damaged.
    public func open(_ place: Place) -> (mark: ReaderMark, world: World)? {
        guard let image = images[place.image], let packed = images[place.catalog] else { return nil }
        do throws(Unpacker.Malformed) {
            var catalog = Unpacker(packed[...])
            var unpacker = Unpacker(image[...])
            let mark = try ReaderMark(unpacking: &unpacker)
            let world = try World(
                unpacking: &unpacker, catalog: try Catalog(unpacking: &catalog), deliveries: deliveries)
            return mark.offset == place.offset && unpacker.isAtEnd ? (mark, world) : nil
        } catch {
            return nil
        }
    }
}

extension JournalIndex {
    /// How many entries come before the place that is to be kept next.
    public var nextOrdinal: Int { (places.last?.ordinal ?? 0) / distance * distance + distance }

    /// Keeps a place whose turn has come.
    ///
    /// - Parameters:
    ///   - ordinal: How many entries come before it: ``nextOrdinal``.
    ///   - position: The seq of the last of them.
    ///   - mark: Where reading goes on.
    ///   - world: The world there.
    public mutating func add(_ ordinal: Int, position: Int, mark: ReaderMark, world: World) {
        let image = images.append { packer in
            mark.pack(into: &packer)
            world.pack(into: &packer)
        }
        deliveries = world.deliveries
        let catalog = part(of: world.facts.catalog)
        places.append(
            Place(position: position, ordinal: ordinal, offset: mark.offset, image: image, catalog: catalog))
        while places.count > 1, places.count > mostPlaces || images.count > mostBytes { thin() }
    }

    private mutating func part(of catalog: Catalog) -> PackedPart {
        if let lastCatalog, lastCatalog.catalog == catalog { return lastCatalog.part }
        let part = images.append { catalog.pack(into: &$0) }
        lastCatalog = (catalog, part)
        return part
    }

    private mutating func thin() {
        distance *= 2
        keep { [distance] in $0.ordinal % distance == 0 }
    }

    /// Leaves out places, and the bytes that nothing needs any more.
    mutating func keep(where isKept: (Place) -> Bool) {
        var kept = JournalIndex()
        var moved: [PackedPart: PackedPart] = [:]
        for var place in places where isKept(place) {
            guard let image = images[place.image], let catalog = images[place.catalog] else { continue }
            place.image = kept.images.append { $0.bytes += image }
            if moved[place.catalog] == nil { moved = [place.catalog: kept.images.append { $0.bytes += catalog }] }
            place.catalog = moved[place.catalog] ?? place.catalog
            kept.places.append(place)
        }
        (kept.start, kept.findings) = (start, findings)
        (kept.distance, kept.mostPlaces, kept.mostBytes) = (distance, mostPlaces, mostBytes)
        kept.deliveries = deliveries
        self = kept
    }
}
