public import StrictJSON

/// One exported state, with what replay needs to go on from it.
///
/// `{"navlog":"snapshot","format":1,"schema":…,"seq":…,"state":World,"memory":…}`. A journal whose header carries one
/// gives the same outcomes as the whole journal from there on.
public struct Snapshot: Sendable {
    /// The version of the format that is written.
    public static let format = 1

    /// The entry after which the world was like this.
    public var seq: Int?
    /// The manifest schema the routes belong to, nil without a manifest.
    public var schema: Int?
    /// The world.
    public var world: World

    /// Creates a snapshot of a world.
    public init(_ world: World, seq: Int?, schema: Int?) {
        self.world = world
        self.seq = seq
        self.schema = schema
    }

    /// The snapshot as JSON.
    public var json: JSONValue {
        Self.json(
            schema: schema,
            [
                ("seq", seq.map(JSONValue.integer)), ("state", world.json), ("memory", world.memoryJSON),
            ])
    }

    /// Returns the snapshot of one scene as JSON, as apps save it and a `restore` takes it.
    ///
    /// - Parameters:
    ///   - state: The state of the scene, or what is saved of it.
    ///   - schema: The manifest schema the routes belong to, nil without a manifest.
    ///   - seq: The entry after which the scene was like this.
    ///   - created: When it was saved.
    public static func json(
        ofScene state: JSONValue, schema: Int?, seq: Int? = nil, created: EntryTime? = nil
    ) -> JSONValue {
        json(schema: schema, [("seq", seq.map(JSONValue.integer)), ("created", created?.json), ("state", state)])
    }

    private static func json(schema: Int?, _ members: [(String, JSONValue?)]) -> JSONValue {
        .object(
            JSONObject(
                present: [
                    ("navlog", "snapshot"), ("format", .integer(format)), ("schema", schema.map(JSONValue.integer)),
                ] + members))
    }
}

extension World {
    /// What replay needs besides the state: listed and removed content, deliveries, claims and what waits.
    var memoryJSON: JSONValue {
        let remembered = deliveries.lines.sorted { ($0.seq, $0.delivery) < ($1.seq, $1.delivery) }
            .map { JSONObject.Member(name: $0.delivery.text, value: .integer($0.seq)) }
        return .object(
            JSONObject(
                facts.catalog.members + [
                    .init(name: "deliveries", value: .object(JSONObject(remembered))),
                    .init(name: "scenes", value: scenes.json(\.memoryJSON)),
                ]))
    }
}

extension Catalog {
    /// The listed and the removed ids by kind, which the state does not show.
    var members: [JSONObject.Member] {
        [
            .init(name: "content", value: Self.json(listed)), .init(name: "removed", value: Self.json(removed)),
        ]
    }

    private static func json(_ kinds: [Name: Set<ContentID>]) -> JSONValue {
        let kinds = kinds.sorted { $0.key < $1.key }
        return .object(
            JSONObject(kinds.map { .init(name: $0.key.text, value: .array($0.value.sorted().map(\.json))) }))
    }
}

extension Scene {
    fileprivate var memoryJSON: JSONValue {
        .object(
            JSONObject(present: [
                ("ready", .bool(memory.isReady)), ("claim", memory.claim.map(JSONValue.integer) ?? .null),
                ("claimed", memory.firstClaim.map(JSONValue.integer) ?? .null),
                ("columns", .array(memory.columns.map(\.json))), ("pending", pending?.memoryJSON),
            ]))
    }
}

extension Pending {
    fileprivate var memoryJSON: JSONValue {
        .object(JSONObject(present: [("entry", .object(entry.json)), ("where", place?.json)]))
    }
}

extension StackPlace {
    /// `["main"]` for a stack of the layout, `[0,{"share":{}}]` for the stack of a presentation.
    fileprivate var json: JSONValue {
        switch self {
        case .base(let id): [id.json]
        case .presentation(let index, let route): [.integer(index), route.json]
        }
    }
}
