/// A world as bytes: exactly what a replay needs to go on as if it had come there itself.
///
/// Most worlds of a history have the same catalog, and each knows the deliveries of all before it. So these two are
/// left out, but for the number of deliveries, and given back when the world is unpacked.
extension World {
    /// Writes the world, without its catalog and its deliveries.
    public func pack(into packer: inout Packer) {
        packer.pack(facts.user) { $0.pack($1) }
        packer.pack(focus) { $0.pack($1) }
        packer.pack(deliveries.count)
        packer.pack(scenes) { $1.pack(into: &$0) }
    }

    /// Reads a world.
    ///
    /// - Parameters:
    ///   - unpacker: Where the world comes next.
    ///   - catalog: The catalog that it had.
    ///   - deliveries: At least those it knew, in the order they came.
    public init(
        unpacking unpacker: inout Unpacker, catalog: Catalog, deliveries: Deliveries
    ) throws(Unpacker.Malformed) {
        self.init()
        facts.catalog = catalog
        facts.user = try unpacker.optional(Name.init(unpacking:))
        focus = try unpacker.optional(Name.init(unpacking:))
        let known = try unpacker.int()
        guard known >= 0, known <= deliveries.count else { throw Unpacker.Malformed() }
        self.deliveries = deliveries.first(known)
        scenes = try unpacker.map(Scene.init(unpacking:))
    }
}

extension Catalog {
    /// Writes the catalog.
    public func pack(into packer: inout Packer) {
        packer.pack(isLoading)
        for kinds in [listed, removed] {
            packer.pack(each: kinds) { packer, kind in
                packer.pack(kind.key)
                packer.pack(each: kind.value) { $0.pack($1.canonical) }
            }
        }
    }

    /// Reads a catalog.
    public init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        self.init()
        isLoading = try unpacker.flag()
        listed = try Self.kinds(unpacking: &unpacker)
        removed = try Self.kinds(unpacking: &unpacker)
    }

    private static func kinds(
        unpacking unpacker: inout Unpacker
    ) throws(Unpacker.Malformed) -> [Name: Set<ContentID>] {
        var kinds: [Name: Set<ContentID>] = [:]
        for _ in 0..<(try unpacker.count()) {
            let kind = try Name(unpacking: &unpacker)
            kinds[kind] = Set(try unpacker.list(ContentID.init(unpacking:)))
        }
        return kinds
    }
}

extension ContentID {
    fileprivate init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        self.init(canonical: try Name(unpacking: &unpacker))
    }
}

extension Name {
    init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        self.init(try unpacker.text())
    }
}

extension Packer {
    mutating func pack(_ name: Name) { pack(name.text) }

    mutating func pack(_ route: Route) { pack(route.text) }

    mutating func pack<Value>(_ map: IDMap<Value>, _ packValue: (inout Packer, Value) -> Void) {
        pack(each: map.ids) { $0.pack($1) }
        for value in map.values { packValue(&self, value) }
    }
}

extension Unpacker {
    mutating func map<Value>(
        _ value: (inout Unpacker) throws(Malformed) -> Value
    ) throws(Malformed) -> IDMap<Value> {
        var map = IDMap<Value>()
        for id in try list(Name.init(unpacking:)) { map[id] = try value(&self) }
        return map
    }
}
