public import StrictJSON

extension Snapshot {
    /// A snapshot that cannot be read: the place in it, as a JSON Pointer.
    public struct Malformed: Error, Hashable, Sendable {
        /// The member that is missing or of the wrong kind.
        public var pointer: JSONPointer
    }

    /// Reads the snapshot that a journal starts from. Unlike a restore it is strict: a journal that starts from a
    /// guess would be wrong from its first entry on.
    ///
    /// Absent members of the state take the values of a new scene; absent `memory` means nothing listed, no claim,
    /// ready if active, nothing waits.
    public init(json: JSONValue, layout: Layout) throws(Malformed) {
        let snapshot = SnapshotNode(json)
        guard try snapshot.string("navlog") == "snapshot" else { throw Malformed(pointer: JSONPointer(["navlog"])) }
        guard try snapshot.integer("format") == Self.format else { throw Malformed(pointer: JSONPointer(["format"])) }
        let world = try World(try snapshot.required("state"), memory: try snapshot.optional("memory"), layout)
        self.init(world, seq: try snapshot.integer("seq"), schema: try snapshot.integer("schema"))
    }
}

extension World {
    fileprivate init(_ state: SnapshotNode, memory: SnapshotNode?, _ layout: Layout) throws(Snapshot.Malformed) {
        self.init()
        if let catalog = try state.optional("catalog") {
            let status: CatalogStatus = try catalog.choice("status") ?? .ready
            facts.catalog.isLoading = status == .loading
        }
        facts.user = try state.optional("session")?.name("user")
        focus = try state.name("focus")
        for (id, scene) in try state.optional("scenes")?.members() ?? [] {
            let remembered = try memory?.optional("scenes")?.optional(id)
            scenes[Name(id)] = try Scene(scene, memory: remembered, layout)
        }
        for (kind, ids) in try memory?.optional("content")?.members() ?? [] {
            facts.catalog.listed[Name(kind)] = try ids.contentIDs()
        }
        for (kind, ids) in try memory?.optional("removed")?.members() ?? [] {
            facts.catalog.removed[Name(kind)] = try ids.contentIDs()
        }
        for (delivery, seq) in try memory?.optional("deliveries")?.members() ?? [] {
            deliveries.insert(Name(delivery), seq: try seq.integer())
        }
    }

    private enum CatalogStatus: String {
        case loading, ready
    }
}

extension Scene {
    fileprivate init(_ state: SnapshotNode, memory: SnapshotNode?, _ layout: Layout) throws(Snapshot.Malformed) {
        self.init(layout: layout)
        phase = try state.choice("phase") ?? phase
        tab = try state.name("tab") ?? tab
        hiddenTabs = try state.optional("hiddenTabs")?.names().sorted() ?? []
        columns = try state.choice("columns") ?? columns
        width = try state.choice("width") ?? width
        for (column, route) in try state.optional("selection")?.members() ?? [] {
            selection[Name(column)] = .some(route.isNull ? nil : try route.route())
        }
        for (id, stack) in try state.optional("stacks")?.members() ?? [] {
            stacks[Name(id)] = try Stack(stack)
        }
        for presented in try state.optional("presentations")?.elements() ?? [] {
            presentations.append(
                Presentation(
                    style: try presented.choice("style") ?? .sheet, route: try presented.required("route").route(),
                    stack: try Stack(presented)))
        }
        self.memory.isReady = try memory?.bool("ready") ?? (phase == .active)
        self.memory.claim = try memory?.integer("claim")
        self.memory.firstClaim = try memory?.integer("claimed")
        self.memory.columns = try memory?.optional("columns")?.names() ?? []
        if layout == .open {
            // Columns that nobody remembers came into being in some order; that of their ids is as good as any.
            let known = Set(self.memory.columns)
            self.memory.columns += selection.ids.filter { !known.contains($0) }
        }
        if let waiting = try memory?.optional("pending"), let shown = try state.optional("pending") {
            guard let waits: Wait = try shown.choice("waits") else { throw shown.malformed("waits") }
            pending = Pending(
                entry: try waiting.required("entry").entry(), waits: waits,
                place: try waiting.optional("where")?.place())
        }
    }
}

extension Stack {
    fileprivate init(_ node: SnapshotNode) throws(Snapshot.Malformed) {
        self.init()
        for route in try node.optional("path")?.elements() ?? [] { path.append(try route.route()) }
        views = try node.optional("views")?.names() ?? []
    }
}
