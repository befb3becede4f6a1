public import StrictJSON

extension Entry {
    /// What keeps a JSON object from being an entry.
    public enum Fault: Error, Hashable, Sendable {
        /// `seq` is missing or no integer literal from 1 to 2^63 − 1.
        case badSeq
        /// `intent` is missing or no string.
        case badEntry
    }

    /// Reads an entry. Only `seq` and `intent` are needed; members that are unknown are ignored.
    public init(json: JSONObject) throws(Fault) {
        guard let seq = json["seq"]?.numberValue?.intValue, seq >= 1 else { throw .badSeq }
        guard let name = json["intent"]?.stringValue else { throw .badEntry }
        self.init(
            seq: seq, time: json["time"].map(EntryTime.init(json:)), scene: json["scene"].flatMap(Name.init(json:)),
            intent: Intent(name: name, members: json),
            origin: json["origin"].map { Origin(recorded: $0.stringValue ?? "") },
            cause: json["cause"]?.numberValue?.intValue, outcome: json["outcome"])
        recordedDigest = json["state"]?.stringValue
    }

    /// The entry as JSON, members in the order of the format.
    public var json: JSONObject {
        var members = [JSONObject.Member(name: "seq", value: .integer(seq))]
        func add(_ name: String, _ value: JSONValue?) {
            if let value { members.append(JSONObject.Member(name: name, value: value)) }
        }
        add("time", time?.json)
        add("scene", scene?.json)
        add("intent", .string(intent.name))
        members += intent.members.members
        add("origin", recordedOrigin.map { .string($0.rawValue) })
        add("cause", cause.map(JSONValue.integer))
        add("outcome", recordedOutcome)
        add("state", recordedDigest.map(JSONValue.string))
        return JSONObject(members)
    }
}

/// The members that every entry has, or may have, whatever its intent.
extension Entry {
    /// The members that stand before those of the intent, in the order of the format.
    private static let membersBeforeIntent = ["seq", "time", "scene", "intent"]
    /// The members that stand behind those of the intent, in the order of the format.
    public static let membersBehindIntent = ["origin", "cause", "outcome", "state", "crc"]

    /// Returns whether a member of an entry is none of its intent.
    static func isOwn(_ member: String) -> Bool { ownMembers.contains(Name(member)) }

    private static let ownMembers = Set((membersBeforeIntent + membersBehindIntent).map { Name($0) })

    /// Returns what is left of an entry for its intent, with members that nobody knows.
    public static func membersOfIntent(in entry: JSONObject) -> JSONObject {
        JSONObject(entry.members.filter { !isOwn($0.name) })
    }
}
