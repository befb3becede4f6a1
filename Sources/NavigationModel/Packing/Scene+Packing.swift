import StrictJSON

extension Scene {
    func pack(into packer: inout Packer) {
        packer.pack(phase)
        packer.pack(tab) { $0.pack($1) }
        packer.pack(each: hiddenTabs) { $0.pack($1) }
        packer.pack(selection) { packer, route in packer.pack(route) { $0.pack($1) } }
        packer.pack(columns)
        packer.pack(width)
        packer.pack(stacks) { $1.pack(into: &$0) }
        packer.pack(each: presentations) { $1.pack(into: &$0) }
        packer.pack(pending) { $1.pack(into: &$0) }
        packer.pack(memory.isReady)
        packer.pack(memory.claim) { $0.pack($1) }
        packer.pack(memory.firstClaim) { $0.pack($1) }
        packer.pack(each: memory.columns) { $0.pack($1) }
    }

    init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        phase = try unpacker.choice()
        tab = try unpacker.optional(Name.init(unpacking:))
        hiddenTabs = try unpacker.list(Name.init(unpacking:))
        selection = try unpacker.map { unpacker throws(Unpacker.Malformed) in
            try unpacker.optional(Route.init(unpacking:))
        }
        columns = try unpacker.choice()
        width = try unpacker.choice()
        stacks = try unpacker.map(Stack.init(unpacking:))
        presentations = try unpacker.list(Presentation.init(unpacking:))
        pending = try unpacker.optional(Pending.init(unpacking:))
        memory.isReady = try unpacker.flag()
        memory.claim = try unpacker.optional { unpacker throws(Unpacker.Malformed) in try unpacker.int() }
        memory.firstClaim = try unpacker.optional { unpacker throws(Unpacker.Malformed) in try unpacker.int() }
        memory.columns = try unpacker.list(Name.init(unpacking:))
    }
}

extension Route {
    fileprivate init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        self.init(validated: try unpacker.text())
    }
}

extension Stack {
    fileprivate func pack(into packer: inout Packer) {
        packer.pack(each: path) { $0.pack($1) }
        packer.pack(each: views) { $0.pack($1) }
    }

    fileprivate init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        self.init(path: try unpacker.list(Route.init(unpacking:)), views: try unpacker.list(Name.init(unpacking:)))
    }
}

extension Presentation {
    fileprivate func pack(into packer: inout Packer) {
        packer.pack(style)
        packer.pack(route)
        stack.pack(into: &packer)
    }

    fileprivate init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        self.init(
            style: try unpacker.choice(), route: try Route(unpacking: &unpacker),
            stack: try Stack(unpacking: &unpacker))
    }
}

extension Pending {
    /// What waits is rare, so its entry is kept as the JSON that a snapshot has of it.
    fileprivate func pack(into packer: inout Packer) {
        packer.pack(JSONValue.object(entry.json).text())
        packer.pack(waits)
        packer.pack(place) { $1.pack(into: &$0) }
    }

    fileprivate init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        guard let json = (try? JSONValue(parsing: try unpacker.text()))?.objectValue,
            let entry = try? Entry(json: json)
        else { throw Unpacker.Malformed() }
        self.init(entry: entry, waits: try unpacker.choice(), place: try unpacker.optional(StackPlace.init(unpacking:)))
    }
}

extension StackPlace {
    fileprivate func pack(into packer: inout Packer) {
        switch self {
        case .base(let id):
            packer.pack(true)
            packer.pack(id)
        case .presentation(let index, let route):
            packer.pack(false)
            packer.pack(index)
            packer.pack(route)
        }
    }

    fileprivate init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        if try unpacker.flag() {
            self = .base(try Name(unpacking: &unpacker))
        } else {
            self = .presentation(try unpacker.int(), try Route(unpacking: &unpacker))
        }
    }
}
