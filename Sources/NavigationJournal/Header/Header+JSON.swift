import NavigationModel
public import StrictJSON

extension Header {
    /// What keeps a JSON object from being a header.
    public enum Fault: Error, Hashable, Sendable {
        /// `navlog` is missing or no integer literal.
        case noVersion
        /// `navlog` is another version than this one.
        case unsupportedVersion(JSONNumber)
    }

    /// Reads a header. Only `navlog` is needed; other members of the wrong kind count as absent, but for `snapshot`,
    /// whose reader judges it.
    public init(json: JSONObject) throws(Fault) {
        guard let version = json["navlog"]?.numberValue, version.isInteger else { throw .noVersion }
        guard version.intValue == Self.format else { throw .unsupportedVersion(version) }
        app = json["app"]?.stringValue
        build = json["build"]?.stringValue
        manifest = json["manifest"]?.stringValue
        session = json["session"]?.stringValue
        created = json["created"].map(EntryTime.init(json:))
        schema = json["schema"]?.numberValue?.intValue
        snapshot = json["snapshot"]
        continues = json["continues"].flatMap(Continuation.init(json:))
        forkOf = json["forkOf"].flatMap(Fork.init(json:))
        unknown = JSONObject(json.members.filter { !Self.knownNames.contains(Name($0.name)) })
    }

    /// The header as JSON, members in the order of the format.
    public var json: JSONObject {
        let known: [(String, JSONValue?)] = [
            ("navlog", .integer(Self.format)), ("app", app.map(JSONValue.string)),
            ("build", build.map(JSONValue.string)), ("manifest", manifest.map(JSONValue.string)),
            ("session", session.map(JSONValue.string)), ("created", created?.json),
            ("schema", schema.map { .integer($0) }), ("snapshot", snapshot),
            ("continues", continues?.json), ("forkOf", forkOf?.json),
        ]
        let members = known.compactMap { name, value in value.map { JSONObject.Member(name: name, value: $0) } }
        return JSONObject(members + unknown.members)
    }

    private static let knownNames: Set<Name> = [
        "navlog", "app", "build", "manifest", "session", "created", "schema", "snapshot", "continues", "forkOf",
    ]
}

extension Header.Continuation {
    fileprivate init?(json: JSONValue) {
        guard let seq = json["seq"]?.numberValue?.intValue, seq >= 0 else { return nil }
        self.init(seq: seq, session: json["session"]?.stringValue)
    }

    fileprivate var json: JSONValue {
        var object: JSONObject = ["seq": .integer(seq)]
        object["session"] = session.map(JSONValue.string)
        return .object(object)
    }
}

extension Header.Fork {
    fileprivate init?(json: JSONValue) {
        guard let journal = json["journal"]?.stringValue, let seq = json["seq"]?.numberValue?.intValue, seq >= 0
        else { return nil }
        self.init(journal: journal, seq: seq)
    }

    fileprivate var json: JSONValue {
        ["journal": .string(journal), "seq": .integer(seq)]
    }
}
