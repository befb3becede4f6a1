import NavigationModel
import StrictJSON

/// An entry in short: the name of its intent, then the other members as JSON, as in `push {"route":{"a":{}}}`.
///
/// Without a `scene` it is about the scene `main`; `"scene":null` leaves it out.
struct Line {
    private let intent: String
    private let members: JSONObject

    init(_ text: String) throws {
        let parts = text.split(separator: " ", maxSplits: 1)
        intent = parts.first.map(String.init) ?? ""
        members = try parts.count < 2 ? [:] : JSONValue(parsing: String(parts[1])).objectValue ?? [:]
    }

    /// The entry as a journal has it.
    func entry(_ seq: Int) throws -> Entry {
        var object: JSONObject = ["seq": .integer(seq), "scene": "main", "intent": .string(intent)]
        for member in members.members { object[member.name] = member.value }
        if object["scene"] == .null { object["scene"] = nil }
        return try Entry(json: object)
    }
}
