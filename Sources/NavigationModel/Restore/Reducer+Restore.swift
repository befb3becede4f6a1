import StrictJSON

/// Restoring a snapshot: read, migrate, decode, validate, commit in one step.
extension Reducer {
    func restore(
        _ snapshot: JSONValue, missing: [Route], as id: Name, in scene: inout Scene, _ facts: Facts
    ) -> Verdict {
        .rejected(.corruptSnapshot)
    }
}
