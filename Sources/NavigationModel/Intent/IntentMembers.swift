import StrictJSON

/// Reads the members of an intent; a member that is missing or of the wrong kind throws.
struct IntentMembers {
    /// A needed member is missing, or one is of the wrong kind.
    struct Malformed: Error {}

    private let object: JSONObject

    init(_ object: JSONObject) {
        self.object = object
    }

    func has(_ label: String) -> Bool { object[label] != nil }

    func value(_ label: String) throws(Malformed) -> JSONValue {
        guard let value = object[label] else { throw Malformed() }
        return value
    }

    /// Reads a member with a conversion; nil from it means the wrong kind.
    func member<T>(_ label: String, _ convert: (JSONValue) -> T?) throws(Malformed) -> T {
        guard let value = object[label], let result = convert(value) else { throw Malformed() }
        return result
    }

    /// Reads a member that may be absent.
    func optional<T>(_ label: String, _ convert: (JSONValue) -> T?) throws(Malformed) -> T? {
        has(label) ? try member(label, convert) : nil
    }

    func name(_ label: String) throws(Malformed) -> Name { try member(label, Name.init(json:)) }

    func route(_ label: String) throws(Malformed) -> Route { try member(label, Route.init(json:)) }

    func routes(_ label: String) throws(Malformed) -> [Route] { try member(label, [Route].init(json:)) }

    /// The routes that count as missing content; absent means none.
    func missing() throws(Malformed) -> [Route] { try optional("missing", [Route].init(json:)) ?? [] }

    /// The stack that the intent names, if it names one.
    func stack() throws(Malformed) -> Name? { try optional("stack", Name.init(json:)) }

    func bool(_ label: String) throws(Malformed) -> Bool { try member(label, \.boolValue) }

    /// An integer literal, clamped to what an `Int` holds.
    func integer(_ label: String) throws(Malformed) -> Int { try member(label) { $0.numberValue?.clampedInt } }

    func choice<Choice: RawRepresentable>(_ label: String) throws(Malformed) -> Choice where Choice.RawValue == String {
        try member(label) { $0.stringValue.flatMap(Choice.init(rawValue:)) }
    }

    func items(_ label: String) throws(Malformed) -> [CatalogItems] {
        try optional(label, CatalogItems.list) ?? []
    }
}

extension Name {
    /// Reads a name from a JSON string; any other value gives nil.
    init?(json: JSONValue) {
        guard let text = json.stringValue else { return nil }
        self.init(text)
    }
}

extension CatalogItems {
    /// Reads an object of kinds, each with an array of strings or numbers; anything else gives nil.
    static func list(_ json: JSONValue) -> [CatalogItems]? {
        guard let members = json.objectValue?.members else { return nil }
        var list: [CatalogItems] = []
        for member in members {
            guard let ids = member.value.arrayValue,
                ids.allSatisfy({ $0.stringValue != nil || $0.numberValue != nil })
            else { return nil }
            list.append(CatalogItems(kind: Name(member.name), ids: ids))
        }
        return list
    }
}
