import NavigationModel

/// A world as bytes, with the catalog beside it.
struct PackedWorld {
    var world: [UInt8]
    var catalog: [UInt8]

    init(_ unpacked: World) {
        var packer = Packer()
        unpacked.pack(into: &packer)
        world = packer.bytes
        packer = Packer()
        unpacked.facts.catalog.pack(into: &packer)
        catalog = packer.bytes
    }

    func unpacked(knowing deliveries: Deliveries) throws(Unpacker.Malformed) -> World {
        var (first, second) = (Unpacker(catalog[...]), Unpacker(world[...]))
        let world = try World(
            unpacking: &second, catalog: try Catalog(unpacking: &first), deliveries: deliveries)
        guard first.isAtEnd, second.isAtEnd else { throw Unpacker.Malformed() }
        return world
    }
}
