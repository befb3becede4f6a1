import NavigationModel
import NavigationReplay
import StrictJSON
import TestSupport

extension Specimen {
    /// Makes up a history of an app, here and there of entries that no app should write.
    init(madeUpFor app: String, seed: UInt64, oddities: Bool = false) throws {
        let manifest = try Manifest(json: Self.manifest(app))
        var options = HistoryGenerator.Options()
        options.seed = seed
        options.faultRate = 0.1
        var generator = HistoryGenerator(manifest, options)
        var random = SeededGenerator(seed: seed)
        var lines = [#"{"navlog":1,"app":"\#(manifest.app ?? app)","manifest":"\#(app)","session":"s-\#(seed)"}"#]
        for _ in 0..<150 {
            let entry = generator.next()
            let line = oddities ? Self.odd(entry, &random) : entry
            if oddities, Int.random(in: 0..<40, using: &random) == 0 { lines.append(#"{"navlog":1}"#) }
            lines.append(JSONValue.object(line).text())
        }
        try self.init(lines: lines.joined(separator: "\n") + "\n")
    }

    private static func odd(_ entry: JSONObject, _ random: inout SeededGenerator) -> JSONObject {
        var entry = entry
        switch Int.random(in: 0..<16, using: &random) {
        case 0: entry["scene"] = ["", "e\u{301}", "a-1", "\u{1F600}", 7].randomElement(using: &random)
        case 1: entry["time"] = ["yesterday", 7, "2026-11-30T09:00:00Z"].randomElement(using: &random)
        case 2: entry["time"] = nil
        case 3: entry["note"] = ["deep": [1.50, nil, ["seq": 9]]]
        case 4: entry["cause"] = [7, "x", -1, 1.0, nil].randomElement(using: &random)
        case 5: entry["intent"] = ["journal", "intent", "", "tip.v1"].randomElement(using: &random).map { .string($0) }
        case 6: entry["outcome"] = ["odd", 7, ["kind": "applied", "by": "x"]].randomElement(using: &random)
        case 7: entry["state"] = ["odd", 7].randomElement(using: &random)
        case 8: entry["origin"] = ["stranger", 7].randomElement(using: &random)
        case 9: entry["data"] = ["specversion": "1.0", "sequence": "7", "id": 1]
        default: break
        }
        return entry
    }

    /// The lines behind the header: entries, and headers of further runs.
    func records() throws -> [JSONValue] {
        var records: [JSONValue] = []
        try timeline.forEach(after: timeline.start, to: timeline.end) { step, _ in
            if step.beginsRun { records.append(["navlog": 1]) }
            records.append(.object(try timeline.members(of: step)))
            return true
        }
        return records
    }
}
