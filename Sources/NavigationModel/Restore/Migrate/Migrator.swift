public import StrictJSON

/// The steps that lead from an older schema to the one of the manifest.
///
/// It works on raw JSON, before anything is decoded, and leaves alone what it does not understand: whoever reads the
/// result says what is wrong with it.
public struct Migrator: Sendable {
    /// Why there is no way from a schema to the manifest's.
    public enum Fault: Error, Hashable, Sendable {
        /// The schema is newer than the manifest's.
        case newer(schema: Int, than: Int)
        /// The manifest has no step from this schema.
        case noStep(from: Int)
    }

    private let manifest: Manifest?
    private let steps: [Migration]

    /// Finds the steps from a schema.
    ///
    /// - Parameters:
    ///   - manifest: The app's description. Without one schemas are not compared and nothing is migrated.
    ///   - schema: The schema to start from, nil for the manifest's own.
    /// - Throws: The fault, unless every step up to the manifest's schema is there.
    public init(_ manifest: Manifest?, from schema: Int?) throws(Fault) {
        self.manifest = manifest
        var steps: [Migration] = []
        if let manifest, let schema, schema != manifest.schema {
            guard schema < manifest.schema else { throw .newer(schema: schema, than: manifest.schema) }
            // The first missing step ends the search, so a schema of any size costs no more than there are steps.
            for from in schema..<manifest.schema {
                guard let step = manifest.migrations.first(where: { $0.from == from }) else {
                    throw .noStep(from: from)
                }
                steps.append(step)
            }
        }
        self.steps = steps
    }

    /// Whether there is nothing to do.
    public var isIdle: Bool { steps.isEmpty }

    /// Returns an entry as the manifest's schema would have written it, from all members of its line.
    ///
    /// A snapshot inside that names its own schema stays as it is: restoring it migrates it from there.
    public func migrate(entry: JSONObject) -> JSONObject {
        guard !isIdle else { return entry }
        var entry = entry
        if entry["intent"] == "restore" {
            // Type tags are not routes yet, and the steps know nothing but routes.
            entry.change("snapshot") { manifest.namingTypes(in: $0) }
        }
        return steps.reduce(entry) { $1.migrate(entry: $0, columns: columns) }
    }

    /// Returns the snapshot of a header, its state and its memory, in the manifest's schema.
    public func migrate(snapshot: JSONValue) -> JSONValue {
        guard !isIdle, var migrated = snapshot.objectValue else { return snapshot }
        for step in steps {
            migrated.change("state") { step.migrate(state: $0, columns: columns) }
            migrated.change("memory") { step.migrate(memory: $0, columns: columns) }
        }
        migrated["schema"] = manifest.map { .integer($0.schema) }
        return .object(migrated)
    }

    /// Returns the state of a scene in the manifest's schema.
    func migrate(scene: JSONObject) -> JSONObject {
        steps.reduce(scene) { $1.migrate(scene: $0, columns: columns) }
    }

    /// The columns of the layout, left to right.
    private var columns: [Name] {
        if case .split(let columns)? = manifest?.layout { columns } else { [] }
    }
}
