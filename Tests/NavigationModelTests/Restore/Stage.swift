import NavigationModel
import StrictJSON
import Testing

/// A world that takes entries as lines of JSON, without their `seq`, and answers with JSON.
struct Stage {
    private let migrator: Migrator
    private var witness: Witness

    /// Creates a world with the scene `s`, ready.
    ///
    /// - Parameter schema: The schema of the lines, if it is older than the manifest's.
    init(_ manifest: Manifest?, schema: Int? = nil) throws {
        migrator = try Migrator(manifest, from: schema)
        witness = Witness(manifest)
        try apply(#"{"scene":"s","intent":"sceneOpened"}"#)
        try apply(#"{"scene":"s","intent":"ready"}"#)
    }

    /// The world as it is now.
    var world: World { witness.world }

    /// The scene `s`, which is the first one as long as it is there.
    var scene: Scene { witness.world.scenes.values[0] }

    /// The paths of all stacks, as JSON.
    var paths: String { JSONValue.object(JSONObject(scene.stacks.map { ($0.0.text, routes($0.1.path)) })).text() }

    /// The selections, as JSON.
    var selection: String {
        JSONValue.object(JSONObject(scene.selection.map { ($0.0.text, $0.1?.json ?? .null) })).text()
    }

    /// What is presented, as JSON.
    var presentations: String { (scene.json["presentations"] ?? .null).text() }

    /// Applies an entry and returns its outcome.
    @discardableResult
    mutating func apply(_ line: String) throws -> String {
        let members = try JSONValue(parsing: line).objectValue ?? [:]
        var entry = migrator.migrate(entry: members)
        entry["seq"] = .integer(witness.seq + 1)
        return witness.apply(try Entry(json: entry)).json.text()
    }

    /// Restores a snapshot in the scene `s` and returns the outcome.
    @discardableResult
    mutating func restore(_ snapshot: String, missing: String = "[]") throws -> String {
        try apply(#"{"scene":"s","intent":"restore","snapshot":\#(snapshot),"missing":\#(missing)}"#)
    }

    private func routes(_ path: [Route]) -> JSONValue { .array(path.map(\.json)) }
}

extension JSONObject {
    fileprivate init(_ members: [(String, JSONValue)]) {
        self.init(members.map { Member(name: $0.0, value: $0.1) })
    }
}

/// The outcome of a restore that left something out, from pairs of place and reason.
func truncated(_ dropped: (String, String)...) -> String {
    let elements: [JSONValue] = dropped.map { ["path": .string($0.0), "reason": .string($0.1)] }
    return JSONValue.object(["kind": "truncated", "dropped": .array(elements)]).text()
}
