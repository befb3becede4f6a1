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
        var object: JSONObject = ["seq": .integer(seq)]
        object["time"] = time?.json
        object["scene"] = scene?.json
        object["intent"] = .string(intent.name)
        for member in intent.members.members { object[member.name] = member.value }
        object["origin"] = recordedOrigin.map { .string($0.rawValue) }
        object["cause"] = cause.map(JSONValue.integer)
        object["outcome"] = recordedOutcome
        object["state"] = recordedDigest.map(JSONValue.string)
        return object
    }
}
