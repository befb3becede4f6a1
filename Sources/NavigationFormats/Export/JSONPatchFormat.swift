import NavigationModel
import StrictJSON

/// The edits, after RFC 6902, that lead from one state to another.
public struct JSONPatchFormat: ExportFormat {
    /// The name.
    public let name = "json-patch"
    /// What it is good for.
    public let summary = "the edits from one state to another (RFC 6902)"
    /// Two states.
    public let scope: ExportScope = [.change, .scene]

    /// Creates the format.
    public init() {}

    /// Writes one line of JSON.
    ///
    /// - Throws: `unknownScene` if the scene that is named is not there at both positions.
    @discardableResult
    public func write(
        _ excerpt: Excerpt, to output: inout some TextOutputStream
    ) throws(ExportError) -> [ExportLoss] {
        let before = try state(at: excerpt.start, of: excerpt)
        let after = try state(at: excerpt.end, of: excerpt)
        output.write(JSONPatch.difference(from: before, to: after).json.text() + "\n")
        return []
    }

    private func state(at position: Int, of excerpt: Excerpt) throws(ExportError) -> JSONValue {
        let world = try excerpt.world(at: position)
        guard let id = excerpt.scene else { return world.json }
        guard let scene = world.scenes[id] else { throw .unknownScene(id) }
        return scene.json
    }
}
